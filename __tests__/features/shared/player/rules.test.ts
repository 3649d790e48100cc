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
