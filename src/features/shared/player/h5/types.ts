import type { PlaySource } from '@/api/course'

import type { Fault } from '../sources'
import type { StreamLists } from './streamLists'

/** The picture heights of one address. */
export interface Renditions {
  /** px, highest first; at least two. */
  heights: number[]
  /** Applies from the next segment; null = as the network allows. */
  pick: (height: number | null) => void
}

export interface AttachOptions {
  /** The second to start at; ignored for a live stream. */
  atSec: number
  isLive?: boolean
  /** For a live stream: the playlists seen before. */
  lists?: StreamLists
  /** Called once, when it no longer plays. */
  onDead: (fault: Fault) => void
  /** Called once, if hls.js can choose among several heights. */
  onRenditions?: (renditions: Renditions) => void
  /** This part cannot play and is skipped. */
  onGap?: (fromSec: number, toSec: number) => void
  /** A segment has failed and is retried; false = it has loaded. */
  onTrouble?: (isTroubled: boolean) => void
  /** Playing cannot begin at `atSec`. */
  onUnseekable?: () => void
}

/** A running player of an address. */
export interface Attached {
  /** Changes the start, as long as nothing has loaded. */
  startAt: (sec: number) => void
  detach: () => void
}

export type AttachPlayer = (video: HTMLVideoElement, source: PlaySource, options: AttachOptions) => Attached
