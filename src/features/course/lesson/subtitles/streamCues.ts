import type { Cue } from './cues'
import { fetchText } from './fetchText'
import { cuesIn, type Piece, piecesIn, type ReadPiece, subtitleListIn } from './stream'

/** The stream's subtitle playlist; null = none, or scripts may not read it. */
export async function findStreamList(streamUrl: string): Promise<string | null> {
  const master = await fetchText(streamUrl).catch(() => null)
  return master === null ? null : subtitleListIn(master, streamUrl)
}

/** Few at once, because the picture uses the same connection. */
const atOnce = 4
/** After so many new segments it is worth drawing again. */
const portion = 8

/** Waits for a stream's subtitles, which arrive in segments. */
export interface Watcher {
  /** The position of the picture: its subtitles are needed first. */
  fromSec: number
  /** Gets the cues that have arrived so far. */
  onSome: (cues: Cue[]) => void
  signal: AbortSignal
}

/**
 * Fetches all subtitles of a playlist.
 * @returns `isWhole`: no segment is missing
 * @throws when none arrives
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
  let next = 0
  const texts = new Map<Piece, string>()
  let fault: unknown
  const cues = () =>
    cuesIn(
      pieces.flatMap((piece): ReadPiece[] => (texts.has(piece) ? [{ ...piece, text: texts.get(piece) ?? '' }] : [])),
    )
  const work = async () => {
    for (let piece = order[next++]; piece && !signal.aborted; piece = order[next++]) {
      try {
        // A segment that does not exist has no words.
        texts.set(piece, (await fetchText(piece.url)) ?? '')
        const some = texts.size % portion === 0 ? cues() : []
        if (some.length > 0 && !signal.aborted) onSome(some)
      } catch (error) {
        fault = error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (texts.size === 0 && fault !== undefined) throw fault
  return { cues: cues(), isWhole: texts.size === pieces.length }
}
