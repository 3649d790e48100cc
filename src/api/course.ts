/** Core: courses and their lessons. See docs/backend/courses.md. */
import * as v from 'valibot'

import { coursePageSize } from '@/config/limits'
import { request } from '@/http/request'
import {
  count,
  decode,
  decodePage,
  flag,
  int,
  list,
  maybe,
  num,
  numberMap,
  orNull,
  type Page,
  rows,
  text,
  time,
  yuan,
} from '@/lib/decode'
import { webUrl } from '@/lib/safeUrl'

import { storedCall, type Subject } from './answerCopies'
import { type Category, categoryWire } from './category'
import { courseCents, coursePriceFields } from './coursePrice'
import { lastAnswer } from './lastAnswer'
import { isList, playAddress } from './playAddress'

const courseFields = {
  id: int,
  title: text,
  thumb: text,
  short_description: text,
  user_count: count,
  category_id: count,
  videos_count: maybe(int),
  category: orNull(v.object({ id: int, name: text })),
  is_allow_comment: maybe(flag),
  ...coursePriceFields,
  render_desc: text,
}

export interface Course {
  id: number
  title: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** 0 = free, or opened by an order that costs nothing; null = unreadable or not for sale. */
  priceCents: number | null
  summary: string
  learnerCount: number
  /** '' = none, or the endpoint does not say. */
  categoryName: string
  isFree: boolean
  /** Null = the endpoint does not say. */
  lessonCount: number | null
  /** Servers before 4.9.26 do not say and mean all courses. */
  isVipFree: boolean
  canComment: boolean
  /** HTML; '' in lists. */
  html: string
}

const courseWire = v.pipe(
  v.object(courseFields),
  v.transform((wire): Course => ({
    id: wire.id,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: courseCents(wire),
    summary: wire.short_description,
    learnerCount: wire.user_count,
    categoryName: wire.category?.name ?? '',
    isFree: wire.is_free,
    lessonCount: wire.videos_count ?? null,
    isVipFree: wire.is_vip_free ?? true,
    canComment: wire.is_allow_comment ?? true,
    html: wire.render_desc,
  })),
)

export interface Lesson {
  id: number
  courseId: number
  /** 0 = outside any chapter. */
  chapterId: number
  title: string
  durationSec: number
  /** Price of the single lesson; null = not sold alone. */
  priceCents: number | null
  /** Length of the trial, 0 = none. */
  trialSec: number
  /** Seeking past the furthest watched second is forbidden. */
  isDragBanned: boolean
  canComment: boolean
}

/** The course comes from the answer around the row. */
type LessonRow = Omit<Lesson, 'courseId'>

const lessonWire = v.pipe(
  v.object({
    id: int,
    title: text,
    charge: yuan,
    chapter_id: count,
    duration: v.fallback(num, 0),
    is_ban_sell: flag,
    free_seconds: count,
    ban_drag: flag,
    is_allow_comment: maybe(flag),
  }),
  v.transform((wire): LessonRow => ({
    id: wire.id,
    chapterId: wire.chapter_id,
    title: wire.title,
    durationSec: wire.duration,
    priceCents: wire.is_ban_sell || !wire.charge ? null : wire.charge,
    trialSec: wire.free_seconds,
    isDragBanned: wire.ban_drag,
    canComment: wire.is_allow_comment ?? true,
  })),
)

export interface Chapter {
  /** 0 = lessons outside any chapter. */
  id: number
  /** '' for those. */
  title: string
  lessons: Lesson[]
}

const chapterWire = v.object({ id: int, title: text })

/** Chapters in their order, lessons outside any chapter last. Chapters may be empty. */
function chaptersOf(
  courseId: number,
  chapters: { id: number; title: string }[],
  lessons: Map<number, LessonRow[]>,
): Chapter[] {
  const lessonsOf = (id: number) => (lessons.get(id) ?? []).map((lesson) => ({ ...lesson, courseId }))
  const loose = lessonsOf(0)
  return [
    ...chapters.map(({ id, title }) => ({ id, title, lessons: lessonsOf(id) })),
    ...(loose.length > 0 ? [{ id: 0, title: '', lessons: loose }] : []),
  ]
}

