import { createChatLink, retryDelayMs } from '@/features/live/room/chat/link'
import type { SocketHandlers } from '@/platform/socket/types'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Sockets as the platform opens them, the newest last. */
function setUp() {
  const sockets: (SocketHandlers & { url: string; isClosed: boolean; sent: string[] })[] = []
  const states: string[] = []
  const link = createChatLink({
    open(url, handlers) {
      const socket = { ...handlers, url, isClosed: false, sent: [] as string[] }
      sockets.push(socket)
      return { close: () => void (socket.isClosed = true), send: (text) => void socket.sent.push(text) }
    },
    url: () => `ws://x/${sockets.length}`,
    onLink: (state, code) => void states.push(code ? `${state} ${code}` : state),
    onText: () => undefined,
    random: () => 0.5,
  })
  const last = () => sockets[sockets.length - 1]
  return { link, sockets, states, last }
}

test('1, 2, 5, 10 seconds and then always 10, spread by a quarter', () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => retryDelayMs(attempt, 0.5))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ])
  expect([0, 1].map((random) => retryDelayMs(3, random))).toEqual([7_500, 12_500])
})

test('comes back when it is lost, later each time, with an address of that moment', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  last()?.onOpen()
  last()?.onClose(1006)
  jest.advanceTimersByTime(999)
  expect(sockets).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  last()?.onClose(1006)
  jest.advanceTimersByTime(1_999)
  expect(sockets).toHaveLength(2)
  jest.advanceTimersByTime(1)
  expect(sockets.map(({ url }) => url)).toEqual(['ws://x/0', 'ws://x/1', 'ws://x/2'])
  last()?.onOpen()
  // It was open for a while: the delays begin anew.
  jest.advanceTimersByTime(10_000)
  last()?.onClose(1006)
  jest.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(4)
  expect(states).toEqual(['connecting', 'open', 'lost 1006', 'open', 'lost 1006'])
})

test('a refusal is final', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  last()?.onClose(4409)
  jest.advanceTimersByTime(60_000)
  link.wake()
  link.cut()
  link.wake()
  jest.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['connecting', 'refused 4409'])
})

test('another code of the server, busy or idle perhaps, is a loss', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  last()?.onClose(4000)
  jest.advanceTimersByTime(1_500)
  expect(sockets).toHaveLength(2)
  expect(states).toEqual(['connecting', 'lost 4000'])
})

test('a server that accepts only to close is asked less and less', () => {
  const { link, sockets, last } = setUp()
  link.start()
  for (const waitMs of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const count = sockets.length
    last()?.onOpen()
    last()?.onClose(4000)
    jest.advanceTimersByTime(waitMs - 1)
    expect(sockets).toHaveLength(count)
    jest.advanceTimersByTime(1)
    expect(sockets).toHaveLength(count + 1)
  }
})

test('nobody looks: no attempts; somebody does: at once', () => {
  const { link, sockets, last } = setUp()
  link.start()
  last()?.onOpen()
  link.rest()
  last()?.onClose(1006)
  jest.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  link.wake()
  expect(sockets).toHaveLength(2)
  // One under way is not doubled.
  link.wake()
  expect(sockets).toHaveLength(2)
})

test('without a network an open socket is dead, and its late words count no more', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  last()?.onOpen()
  link.cut()
  expect(sockets[0]?.isClosed).toBe(true)
  jest.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  link.wake()
  last()?.onOpen()
  expect(states).toEqual(['connecting', 'open', 'lost 1006', 'open'])
})

test('an attempt that nobody answers is replaced after ten seconds', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  jest.advanceTimersByTime(9_999)
  expect(sockets[0]?.isClosed).toBe(false)
  jest.advanceTimersByTime(1)
  expect(sockets[0]?.isClosed).toBe(true)
  expect(states).toEqual(['connecting', 'lost 1006'])
  jest.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
  last()?.onOpen()
  jest.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(2)
  expect(states).toEqual(['connecting', 'lost 1006', 'open'])
})

test('a word now and then while somebody looks, which nobody has to answer', () => {
  const { link, sockets, last } = setUp()
  link.start()
  last()?.onOpen()
  jest.advanceTimersByTime(60_000)
  expect(last()?.sent).toEqual(['ping', 'ping'])
  link.rest()
  jest.advanceTimersByTime(600_000)
  expect(last()?.sent).toHaveLength(2)
  link.wake()
  expect(last()?.sent).toHaveLength(3)
  jest.advanceTimersByTime(30_000)
  expect(last()?.sent).toHaveLength(4)
  // No answer ever came.
  expect(sockets).toHaveLength(1)
})

test('one that tells nothing any more gives way to another', () => {
  const { link, sockets, states, last } = setUp()
  link.start()
  last()?.onOpen()
  link.renew()
  expect(sockets[0]?.isClosed).toBe(true)
  jest.advanceTimersByTime(1_000)
  last()?.onOpen()
  expect(states).toEqual(['connecting', 'open', 'lost 1006', 'open'])
})

test('nothing is left of it after it was stopped', () => {
  const { link, sockets, last } = setUp()
  link.start()
  last()?.onClose(1006)
  link.stop()
  jest.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(0)
  link.start()
  last()?.onOpen()
  link.stop()
  expect(jest.getTimerCount()).toBe(0)
})
