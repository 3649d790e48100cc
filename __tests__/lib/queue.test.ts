import { debounce } from '@/lib/queue'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

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
