import type HlsPlayer from 'hls.js'
import type { ErrorData, LevelLoadedData } from 'hls.js'

import type { PlaySource } from '@/api/course'

import type { StreamLists } from './streamLists'

const hlsType = 'application/vnd.apple.mpegurl'

/** The address has expired: hls.js would knock for half a minute before it gives up. */
const expiredStatus = [401, 403, 410]

/** Puts a plain address, or HLS where the browser reads it, into the element. */
function attachNative(
  video: HTMLVideoElement,
  { kind, url }: PlaySource,
  { atSec, isLive = false, onDead }: AttachOptions,
): () => void {
  const begin = () => {
    // A stream that has an end is over: it would be played from its beginning.
    if (isLive && kind === 'hls' && Number.isFinite(video.duration)) onDead()
    else if (!isLive && atSec > 0) video.currentTime = atSec
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

/** The pictures of different height that one address has. */
export interface Renditions {
  /** px, the highest first; at least two. */
  heights: number[]
  /** From the next segment on; null = as the network allows. */
  pick: (height: number | null) => void
}

interface AttachOptions {
  /** Second at which it goes on; of a stream, its end. */
  atSec: number
  isLive?: boolean
  /** Of a stream: what was seen of it before. */
  lists?: StreamLists
  onDead: () => void
  /** Said once, where there is more than one and the script decides. */
  onRenditions?: (renditions: Renditions) => void
}

function renditionsOf(player: HlsPlayer): Renditions {
  const heights = [...new Set(player.levels.map(({ height }) => height).filter((height) => height > 0))]
  return {
    heights: heights.sort((one, other) => other - one),
    pick: (height) => {
      // Sorted by bit rate: the best of that height is the last one.
      player.nextLevel = player.levels.map((level) => level.height).lastIndexOf(height ?? -1)
    },
  }
}

/** HLS by script, where the browser does not read it. The script comes only now. */
function attachHls(
  video: HTMLVideoElement,
  url: string,
  { atSec, isLive = false, lists, onDead, onRenditions }: AttachOptions,
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
    const giveUp = () => {
      player.stopLoad()
      onDead()
    }
    let hasRecovered = false
    player.on(Hls.Events.ERROR, (_: string, { fatal, type, response }: ErrorData) => {
      if (hopeless.includes(response?.code ?? 0)) {
        giveUp()
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
    let hasList = false
    player.on(Hls.Events.LEVEL_LOADED, (_: string, { level, details }: LevelLoadedData) => {
      if (!isLive) return
      const isStale = lists?.note(level, details) === true
      // What ends or stands still while it plays is played to its end; begun with, it would only be played once more.
      if (!hasList && (isStale || !details.live)) giveUp()
      hasList = true
    })
    player.on(Hls.Events.MANIFEST_PARSED, () => {
      const renditions = renditionsOf(player)
      if (renditions.heights.length > 1) onRenditions?.(renditions)
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

/**
 * A browser that reads HLS by itself may fall back behind a stream, or wait for ever for one that has gone: where the
 * script can, it plays streams. It cannot on iPhones, whose own player does both well.
 */
export const isScripted = (video: HTMLVideoElement, { kind }: PlaySource, isLive: boolean): boolean =>
  kind === 'hls' && (video.canPlayType(hlsType) === '' || (isLive && 'MediaSource' in window))

/** Puts an address into the element; answers how to take it out again. */
export function attach(video: HTMLVideoElement, source: PlaySource, options: AttachOptions): () => void {
  const detach = isScripted(video, source, options.isLive ?? false)
    ? attachHls(video, source.url, options)
    : attachNative(video, source, options)
  return () => {
    detach()
    video.removeAttribute('src')
    video.load()
  }
}