export interface LessonProgress {
  /** Furthest reported second. */
  watchedSec: number
  isFinished: boolean
  /** Moment of the last report that moved the position. */
  seenAt: Date | null
}

const progressWire = v.pipe(
  v.object({ watch_seconds: v.fallback(num, 0), watched_at: time, updated_at: time }),
  v.transform((wire): LessonProgress => ({
    watchedSec: wire.watch_seconds,
    isFinished: wire.watched_at !== null,
    seenAt: wire.updated_at,
  })),
)

export interface Attachment {
  id: number
  name: string
  sizeBytes: number
  extension: string
}

const detailWire = v.object({
  course: courseWire,
  chapters: list(chapterWire),
  videos: numberMap(list(lessonWire)),
  isBuy: flag,
  isCollect: flag,
  videoWatchedProgress: numberMap(progressWire),
  attach: list(v.object({ id: int, name: text, size: v.fallback(num, 0), extension: text })),
  buyVideos: list(int),
})

export interface CourseDetail {
  course: Course
  chapters: Chapter[]
  /** Free, bought, or by VIP. False without login. */
  canLearn: boolean
  isFavorite: boolean
  /** By lesson id. */
  progress: Map<number, LessonProgress>
  attachments: Attachment[]
  boughtLessonIds: number[]
}

function readCourse(data: unknown): CourseDetail {
  const wire = decode(detailWire, data)
  return {
    course: wire.course,
    chapters: chaptersOf(wire.course.id, wire.chapters, wire.videos),
    canLearn: wire.isBuy,
    isFavorite: wire.isCollect,
    progress: wire.videoWatchedProgress,
    attachments: wire.attach.map(({ id: attachId, name, size, extension }) => ({
      id: attachId,
      name,
      sizeBytes: size,
      extension,
    })),
    boughtLessonIds: wire.buyVideos,
  }
}

const courseSubject = ({ course: { id, title } }: { course: Course }): Subject => ({ kind: 'course', id, title })

/** Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const courseCall = (id: number) => storedCall(`/api/v2/course/${id}`, readCourse, courseSubject)

export const getCourse = (id: number, signal?: AbortSignal): Promise<CourseDetail> => courseCall(id).request(signal)

/** Order and restriction of the list: newest, free only, most learners, recommended. */
export type CourseScene = '' | 'free' | 'sub' | 'recom'

export interface CourseFilter {
  /** 0 = all; a parent includes its children. */
  categoryId: number
  scene: CourseScene
}

