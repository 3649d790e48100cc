import Taro from '@tarojs/taro'

import { openSocket as openH5 } from '@/platform/socket/index.h5'
import { openSocket as openWeapp } from '@/platform/socket/index.weapp'
import type { OpenSocket } from '@/platform/socket/types'

import { pass } from '../../setup/clock'

/** What the platform tells of a socket. */
interface Ends {
  open: () => void
  text: (data: unknown) => void
  close: (code: number) => void
  isClosed: () => boolean
  sent: string[]
}

let ends: Ends
/** WeChat knows that the socket has died, and says so to who wants to send. */
let isDead = false

class FakeSocket extends EventTarget {
  constructor(readonly url: string) {
    super()
    if (url === 'ws://refused') throw new DOMException('mixed content', 'SecurityError')
    let isClosed = false
    const sent: string[] = []
    this.send = (text) => void sent.push(text)
    this.close = () => void (isClosed = true)
    ends = {
      open: () => void this.dispatchEvent(new Event('open')),
      text: (data) => void this.dispatchEvent(new MessageEvent('message', { data })),
      close: (code) => void this.dispatchEvent(Object.assign(new Event('close'), { code })),
      isClosed: () => isClosed,
      sent,
    }
  }
  close: () => void
  send: (text: string) => void
}

async function connectSocket({ url }: { url: string }) {
  if (url === 'ws://refused') throw new Error('connectSocket:fail')
  type Listener = (event: object) => void
  const listeners: Record<string, Listener> = {}
  const hear = (name: string) => (listener: Listener) => void (listeners[name] = listener)
  let isClosed = false
  const sent: string[] = []
  ends = {
    open: () => listeners.open?.({}),
    text: (data) => listeners.message?.({ data }),
    close: (code) => {
      listeners.error?.({})
      listeners.close?.({ code })
    },
    isClosed: () => isClosed,
    sent,
  }
  const task = { onOpen: hear('open'), onMessage: hear('message'), onError: hear('error'), onClose: hear('close') }
  const send = ({ data, fail }: { data: string; fail: () => void }) => (isDead ? fail() : void sent.push(data))
  return { ...task, send, close: () => void (isClosed = true) }
}

beforeEach(() => {
  isDead = false
  Object.assign(globalThis, { WebSocket: FakeSocket })
  Object.assign(Taro, { connectSocket })
})

const settle = () => pass(0)

const platforms: [string, OpenSocket][] = [
  ['H5', openH5],
  ['the mini-program', openWeapp],
]

function listen() {
  const told: unknown[] = []
  const onOpen = () => void told.push('open')
  return {
    told,
    handlers: {
      onOpen,
      onText: (text: string) => void told.push(text),
      onClose: (code: number) => void told.push(code),
    },
  }
}

test.each(platforms)('%s: opens, tells texts alone, closes once', async (_, openSocket) => {
  const { told, handlers } = listen()
  openSocket('ws://x', handlers)
  await settle()
  ends.open()
  ends.text('{}')
  ends.text(new ArrayBuffer(1))
  ends.close(1006)
  ends.close(1006)
  expect(told).toEqual(['open', '{}', 1006])
})

test.each(platforms)('%s: sends', async (_, openSocket) => {
  const { handlers } = listen()
  const { send } = openSocket('ws://x', handlers)
  await settle()
  ends.open()
  send('ping')
  expect(ends.sent).toEqual(['ping'])
})

test('the mini-program: one that takes nothing any more is lost', async () => {
  const { told, handlers } = listen()
  const { send } = openWeapp('ws://x', handlers)
  await settle()
  ends.open()
  isDead = true
  send('ping')
  expect(told).toEqual(['open', 1006])
})

test.each(platforms)('%s: nothing is told after it was closed', async (_, openSocket) => {
  const { told, handlers } = listen()
  const { close } = openSocket('ws://x', handlers)
  await settle()
  close()
  expect(ends.isClosed()).toBe(true)
  ends.open()
  ends.text('{}')
  ends.close(1000)
  expect(told).toEqual([])
})

test.each(platforms)('%s: closed before it has opened', async (_, openSocket) => {
  const { told, handlers } = listen()
  openSocket('ws://x', handlers).close()
  await settle()
  expect(ends.isClosed()).toBe(true)
  expect(told).toEqual([])
})

test.each(platforms)('%s: an address that may not be opened is a lost one', async (_, openSocket) => {
  const { told, handlers } = listen()
  openSocket('ws://refused', handlers)
  expect(told).toEqual([])
  await settle()
  expect(told).toEqual([1006])
})
