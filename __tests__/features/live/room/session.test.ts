import type { ChatMessage } from '@/api/liveFrame'
import { createChat } from '@/features/live/room/chat/session'
import { ApiError } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import type { Page } from '@/lib/decode'
import type { SocketHandlers } from '@/platform/socket/types'

import { aChatMessage, messageWire } from '../../../factories/live'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const me = { memberId: 7, name: '林小满' }

/** A room whose server has a log, pages of it, and sockets. */
function setUp({ size = 100, sendMs = 0 } = {}) {
  let log: ChatMessage[] = []
  let socket: SocketHandlers | undefined
  const asked: number[] = []
  const failures: Error[] = []
  const sent: string[] = []
  let refusal: Error | undefined
  let socketCount = 0
  let isDeaf = false
  const page = (number: number): Page<ChatMessage> => {
    const items = [...log].reverse().slice((number - 1) * size, number * size)
    return { items, total: log.length, page: number, hasMore: number * size < log.length }
  }
  const chat = createChat(me, {
    openSocket(_, handlers) {
      socket = handlers
      socketCount++
      isDeaf = false
      return { close: () => void (socket = undefined), send: () => undefined }
    },
    socketUrl: () => 'ws://x',
    async list(number) {
      asked.push(number)
      const failure = failures.shift()
      if (failure) throw failure
      return page(number)
    },
    async send(text) {
      if (sendMs > 0) await new Promise((resolve) => setTimeout(resolve, sendMs))
      if (refusal) throw refusal
      sent.push(text)
    },
    unsent: [],
    storeOwn: () => undefined,
    random: () => 0.5,
    drawMs: 250,
  })
  /** Somebody says it; who has a socket hears it. */
  const say = (id: number, over: Partial<ChatMessage> = {}) => {
    const message = aChatMessage(id, over)
    log.push(message)
    if (!isDeaf) hear(message)
  }
  /** The socket brings it. */
  const hear = ({ id, text: content, name, senderId }: ChatMessage) => {
    const wire = messageWire(id, { content, nick_name: name, id: senderId })
    socket?.onText(JSON.stringify({ t: 'message', v: JSON.stringify(wire) }))
  }
  return {
    chat,
    say,
    hear,
    asked,
    failures,
    sent,
    open: () => socket?.onOpen(),
    cut: () => {
      const old = socket
      socket = undefined
      old?.onClose(1006)
    },
    /** The teacher takes it back; who has a socket is told. */
    recall(id: number) {
      log = log.filter((message) => message.id !== id)
      if (!isDeaf) socket?.onText(JSON.stringify({ t: 'message-deleted', params: { ids: [id] } }))
    },
    /** Dead, and nobody is told. */
    deafen: () => void (isDeaf = true),
    hasSocket: () => socket !== undefined,
    socketCount: () => socketCount,
    refuse: (error: Error | undefined) => void (refusal = error),
    fill: (count: number) => void (log = Array.from({ length: count }, (_, index) => aChatMessage(index + 1))),
  }
}

const ids = ({ getState }: { getState: () => { lines: readonly { kind: string; message?: ChatMessage }[] } }) =>
  getState().lines.flatMap(({ message }) => (message ? [message.id] : []))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