export async function listCourses(
  filter: CourseFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Course>> {
  const query = { page, page_size: size, category_id: filter.categoryId, scene: filter.scene }
  const data = await request({ path: '/api/v2/courses', method: 'GET', query, signal })
  const isTop = page === 1 && size === coursePageSize && isEverything(filter)
  return isTop ? lastCourses.store(data) : decodePage(courseWire, data, page, size)
}

const isEverything = ({ categoryId, scene }: CourseFilter) => categoryId === 0 && scene === ''

const lastCourses = lastAnswer('courses', (data) => decodePage(courseWire, data, 1, coursePageSize))

export const lastCoursesOf = (filter: CourseFilter): Page<Course> | undefined =>
  isEverything(filter) ? lastCourses.get() : undefined

export const lastCourseCategories = lastAnswer('course_categories', (data) => decode(rows(categoryWire), data))

export const listCourseCategories = async (): Promise<Category[]> =>
  lastCourseCategories.store(await request({ path: '/api/v2/course_categories', method: 'GET' }))

/** A GET with a side effect: it toggles. @returns true = now a favorite */
export const toggleCourseFavorite = async (id: number): Promise<boolean> =>
  decode(flag, await request({ path: `/api/v2/course/${id}/like`, method: 'GET', outlivesPage: true }))

const videoWire = v.object({
  video: lessonWire,
  videos: numberMap(list(lessonWire)),
  chapters: list(chapterWire),
  course: courseWire,
  is_watch: flag,
  video_watched_progress: numberMap(progressWire),
  buy_videos: list(int),
})

export interface LessonDetail {
  lesson: Lesson
  course: Course
  chapters: Chapter[]
  /** False without login. */
  canWatch: boolean
  progress: Map<number, LessonProgress>
  boughtLessonIds: number[]
}

function readLesson(data: unknown): LessonDetail {
  const wire = decode(videoWire, data)
  return {
    lesson: { ...wire.video, courseId: wire.course.id },
    course: wire.course,
    chapters: chaptersOf(wire.course.id, wire.chapters, wire.videos),
    canWatch: wire.is_watch,
    progress: wire.video_watched_progress,
    boughtLessonIds: wire.buy_videos,
  }
}

/** Stored with its course. @throws ApiError 'rejected' with code 404 */
export const lessonCall = (id: number) => storedCall(`/api/v2/video/${id}`, readLesson, courseSubject)

export const getLesson = (id: number, signal?: AbortSignal): Promise<LessonDetail> => lessonCall(id).request(signal)

/** An address of a lesson. It expires: ask for it right before playing. */
export interface PlaySource {
  kind: 'hls' | 'file' | 'embed'
  /** For an `embed`, the https address in the operator's iframe snippet. '' = the server's is no address. */
  url: string
  /** The quality in the learner's words, '' = the only one. */
  label: string
}

const qualityLabels: Record<string, string> = { LD: '流畅', SD: '标清', HD: '高清', FD: '超清', OD: '原画', 默认: '' }

const playWire = v.object({ urls: list(v.object({ url: text, format: text, name: text })) })

function sourceOf({ url, format, name }: { url: string; format: string; name: string }): PlaySource[] {
  const label = qualityLabels[name] ?? (/^\d+$/.test(name) ? `${name}P` : name)
  if (url.trimStart().startsWith('<iframe')) {
    const src = /\ssrc\s*=\s*["']?((?:https:)?\/\/[^"'\s>]+)/i.exec(url)?.[1]
    // An attribute of HTML. Of its entities only this one is part of addresses.
    const address = src && webUrl(src.replace(/&amp;/gi, '&'))?.url
    return address ? [{ kind: 'embed', url: address, label }] : []
  }
  const address = playAddress(url)
  if (address === undefined) return []
  const isHls = format.toLowerCase() === 'm3u8' || isList(address)
  return [{ kind: isHls ? 'hls' : 'file', url: address, label }]
}

/**
 * In the server's order, best quality first; empty = there is no address.
 * @param isTrial older servers must be told; newer ones decide by themselves
 * @throws ApiError 'rejected' with the server's words (`请购买后观看` ...)
 */
export async function listPlaySources(lessonId: number, isTrial: boolean, signal?: AbortSignal): Promise<PlaySource[]> {
  const data = await request({
    path: `/api/v2/video/${lessonId}/playinfo`,
    method: 'GET',
    query: { is_try: isTrial ? 1 : 0 },
    signal,
  })
  const { urls } = decode(playWire, data)
  const sources = urls.flatMap(sourceOf)
  const isUnreadable = sources.length === 0 && urls.some(({ url }) => url !== '')
  return isUnreadable ? [{ kind: 'file', url: '', label: '' }] : sources
}

/** In whole seconds above 0; the server keeps the largest. */
export const updateWatchPosition = async (lessonId: number, positionSec: number): Promise<void> =>
  void (await request({
    path: `/api/v2/video/${lessonId}/record`,
    body: { duration: positionSec },
    isBackground: true,
    outlivesPage: true,
  }))

/**
 * An address that works once (docs/backend/courses.md#attachments): ask for one per tap.
 * @throws ApiError 'rejected' (`请购买课程`), 'busy' (60 an hour)
 */
export async function createAttachmentUrl(courseId: number, attachmentId: number): Promise<string> {
  const data = await request({ path: `/api/v3/course/${courseId}/attach/${attachmentId}`, method: 'GET' })
  return decode(v.object({ download_url: v.pipe(v.string(), v.regex(/^https?:\/\//)) }), data).download_url
}
