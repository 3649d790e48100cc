import { inspectFile, inspectList } from './inspect'
import type { AttachPlayer } from './types'

/** A picture that is this far from where it should begin has not got there. */
const missedSec = 3

/**
 * Puts a plain address, or HLS where the browser reads it, into the element: without `crossOrigin`, so that a server need
 * not know us.
 */
export const attachOwn: AttachPlayer = (video, { kind, url }, options) => {
  const { isLive = false, onDead, onUnseekable } = options
  let { atSec } = options
  let hasBegun = false
  let isIn = true
  const listeners = {
    loadedmetadata() {
      hasBegun = true
      // A stream that has an end is over: it would be played from its beginning.
      if (isLive && kind === 'hls' && Number.isFinite(video.duration)) onDead('source')
      else if (!isLive && atSec > 0) video.currentTime = atSec
    },
    seeked() {
      // A server that sends no parts: the browser has gone back to the beginning.
      if (atSec > missedSec && video.currentTime < missedSec) onUnseekable?.()
      atSec = 0
    },
    // What opens but does not get on is bad here; what does not open does not say why: it is looked at.
    error() {
      if (hasBegun) onDead(video.error?.code === MEDIA_ERR_NETWORK ? 'source' : 'place')
      else void (kind === 'hls' ? inspectList : inspectFile)(url).then((fault) => isIn && onDead(fault))
    },
  }
  const entries = Object.entries(listeners)
  entries.forEach(([name, listener]) => video.addEventListener(name, listener))
  video.src = url
  return {
    startAt: (sec) => (atSec = sec),
    detach() {
      isIn = false
      entries.forEach(([name, listener]) => video.removeEventListener(name, listener))
    },
  }
}

const MEDIA_ERR_NETWORK = 2
