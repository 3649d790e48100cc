import { formatDuration } from '@/lib/time'

import { partOf } from './order'
import { groupOf, isPassage, type Note } from './store'
import { texts } from './texts'
import { byWork } from './works'

/**
 * Notes as a Markdown file that reads well anywhere and can be imported again. Data for the app is in comments. Each
 * line of a note is quoted, so that none is taken for a heading. The passage of a note is quoted twice.
 */

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

const behind = (mark: string, text: string): string =>
  text
    .split('\n')
    .map((part) => `${mark} ${part}`.trimEnd())
    .join('\n')

function noteLines(note: Note): string[] {
  const { id, writtenMs, atMs, text } = note
  const times = `written:${writtenMs} changed:${atMs}`
  if (!isPassage(note))
    return [
      `#### ${formatDuration(note.sec)} <!-- note:${id} sec:${note.sec} ${times} -->`,
      ...(note.hasStill ? [texts.stillElsewhere] : []),
      behind('>', text),
    ]
  return [
    `#### ${texts.passage} <!-- note:${id} block:${note.block} ${times} -->`,
    behind('>>', note.quote),
    behind('>', text),
  ]
}

/** @param title the first line, for readers */
export function toMarkdown(notes: readonly Note[], title: string): string {
  const blocks = byWork(notes).flatMap((work) => {
    let lastPart: string | undefined
    return work.notes.flatMap((note, index) => {
      const part = partOf(note)
      const heads = index === 0 ? [`## ${line(work.title)} <!-- ${work.key} -->`] : []
      if (part && part.key !== lastPart) {
        const kind = isPassage(note) ? 'chapter' : 'lesson'
        const id = isPassage(note) ? note.articleId : note.lessonId
        heads.push(`### ${line(part.title)} <!-- ${kind}:${id} -->`)
      }
      lastPart = part?.key
      return [...heads, ...noteLines(note)]
    })
  })
  return `${[`# ${line(title)}`, ...blocks].join('\n\n')}\n`
}

const workLine = /^## (.*) <!-- (course|article|book):(\d{1,15}) -->$/
const partLine = /^### (.*) <!-- (lesson|chapter):(\d{1,15}) -->$/
const noteLine =
  /^#### .*<!-- note:((?:article|chapter)?\d{1,15}-[a-z0-9]{6,24}) (sec|block):(\d{1,6}) written:(\d{1,15}) changed:(\d{1,15}) -->$/
const passageLine = /^>> ?(.*)$/
const quotedLine = /^> ?(.*)$/

interface Head {
  kind: string
  id: number
  title: string
}

type Words = Pick<Note, 'id' | 'text' | 'writtenMs' | 'atMs'>

/** A note by the headings above it; `undefined` = it cannot stand there. */
function noteUnder(work: Head, part: Head, at: number, words: Words): Note | undefined {
  const { id: articleId, title: articleTitle } = part.kind === 'chapter' ? part : work
  const passage = { articleId, articleTitle, block: at, quote: '', ...words }
  switch (`${work.kind} ${part.kind}`) {
    case 'course lesson':
      if (work.id === 0) return undefined
      return {
        ...{ courseId: work.id, courseTitle: work.title, lessonId: part.id, lessonTitle: part.title, sec: at },
        ...words,
      }
    case 'book chapter':
      return { bookId: work.id, bookTitle: work.title, ...passage }
    case 'article ':
      return { bookId: 0, bookTitle: '', ...passage }
    default:
      return undefined
  }
}

const nowhere: Head = { kind: '', id: 0, title: '' }

/** The notes of a file that `toMarkdown` has made; whatever else stands in it is passed over. */
export function readMarkdown(file: string): Note[] {
  const notes: Note[] = []
  let work = nowhere
  let part = nowhere
  let note: Note | undefined
  const added = (before: string, next: string) => (before === '' ? next : `${before}\n${next}`)
  for (const row of file.split(/\r\n?|\n/).map((text) => text.trimEnd())) {
    const [, workTitle, workKind = '', workId] = workLine.exec(row) ?? []
    const [, partTitle, partKind = '', partId] = partLine.exec(row) ?? []
    const [, id, , at, writtenMs, atMs] = noteLine.exec(row) ?? []
    const [, passage] = passageLine.exec(row) ?? []
    const [, text] = passage === undefined ? (quotedLine.exec(row) ?? []) : []
    if (workTitle !== undefined) {
      work = { kind: workKind, id: Number(workId), title: workTitle }
      part = nowhere
    }
    if (partTitle !== undefined) part = { kind: partKind, id: Number(partId), title: partTitle }
    if (id !== undefined) {
      const words = { id, text: '', writtenMs: Number(writtenMs), atMs: Number(atMs) }
      const found = noteUnder(work, part, Number(at), words)
      note = found && id.startsWith(`${groupOf(found)}-`) ? found : undefined
      if (note) notes.push(note)
    } else if (row.startsWith('#')) note = undefined
    if (note && passage !== undefined && isPassage(note)) note.quote = added(note.quote, passage)
    if (note && text !== undefined) note.text = added(note.text, text)
  }
  return notes.filter(({ text }) => text.trim() !== '')
}
