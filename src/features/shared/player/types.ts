import type { ReactNode } from 'react'

import type { PlaySource } from '@/api/course'

/** What is to be played. Another `key` starts anew in the same player. */
export interface Program {
  key: string
  /** Fresh addresses; asked right before playing and again when one breaks. */
  load: () => Promise<PlaySource[]>
  /** Where to begin. */
  startSec: number
  /** Second at which a trial ends; 0 = all of it may be watched. */
  trialSec: number
  /** Jumps past the furthest watched second are undone and the speed is fixed at 1. */
  isDragBanned: boolean
  /** The furthest second ever watched. */
  watchedSec: number
}

/** Moving text over the picture. */
export interface WatermarkText {
  text: string
  sizePx: number
  color: string
  opacity: number
}

export interface PlayerProps {
  /** `null` = there is nothing to play (yet): black, with `children` in front. */
  program: Program | null
  title: string
  /** '' = none. */
  poster: string
  watermark: WatermarkText | null
  onBack: () => void
  /** Absent = there is no next one. */
  onNext?: () => void
  /** Several times a second while playing. */
  onMove: (sec: number) => void
  /** Paused, or gone on to something else. */
  onRest: () => void
  onEnd: () => void
  onTrialEnd: () => void
  /** Lies in front of the picture instead of the controls: an offer, a countdown, a failure. */
  children?: ReactNode
}
