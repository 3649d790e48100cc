import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { useQueue } from '@/features/exam/question/useQueue'
import { defineChannel } from '@/features/shared/outbox/channel'
import { ApiError } from '@/http/apiError'
import { connection } from '@/platform/connection'

import { pass } from '../../../setup/clock'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@tarojs/taro'),
  useDidHide: () => undefined,
}))

test('an answer that the device has brought along is never called saved before the server has it', async () => {
  const kept = new Map([['1', 'A']])
  const owed = {
    list: () => [...kept],
    get: (address: string) => kept.get(address) ?? null,
    set: (address: string, answer: string) => void kept.set(address, answer),
    remove: (address: string) => void kept.delete(address),
    clear: () => 0,
    restore: () => Promise.resolve(),
  }
  const drawn: number[] = []
  let arrive = () => undefined as void
  const channel = defineChannel<string, string>({
    lockOf: (name) => name,
    owedOf: () => owed,
    listWaiting: () => Promise.resolve([]),
    send: () => new Promise<void>((resolve) => (arrive = resolve)),
  })
  function Room() {
    drawn.push(useQueue({ channel, memberId: 7, of: 'paper-1' }).save.waiting)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Room />))
  await pass(10)
  expect(new Set(drawn)).toEqual(new Set([1]))
  await act(async () => arrive())
  expect(drawn.at(-1)).toBe(0)
  act(() => root.unmount())
})

test('an answer that failed in the background is sent at once on the return', async () => {
  const kept = new Map([['1', 'A']])
  let show: (isVisible: boolean) => void = () => undefined
  const watch = jest.spyOn(connection, 'watchVisible').mockImplementation((listener) => {
    show = listener
    return () => undefined
  })
  const send = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue()
  const channel = defineChannel<string, string>({
    lockOf: (name) => name,
    owedOf: () => ({
      list: () => [...kept],
      get: (address) => kept.get(address) ?? null,
      set: (address, answer) => void kept.set(address, answer),
      remove: (address) => void kept.delete(address),
      clear: () => 0,
      restore: () => Promise.resolve(),
    }),
    listWaiting: () => Promise.resolve([]),
    send,
  })
  function Room() {
    useQueue({ channel, memberId: 7, of: 'paper-2' })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Room />))
  await pass(50)
  expect(send).toHaveBeenCalledTimes(1)
  // Left to itself it would wait a second, then two, then four.
  show(true)
  await pass(50)
  expect(send).toHaveBeenCalledTimes(2)
  expect(kept.size).toBe(0)
  act(() => root.unmount())
  watch.mockRestore()
})
