import type HlsPlayer from 'hls.js'
import type { ErrorData } from 'hls.js'

import type { PlaySource } from '@/api/course'

const hlsType = 'application/vnd.apple.mpegurl'

/** The address has expired: hls.js would knock for half a minute before it gives up. */
const expiredStatus = [401, 403, 410]

/** Puts a plain address, or HLS where the browser reads it, into the element. */
function attachNative(video: HTMLVideoElement, url: string, atSec: number): () => void {
  const begin = () => {
    if (atSec > 0) video.currentTime = atSec
  }
  video.addEventListener('loadedmetadata', begin, { once: true })
  video.src = url
  return () => video.removeEventListener('loadedmetadata', begin)
}

/**
 * A stream is followed three segments behind its end: a little faster when it has fallen back, with a jump when that is
 * far. What is over is let go, since an hour of it would fill a phone.
 */
const liveConfig = {
  liveSyncDurationCount: 3,
  liveMaxLatencyDurationCount: 8,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 30,
}

/** HLS by script, where the browser does not read it. The script comes only now. */
function attachHls(
  video: HTMLVideoElement,
  url: string,
  atSec: number,
  onDead: () => void,
  isLive: boolean,
): () => void {
  const hopeless = isLive ? [...expiredStatus, 404] : expiredStatus
  let hls: HlsPlayer | undefined
  let isGone = false
  const load = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isGone) return
    if (!Hls.isSupported()) {
      onDead()
      return
    }
    const common = { enableWorker: false, maxBufferLength: 30 }
    const player = new Hls(isLive ? { ...common, ...liveConfig } : { ...common, startPosition: atSec })
    hls = player
    let hasRecovered = false
    player.on(Hls.Events.ERROR, (_: string, { fatal, type, response }: ErrorData) => {
      if (hopeless.includes(response?.code ?? 0)) {
        player.stopLoad()
        onDead()
        return
      }
      if (!fatal) return
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true
        player.recoverMediaError()
      } else {
        onDead()
      }
    })
    player.loadSource(url)
    player.attachMedia(video)
  }
  load().catch(onDead)
  return () => {
    isGone = true
    hls?.destroy()
  }
}

/** Puts an address into the element, to go on at `atSec`, or at the end of a stream; answers how to take it out again. */
export function attach(
  video: HTMLVideoElement,
  { kind, url }: PlaySource,
  atSec: number,
  onDead: () => void,
  isLive = false,
): () => void {
  // A browser that reads HLS by itself may fall back behind a stream, or wait for ever for one that has gone: where the
  // script can, it plays streams. It cannot on iPhones, whose own player does both well.
  const isNative = video.canPlayType(hlsType) !== '' && !(isLive && 'MediaSource' in window)
  const needsScript = kind === 'hls' && !isNative
  const detach = needsScript ? attachHls(video, url, atSec, onDead, isLive) : attachNative(video, url, atSec)
  return () => {
    detach()
    video.removeAttribute('src')
    video.load()
  }
}
