import type HlsPlayer from 'hls.js'
import type { ErrorData, FragBufferedData, Fragment, HlsConfig, LevelLoadedData, ManifestLoadedData } from 'hls.js'

import type { Fault } from '../sources'
import { createGaps, seamSec } from './gaps'
import type { AttachPlayer, Renditions } from './types'

/** The address has expired. hls.js would retry for half a minute. */
const expiredStatus = [401, 403, 410]

/**
 * Keeps three segments behind the end of a live stream: plays a little faster when it has fallen back, and jumps when
 * it is far behind. Played parts are dropped, because an hour of them would fill a phone.
 */
const liveConfig = {
  liveSyncDurationCount: 3,
  liveMaxLatencyDurationCount: 8,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 30,
}

const noRetry = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 }

/**
 * A failed segment is requested again after 1, 2, 4, 8 and 16 s while the buffer plays on. A slow one gets its time.
 */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 40_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 5, retryDelayMs: 1_000, maxRetryDelayMs: 20_000 },
  },
}
/** Playlists are retried by the code that can fetch a new address. */
const manifestLoadPolicy: HlsConfig['manifestLoadPolicy'] = {
  default: { maxTimeToFirstByteMs: Infinity, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: noRetry },
}

function renditionsOf(player: HlsPlayer): Renditions {
  const heights = [...new Set(player.levels.map(({ height }) => height).filter((height) => height > 0))]
  return {
    heights: heights.sort((one, other) => other - one),
    pick: (height) => {
      // Levels are sorted by bit rate, so the last one of a height is its best.
      player.nextLevel = player.levels.map((level) => level.height).lastIndexOf(height ?? -1)
    },
  }
}

const loadScript = () => import('hls.js/light')

/** Prefetches hls.js before it is known to be needed. */
export const fetchScript = (): void => void loadScript().catch(() => undefined)

/** A playlist with separate audio needs the full hls.js: the light one would play it without sound. */
const hasSoundApart = ({ audioTracks }: ManifestLoadedData): boolean => audioTracks.some(({ url }) => url !== '')

/** Playlists are loaded as text, so a page that came instead can be recognised. */
const pageStart = /^\s*<(!doctype|html)/i

function faultOf({ details, response }: ErrorData): Fault {
  if (details === 'manifestIncompatibleCodecsError') return 'hevc'
  if (details !== 'manifestParsingError' && details !== 'levelParsingError') return 'source'
  const { data } = response ?? {}
  if (data === '') return 'empty'
  return typeof data === 'string' && pageStart.test(data) ? 'page' : 'source'
}

/** After this many recoveries another one does not help. */
const maxRecoveries = 3

const badPieces: string[] = ['fragParsingError', 'fragDecryptError', 'bufferAppendError', 'remuxAllocError']

/** A segment that loaded but is unusable, or that does not exist. */
const isBadPiece = ({ details, response }: ErrorData): boolean =>
  badPieces.includes(details) || (details === 'fragLoadError' && response?.code === 404)

