import { decodeEntities } from '@/lib/html/entities'

/** Words spoken between two seconds, in one or several lines. */
export interface Cue {
  startSec: number
  endSec: number
  text: string
}

/** WebVTT and SRT. Hours may be missing, and the fraction follows a point or a comma. */
const moment = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${moment}\s*-->\s*${moment}`)

const arrow = '-->'

export function secondsOf(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000
}

/** Removes styles, voices and positions: the app draws its own. */
const bare = (line: string): string =>
  decodeEntities(line.replace(/<\/?[a-z][^<>]*>|<[\d:.]+>/gi, '').replace(/\{\\[^{}]*\}/g, '')).trim()

/** A film has two thousand. */
const maxCues = 20_000

/**
 * The cues of a WebVTT or SRT file in their order. Skips headers, notes and styles, and cues without a time, with an
 * end before their start, or without text.
 */
export function readCues(file: string): Cue[] {
  const cues: Cue[] = []
  /** Null = between cues, or in one whose time is unreadable. */
  let cue: Cue | null = null
  let lines: string[] = []
  const close = () => {
    const text = lines.join('\n')
    if (cue && text !== '' && cue.endSec > cue.startSec) cues.push({ ...cue, text })
    cue = null
    lines = []
  }
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    if (line.includes(arrow)) {
      // In SRT this is the next cue's number, when no empty line precedes it.
      if (/^\d+$/.test(lines[lines.length - 1] ?? '')) lines.pop()
      close()
      const [, ...parts] = timing.exec(line) ?? []
      if (parts.length > 0)
        cue = { startSec: secondsOf(...parts.slice(0, 4)), endSec: secondsOf(...parts.slice(4)), text: '' }
    } else if (line.trim() === '') close()
    else if (cue) {
      const words = bare(line)
      if (words !== '') lines.push(words)
    }
  }
  close()
  return cues.sort((one, other) => one.startSec - other.startSec).slice(0, maxCues)
}

/** Index of the last part that has begun; -1 = none. */
export function begunAt(parts: readonly { startSec: number }[], sec: number): number {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.startSec ?? Infinity) <= sec) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The maximum of cues shown together. */
const maxAtOnce = 3

/** The words at this second; '' = none. */
export function wordsAt(cues: readonly Cue[], sec: number): string {
  const last = begunAt(cues, sec)
  return cues
    .slice(Math.max(0, last + 1 - maxAtOnce), last + 1)
    .filter(({ endSec }) => sec < endSec)
    .map(({ text }) => text)
    .join('\n')
}

const twoDigits = (value: number, length = 2) => String(value).padStart(length, '0')

function stamp(sec: number): string {
  const ms = Math.round(sec * 1000)
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ]
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}.${twoDigits(ms % 1000, 3)}`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** As WebVTT, whatever the source format: for a player that is not ours. */
export const toWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ startSec, endSec, text }) => `${stamp(startSec)} ${arrow} ${stamp(endSec)}\n${escaped(text)}`),
  ]
    .join('\n\n')
    .concat('\n')

export interface Paragraph {
  startSec: number
  text: string
}

/** A paragraph ends after this many characters, this many seconds, or a pause. */
const fullLength = 60
const fullSec = 15
const pauseSec = 2

/** Latin words need a space between them. */
const joined = (before: string, next: string): string =>
  /[\x21-\x7e]$/.test(before) && /^[\x21-\x7e]/.test(next) ? `${before} ${next}` : before + next

/** Groups cues for reading: a few per paragraph, each paragraph with the second at which it begins. */
export function paragraphsOf(cues: readonly Cue[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let open: Paragraph | undefined
  let lastEndSec = 0
  for (const { startSec, endSec, text } of cues) {
    const words = text.split('\n').reduce(joined)
    const goesOn =
      open && open.text.length < fullLength && startSec - lastEndSec < pauseSec && startSec - open.startSec < fullSec
    if (open && goesOn) open.text = joined(open.text, words)
    else {
      open = { startSec, text: words }
      paragraphs.push(open)
    }
    lastEndSec = endSec
  }
  return paragraphs
}
