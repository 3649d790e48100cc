import type { OrderStatus } from '@/api/order'
import { createOrderPolling, type PollResult } from '@/features/checkout/orderPolling'

beforeEach(() => void jest.useFakeTimers({ now: 0 }))
afterEach(() => void jest.useRealTimers())

function watching(answer: () => Promise<OrderStatus | null>) {
  const looks: { atSec: number; isBackground: boolean }[] = []
  const heard: PollResult[] = []
  const failures: unknown[] = []
  const polling = createOrderPolling({
    readStatus: (isBackground) => {
      looks.push({ atSec: Date.now() / 1000, isBackground })
      return answer()
    },
    onResult: (result) => void heard.push(result),
    onFailure: (error) => void failures.push(error),
  })
  return { polling, looks, heard, failures, times: () => looks.map(({ atSec }) => atSec) }
}

const pass = (sec: number) => jest.advanceTimersByTimeAsync(sec * 1000)

test('asks now, then after 1, 2, 3, 5, 8, 13, 13 ... s, and gives up after two minutes', async () => {
  const { polling, looks, heard, times } = watching(async () => 'paying')
  await polling.pollNow()
  await pass(600)
  expect(times()).toEqual([0, 1, 3, 6, 11, 19, 32, 45, 58, 71, 84, 97, 110, 123])
  expect(looks.map(({ isBackground }) => isBackground)).toEqual([false, ...Array<boolean>(13).fill(true)])
  expect(heard.at(-1)).toBe('timedOut')
  expect(heard.filter((result) => result === 'timedOut')).toHaveLength(1)
})

test.each([
  { status: 'paid', result: 'paid' },
  { status: 'cancelled', result: 'cancelled' },
  { status: null, result: 'missing' },
] as const)('stops at the end: $result', async ({ status, result }) => {
  let seen: OrderStatus | null = 'paying'
  const { polling, looks, heard } = watching(async () => seen)
  await polling.pollNow()
  await pass(2)
  seen = status
  await pass(600)
  expect(heard.at(-1)).toBe(result)
  expect(looks).toHaveLength(3)
})

test.each(['unpaid', 'paying', 'unknown'] as const)('%s is no end', async (status) => {
  const { polling, heard } = watching(async () => status)
  await expect(polling.pollNow()).resolves.toBe('open')
  await pass(1)
  expect(heard).toEqual(['open', 'open'])
})

test('a failed look tells no result and is followed by the next', async () => {
  const { polling, heard, failures, times } = watching(() => Promise.reject(new Error('offline')))
  await expect(polling.pollNow()).resolves.toBeUndefined()
  await pass(6)
  expect(times()).toEqual([0, 1, 3, 6])
  expect(heard).toEqual([])
  expect(failures).toHaveLength(4)
})

test('nobody is asked while stopped; coming back asks at once and begins anew', async () => {
  const { polling, times } = watching(async () => 'paying')
  await polling.pollNow()
  await pass(10)
  polling.stop()
  await pass(300)
  expect(times()).toEqual([0, 1, 3, 6])
  await polling.pollNow()
  await pass(3)
  expect(times()).toEqual([0, 1, 3, 6, 310, 311, 313])
})

test('an answer that comes after the stop is dropped', async () => {
  let answer: (status: OrderStatus) => void = () => undefined
  const { polling, heard } = watching(() => new Promise((resolve) => (answer = resolve)))
  const looking = polling.pollNow()
  polling.stop()
  answer('paid')
  await looking
  await pass(600)
  expect(heard).toEqual([])
})
