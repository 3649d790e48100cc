import type { PlaySource } from '@/api/course'

import type { Fault } from '../sources'
import { attachOwn } from './ownPlayer'
import { attachScript } from './scriptPlayer'
import type { Attached, AttachOptions, AttachPlayer } from './types'

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Who plays an address, in order. The script where it can play a list: a browser's own player has no choice of pictures,
 * ends with one bad segment, and falls back behind a stream. An iPhone's own player is better and goes first; newer ones
 * have what the script needs, too. What the first one cannot play, as a list whose server lets no script read it, the
 * other may; but of a stream that has gone a browser waits for ever.
 */
export function playersOf(video: HTMLVideoElement, { kind }: PlaySource, isLive: boolean): AttachPlayer[] {
  if (kind !== 'hls') return [attachOwn]
  if (video.canPlayType(hlsType) === '') return [attachScript]
  if ('MediaSource' in window) return isLive ? [attachScript] : [attachScript, attachOwn]
  return isLive || !('ManagedMediaSource' in window) ? [attachOwn] : [attachOwn, attachScript]
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
