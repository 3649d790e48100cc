import { type Cue, readCues, secondsOf } from './cues'

/**
 * Subtitles of a stream: its master playlist names a subtitle playlist, whose segments are WebVTT files (RFC 8216).
 * Only the larger build of hls.js reads them, and WeChat's player shows none.
 */
export interface Piece {
  url: string
  startSec: number
  endSec: number
}

/** A segment that has been fetched. */
export type ReadPiece = Pick<Piece, 'startSec' | 'endSec'> & { text: string }

/** Resolves an address against its playlist, without `URL`, which the mini-program lacks. */
export function addressIn(listUrl: string, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  const [, scheme = '', host = '', path = ''] = /^(https?:)?(\/\/[^/?#]+)?([^?#]*)/i.exec(listUrl) ?? []
  if (address.startsWith('//')) return scheme + address
  if (address.startsWith('/')) return scheme + host + address
  const [, up = '', rest = ''] = /^((?:\.\.?\/)*)(.*)$/.exec(address) ?? []
  const folders = (path || '/').split('/').slice(0, -1)
  const parents = folders.slice(0, Math.max(1, folders.length - (up.match(/\.\.\//g) ?? []).length))
  return `${scheme}${host}${[...parents, rest].join('/')}`
}

const linesOf = (list: string): string[] => list.split(/\r\n?|\n/).map((line) => line.trim())

const attributesOf = (line: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    (line.match(/[A-Z0-9-]+=("[^"]*"|[^",]*)/g) ?? []).map((pair) => {
      const [, name = '', value = ''] = /^([^=]+)="?([^"]*)/.exec(pair) ?? []
      return [name, value]
    }),
  )

const isChinese = (language = '') => /^(zh|chi|zho|cmn)\b/i.test(language)

/** The subtitle playlist to show: Chinese, else the author's default; null = there are none. */
export function subtitleListIn(master: string, url: string): string | null {
  const groups = linesOf(master)
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
    .map(attributesOf)
    .filter(({ TYPE, URI, FORCED }) => TYPE === 'SUBTITLES' && URI && FORCED !== 'YES')
  const group =
    groups.find(({ LANGUAGE }) => isChinese(LANGUAGE)) ?? groups.find(({ DEFAULT }) => DEFAULT === 'YES') ?? groups[0]
  return group?.URI ? addressIn(url, group.URI) : null
}

/** The segments of a playlist in their order. Byte ranges of one file become one segment. */
export function piecesIn(list: string, url: string): Piece[] {
  const pieces: Piece[] = []
  let endSec = 0
  let lengthSec: number | null = null
  for (const line of linesOf(list)) {
    const [, length] = /^#EXTINF:([\d.]+)/.exec(line) ?? []
    if (length !== undefined) lengthSec = Number(length)
    if (lengthSec === null || line === '' || line.startsWith('#')) continue
    const startSec = endSec
    endSec += lengthSec
    lengthSec = null
    const address = addressIn(url, line)
    const last = pieces[pieces.length - 1]
    if (last?.url === address) last.endSec = endSec
    else pieces.push({ url: address, startSec, endSec })
  }
  return pieces
}

/** Ticks per second of a transport stream's clock. */
const ticksPerSec = 90_000

/** Pairs a time in the segment with the stream's clock. Without a mark both begin at 0. */
function clockOf(text: string): { localSec: number; streamSec: number } {
  const [, mark = ''] = /^X-TIMESTAMP-MAP=(.*)$/m.exec(text) ?? []
  const [, ...local] = /LOCAL:(?:(\d+):)?(\d+):(\d+)[.,](\d+)/.exec(mark) ?? []
  const [, ticks = '0'] = /MPEGTS:(\d+)/.exec(mark) ?? []
  return { localSec: secondsOf(...local), streamSec: Number(ticks) / ticksPerSec }
}

/** Times in playlists are slightly inexact. */
const slackSec = 1

/** A cue that was cut at a segment border leaves so short a gap. */
const seamSec = 0.1

/**
 * The cues of the segments, at the seconds of the picture. The mark of the first segment counts as the picture's
 * beginning, as packagers write it. If cues would then lie outside their segments, all are shifted into them.
 */
export function cuesIn(pieces: readonly ReadPiece[]): Cue[] {
  const [first] = pieces
  const beginSec = first ? clockOf(first.text).streamSec : 0
  let [minShiftSec, maxShiftSec] = [-Infinity, Infinity]
  const placed = pieces.flatMap(({ text, startSec, endSec }) => {
    const { localSec, streamSec } = clockOf(text)
    const shiftSec = streamSec - beginSec - localSec
    return readCues(text).map((cue) => {
      const moved = { ...cue, startSec: cue.startSec + shiftSec, endSec: cue.endSec + shiftSec }
      minShiftSec = Math.max(minShiftSec, startSec - slackSec - moved.endSec)
      maxShiftSec = Math.min(maxShiftSec, endSec + slackSec - moved.startSec)
      return moved
    })
  })
  const isPlaced = minShiftSec <= 0 && maxShiftSec >= 0
  const offSec = isPlaced || minShiftSec > maxShiftSec ? 0 : (minShiftSec + maxShiftSec) / 2
  const cues: Cue[] = []
  for (const { startSec, endSec, text } of placed.sort((one, other) => one.startSec - other.startSec)) {
    const last = cues[cues.length - 1]
    if (last?.text === text && startSec + offSec <= last.endSec + seamSec)
      last.endSec = Math.max(last.endSec, endSec + offSec)
    else cues.push({ startSec: startSec + offSec, endSec: endSec + offSec, text })
  }
  return cues
}
