import type HlsPlayer from 'hls.js'
import type { ErrorData, FragBufferedData, Fragment, HlsConfig, LevelLoadedData, ManifestLoadedData } from 'hls.js'

import type { Fault } from '../sources'
import { createGaps, seamSec } from './gaps'
import type { AttachPlayer, Renditions } from './types'

/** The address has expired: hls.js would knock for half a minute before it gives up. */
const expiredStatus = [401, 403, 410]

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

const noRetry = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 }

/** A piece that fails is asked for after 1, 2, 4, 8 and 16 s, while what is there plays on; a slow one has its time. */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 40_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 5, retryDelayMs: 1_000, maxRetryDelayMs: 20_000 },
  },
}
/** Lists are tried again by whoever can fetch a new address. */
const manifestLoadPolicy: HlsConfig['manifestLoadPolicy'] = {
  default: { maxTimeToFirstByteMs: Infinity, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: noRetry },
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

const loadScript = () => import('hls.js/light')

/** The script may be had before it is known that it is needed. */
export const fetchScript = (): void => void loadScript().catch(() => undefined)

/** A list that names its sound apart needs the larger script: by the small one it would be played without any. */
const hasSoundApart = ({ audioTracks }: ManifestLoadedData): boolean => audioTracks.some(({ url }) => url !== '')

/** A list is asked for by its text: what came instead may be a page. */
const pageStart = /^\s*<(!doctype|html)/i

function faultOf({ details, response }: ErrorData): Fault {
  if (details === 'manifestIncompatibleCodecsError') return 'hevc'
  if (details !== 'manifestParsingError' && details !== 'levelParsingError') return 'source'
  const { data } = response ?? {}
  if (data === '') return 'empty'
  return typeof data === 'string' && pageStart.test(data) ? 'page' : 'source'
}

/** What breaks again after so many mendings is not mended by another. */
const mostRecoveries = 3

const badPieces: string[] = ['fragParsingError', 'fragDecryptError', 'bufferAppendError', 'remuxAllocError']

/** A piece that came and cannot be used, or does not exist. */
const isBadPiece = ({ details, response }: ErrorData): boolean =>
  badPieces.includes(details) || (details === 'fragLoadError' && response?.code === 404)

/** HLS by script. It comes only now. */
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
      // What is there ends before a gap that nothing comes behind.
      player.trigger(Hls.Events.BUFFER_EOS, { type: null })
      return 'passed'
    }
    /**
     * Behind a piece that was passed over, at once: hls.js would wait as before another try. Before anything is there it
     * begins behind all gaps, since it would show black for ever; later hls.js leaves them by itself.
     */
    const loadOn = () => {
      if (hasBegun) return player.startLoad()
      const fromSec = Math.max(atSec, 0)
      const behindSec = gaps.endOf(fromSec)
      return player.startLoad(behindSec === undefined ? fromSec : behindSec + seamSec)
    }
    let recoveries = 0
    /** Starts what has stopped; false = that has been done too often. */
    const recover = (type: string): boolean => {
      if (type !== 'mediaError') player.startLoad()
      else if (++recoveries <= mostRecoveries) player.recoverMediaError()
      return recoveries <= mostRecoveries
    }
    onElementError = () => {
      // Once the data may be mended by themselves; then it is this piece.
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
      // One that held nothing to play is told of, too.
      if (!Object.values(frag.elementaryStreams).some(Boolean)) return
      hasBegun = true
      gaps.reset()
      onTrouble?.(false)
    })
    let hasList = false
    player.on(Hls.Events.LEVEL_LOADED, (_: string, { level, details }: LevelLoadedData) => {
      if (!isLive) return
      const isStale = lists?.note(level, details) === true
      // What ends or stands still while it plays is played to its end; begun with, it would only be played once more.
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
