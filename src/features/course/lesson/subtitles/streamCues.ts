import { subtitleWaitsSec } from '@/config/limits'
import { connection } from '@/platform/connection'

import type { Cue } from './cues'
import { fetchText } from './fetchText'
import { cuesIn, type Piece, piecesIn, type ReadPiece, subtitleListIn } from './stream'

/**
 * The stream's subtitle playlist; null = none.
 * @throws when the network fails, or scripts may not read it
 */
export async function findStreamList(streamUrl: string): Promise<string | null> {
  const master = await fetchText(streamUrl)
  return master === null ? null : subtitleListIn(master, streamUrl)
}

/** Few at once, because the picture uses the same connection. */
const atOnce = 4
/** After this many new segments it is worth drawing again. */
const portion = 8

/** Waits for a stream's subtitles, which arrive in segments. */
export interface Watcher {
  /** The position of the picture: its subtitles are needed first. */
  fromSec: number
  /** Gets the cues that have arrived so far. */
  onSome: (cues: Cue[]) => void
  signal: AbortSignal
}

/** @param sec `undefined` = until the network is back, however long that takes */
const pause = (sec: number | undefined, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = sec === undefined ? undefined : setTimeout(go, sec * 1_000)
    const stop = connection.watchOnline((isOnline) => isOnline && go())
    signal.addEventListener('abort', go)
  })

/**
 * Fetches all subtitles of a playlist. While segments are missing, the others are shown and the missing are asked for
 * again.
 * @returns `isWhole`: no segment is missing
 * @throws when none with words arrives while segments are missing
 */
export async function fetchStreamCues(
  listUrl: string,
  { fromSec, onSome, signal }: Watcher,
): Promise<{ cues: Cue[]; isWhole: boolean }> {
  const list = await fetchText(listUrl)
  if (list === null) throw new Error('no list')
  const pieces = piecesIn(list, listUrl)
  const nextIndex = pieces.findIndex(({ endSec }) => endSec > fromSec)
  const order = [...pieces.slice(Math.max(0, nextIndex)), ...pieces.slice(0, Math.max(0, nextIndex))]
  const texts = new Map<Piece, string>()
  let fault: unknown
  const cues = () =>
    cuesIn(
      pieces.flatMap((piece): ReadPiece[] => (texts.has(piece) ? [{ ...piece, text: texts.get(piece) ?? '' }] : [])),
    )
  /** @returns those that have not come */
  const fetchAll = async (wanted: readonly Piece[]): Promise<Piece[]> => {
    let next = 0
    const missing: Piece[] = []
    const work = async () => {
      for (let piece = wanted[next++]; piece && !signal.aborted; piece = wanted[next++]) {
        try {
          // A segment that does not exist has no words.
          texts.set(piece, (await fetchText(piece.url)) ?? '')
          const some = texts.size % portion === 0 ? cues() : []
          if (some.length > 0 && !signal.aborted) onSome(some)
        } catch (error) {
          fault = error
          missing.push(piece)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return missing
  }
  let missing = await fetchAll(order)
  if (missing.length > 0 && cues().length === 0 && !signal.aborted) throw fault
  for (let round = 0; missing.length > 0 && !signal.aborted; round += 1) {
    onSome(cues())
    await pause(subtitleWaitsSec[round], signal)
    missing = await fetchAll(missing)
  }
  return { cues: cues(), isWhole: texts.size === pieces.length }
}
