/** Search over courses, lessons and what add-ons have (core 4.4). */
import { and, desc, eq, like, or } from 'drizzle-orm'

import { utcIso } from '../core/dates'
import { brokenCall, refuse } from '../core/envelope'
import { positive } from '../core/paging'
import { absolute, absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { books, courses, liveCourses, topics, videos } from '../db/schema'
import { bookCoverPath, isShown as isBookShown } from './books'
import { coverPath, isPublished, type Course } from './catalogue'
import { isLiveShown, liveCoverPath } from './liveCourses'
import { allExams, type ExamKind } from './exams'
import { isOut, topicCoverPath } from './topics'

const MAX_FOUND = 100
const EXCERPT_SIDE = 60
/** Row ids of the index are no ids of the things found. */
const ID_BASE = {
  vod: 100_000,
  video: 200_000,
  topic: 300_000,
  book: 400_000,
  live: 500_000,
  paper: 600_000,
  mock_paper: 700_000,
  practice: 800_000,
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The keyword with its surroundings; '' when it is only in the title. */
function excerpt(text: string, keyword: string) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase())
  if (at < 0) return ''
  const end = at + keyword.length + EXCERPT_SIDE
  return text.slice(Math.max(0, at - EXCERPT_SIDE), end) + (end < text.length ? '...' : '')
}

/** One thing found, whatever it is. */
interface Hit {
  type: keyof typeof ID_BASE
  id: number
  title: string
  /** Path on this server, '' = none. */
  thumb: string
  charge: number
  summary: string
  /** What else was searched, rich text. */
  html: string
  createdAt: number
}

type Source = (work: Work, pattern: string) => Promise<Hit[]>

const courseHit = (course: Course) => ({
  thumb: coverPath(course),
  summary: course.shortDescription,
  html: course.descriptionHtml,
  createdAt: course.createdAt,
})

const shownCourses = (work: Work) => [eq(courses.isHidden, false), ...isPublished(work)]

const findCourses: Source = async (work, pattern) => {
  const inCourse = or(
    like(courses.title, pattern),
    like(courses.shortDescription, pattern),
    like(courses.descriptionHtml, pattern),
  )
  const rows = await work.db
    .select()
    .from(courses)
    .where(and(inCourse, ...shownCourses(work)))
    .orderBy(desc(courses.userCount))
  return rows.map((course) => ({
    type: 'vod',
    id: course.id,
    title: course.title,
    charge: course.charge,
    ...courseHit(course),
  }))
}

const findLessons: Source = async (work, pattern) => {
  const rows = await work.db
    .select()
    .from(videos)
    .innerJoin(courses, eq(courses.id, videos.courseId))
    .where(and(like(videos.title, pattern), ...shownCourses(work)))
    .orderBy(desc(videos.viewCount))
  return rows.map(({ videos: video, courses: course }) => ({
    type: 'video',
    id: video.id,
    title: video.title,
    charge: video.charge,
    ...courseHit(course),
  }))
}

/** The paid part is not searched: an excerpt would give it away. */
const findTopics: Source = async (work, pattern) => {
  if (!work.settings.enabled_addons.includes('MeeduTopics')) return []
  const inTopic = or(
    like(topics.title, pattern),
    like(topics.summary, pattern),
    like(topics.freeHtml, pattern),
    and(eq(topics.charge, 0), like(topics.html, pattern)),
  )
  const rows = await work.db
    .select()
    .from(topics)
    .where(and(inTopic, ...isOut(work)))
    .orderBy(desc(topics.viewTimes))
  return rows.map((topic) => ({
    type: 'topic',
    id: topic.id,
    title: topic.title,
    thumb: topicCoverPath(topic),
    charge: topic.charge,
    summary: topic.summary,
    html: topic.charge === 0 ? topic.html : topic.freeHtml,
    createdAt: topic.publishedAt,
  }))
}