/** Further up, to the beginning. */
async function readOlder(chat: ReturnType<typeof createChat>, maxPages: number): Promise<void> {
  chat.dispatch({ type: 'scrolled', isAtEnd: false })
  for (let page = 0; page < maxPages && chat.getState().hasOlder; page++) await chat.loadOlder()
  expect(chat.getState().hasOlder).toBe(false)
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('opens, reads the history once, then hears', async () => {
  const { chat, say, open, asked, fill } = setUp()
  fill(3)
  chat.start(true)
  open()
  await pass(0)
  say(4)
  await pass(250)
  expect(ids(chat)).toEqual([1, 2, 3, 4])
  await pass(5_000)
  expect(asked).toEqual([1])
})

test('a socket that is long in coming holds up no history, and what came meanwhile is read when it opens', async () => {
  const { chat, say, open, asked, fill } = setUp()
  fill(2)
  chat.start(true)
  await pass(1_500)
  expect(ids(chat)).toEqual([1, 2])
  say(3)
  open()
  await pass(0)
  expect(ids(chat)).toEqual([1, 2, 3])
  expect(asked).toEqual([1, 1])
})

test('cut off for thirty seconds: nothing is missing, nothing is there twice', async () => {
  const { chat, say, open, cut, fill, asked } = setUp({ size: 10 })
  fill(5)
  chat.start(true)
  open()
  await pass(0)
  say(6)
  cut()
  for (let id = 7; id <= 40; id++) say(id)
  await pass(1_000)
  open()
  say(41)
  await pass(1_000)
  expect(ids(chat)).toEqual(upTo(41))
  // As many pages as it takes to meet what was known.
  expect(asked).toEqual([1, 1, 2, 3, 4])
})

test('a long gap: the newest are there with a few calls, the others when they are wanted', async () => {
  const { chat, say, open, cut, fill, asked } = setUp()
  fill(150)
  chat.start(true)
  open()
  await pass(0)
  chat.send('断开前说的')
  await pass(0)
  cut()
  for (let id = 151; id <= 5_000; id++) say(id, id === 160 ? { senderId: 7, text: '断开前说的' } : {})
  await pass(1_000)
  open()
  await pass(60_000)
  expect(asked).toEqual([1, 1, 2, 3, 4, 5])
  expect(ids(chat)).toEqual(upTo(5_000).slice(-500))
  expect(own(chat)).toEqual([])
  say(5_001)
  await pass(250)
  await readOlder(chat, 50)
  expect(ids(chat)).toEqual(upTo(5_001))
})

/** What happens after the first hundred lines; then 1,900 are said without a socket, which opens again. */
async function backAfterGap(event: Parameters<ReturnType<typeof createChat>['dispatch']>[0]) {
  const { chat, say, open, cut, fill, asked } = setUp()
  fill(100)
  chat.start(true)
  open()
  await pass(0)
  chat.dispatch(event)
  cut()
  for (let id = 101; id <= 2_000; id++) say(id)
  await pass(1_000)
  open()
  return { chat, asked }
}

test('a long gap below what is being read: that stays, and the gap is filled in peace', async () => {
  const { chat, asked } = await backAfterGap({ type: 'scrolled', isAtEnd: false })
  await pass(0)
  expect(asked).toEqual([1, 1, 2, 3, 4, 5])
  expect(ids(chat)).toEqual([...upTo(100), ...upTo(2_000).slice(-500)])
  await pass(20_000)
  expect(ids(chat)).toEqual(upTo(2_000))
  expect(asked.length).toBeLessThan(30)
})

test('a long gap in a hidden chat is skipped', async () => {
  const { chat, asked } = await backAfterGap({ type: 'hidden', isHidden: true })
  await pass(20_000)
  expect(asked).toEqual([1, 1, 2, 3, 4, 5])
  expect(ids(chat)).toEqual(upTo(2_000).slice(-500))
})

test('who goes to the end meanwhile has the newest, and no gap above them', async () => {
  const { chat, say, open, cut, fill } = setUp()
  fill(100)
  chat.start(true)
  open()
  await pass(0)
  chat.dispatch({ type: 'scrolled', isAtEnd: false })
  cut()
  for (let id = 101; id <= 9_000; id++) say(id)
  await pass(1_000)
  open()
  await pass(2_500)
  chat.dispatch({ type: 'scrolled', isAtEnd: true })
  await pass(60_000)
  const first = ids(chat)[0] ?? 0
  expect(first).toBeGreaterThan(100)
  expect(ids(chat)).toEqual(upTo(9_000).slice(first - 1))
})

test('a room that was empty: what was said while one was away can all be read', async () => {
  const { chat, say, open, cut } = setUp()
  chat.start(true)
  open()
  await pass(0)
  cut()
  for (let id = 1; id <= 250; id++) say(id)
  await pass(1_000)
  open()
  await pass(0)
  await readOlder(chat, 3)
  expect(ids(chat)).toEqual(upTo(250))
})

test('a gap that could not be read is read later', async () => {
  const { chat, say, open, cut, failures } = setUp()
  chat.start(true)
  open()
  await pass(0)
  say(1)
  cut()
  say(2)
  await pass(1_000)
  failures.push(new ApiError('busy', { retryAfterMs: 12_000 }))
  open()
  await pass(11_000)
  say(3)
  await pass(300)
  expect(ids(chat)).toEqual([1, 3])
  await pass(1_000)
  expect(ids(chat)).toEqual([1, 2, 3])
})

test('cut off once more before the first gap could be read: both are filled', async () => {
  const { chat, say, open, cut, failures } = setUp({ size: 2 })
  chat.start(true)
  open()
  await pass(0)
  say(1)
  cut()
  say(2)
  say(3)
  await pass(1_000)
  failures.push(new ApiError('busy', { retryAfterMs: 12_000 }))
  open()
  await pass(0)
  say(4)
  cut()
  say(5)
  await pass(2_000)
  open()
  await pass(300)
  expect(ids(chat)).toEqual(upTo(5))
})

test('dropped every thirty seconds for ten minutes: the log and the screen are the same', async () => {
  const { chat, say, open, cut, hasSocket } = setUp()
  chat.start(true)
  let id = 0
  for (let sec = 1; sec <= 600; sec++) {
    say(++id)
    if (sec % 30 === 0) cut()
    await pass(1_000)
    if (hasSocket() && chat.getState().link !== 'open') open()
  }
  await pass(15_000)
  open()
  await pass(1_000)
  expect(ids(chat)).toEqual(upTo(600))
})

test('two hundred a second are drawn four times a second', async () => {
  const { chat, say, open } = setUp()
  chat.start(true)
  open()
  await pass(1_000)
  let draws = 0
  chat.subscribe(() => draws++)
  for (let id = 1; id <= 2_000; id++) {
    say(id)
    if (id % 2 === 0) await pass(10)
  }
  await pass(250)
  expect(ids(chat)).toEqual(upTo(2_000))
  expect(draws).toBeLessThanOrEqual(42)
})

test('older pages: each once, however much was said meanwhile', async () => {
  const { chat, say, open, fill } = setUp()
  fill(250)
  chat.start(true)
  open()
  await pass(0)
  for (let id = 251; id <= 300; id++) say(id)
  await pass(250)
  await chat.loadOlder()
  expect(ids(chat)[0]).toBeLessThanOrEqual(101)
  await chat.loadOlder()
  await chat.loadOlder()
  expect(ids(chat)).toEqual(upTo(300))
  expect(chat.getState().hasOlder).toBe(false)
})

test('a history that does not come says so, and comes when it is asked for', async () => {
  const { chat, fill, failures } = setUp()
  fill(2)
  failures.push(new ApiError('offline'))
  chat.start(false)
  await pass(0)
  expect(chat.getState()).toMatchObject({ older: 'failed', hasOlder: undefined })
  await chat.loadOlder()
  expect(ids(chat)).toEqual([1, 2])
  expect(chat.getState().older).toBe('idle')
})

const own = (chat: ReturnType<typeof setUp>['chat']) =>
  chat.getState().own.map(({ text, status, reason }) => `${text} ${status} ${reason}`)

test('what I say shows at once, and once', async () => {
  const { chat, say, open, sent } = setUp()
  chat.start(true)
  open()
  await pass(0)
  chat.send('老师好')
  expect(own(chat)).toEqual(['老师好 sending '])
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '老师好' })
  await pass(250)
  expect(own(chat)).toEqual([])
  expect(ids(chat)).toEqual([1])
  expect(sent).toEqual(['老师好'])
})