/** HLS by hls.js, which is loaded here. */
export const attachScript: AttachPlayer = (video, { url }, options) => {
  const { isLive = false, lists, onDead, onRenditions, onTrouble, onGap } = options
  let { atSec } = options
  const hopeless = isLive ? [...expiredStatus, 404] : expiredStatus
  let hls: HlsPlayer | undefined
  let onElementError: () => void = () => undefined
  let isGone = false

  const play = (Hls: typeof HlsPlayer, isWhole: boolean) => {
    if (isGone) return
    if (!Hls.isSupported()) {
      onDead('source')
      return
    }
    const common = { enableWorker: false, maxBufferLength: 30, fragLoadPolicy }
    const player = new Hls(
      isLive ? { ...common, ...liveConfig } : { ...common, manifestLoadPolicy, startPosition: atSec },
    )
    hls = player
    const giveUp = (fault: Fault) => {
      player.stopLoad()
      onDead(fault)
    }
    const gaps = createGaps(player, onGap)
    let hasBegun = false
    const fail = (piece: Fragment, isLast: boolean) => {
      const became = gaps.fail(piece, isLast)
      if (became !== 'ended') return became
      if (!hasBegun) return 'lost'
      // Nothing follows the gap, so the media end before it.
      player.trigger(Hls.Events.BUFFER_EOS, { type: null })
      return 'passed'
    }
    /**
     * Continues after a skipped segment at once; hls.js would wait as before a retry. If nothing has played yet, it
     * starts after all gaps, because hls.js would show black for ever. Later, hls.js leaves gaps by itself.
     */
    const loadOn = () => {
      if (hasBegun) return player.startLoad()
      const fromSec = Math.max(atSec, 0)
      const behindSec = gaps.endOf(fromSec)
      return player.startLoad(behindSec === undefined ? fromSec : behindSec + seamSec)
    }
    let recoveries = 0
    /** Restarts what has stopped. @returns false = done too often */
    const recover = (type: string): boolean => {
      if (type !== 'mediaError') player.startLoad()
      else if (++recoveries <= maxRecoveries) player.recoverMediaError()
      return recoveries <= maxRecoveries
    }
    onElementError = () => {
      // A first recovery may repair the data. After that, the segment at this position is bad.
      const bad = recoveries > 0 ? gaps.at(video.currentTime) : undefined
      if ((bad && fail(bad, true) === 'lost') || !recover('mediaError')) giveUp('place')
    }
    video.addEventListener('error', onElementError)
    player.on(Hls.Events.ERROR, (_: string, data: ErrorData) => {
      const { fatal, type, response, frag } = data
      if (hopeless.includes(response?.code ?? 0)) return giveUp('source')
      if (!isLive && frag && isBadPiece(data)) {
        const became = fail(frag, fatal)
        const isStopped = fatal && hasBegun && type === 'mediaError'
        if (became === 'lost' || (isStopped && !recover(type))) giveUp('place')
        else if (became === 'passed' && !isStopped) loadOn()
        return undefined
      }
      if (!fatal) {
        if (frag && type === 'networkError') onTrouble?.(true)
        return undefined
      }
      if (type !== 'mediaError') return giveUp(faultOf(data))
      return recover(type) ? undefined : giveUp('place')
    })
    player.on(Hls.Events.FRAG_BUFFERED, (_: string, { frag }: FragBufferedData) => {
      // This event also comes for a segment without playable content.
      if (!Object.values(frag.elementaryStreams).some(Boolean)) return
      hasBegun = true
      gaps.reset()
      onTrouble?.(false)
    })
    let hasList = false
    player.on(Hls.Events.LEVEL_LOADED, (_: string, { level, details }: LevelLoadedData) => {
      if (!isLive) return
      const isStale = lists?.note(level, details) === true
      // A stream that ends while it plays is played to its end. One that has ended before would only be repeated.
      if (!hasList && (isStale || !details.live)) giveUp('source')
      hasList = true
    })
    player.on(Hls.Events.MANIFEST_LOADED, (_: string, data: ManifestLoadedData) => {
      if (isWhole || !hasSoundApart(data)) return
      video.removeEventListener('error', onElementError)
      player.destroy()
      import('hls.js').then(({ default: Whole }) => play(Whole, true)).catch(() => onDead('source'))
    })
    player.on(Hls.Events.MANIFEST_PARSED, () => {
      const renditions = renditionsOf(player)
      if (renditions.heights.length > 1) onRenditions?.(renditions)
    })
    player.loadSource(url)
    player.attachMedia(video)
  }

  loadScript()
    .then(({ default: Hls }) => play(Hls, false))
    .catch(() => onDead('source'))
  return {
    startAt(sec) {
      atSec = sec
      hls?.startLoad(sec)
    },
    detach() {
      isGone = true
      video.removeEventListener('error', onElementError)
      hls?.destroy()
    },
  }
}
