import { Countdown } from '@/components/Countdown'

import { act, leave, show } from './show'

const start = Date.UTC(2026, 4, 1, 12)
const after = (sec: number) => new Date(start + sec * 1000)

/** The server's clock; the phone's is a day behind and may stop. */
let serverMs = start
const nowMs = () => serverMs

beforeEach(() => {
  serverMs = start
  jest.useFakeTimers({ now: start - 86_400_000, doNotFake: ['requestAnimationFrame', 'queueMicrotask'] })
})
afterEach(() => jest.useRealTimers())

function pass(sec: number) {
  for (let index = 0; index < sec; index += 1) {
    serverMs += 1000
    act(() => jest.advanceTimersByTime(1000))
  }
}

test.each([
  [38, '00:00:38'],
  [8_078, '02:14:38'],
  [200_000, '02天07:33:20'],
  [0, '00:00:00'],
  [-5, '00:00:00'],
])('%d s ahead reads %s', async (sec, words) => {
  const page = await show(Countdown, { endsAt: after(sec), nowMs })
  expect(page.textContent).toBe(words)
})

test('counts by the server, also when the phone slept', async () => {
  const page = await show(Countdown, { endsAt: after(60), nowMs, label: '距开播' })
  pass(2)
  expect(page.textContent).toBe('距开播00:00:58')
  serverMs += 30_000
  pass(1)
  expect(page.textContent).toBe('距开播00:00:27')
})

test('tells its end once, and not at all when it was over before', async () => {
  const onEnd = jest.fn()
  await show(Countdown, { endsAt: after(2), nowMs, onEnd })
  pass(5)
  expect(onEnd).toHaveBeenCalledTimes(1)

  const late = jest.fn()
  await show(Countdown, { endsAt: after(2), nowMs, onEnd: late })
  pass(2)
  expect(late).not.toHaveBeenCalled()
})

test('is over with its page: nobody hears of its end', async () => {
  const onEnd = jest.fn()
  await show(Countdown, { endsAt: after(2), nowMs, onEnd })
  leave()
  pass(5)
  expect(onEnd).not.toHaveBeenCalled()
})