test('the same words once more after a refusal: what the socket brings is the second', async () => {
  const { chat, say, open, refuse } = setUp()
  chat.start(true)
  open()
  refuse(new ApiError('rejected', { message: '发言太快了' }))
  chat.send('老师好')
  await pass(0)
  refuse(undefined)
  chat.send('老师好')
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '老师好' })
  await pass(250)
  expect(own(chat)).toEqual(['老师好 failed 发言太快了'])
  expect(ids(chat)).toEqual([1])
})

describe('written before the history was there, in words that I have said earlier in this lesson', () => {
  const now = new Date('2026-05-01T19:40:00+08:00')
  const mine = (minutesAgo: number) => ({
    ...{ senderId: 7, name: '林小满', text: '到' },
    sentAt: new Date(now.getTime() - minutesAgo * 60_000),
  })
  beforeEach(() => {
    jest.setSystemTime(now)
    serverClock.learn(now.toISOString())
  })

  test('refused after the history came: the reason stands there', async () => {
    const { chat, say, open, refuse } = setUp({ sendMs: 1_000 })
    say(1, mine(20))
    chat.start(true)
    refuse(new ApiError('rejected', { message: '发言太快了' }))
    chat.send('到')
    open()
    await pass(1_000)
    expect(ids(chat)).toEqual([1])
    expect(own(chat)).toEqual(['到 failed 发言太快了'])
  })

  test('with a lost answer: the earlier words are not taken for it', async () => {
    const { chat, say, open, refuse, sent } = setUp()
    say(1, mine(20))
    chat.start(true)
    refuse(new ApiError('timeout'))
    chat.send('到')
    open()
    await pass(0)
    refuse(undefined)
    const [line] = chat.getState().own
    await chat.resend(line?.key ?? '')
    expect(sent).toEqual(['到'])
  })

  test('arrived: the history has it, and it stands there once', async () => {
    const { chat, say, open } = setUp()
    say(1, mine(20))
    chat.start(true)
    chat.send('到')
    say(2, mine(0))
    open()
    await pass(0)
    expect(ids(chat)).toEqual([1, 2])
    expect(own(chat)).toEqual([])
  })
})

