import type { ReactNode, Ref } from 'react'

import type { PlaySource } from '@/api/course'

import type { SubtitleLook } from './subtitleLook'

/** What is to be played. Another `key` starts anew in the same player. */
export interface PlaybackItem {
  key: string
  /** Fresh addresses; asked right before playing and again when one breaks. */
  load: () => Promise<PlaySource[]>
  /** Where to begin. */
  startSec: number
  /** What that place is kept by, over visits; absent = it is not. */
  placeKey?: string
  /** Second at which a trial ends; 0 = all of it may be watched. */
  trialSec: number
  /** Jumps past the furthest watched second are undone and the speed is fixed at 1. */
  isDragBanned: boolean
  /** The furthest second ever watched. */
  watchedSec: number
  /** A stream: played at its end, without positions and speeds. */
  isLive?: boolean
}

/** Moving text over the picture. */
export interface WatermarkText {
  text: string
  sizePx: number
  color: string
  opacity: number
}

/** Subtitles of what is played. */
export interface Subtitles {
  look: SubtitleLook
  onLook: (look: SubtitleLook) => void
  /** What is said now, drawn over the picture. */
  line: ReactNode
  /** All of it as WebVTT, for the system's own full screen; '' = it is not there. */
  vtt: string
}

/** What the page may ask of the player. */
export interface PlayerHandle {
  /** Plays on from this second; a trial and a drag ban hold, as with every jump. */
  jump: (sec: number) => void
}

export interface PlayerProps {
  handle?: Ref<PlayerHandle>
  /** `null` = there is nothing to play (yet): black, with `children` in front. */
  item: PlaybackItem | null
  title: string
  /** '' = none. */
  poster: string
  watermark: WatermarkText | null
  onBack: () => void
  /** Absent = there is no next one. */
  onNext?: () => void
  /**
   * Several times a second while playing.
   * @param isNew of a stream: not what was played before it stopped, once more
   * @param mediaSec length of what is played; 0 = not known
   */
  onProgress: (sec: number, isNew: boolean, mediaSec: number) => void
  /** Where the picture stands, whenever that changes; paused, too. */
  onPosition?: (sec: number) => void
  /** Absent = there are none. */
  subtitles?: Subtitles
  /** Paused, or gone on to something else. */
  onPause: () => void
  onEnd: () => void
  onTrialEnd: () => void
  /** Every source is dead, or there is none; the network is not the reason. Said in place of the player's own words. */
  onUnavailable?: () => void
  /** Something on the page wants to be seen: out of full screen and of the small window. */
  isCalledBack?: boolean
  /** Lies over the picture in full screen, where the page cannot be seen. */
  overFullscreen?: ReactNode
  /** Lies in front of the picture instead of the controls: an offer, a countdown, a failure. */
  children?: ReactNode
}
