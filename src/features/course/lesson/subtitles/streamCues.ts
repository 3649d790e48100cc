import type { Cue } from './cues'
import { fetchText } from './fetchText'
import { cuesIn, type Piece, piecesIn, type ReadPiece, subtitleListIn } from './stream'

/** The stream's list of subtitles; null = it has none, or no script may read it. */
export async function findStreamList(streamUrl: string): Promise<string | null> {
  const master = await fetchText(streamUrl).catch(() => null)
  return master === null ? null : subtitleListIn(master, streamUrl)
}

/** Pieces are small, and the picture comes over the same line. */
const atOnce = 4
/** So many new pieces are worth drawing anew. */
const portion = 8

/** Who waits for the subtitles of a stream, which come in pieces. */
export interface Watcher {
  /** Where the picture stands: the learner waits for what is said there. */
  fromSec: number
  /** What is there so far. */
  onSome: (cues: Cue[]) => void
  signal: AbortSignal
}

/**
 * All that a list of subtitles says.
 * @returns `isWhole`: no piece of it is missing
 * @throws when nothing of it comes
 */
export async function fetchStreamCues(
  listUrl: string,
  { fromSec, onSome, signal }: Watcher,
): Promise<{ cues: Cue[]; isWhole: boolean }> {
  const list = await fetchText(listUrl)
  if (list === null) throw new Error('no list')
  const pieces = piecesIn(list, listUrl)
  const ahead = pieces.findIndex(({ endSec }) => endSec > fromSec)
  const order = [...pieces.slice(Math.max(0, ahead)), ...pieces.slice(0, Math.max(0, ahead))]
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
        // One that does not exist has nothing to say.
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