test('a server that changes the words: my line does not stand there twice for long', async () => {
  const { chat, say, open } = setUp()
  chat.start(true)
  open()
  await pass(0)
  chat.send('一个坏词')
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '一个**' })
  await pass(250)
  expect(own(chat)).toEqual(['一个坏词 sent '])
  await pass(10_000)
  expect(ids(chat)).toEqual([1])
  expect(own(chat)).toEqual([])
})

test("the next line's message has not come: the first one's does not stand for both", async () => {
  const { chat, say, open, cut } = setUp()
  const mine = (text: string) => ({ senderId: 7, name: '林小满', text })
  chat.start(true)
  open()
  await pass(0)
  chat.send('为什么')
  chat.send('还有一个问题')
  await pass(0)
  say(1, mine('为什么'))
  await pass(250)
  cut()
  say(2, mine('还有一个问题'))
  await pass(10_500)
  expect(own(chat)).toEqual(['还有一个问题 sent '])
  open()
  await pass(250)
  expect(ids(chat)).toEqual([1, 2])
  expect(own(chat)).toEqual([])
})

test('what I wrote on another phone stands for no line here before the room was read', async () => {
  const { chat, say, open, failures } = setUp()
  chat.start(true)
  open()
  await pass(0)
  chat.send('老师好')
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '在另一台手机上写的' })
  failures.push(new ApiError('timeout'))
  await pass(10_250)
  expect(own(chat)).toEqual(['老师好 sent '])
})

test('refused: the reason, the words kept, and once more', async () => {
  const { chat, open, refuse, sent } = setUp()
  chat.start(true)
  open()
  refuse(new ApiError('rejected', { message: '禁言状态下无法发布消息' }))
  chat.send('老师好')
  await pass(0)
  expect(own(chat)).toEqual(['老师好 failed 禁言状态下无法发布消息'])
  refuse(undefined)
  const [line] = chat.getState().own
  await chat.resend(line?.key ?? '')
  expect(sent).toEqual(['老师好'])
  await chat.resend(line?.key ?? '')
  expect(sent).toEqual(['老师好'])
})

test('the answer was lost, not the message: it is found before it is sent again', async () => {
  const { chat, say, open, cut, refuse, sent } = setUp()
  chat.start(true)
  open()
  await pass(0)
  cut()
  refuse(new ApiError('timeout'))
  chat.send('老师好')
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '老师好' })
  refuse(undefined)
  const [line] = chat.getState().own
  await chat.resend(line?.key ?? '')
  expect(sent).toEqual([])
  expect(own(chat)).toEqual([])
  expect(ids(chat)).toEqual([1])
})

test('the room is left while it is looked for: it is not sent again', async () => {
  const { chat, say, open, refuse, sent } = setUp()
  chat.start(true)
  open()
  await pass(0)
  refuse(new ApiError('timeout'))
  chat.send('老师好')
  await pass(0)
  say(1, { senderId: 7, name: '林小满', text: '老师好' })
  refuse(undefined)
  const resent = chat.resend(chat.getState().own[0]?.key ?? '')
  chat.stop()
  await resent
  expect(sent).toEqual([])
})

test('the answer was lost, and much was said since: it is found before it is sent again', async () => {
  const { chat, say, open, refuse, sent } = setUp()
  chat.start(true)
  open()
  await pass(0)
  refuse(new ApiError('timeout'))
  chat.send('老师好')
  await pass(0)
  refuse(undefined)
  const [line] = chat.getState().own
  say(1, { senderId: 7, name: '林小满', text: '老师好' })
  for (let id = 2; id <= 250; id++) say(id)
  await chat.resend(line?.key ?? '')
  expect(sent).toEqual([])
  await pass(250)
  expect(ids(chat)).toEqual(upTo(250))
})

