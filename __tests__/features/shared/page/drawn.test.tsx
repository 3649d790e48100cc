import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { definePage } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'

import { hide } from '../../../setup/learner'
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
