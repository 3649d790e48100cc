import type { PlaySource } from '@/api/course'

import type { Fault } from '../sources'
import type { StreamLists } from './streamLists'

/** The pictures of different height that one address has. */
export interface Renditions {
  /** px, the highest first; at least two. */
  heights: number[]
  /** From the next segment on; null = as the network allows. */
  pick: (height: number | null) => void
}

export interface AttachOptions {
  /** Second at which it goes on; of a stream, its end. */
  atSec: number
  isLive?: boolean
  /** Of a stream: what was seen of it before. */
  lists?: StreamLists
  /** It plays no longer. Said once. */
  onDead: (fault: Fault) => void
  /** Said once, where there is more than one and the script decides. */
  onRenditions?: (renditions: Renditions) => void
  /** This part does not play and is passed over. */
  onGap?: (fromSec: number, toSec: number) => void
  /** A piece did not come and is asked for again; false = it has come. */
  onTrouble?: (isTroubled: boolean) => void
  /** It cannot begin where it should. */
  onUnseekable?: () => void
}

/** What plays an address in the element. */
export interface Attached {
  /** It begins here, as long as nothing of it is there. */
  startAt: (sec: number) => void
  detach: () => void
}

export type AttachPlayer = (video: HTMLVideoElement, source: PlaySource, options: AttachOptions) => Attached
