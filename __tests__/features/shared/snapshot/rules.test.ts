import type { SnapshotRules } from '@/api/snapshot'
import { takesPhotos, isDrawn, startDraws } from '@/features/shared/snapshot/rules'

const rules: SnapshotRules = {
  isOn: { vod: true, live: false, book: true, paper: false, practice: false },
  cycleSec: 60,
  ratePercent: 30,
  maxCount: 5,
}

test.each([
  ['a lesson', 'vod', {}, true],
  ['a live course that is off', 'live', {}, false],
  ['no cycle', 'vod', { cycleSec: 0 }, false],
  ['no chance', 'vod', { ratePercent: 0 }, false],
  ['no room', 'vod', { maxCount: 0 }, false],
] as const)('%s: photographed at all?', (_, type, more, are) => {
  expect(takesPhotos({ ...rules, ...more }, type)).toBe(are)
})

test.each([
  [30, 0, true],
  [30, 0.3, true],
  [30, 0.301, false],
  [100, 0.999, true],
  [1, 0.02, false],
])('at %d %% a draw of %d', (ratePercent, random, isPhotograph) => {
  expect(isDrawn({ ratePercent }, () => random)).toBe(isPhotograph)
})

describe('draws', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('at each end of a cycle, by the chance of that moment, until they are stopped', () => {
    const chances = [0.9, 0.1, 0.9, 0.2]
    const onDrawn = jest.fn()
    const stop = startDraws({ rules, onDrawn, random: () => chances.shift() ?? 0 })
    const counts = [59, 1, 60, 60, 60].map((sec) => {
      jest.advanceTimersByTime(sec * 1000)
      return onDrawn.mock.calls.length
    })
    expect(counts).toEqual([0, 0, 1, 1, 2])
    stop()
    jest.advanceTimersByTime(600_000)
    expect(onDrawn).toHaveBeenCalledTimes(2)
  })

  test('a cycle beyond what timers can wait does not become none at all', () => {
    const onDrawn = jest.fn()
    const stop = startDraws({ rules: { ...rules, cycleSec: 10 ** 9 }, onDrawn, random: () => 0 })
    jest.advanceTimersByTime(3_600_000)
    expect(onDrawn).not.toHaveBeenCalled()
    stop()
  })
})
