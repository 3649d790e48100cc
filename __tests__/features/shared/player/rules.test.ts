import { createPlaybackGuard } from '@/features/shared/player/rules'
import type { PlaybackItem } from '@/features/shared/player/types'

const aProgram = (over: Partial<PlaybackItem> = {}): PlaybackItem => ({
  key: '1',
  load: async () => [],
  startSec: 0,
  trialSec: 0,
  isDragBanned: false,
  watchedSec: 0,
  ...over,
})

test.each([
  ['free to jump', { isDragBanned: false, watchedSec: 100 }, 500, 500],
  ['under a ban, back', { isDragBanned: true, watchedSec: 100 }, 20, 20],
  ['under a ban, within what is watched', { isDragBanned: true, watchedSec: 100 }, 100, 100],
  ['under a ban, less than two seconds ahead', { isDragBanned: true, watchedSec: 100 }, 101.9, 101.9],
  ['under a ban, two seconds ahead', { isDragBanned: true, watchedSec: 100 }, 102, 100],
  ['under a ban, far ahead', { isDragBanned: true, watchedSec: 100 }, 900, 100],
  ['under a ban, where it resumed', { isDragBanned: true, startSec: 97, watchedSec: 40 }, 97, 97],
])('%s', (_, over, targetSec, landingSec) => {
  expect(createPlaybackGuard(aProgram(over)).landingSec(targetSec)).toBe(landingSec)
})

test('what has been played may be jumped to, also after going back', () => {
  const guard = createPlaybackGuard(aProgram({ isDragBanned: true }))
  guard.pass(60)
  guard.pass(10)
  expect(guard.landingSec(60)).toBe(60)
  expect(guard.landingSec(70)).toBe(60)
})

describe('a part that does not play', () => {
  const guarded = () => {
    const guard = createPlaybackGuard(aProgram({ isDragBanned: true }))
    guard.open(60, 64)
    guard.open(64, 70)
    return guard
  }

  test('may be passed over under a ban, once it is reached', () => {
    const guard = guarded()
    guard.pass(30)
    expect(guard.landingSec(70)).toBe(30)
    guard.pass(59)
    expect(guard.landingSec(70)).toBe(70)
    expect(guard.landingSec(80)).toBe(59)
  })

  test('is told of once, when it is behind', () => {
    const guard = guarded()
    expect([58, 59.5, 70.1, 70.4, 71].map((sec) => guard.pass(sec))).toEqual([false, false, true, false, false])
  })
})

test.each([
  [0, 9_999, false],
  [60, 59.9, false],
  [60, 60, true],
  [60, 75, true],
])('a trial of %i s at second %d is over: %s', (trialSec, sec, isOver) => {
  expect(createPlaybackGuard(aProgram({ trialSec })).isOver(sec)).toBe(isOver)
})

test.each([
  ['before the start', 0, -5, 0],
  ['beyond the end', 0, 700, 600],
  ['beyond the trial', 60, 100, 60],
  ['within', 60, 30, 30],
])('the scrubber %s', (_, trialSec, sec, expected) => {
  expect(createPlaybackGuard(aProgram({ trialSec })).clamp(sec, 600)).toBe(expected)
})
