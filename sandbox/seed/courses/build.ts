/** Short words for writing a course down. Shapes are those of `../types`. */
import { mediaLengthSec } from '../../media'
import type { ChapterSeed, CommentSeed, CourseSeed, LessonMedia, LessonSeed } from '../types'

type LessonInput = string | (Partial<LessonSeed> & { title: string })

/** Lessons of one medium; a bare title is a lesson with nothing special about it. */
export const lessons = (media: LessonMedia, ...inputs: LessonInput[]): LessonSeed[] =>
  inputs.map((input) => ({
    durationSec: mediaLengthSec,
    media,
    ...(typeof input === 'string' ? { title: input } : input),
  }))

/** A lesson of which everybody who is logged in may see the beginning. */
export const trial = (title: string, freeSeconds = 30) => ({ title, freeSeconds })

/** Skipping ahead is forbidden in all of them. */
export const noDrag = (rows: LessonSeed[]): LessonSeed[] =>
  rows.map((row) => ({ ...row, isDragBanned: true }))

export const chapters = (...rows: [title: string, lessons: LessonSeed[]][]): ChapterSeed[] =>
  rows.map(([title, content], index) => ({ title: `第 ${index + 1} 章\u3000${title}`, lessons: content }))

type CourseInput = Omit<CourseSeed, 'chapters' | 'lessons'> & Partial<CourseSeed>

export const course = (input: CourseInput): CourseSeed => ({ chapters: [], lessons: [], ...input })

/** Where each member writes from, one entry per index of `members`; one address is unknown, as it happens. */
const provinces = [
  '北京市', '上海市', '广东省', '四川省', '浙江省', '湖北省', '江苏省', '福建省', '山东省', '陕西省', '湖南省', '云南省',
  '重庆市', '天津市', '河南省', '安徽省', '广东省', '江西省', 'UNKNOWN', '辽宁省', '广西壮族自治区', '海南省', '贵州省',
  '河北省', '浙江省', '吉林省', '广东省', '江苏省', '山西省', '北京市', '四川省', '上海市', '新疆维吾尔自治区', '甘肃省',
  '内蒙古自治区', '湖北省',
]

/** One comment, with its replies in the order they were written. */
export const says = (author: number, hoursAgo: number, content: string, ...replies: CommentSeed[]) => ({
  author,
  hoursAgo,
  content,
  province: provinces[author] ?? '北京市',
  replies,
})

/** A comment that a moderator has not seen yet. */
export const waits = (author: number, hoursAgo: number, content: string): CommentSeed => ({
  ...says(author, hoursAgo, content),
  isPending: true,
})

/* Rich text, as an operator's editor saves it. Arguments are HTML, except those of `code`. */

export const html = (...blocks: string[]) => blocks.join('\n')
export const h3 = (text: string) => `<h3>${text}</h3>`
export const p = (text: string) => `<p>${text}</p>`
export const quote = (text: string) => `<blockquote><p>${text}</p></blockquote>`

const items = (rows: string[]) => rows.map((row) => `<li>${row}</li>`).join('')
export const ul = (...rows: string[]) => `<ul>${items(rows)}</ul>`
export const ol = (...rows: string[]) => `<ol>${items(rows)}</ol>`

const tableRow = (cells: string, tag: 'th' | 'td') =>
  `<tr>${cells.split('|').map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** Cells of a row are divided by `|`. */
export function table(head: string, ...rows: string[]) {
  const body = rows.map((cells) => tableRow(cells, 'td')).join('')
  return `<table><thead>${tableRow(head, 'th')}</thead><tbody>${body}</tbody></table>`
}

/** The wordless picture that belongs to a course's cover. */
export const figure = (slug: string, description: string) =>
  `<p><img src="/sandbox/art/figure/${slug}.svg" alt="${description}"></p>`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const code = (source: string) =>
  `<pre><code>${source.trim().replace(/[&<>]/g, (char) => escapes[char]!)}</code></pre>`
