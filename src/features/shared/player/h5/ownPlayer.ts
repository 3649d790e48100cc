import { inspectFile, inspectList } from './inspect'
import type { AttachPlayer } from './types'

/** So far from the start position, the seek has failed. */
const missedSec = 3

/** Plays a file, or HLS where the browser can, without `crossOrigin`, so that a server needs no CORS header for us. */
export const attachOwn: AttachPlayer = (video, { kind, url }, options) => {
  const { isLive = false, onDead, onUnseekable } = options
  let { atSec } = options
  let hasBegun = false
  let isIn = true
  const listeners = {
    loadedmetadata() {
      hasBegun = true
      // A live stream with an end is over, and would play from its beginning.
      if (isLive && kind === 'hls' && Number.isFinite(video.duration)) onDead('source')
      else if (!isLive && atSec > 0) video.currentTime = atSec
    },
    seeked() {
      // The server supports no ranges, so the browser went back to the beginning.
      if (atSec > missedSec && video.currentTime < missedSec) onUnseekable?.()
      atSec = 0
    },
    // After it has opened, an error belongs to this position. Before, the browser does not say why, so the address is
    // inspected.
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
