import { act, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { FavoriteButton } from '@/features/exam/question/FavoriteButton'
import { queryClient } from '@/queries/client'
import { practisingQueries } from '@/queries/practising'

import { aMember } from '../../../factories/member'
import { fakeBackend, held, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { ofRole } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const states = 'POST /addons/Paper/api/v1/collection/status/multi'
const toggle = 'POST /addons/Paper/api/v1/collection/action'

/** The same question of two pages: the result below, and the practice of what it missed. */
const below = [11, 15]
const above = [11]
const TwoPages = () => (
  <>
    <FavoriteButton id={11} among={below} />
    <FavoriteButton id={11} among={above} />
  </>
)

const buttons = () => ofRole('button').map(({ textContent }) => textContent)

test.each([
  ['collected on one page, a question is collected on the other', ok(), '已收藏'],
  ['refused, it is as before on both', refusal('试题不存在'), '收藏试题'],
])('%s', async (_, reply, words) => {
  const backend = fakeBackend({ [states]: ok([]), [toggle]: reply })
  const screen = await openScreen(TwoPages, { user: aMember(), addons: ['Paper'] })
  await screen.see('收藏试题收藏试题')
  await screen.press('收藏试题')
  await screen.see('已收藏已收藏')
  await pass(1_000)
  expect(backend.sentTo(toggle)).toHaveLength(1)
  expect(buttons()).toEqual([words, words])
})

test('pressed while both pages read anew, it stays on both, and what was on its way is asked for again', async () => {
  const backend = fakeBackend({ [states]: ok([]), [toggle]: ok() })
  const screen = await openScreen(TwoPages, { user: aMember(), addons: ['Paper'] })
  await screen.see('收藏试题收藏试题')
  const old = held(ok([]))
  backend.reply(states, old)
  await act(async () => void queryClient.refetchQueries({ queryKey: practisingQueries.everyFavorites() }))
  await screen.press('收藏试题')
  backend.reply(states, ok({ 11: 1 }))
  await act(async () => old.release())
  await screen.see('已收藏已收藏')
  const before = backend.sentTo(states).length
  await pass(1_000)
  expect(buttons()).toEqual(['已收藏', '已收藏'])
  expect(backend.sentTo(states)).toHaveLength(before + 2)
})

/** The page's button belongs to the question on screen. */
function Turning() {
  const [id, setId] = useState(11)
  return (
    <>
      <Pressable onClick={() => setId(id === 11 ? 15 : 11)}>翻页</Pressable>
      <FavoriteButton key={id} id={id} among={below} />
    </>
  )
}

test('pressed and turned over at once, a star outlives the list that was read before the server had it', async () => {
  const backend = fakeBackend({ [states]: ok([]), [toggle]: ok() })
  const screen = await openScreen(Turning, { user: aMember(), addons: ['Paper'] })
  await screen.see('收藏试题')
  const [old, early, flip] = [held(ok([])), held(ok([])), held(ok())]
  backend.reply(states, old)
  await act(async () => void queryClient.refetchQueries({ queryKey: practisingQueries.everyFavorites() }))
  await screen.press('收藏试题')
  backend.reply(states, early)
  backend.reply(toggle, flip)
  await screen.press('翻页')
  await pass(100)
  expect(backend.sentTo(toggle)).toHaveLength(1)
  await act(async () => early.release())
  await act(async () => flip.release())
  await screen.press('翻页')
  await pass(100)
  expect(buttons()).toEqual(['翻页', '已收藏'])
})
