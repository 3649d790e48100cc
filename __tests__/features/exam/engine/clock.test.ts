import { formatClock, hasRunOut, leftSecOf, startClock, type Tick, warningAt } from '@/features/exam/engine/clock'
import { createServerClock } from '@/lib/serverClock'

jest.useFakeTimers()

const startMs = Date.parse('2026-11-23T01:00:00Z')
beforeEach(() => jest.setSystemTime(startMs))

test.each([
  [0, 0],
  [1, 1],
  [999, 1],
  [1001, 2],
  [-5000, 0],
])('%i ms before the deadline: %i s', (ms, sec) => {
  expect(leftSecOf(new Date(startMs + ms), startMs)).toBe(sec)
})

describe('whether time ran out', () => {
  const attempt = (usedSec: number) => ({
    startedAt: new Date(startMs),
    deadlineAt: new Date(startMs + 600_000),
    usedSec,
  })
  test.each([
    ['handed in early, whatever the time is', 300, 700_000, false],
    ['its whole time is used, though no clock is known', 600, null, true],
    ['whole seconds round', 599, null, true],
    ['a server that does not say how long it took', 0, 600_000, true],
    ['and before its end', 0, 599_000, false],
    ['and without a known time', 0, null, false],
  ])('%s', (_, usedSec, sinceMs, isOut) => {
    expect(hasRunOut(attempt(usedSec), sinceMs === null ? null : startMs + sinceMs)).toBe(isOut)
  })
})

test('without a deadline nobody knows', () => {
  expect(leftSecOf(null, startMs)).toBeNull()
})

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [27 * 3600, '27:00:00'],
])('%i s reads %s', (sec, words) => {
  expect(formatClock(sec)).toBe(words)
})

test.each([
  [301, 300, 300],
  [300, 299, null],
  [61, 60, 60],
  [400, 50, 60],
  [null, 200, 300],
  [null, 3000, null],
  [2, 0, null],
  [10, null, null],
])('from %p to %p s: warns of %p', (before, left, warning) => {
  expect(warningAt(before, left)).toBe(warning)
})

/** A clock whose deadline is so far away, on a phone whose clock is wrong by so much. */
function watched(leftMs: number, wrongByMs = 0) {
  jest.setSystemTime(startMs + wrongByMs)
  const server = createServerClock()
  server.observe(new Date(startMs).toUTCString())
  const ticks: Tick[] = []
  const deadline = new Date(startMs + leftMs)
  const clock = startClock({ deadlineAt: () => deadline, serverNowMs: server.now, onTick: (tick) => ticks.push(tick) })
  return { ticks, clock, server, last: () => ticks[ticks.length - 1] }
}

test.each([0, 86_400_000, -3_600_000])(
  'a phone whose clock is wrong by %i ms ends neither early nor late',
  (wrongBy) => {
    const { ticks, clock } = watched(5000, wrongBy)
    jest.advanceTimersByTime(6000)
    expect(ticks.map(({ leftSec }) => leftSec)).toEqual([4, 3, 2, 1, 0, 0])
    clock.stop()
  },
)

test.each([86_400_000, -3_600_000])(
  'a clock that is moved by %i ms meanwhile is noticed and then forgotten',
  (moveMs) => {
    const { clock, server, last } = watched(10 * 60_000)
    jest.advanceTimersByTime(2000)
    jest.setSystemTime(Date.now() + moveMs)
    jest.advanceTimersByTime(1000)
    expect(last()).toMatchObject({ hasJumped: true, warning: null })
    server.observe(new Date(startMs + 3000).toUTCString())
    jest.advanceTimersByTime(1000)
    expect(last()).toEqual({ leftSec: 596, warning: null, hasJumped: false })
    clock.stop()
  },
)

test('five minutes and one minute are said once each', () => {
  const { ticks, clock } = watched(301_000)
  jest.advanceTimersByTime(301_000)
  expect(ticks.filter(({ warning }) => warning !== null).map(({ leftSec, warning }) => [leftSec, warning])).toEqual([
    [300, 300],
    [60, 60],
  ])
  clock.stop()
})

test('a stopped clock is silent', () => {
  const { ticks, clock } = watched(5000)
  clock.stop()
  jest.advanceTimersByTime(5000)
  expect(ticks).toEqual([])
})
