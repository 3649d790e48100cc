import { formatDuration } from '@/lib/time'

import { byCourse } from './order'
import type { Note } from './store'

/**
 * Notes as a Markdown file that reads well anywhere and can be imported again. Data for the app is in comments. Each
 * line of a note is quoted, so that none is taken for a heading.
 */

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((part) => `> ${part}`.trimEnd())
    .join('\n')

const noteLines = ({ id, sec, writtenMs, atMs, text }: Note): string[] => [
  `#### ${formatDuration(sec)} <!-- note:${id} sec:${sec} written:${writtenMs} changed:${atMs} -->`,
  quoted(text),
]

/** @param title the first line, for readers */
export function toMarkdown(notes: readonly Note[], title: string): string {
  const blocks = byCourse(notes).flatMap((course) => {
    let lessonId = 0
    return [
      `## ${line(course.courseTitle)} <!-- course:${course.courseId} -->`,
      ...course.notes.flatMap((note) => {
        const isNext = note.lessonId !== lessonId
        lessonId = note.lessonId
        const heading = `### ${line(note.lessonTitle)} <!-- lesson:${lessonId} -->`
        return isNext ? [heading, ...noteLines(note)] : noteLines(note)
      }),
    ]
  })
  return `${[`# ${line(title)}`, ...blocks].join('\n\n')}\n`
}

const courseLine = /^## (.*) <!-- course:(\d{1,15}) -->$/
const lessonLine = /^### (.*) <!-- lesson:(\d{1,15}) -->$/
const noteLine =
  /^#### .*<!-- note:((\d{1,15})-[a-z0-9]{6,24}) sec:(\d{1,6}) written:(\d{1,15}) changed:(\d{1,15}) -->$/
const quotedLine = /^> ?(.*)$/

/** The notes of a file by `toMarkdown`. Everything else in it is ignored. */
export function readMarkdown(file: string): Note[] {
  const notes: Note[] = []
  let course = { courseId: 0, courseTitle: '' }
  let lesson = { lessonId: 0, lessonTitle: '' }
  let note: Note | undefined
  for (const row of file.split(/\r\n?|\n/).map((text) => text.trimEnd())) {
    const [, courseTitle, courseId] = courseLine.exec(row) ?? []
    const [, lessonTitle, lessonId] = lessonLine.exec(row) ?? []
    const [, id, ofLesson, sec, written, changed] = noteLine.exec(row) ?? []
    const [, text] = quotedLine.exec(row) ?? []
    if (courseTitle !== undefined) course = { courseTitle, courseId: Number(courseId) }
    if (lessonTitle !== undefined) lesson = { lessonTitle, lessonId: Number(lessonId) }
    if (id !== undefined && course.courseId > 0 && Number(ofLesson) === lesson.lessonId) {
      note = { ...course, ...lesson, id, sec: Number(sec), text: '', writtenMs: Number(written), atMs: Number(changed) }
      notes.push(note)
    } else if (row.startsWith('#')) note = undefined
    if (text !== undefined && note) note.text += note.text === '' ? text : `\n${text}`
  }
  return notes.filter(({ text }) => text.trim() !== '')
}
