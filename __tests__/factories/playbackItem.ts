import type { PlaybackItem } from '@/features/shared/player/types'

/** One that may be played whole, and moved in. */
export const aPlaybackItem = (over: Partial<PlaybackItem> = {}): PlaybackItem => ({
  key: '1',
  load: async () => [{ kind: 'file', url: 'https://media.example.com/1.mp4', label: '高清' }],
  startSec: 0,
  trialSec: 0,
  isDragBanned: false,
  watchedSec: 0,
  ...over,
})
