import type { PlaySource } from '@/api/course'

import type { Fault } from '../sources'
import { attachOwn } from './ownPlayer'
import { attachScript } from './scriptPlayer'
import type { StreamLists } from './streamLists'

const hlsType = 'application/vnd.apple.mpegurl'

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

/**
 * Who plays an address, in order. The script where it can play a list: a browser's own player has no choice of pictures,
 * ends with one bad segment, and falls back behind a stream. iPhones have no script for it and need none. What the first
 * one cannot play, as a list whose server lets no script read it, the other may; but of a stream that has gone a browser
 * waits for ever.
 */
export function playersOf(video: HTMLVideoElement, { kind }: PlaySource, isLive: boolean): AttachPlayer[] {
  if (kind !== 'hls') return [attachOwn]
  if (video.canPlayType(hlsType) === '') return [attachScript]
  if (!('MediaSource' in window)) return [attachOwn]
  return isLive ? [attachScript] : [attachScript, attachOwn]
}

export const isScripted = (video: HTMLVideoElement, source: PlaySource, isLive: boolean): boolean =>
  playersOf(video, source, isLive)[0] === attachScript

/** Puts an address into the element. */
export function attach(video: HTMLVideoElement, source: PlaySource, options: AttachOptions): Attached {
  const players = playersOf(video, source, options.isLive ?? false)
  let startSec = options.atSec
  let now: Attached | undefined
  const empty = () => {
    now?.detach()
    video.removeAttribute('src')
    video.load()
  }
  const put = (turn: number, fault: Fault) => {
    const player = players[turn]
    if (!player) {
      options.onDead(fault)
      return
    }
    const onDead = (next: Fault) => {
      // Read before the element is emptied. What the first one says of a list is more than the browser would.
      startSec = video.currentTime || startSec
      if (turn + 1 < players.length) empty()
      put(turn + 1, turn > 0 && fault !== 'source' ? fault : next)
    }
    now = player(video, source, { ...options, atSec: startSec, onDead: once(onDead) })
  }
  put(0, 'source')
  return {
    startAt(sec) {
      startSec = sec
      now?.startAt(sec)
    },
    detach: empty,
  }
}

function once<T>(call: (value: T) => void): (value: T) => void {
  let isCalled = false
  return (value) => {
    if (isCalled) return
    isCalled = true
    call(value)
  }
}
