import type { ReactNode, Ref } from 'react'

import type { PlaySource } from '@/api/course'

import type { SubtitleStyle } from './subtitleStyle'

/** What to play. Another `key` starts anew in the same player. */
export interface PlaybackItem {
  key: string
  /** Fresh addresses. Called right before playing, and again when one breaks. */
  load: () => Promise<PlaySource[]>
  startSec: number
  /** As the server knows it; absent or 0 = unknown. */
  lengthSec?: number
  /** Key under which bad positions are stored across visits; absent = they are not stored. */
  positionKey?: string
  /** End of a trial; 0 = all of it may be watched. */
  trialSec: number
  /** Jumps beyond the furthest watched second are undone, and the speed is fixed at 1. */
  isDragBanned: boolean
  /** The furthest second ever watched. */
  watchedSec: number
  /** A live stream: it plays at its end, without positions and speeds. */
  isLive?: boolean
}

/** Moving text over the picture. */
export interface WatermarkText {
  text: string
  sizePx: number
  color: string
  opacity: number
}

export interface Subtitles {
  style: SubtitleStyle
  onStyle: (style: SubtitleStyle) => void
  /** The current subtitle, drawn over the picture. */
  line: ReactNode
  /** All subtitles as WebVTT, for the system's own full screen; '' = not loaded. */
  vtt: string
}

/** Actions that the page may request. */
export interface PlayerHandle {
  /** Plays from this second. Trial and drag ban apply as with every jump. */
  jump: (sec: number) => void
}

export interface PlayerProps {
  handle?: Ref<PlayerHandle>
  /** `null` = nothing to play (yet): black, with `children` in front. */
  item: PlaybackItem | null
  title: string
  /** '' = none. */
  poster: string
  watermark: WatermarkText | null
  onBack: () => void
  /** Absent = there is no next one. */
  onNext?: () => void
  /**
   * Called several times a second while playing.
   * @param isNew for a live stream: not a repetition of what was played before it stopped
   * @param mediaSec length of the media; 0 = unknown
   */
  onProgress: (sec: number, isNew: boolean, mediaSec: number) => void
  /** Called with each change of the position, even when paused. */
  onPosition?: (sec: number) => void
  /** Absent = none. */
  subtitles?: Subtitles
  /** Paused, or replaced by something else. */
  onPause: () => void
  /** The media have ended. The video service itself may have cut a trial there. */
  onEnd: () => void
  onTrialEnd: () => void
  /** Every source is dead, or there is none, and the network is not the reason. Replaces the player's own message. */
  onUnavailable?: () => void
  /** Something on the page needs attention: leaves full screen and, on the page, the small window. */
  isCalledBack?: boolean
  /** Drawn over the picture in full screen, where the page is invisible. */
  overFullscreen?: ReactNode
  /** Covers the picture instead of the controls: an offer, a countdown, a failure. */
  children?: ReactNode
}
