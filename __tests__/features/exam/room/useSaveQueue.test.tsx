import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { useSaveQueue } from '@/features/exam/room/useSaveQueue'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@tarojs/taro'),
  useDidHide: () => undefined,
}))

test('an answer that the device has brought along is never called saved before the server has it', async () => {
  const kept = new Map([['1', 'A']])
  const unsent = {
    list: () => [...kept],
    get: (address: string) => kept.get(address) ?? null,
    set: (address: string, answer: string) => void kept.set(address, answer),
    remove: (address: string) => void kept.delete(address),
  }
  const drawn: number[] = []
  let arrive = () => undefined as void
  const options = {
    lane: 'attempt' as const,
    unsent,
    send: () => new Promise<void>((resolve) => (arrive = resolve)),
    isTyped: () => false,
    onOver: () => undefined,
  }
  function Room() {
    drawn.push(useSaveQueue(options).save.waiting)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Room />))
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(new Set(drawn)).toEqual(new Set([1]))
  await act(async () => arrive())
  expect(drawn.at(-1)).toBe(0)
  act(() => root.unmount())
})