/** Behind another app for so long. */
async function lookAway(chat: ReturnType<typeof setUp>['chat'], ms: number): Promise<void> {
  chat.rest()
  await pass(ms)
  chat.wake()
}

test('a socket that died without a word while nobody looked: what was said is there, and another socket', async () => {
  const { chat, say, open, deafen, socketCount } = setUp()
  chat.start(true)
  open()
  await pass(0)
  say(1)
  await pass(250)
  deafen()
  say(2)
  await lookAway(chat, 6_000)
  await pass(0)
  expect(ids(chat)).toEqual([1, 2])
  await pass(3_500)
  expect(socketCount()).toBe(2)
  open()
  say(3)
  await pass(250)
  expect(ids(chat)).toEqual([1, 2, 3])
})

test('a socket that died without a word while one talks: one’s own line tells', async () => {
  const { chat, say, open, deafen, sent, socketCount } = setUp()
  chat.start(true)
  open()
  await pass(0)
  deafen()
  say(1)
  chat.send('听得见吗')
  await pass(0)
  expect(sent).toEqual(['听得见吗'])
  say(2, { senderId: 7, text: '听得见吗' })
  await pass(9_000)
  expect(ids(chat)).toEqual([])
  await pass(5_000)
  expect(ids(chat)).toEqual([1, 2])
  expect(own(chat)).toEqual([])
  expect(socketCount()).toBe(2)
})

test('a socket that lives is kept: what the history knew a moment before it, and what was heard while nobody looked', async () => {
  const { chat, say, hear, open, deafen, asked, socketCount } = setUp()
  chat.start(true)
  open()
  await pass(0)
  say(1)
  await lookAway(chat, 60_000)
  await pass(10_000)
  expect(asked).toEqual([1, 1])
  // A glance asks for nothing.
  await lookAway(chat, 4_000)
  await pass(10_000)
  expect(asked).toEqual([1, 1])
  chat.rest()
  await pass(6_000)
  deafen()
  say(2)
  chat.wake()
  await pass(1_000)
  expect(ids(chat)).toEqual([1, 2])
  hear(aChatMessage(2))
  await pass(60_000)
  expect(socketCount()).toBe(1)
})

test.each([
  ['the last one', 3, [3]],
  ['one in between', 3, [2]],
  ['all', 2, [1, 2]],
])('recalled while the socket was gone, it does not stay: %s', async (_, count, recalled) => {
  const { chat, say, open, cut, recall } = setUp()
  chat.start(true)
  open()
  await pass(0)
  for (const id of upTo(count)) say(id)
  await pass(250)
  expect(ids(chat)).toEqual(upTo(count))
  cut()
  recalled.forEach(recall)
  await pass(1_000)
  open()
  await pass(1_000)
  expect(ids(chat)).toEqual(upTo(count).filter((id) => !recalled.includes(id)))
})

test('a history that is a moment late takes nothing that an open socket has brought', async () => {
  const { chat, say, hear, open, cut } = setUp()
  chat.start(true)
  open()
  await pass(0)
  say(1)
  cut()
  await pass(1_000)
  open()
  hear(aChatMessage(2))
  await pass(1_000)
  expect(ids(chat)).toEqual([1, 2])
  await lookAway(chat, 6_000)
  await pass(1_000)
  expect(ids(chat)).toEqual([1, 2])
})

test('the network is back while nobody looks: the absence does not end there', async () => {
  const { chat, say, open, deafen } = setUp()
  chat.start(true)
  open()
  await pass(0)
  chat.rest()
  chat.cut()
  await pass(10_000)
  chat.reconnect()
  open()
  await pass(0)
  deafen()
  say(1)
  await pass(60_000)
  chat.wake()
  await pass(1_000)
  expect(ids(chat)).toEqual([1])
})

test('after leaving nothing is left: no socket, no timer, no word', async () => {
  const { chat, say, open, hasSocket } = setUp()
  chat.start(true)
  open()
  await pass(0)
  say(1)
  chat.send('没有回声')
  await pass(0)
  chat.stop()
  const listener = jest.fn()
  chat.subscribe(listener)
  await pass(60_000)
  expect(hasSocket()).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
  expect(listener).not.toHaveBeenCalled()
})
