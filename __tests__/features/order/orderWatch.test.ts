import type { OrderStatus } from '@/api/order'
import { createOrderWatch, type WatchNews } from '@/features/order/orderWatch'

beforeEach(() => void jest.useFakeTimers({ now: 0 }))
afterEach(() => void jest.useRealTimers())

function watching(answer: () => Promise<OrderStatus | null>) {
  const looks: { atSec: number; isBackground: boolean }[] = []
  const heard: WatchNews[] = []
  const watch = createOrderWatch({
    look: (isBackground) => {
      looks.push({ atSec: Date.now() / 1000, isBackground })
      return answer()
    },
    tell: (news) => void heard.push(news),
  })
  return { watch, looks, heard, times: () => looks.map(({ atSec }) => atSec) }
}

const pass = (sec: number) => jest.advanceTimersByTimeAsync(sec * 1000)

test('asks now, then after 1, 2, 3, 5, 8, 13, 13 ... s, and gives up after two minutes', async () => {
  const { watch, looks, heard, times } = watching(async () => 'paying')
  await watch.lookNow()
  await pass(600)
  expect(times()).toEqual([0, 1, 3, 6, 11, 19, 32, 45, 58, 71, 84, 97, 110, 123])
  expect(looks.map(({ isBackground }) => isBackground)).toEqual([false, ...Array<boolean>(13).fill(true)])
  expect(heard.at(-1)).toBe('gaveUp')
  expect(heard.filter((news) => news === 'gaveUp')).toHaveLength(1)
})

test.each([
  { status: 'paid', news: 'paid' },
  { status: 'cancelled', news: 'cancelled' },
  { status: null, news: 'missing' },
] as const)('stops at the end: $news', async ({ status, news }) => {
  let seen: OrderStatus | null = 'paying'
  const { watch, looks, heard } = watching(async () => seen)
  await watch.lookNow()
  await pass(2)
  seen = status
  await pass(600)
  expect(heard.at(-1)).toBe(news)
  expect(looks).toHaveLength(3)
})

test.each(['unpaid', 'paying', 'unknown'] as const)('%s is no end', async (status) => {
  const { watch, heard } = watching(async () => status)
  await expect(watch.lookNow()).resolves.toBe('open')
  await pass(1)
  expect(heard).toEqual(['open', 'open'])
})

test('a failed look says nothing and is followed by the next', async () => {
  const { watch, heard, times } = watching(() => Promise.reject(new Error('offline')))
  await expect(watch.lookNow()).resolves.toBeUndefined()
  await pass(6)
  expect(times()).toEqual([0, 1, 3, 6])
  expect(heard).toEqual([])
})

test('nobody is asked while stopped; coming back asks at once and begins anew', async () => {
  const { watch, times } = watching(async () => 'paying')
  await watch.lookNow()
  await pass(10)
  watch.stop()
  await pass(300)
  expect(times()).toEqual([0, 1, 3, 6])
  await watch.lookNow()
  await pass(3)
  expect(times()).toEqual([0, 1, 3, 6, 310, 311, 313])
})

test('an answer that comes after the stop is dropped', async () => {
  let answer: (status: OrderStatus) => void = () => undefined
  const { watch, heard } = watching(() => new Promise((resolve) => (answer = resolve)))
  const looking = watch.lookNow()
  watch.stop()
  answer('paid')
  await looking
  await pass(600)
  expect(heard).toEqual([])
})