const findBooks: Source = async (work, pattern) => {
  if (!work.settings.enabled_addons.includes('MeeduBooks')) return []
  const inBook = or(
    like(books.name, pattern),
    like(books.shortDescription, pattern),
    like(books.descriptionHtml, pattern),
  )
  const rows = await work.db
    .select()
    .from(books)
    .where(and(inBook, ...isBookShown(work)))
    .orderBy(desc(books.userCount))
  return rows.map((book) => ({
    type: 'book',
    id: book.id,
    title: book.name,
    thumb: bookCoverPath(book),
    charge: book.charge,
    summary: book.shortDescription,
    html: book.descriptionHtml,
    createdAt: book.publishedAt,
  }))
}

const findLive: Source = async (work, pattern) => {
  if (!work.settings.enabled_addons.includes('Zhibo')) return []
  const inCourse = or(
    like(liveCourses.title, pattern),
    like(liveCourses.shortDescription, pattern),
    like(liveCourses.descriptionHtml, pattern),
  )
  const rows = await work.db
    .select()
    .from(liveCourses)
    .where(and(inCourse, ...isLiveShown(work)))
    .orderBy(desc(liveCourses.userCount))
  return rows.map((course) => ({
    type: 'live',
    id: course.id,
    title: course.title,
    thumb: liveCoverPath(course),
    charge: course.charge,
    summary: course.shortDescription,
    html: course.descriptionHtml,
    createdAt: course.publishedAt,
  }))
}

const examTypes = { paper: 'paper', mock: 'mock_paper', practice: 'practice' } as const

/** Papers, mock papers and practices are known by their titles; they have no picture and no text. */
const findExams =
  (kind: ExamKind): Source =>
  async (work, pattern) => {
    if (!work.settings.enabled_addons.includes('Paper')) return []
    const keyword = pattern.slice(1, -1).toLowerCase()
    const found = (await allExams(work, kind)).filter(({ title }) => title.toLowerCase().includes(keyword))
    return found.map((exam) => ({
      type: examTypes[kind],
      id: exam.id,
      title: exam.title,
      thumb: '',
      charge: exam.charge,
      summary: '',
      html: '',
      createdAt: exam.createdAt,
    }))
  }

const sources: Source[] = [
  findCourses,
  findLessons,
  findLive,
  findBooks,
  findTopics,
  findExams('paper'),
  findExams('mock'),
  findExams('practice'),
]

const isWanted = (type: string, hit: Hit) => type === '' || type === '0' || type === hit.type

async function findHits(work: Work, keyword: string): Promise<Hit[]> {
  const pattern = `%${keyword.replace(/[%_]/g, '')}%`
  const hits: Hit[] = []
  for (const find of sources) hits.push(...(await find(work, pattern)))
  return hits
}

function present(work: Work, hit: Hit, keyword: string) {
  return {
    id: ID_BASE[hit.type] + hit.id,
    resource_id: hit.id,
    resource_type: hit.type,
    title: hit.title,
    thumb: absolute(work.origin, hit.thumb),
    charge: hit.charge,
    short_desc: hit.summary,
    desc: hit.type === 'video' ? '' : absoluteHtml(work.origin, hit.html),
    p: excerpt(`${hit.summary} ${textOf(hit.html)}`, keyword),
    created_at: utcIso(hit.createdAt),
    updated_at: utcIso(hit.createdAt),
  }
}

export async function search(work: Work, query: Record<string, string>) {
  const isBase = work.dialect === 'base'
  const { keywords = '', type, size } = query
  if (keywords.trim() === '') throw refuse('请输入关键字')
  if (!isBase && type === undefined) throw brokenCall()
  if (!work.settings.sandbox.search_ready && isBase) throw refuse('搜索服务未配置')
  if (!work.settings.sandbox.search_ready) return { data: [], total: 0 }
  if (isBase && size === '0') throw brokenCall()

  const rows = isBase ? positive(size, 10) : Math.min(positive(size, 10), 100)
  const hits = (await findHits(work, keywords.trim()))
    .filter((hit) => isWanted(type ?? '', hit))
    .slice(0, MAX_FOUND)
  // BASE takes a missing page for page 0, which is empty.
  const page = positive(query.page, isBase ? 0 : 1)
  const shown = page === 0 ? [] : hits.slice((page - 1) * rows, page * rows)
  return { data: shown.map((hit) => present(work, hit, keywords.trim())), total: hits.length }
}
