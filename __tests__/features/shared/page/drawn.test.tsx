import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { definePage } from '@/features/shared/page'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { book } from '@/goods/kinds/book'
import { course } from '@/goods/kinds/course'
import { bookQueries } from '@/queries/book'
import { courseQueries } from '@/queries/course'

import { bookDetailWire } from '../../../factories/book'
import { detailWire } from '../../../factories/course'
import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { pass, until } from '../../../setup/clock'
import { hide, showAgain } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

afterEach(() => jest.restoreAllMocks())

/** Opens a page, leaves it for so long, and returns. @returns how often it has drawn its content meanwhile */
async function drawnAfter(seconds: number): Promise<number> {
  const content = jest.fn(() => {
    useSharedPage({ name: 'me', params: {} })
    return null
  })
  await openScreen(definePage('me', content))
  content.mockClear()
  const leftAtMs = Date.now()
  await hide()
  jest.spyOn(Date, 'now').mockReturnValue(leftAtMs + seconds * 1_000)
  await act(async () => void safeExecute('taro-app', 'onShow'))
  return content.mock.calls.length
}

test('a page that is shown again at once is not drawn anew', async () => {
  expect(await drawnAfter(30)).toBe(0)
})

test('one that comes back after a minute is, because what it says of time has changed', async () => {
  expect(await drawnAfter(61)).toBe(1)
})

const watched = { 101: { watch_seconds: 30, watched_at: null, updated_at: '2026-03-10T08:00:00.000000Z' } }
const draw = jest.fn(() => null)
beforeEach(() => draw.mockReset().mockReturnValue(null))

test.each([
  [
    'a book',
    defineProductPage('bookShow', book, { query: bookQueries.detail, failed: '', draw }),
    'GET /addons/MeeduBooks/api/v1/book/3',
    (change = {}) => ok(bookDetailWire(change)),
  ],
  [
    'a course with what was watched of it and when',
    defineProductPage('courseShow', course, { query: courseQueries.detail, failed: '', draw }),
    'GET /api/v2/course/3',
    (change = {}) => ok(detailWire({ videoWatchedProgress: watched, ...change })),
  ],
])('%s that is read anew on the return is not drawn anew, unless it has changed', async (_, page, call, answer) => {
  const backend = fakeBackend({ [call]: answer() })
  await openScreen(page, {
    params: { id: '3' },
    addons: ['MeeduBooks'],
    user: aMember(),
  })
  await until(() => draw.mock.calls.length > 0)
  draw.mockClear()
  await showAgain()
  await until(() => backend.sentTo(call).length === 2)
  await pass(100)
  expect(draw).not.toHaveBeenCalled()
  backend.reply(call, answer({ is_buy: true, isBuy: true }))
  await showAgain()
  await until(() => draw.mock.calls.length > 0)
})
