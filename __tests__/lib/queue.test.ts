import { backoffMs, debounce, singleFlight, throttle } from '@/lib/queue'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('singleFlight', () => {
  test('callers meanwhile share one call, the next one starts anew', async () => {
    let settle: (value: string) => void = () => undefined
    const run = jest.fn(() => new Promise<string>((resolve) => (settle = resolve)))
    const shared = singleFlight(run)
    const both = [shared(), shared()]
    settle('first')
    expect(await Promise.all(both)).toEqual(['first', 'first'])
    void shared()
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('a failure reaches everybody and is not kept', async () => {
    const run = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up')
    const shared = singleFlight(run)
    const results = await Promise.allSettled([shared(), shared()])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await shared()).toBe('up')
  })
})

test('waits double up to a minute, half of them random', () => {
  expect([0, 1, 2, 6, 50].map((attempt) => backoffMs(attempt, () => 1))).toEqual([1000, 2000, 4000, 60_000,
    60_000])
  expect(backoffMs(3, () => 0)).toBe(4000)
  const wait = backoffMs(3)
  expect(wait).toBeGreaterThanOrEqual(4000)
  expect(wait).toBeLessThanOrEqual(8000)
})

describe('throttle', () => {
  test('lets one through in 500 ms', () => {
    const run = jest.fn()
    const throttled = throttle(run)
    throttled('a')
    jest.advanceTimersByTime(499)
    throttled('b')
    jest.advanceTimersByTime(1)
    throttled('c')
    expect(run.mock.calls).toEqual([['a'], ['c']])
  })

  test('a phone clock that is set back does not lock it', () => {
    const run = jest.fn()
    const throttled = throttle(run)
    throttled()
    jest.setSystemTime(Date.now() - 3600_000)
    throttled()
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('debounce', () => {
  test('calls once, with the last words, after 500 ms of silence', () => {
    const run = jest.fn()
    const debounced = debounce(run)
    debounced('a')
    jest.advanceTimersByTime(400)
    debounced('b')
    jest.advanceTimersByTime(499)
    expect(run).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(run.mock.calls).toEqual([['b']])
  })

  test('cancel drops the one that waits', () => {
    const run = jest.fn()
    const debounced = debounce(run, 100)
    debounced()
    debounced.cancel()
    jest.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
