/** Search over courses and lessons (core 4.4). */
import { and, desc, eq, like, or } from 'drizzle-orm'

import { utcIso } from '../core/dates'
import { brokenCall, refuse } from '../core/envelope'
import { positive } from '../core/paging'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { courses, videos } from '../db/schema'
import { coverOf, isPublished, type Course } from './catalogue'

const MAX_FOUND = 100
const EXCERPT_SIDE = 60
/** Row ids of the index are no ids of the things found. */
const ID_BASE = { vod: 100_000, video: 200_000 }

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

interface Hit {
  type: 'vod' | 'video'
  id: number
  title: string
  charge: number
  course: Course
}

const isWanted = (type: string, hit: Hit) => type === '' || type === '0' || type === hit.type

async function findHits(work: Work, keyword: string): Promise<Hit[]> {
  const pattern = `%${keyword.replace(/[%_]/g, '')}%`
  const shown = [eq(courses.isHidden, false), ...isPublished(work)]
  const inCourse = or(
    like(courses.title, pattern),
    like(courses.shortDescription, pattern),
    like(courses.descriptionHtml, pattern),
  )
  const foundCourses = await work.db
    .select()
    .from(courses)
    .where(and(inCourse, ...shown))
    .orderBy(desc(courses.userCount))
  const foundLessons = await work.db
    .select()
    .from(videos)
    .innerJoin(courses, eq(courses.id, videos.courseId))
    .where(and(like(videos.title, pattern), ...shown))
    .orderBy(desc(videos.viewCount))
  return [
    ...foundCourses.map((course): Hit => ({
      type: 'vod',
      id: course.id,
      title: course.title,
      charge: course.charge,
      course,
    })),
    ...foundLessons.map(({ videos: video, courses: course }): Hit => ({
      type: 'video',
      id: video.id,
      title: video.title,
      charge: video.charge,
      course,
    })),
  ]
}

function present(work: Work, hit: Hit, keyword: string) {
  const { course } = hit
  const text = `${course.shortDescription} ${textOf(course.descriptionHtml)}`
  return {
    id: ID_BASE[hit.type] + hit.id,
    resource_id: hit.id,
    resource_type: hit.type,
    title: hit.title,
    thumb: coverOf(work, course),
    charge: hit.charge,
    short_desc: course.shortDescription,
    desc: hit.type === 'vod' ? absoluteHtml(work.origin, course.descriptionHtml) : '',
    p: excerpt(text, keyword),
    created_at: utcIso(course.createdAt),
    updated_at: utcIso(course.createdAt),
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
