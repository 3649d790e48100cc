import { act, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { FavoriteButton } from '@/features/exam/question/FavoriteButton'
import { configureHttp, httpContext } from '@/http/client'
import { queryClient } from '@/queries/client'
import { practisingQueries } from '@/queries/practising'

import { aMember } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { ofRole } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

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

const One = () => <FavoriteButton id={11} among={below} />
const Both = () => (
  <>
    <FavoriteButton id={11} among={below} />
    <FavoriteButton id={15} among={below} />
  </>
)
const member = { user: aMember(), addons: ['Paper' as const] }

/** The question is on screen for two minutes; then the server answers so. */
async function openedLongAgo(before: number[], now: ReturnType<typeof ok>, Page = One) {
  const of = (ids: number[]) => ok(Object.fromEntries(ids.map((id) => [id, 1])))
  const backend = fakeBackend({ [states]: of(before), [toggle]: ok() })
  const screen = await openScreen(Page, member)
  await screen.see(before.includes(11) ? '已收藏' : '收藏试题')
  await pass(120_000)
  backend.reply(states, now)
  return { backend, screen, asked: () => backend.sentTo(states).map(({ body }) => body) }
}

const asking = (...ids: number[]) => ({ question_ids: ids })

test.each([
  ['collected', [], ok({ 11: 1 }), '收藏试题', '已收藏', '已收藏试题'],
  ['taken out', [11], ok([]), '已收藏', '收藏试题', '已取消收藏'],
])('%s on another device meanwhile, it is not flipped to the opposite', async (_, before, now, words, then, said) => {
  const { backend, screen, asked } = await openedLongAgo(before, now)
  await screen.press(words)
  await pass(1_000)
  expect(backend.sentTo(toggle)).toEqual([])
  expect(asked()).toEqual([asking(...below), asking(11)])
  expect(buttons()).toEqual([then])
  expect(shown()).toEqual([said])
})

test.each([
  ['as it was', ok([])],
  ['unknown: the server refuses to say it', refusal('系统繁忙')],
  ['unknown: the call is lost', noNetwork],
  ['unknown: no answer comes', held(ok([]))],
])('after a while the state is asked for first; %s, so it is flipped', async (_, now) => {
  const { backend, screen } = await openedLongAgo([], now)
  await screen.press('收藏试题')
  await pass(4_000)
  expect(backend.sentTo(toggle)).toHaveLength(1)
  expect(buttons()).toEqual(['已收藏'])
  expect(shown()).toEqual(['已收藏试题'])
})

test('of a list that was just read, a question is flipped without asking', async () => {
  const backend = fakeBackend({ [states]: ok([]), [toggle]: ok() })
  const screen = await openScreen(One, member)
  await screen.see('收藏试题')
  await screen.press('收藏试题')
  await pass(1_000)
  expect(backend.sent.map(({ call }) => call)).toEqual([states, toggle])
})

test('a press tells nothing of the other questions: the next of them is asked for, too', async () => {
  const { backend, screen, asked } = await openedLongAgo([], ok({ 15: 1 }), Both)
  await screen.press('收藏试题')
  await pass(1_000)
  await screen.press('收藏试题')
  await pass(1_000)
  expect(asked()).toEqual([asking(...below), asking(11), asking(15)])
  expect(backend.sentTo(toggle).map(({ body }) => body)).toEqual([{ question_id: 11 }])
  expect(buttons()).toEqual(['已收藏', '已收藏'])
})

test('when the login changes while the state is asked for, nothing of the next member is flipped', async () => {
  const context = httpContext()
  let token = 'of the first'
  configureHttp({ ...context, token: () => token })
  const late = held(ok([]))
  const { backend, screen } = await openedLongAgo([], late)
  await screen.press('收藏试题')
  await pass(1_000)
  token = 'of the next'
  await act(async () => late.release())
  await pass(1_000)
  configureHttp(context)
  expect(backend.sentTo(toggle)).toEqual([])
})
