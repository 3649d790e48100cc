import type { PlaySource } from '@/api/course'

import type { Fault } from '../sources'
import { attachOwn } from './ownPlayer'
import { attachScript } from './scriptPlayer'
import { watchStandstill } from './standstill'
import type { Attached, AttachOptions, AttachPlayer } from './types'

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Players for an address, in order. hls.js goes first where it can play HLS: a browser's own player offers no choice of
 * heights, stops at one bad segment, and falls behind a live stream. On an iPhone the own player is better and goes
 * first; newer iPhones can run hls.js, too. If the first player fails, for instance because scripts may not read the
 * playlist, the other is tried. Not for a dead live stream: the browser would wait for it for ever.
 */
export function playersOf(video: HTMLVideoElement, { kind }: PlaySource, isLive: boolean): AttachPlayer[] {
  if (kind !== 'hls') return [attachOwn]
  if (video.canPlayType(hlsType) === '') return [attachScript]
  if ('MediaSource' in window) return isLive ? [attachScript] : [attachScript, attachOwn]
  return isLive || !('ManagedMediaSource' in window) ? [attachOwn] : [attachOwn, attachScript]
}

export const playsWithHlsJs = (video: HTMLVideoElement, source: PlaySource, isLive: boolean): boolean =>
  playersOf(video, source, isLive)[0] === attachScript

/** Plays an address in the element. */
export function attach(video: HTMLVideoElement, source: PlaySource, options: AttachOptions): Attached {
  const players = playersOf(video, source, options.isLive ?? false)
  let startSec = options.atSec
  let now: Attached | undefined
  let die: AttachOptions['onDead'] | undefined
  /** The element belongs to another source by now. */
  let isDetached = false
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
      if (isDetached) return
      // Read before the element is emptied. What the first player says of a playlist is more precise than the second's
      // answer.
      startSec = video.currentTime || startSec
      if (turn + 1 < players.length) empty()
      put(turn + 1, turn > 0 && fault !== 'source' ? fault : next)
    }
    die = once(onDead)
    now = player(video, source, { ...options, atSec: startSec, onDead: die })
  }
  put(0, 'source')
  const unwatch = watchStandstill(video, () => die?.('place'))
  return {
    startAt(sec) {
      startSec = sec
      now?.startAt(sec)
    },
    detach() {
      isDetached = true
      unwatch()
      empty()
    },
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
