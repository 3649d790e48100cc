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

/** HLS by script, where the browser does not read it. The script comes only now. */
function attachHls(video: HTMLVideoElement, url: string, atSec: number, onDead: () => void): () => void {
  let hls: HlsPlayer | undefined
  let isGone = false
  const load = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isGone) return
    if (!Hls.isSupported()) {
      onDead()
      return
    }
    const player = new Hls({ startPosition: atSec, enableWorker: false, maxBufferLength: 30 })
    hls = player
    let hasRecovered = false
    player.on(Hls.Events.ERROR, (_: string, { fatal, type, response }: ErrorData) => {
      if (expiredStatus.includes(response?.code ?? 0)) {
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

/** Puts an address into the element, to go on at `atSec`; answers how to take it out again. */
export function attach(
  video: HTMLVideoElement,
  { kind, url }: PlaySource,
  atSec: number,
  onDead: () => void,
): () => void {
  const needsScript = kind === 'hls' && video.canPlayType(hlsType) === ''
  const detach = needsScript ? attachHls(video, url, atSec, onDead) : attachNative(video, url, atSec)
  return () => {
    detach()
    video.removeAttribute('src')
    video.load()
  }
}
