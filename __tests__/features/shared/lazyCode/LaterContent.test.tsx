import { act } from 'react'

import { LaterContent } from '@/features/shared/lazyCode/LaterContent'

import { fakeBackend } from '../../../setup/backend'
import { openScreen } from '../../../setup/openScreen'
import { countUnhandled } from '../../../setup/unhandled'

interface Code {
  words: string
}

const told = countUnhandled()

async function open(load: () => Promise<Code>) {
  fakeBackend()
  const screen = await openScreen(() => (
    <LaterContent load={load} skeleton='等待' failed='评论没有加载出来'>
      {({ words }) => words}
    </LaterContent>
  ))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  return screen
}

test('content whose code does not come says so, offers another try, and the update hears of it once', async () => {
  const load = jest.fn<Promise<Code>, []>().mockRejectedValue(new Error('Loading chunk 7 failed'))
  const screen = await open(load)
  await screen.see('评论没有加载出来')
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(told).toHaveBeenCalledTimes(1)
  const tries = load.mock.calls.length
  await screen.press('重试')
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(load.mock.calls.length).toBeGreaterThan(tries)
  expect(told).toHaveBeenCalledTimes(1)
  load.mockResolvedValueOnce({ words: '讲得很清楚' })
  await screen.press('重试')
  await screen.see('讲得很清楚')
  expect(screen.text()).not.toContain('评论没有加载出来')
})

test('it comes by itself when it can be had again', async () => {
  const load = jest.fn<Promise<Code>, []>().mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
  load.mockResolvedValue({ words: '讲得很清楚' })
  const screen = await open(load)
  await screen.see('评论没有加载出来')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await screen.see('讲得很清楚')
})
