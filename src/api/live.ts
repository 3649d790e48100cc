/**
 * Add-on Zhibo: live courses. See docs/backend/live.md#live-course-calls; favorites come from TemplateOne.
 * Next lessons and states in lists are inferred.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import {
  count,
  decode,
  flag,
  int,
  list,
  maybe,
  numberMap,
  orNull,
  type Page,
  unlessDeleted,
  text,
  time,
  yuan,
} from '@/lib/decode'

import { storedCall } from './answerCopies'
import { avatar } from './avatar'
import { type Catalogue, decodeCatalogue } from './category'
import { pagedCall, type PageArguments } from './pagedCall'

const root = '/addons/zhibo/api/v1'

export interface LiveTeacher {
  name: string
  /** Absolute URL, '' = none. */
  avatar: string
  /** Plain text, '' = none. */
  intro: string
}

export const teacherWire = v.pipe(
  v.object({ name: v.pipe(text, v.nonEmpty()), avatar, short_desc: text }),
  v.transform(({ name, avatar, short_desc: intro }): LiveTeacher => ({ name, avatar, intro })),
)

export interface LiveCourse {
  id: number
  title: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** VIP members attend without paying. */
  isVipFree: boolean
  summary: string
  /** HTML; '' in lists. */
  html: string
  /** '' = none. */
  categoryName: string
  teacher: LiveTeacher | null
  assistant: LiveTeacher | null
  /** The server's word for the course's state; '' = it does not say. */
  statusText: string
  /** A lesson is on air now. Read from `statusText`, because nothing else in a list says it. */
  isOnAir: boolean
  /** Null = none is planned, or the list does not say. */
  next: NextLesson | null
}

export interface NextLesson {
  id: number
  /** '' = it has none. */
  title: string
  startsAt: Date
}

const nextWire = orNull(v.object({ id: count, title: text, published_at: time }))

function nextOf(wire: v.InferOutput<typeof nextWire>): NextLesson | null {
  if (!wire?.published_at) return null
  return { id: wire.id, title: wire.title, startsAt: wire.published_at }
}

const isOnAirBy = (statusText: string): boolean => statusText.includes('直播中')

const courseWire = v.pipe(
  v.object({
    id: int,
    title: text,
    thumb: text,
    charge: yuan,
    vip_can_view: flag,
    short_description: text,
    render_desc: text,
    category: orNull(v.object({ name: text })),
    teacher: orNull(teacherWire),
    assistant: orNull(teacherWire),
    status_text: text,
    next_video: nextWire,
  }),
  v.transform((wire): LiveCourse => ({
    id: wire.id,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: wire.charge,
    isVipFree: wire.vip_can_view,
    summary: wire.short_description,
    html: wire.render_desc,
    categoryName: wire.category?.name ?? '',
    teacher: wire.teacher,
    assistant: wire.assistant,
    statusText: wire.status_text,
    isOnAir: isOnAirBy(wire.status_text),
    next: nextOf(wire.next_video),
  })),
)

/** @param categoryId 0 = all */
export async function listLiveCourses(
  categoryId: number,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Catalogue<LiveCourse>> {
  const query = { page, size, cid: categoryId }
  return decodeCatalogue(
    courseWire,
    await request({ path: `${root}/courses`, method: 'GET', query, signal }),
    page,
    size,
  )
}

export interface LiveLesson {
  id: number
  title: string
  /** Planned; null = unreadable. */
  startsAt: Date | null
  /** As the teacher has set it: a lesson whose time has come stays `upcoming` until the teacher starts. */
  state: 'upcoming' | 'onAir' | 'over'
  /** Length of the recording; 0 = there is none (yet). */
  recordingSec: number
  /** Who has watched for that long has learned it; 0 = the server does not say. */
  plannedSec: number
}

export interface LiveChapter {
  /** 0 = lessons outside any chapter. */
  id: number
  /** '' for those. */
  title: string
  lessons: LiveLesson[]
}

const states = ['upcoming', 'onAir', 'over'] as const

export const lessonWire = v.pipe(
  v.object({ id: int, title: text, published_at: time, status: count, duration: count, estimate_duration: count }),
  v.transform((wire): LiveLesson => ({
    id: wire.id,
    title: wire.title,
    startsAt: wire.published_at,
    state: states[wire.status] ?? 'upcoming',
    recordingSec: wire.duration,
    plannedSec: wire.estimate_duration,
  })),
)

export interface LiveDetail {
  course: LiveCourse
  /** Chapters in their order, lessons outside any chapter last. A chapter may be empty. */
  chapters: LiveChapter[]
  /** Free, bought, by VIP, or let in by the academy. */
  canAttend: boolean
}

const detailWire = v.object({
  course: courseWire,
  chapters: list(v.object({ id: int, name: text })),
  videos: numberMap(list(lessonWire)),
  is_buy: flag,
})

function readLiveCourse(data: unknown): LiveDetail {
  const wire = decode(detailWire, data)
  const loose = wire.videos.get(0) ?? []
  const chapters = wire.chapters.map((chapter) => ({
    id: chapter.id,
    title: chapter.name,
    lessons: wire.videos.get(chapter.id) ?? [],
  }))
  return {
    course: wire.course,
    chapters: [...chapters, ...(loose.length > 0 ? [{ id: 0, title: '', lessons: loose }] : [])],
    canAttend: wire.is_buy,
  }
}

/** Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const liveCourseCall = (id: number) =>
  storedCall(`${root}/course/${id}`, readLiveCourse, ({ course: { title } }) => ({ kind: 'live', id, title }))

export const getLiveCourse = (id: number, signal?: AbortSignal): Promise<LiveDetail> =>
  liveCourseCall(id).request(signal)

export interface StudyLive {
  courseId: number
  title: string
  thumb: string
  isBought: boolean
  /** Lessons watched to the end; null = the list does not say. */
  progress: { done: number; all: number } | null
  isOver: boolean
  /** As in `LiveCourse`. */
  isOnAir: boolean
  next: NextLesson | null
  /** The lesson watched last; null = none, or the list does not say. */
  lastLessonId: number | null
  /** When the course was watched, bought or made a favorite, depending on the list. */
  addedAt: Date | null
}

const briefWire = v.object({
  id: int,
  title: text,
  thumb: text,
  status: count,
  status_text: text,
  videos_count: count,
  next_video: nextWire,
})

const studyWire = v.pipe(
  v.object({
    is_subscribe: flag,
    learned_count: count,
    video_id: maybe(int),
    created_at: time,
    course: unlessDeleted(briefWire),
  }),
  v.transform(({ is_subscribe, learned_count, video_id, created_at, course }): StudyLive => ({
    courseId: course.id,
    title: course.title,
    thumb: course.thumb,
    isBought: is_subscribe,
    progress: { done: learned_count, all: course.videos_count },
    isOver: course.status === 2,
    isOnAir: isOnAirBy(course.status_text),
    next: nextOf(course.next_video),
    lastLessonId: video_id || null,
    addedAt: created_at,
  })),
)

const favoriteWire = v.pipe(
  v.object({ id: int, title: text, thumb: text, created_at: time }),
  v.transform(({ id, title, thumb, created_at }): StudyLive => ({
    courseId: id,
    title,
    thumb,
    isBought: false,
    progress: null,
    isOver: false,
    isOnAir: false,
    next: null,
    lastLessonId: null,
    addedAt: created_at,
  })),
)

const studyLists = {
  learned: pagedCall(`${root}/member/courses/learned`, studyWire),
  owned: pagedCall(`${root}/member/courses`, studyWire),
  favorite: pagedCall('/addons/templateOne/api/v1/like/courses', favoriteWire, { query: { type: 'live' } }),
}

/** Learned: watched, the last first. Owned: bought. Favorite: 收藏. */
export type StudyLiveList = keyof typeof studyLists

export const listStudyLive = (name: StudyLiveList, ...page: PageArguments): Promise<Page<StudyLive>> =>
  studyLists[name](...page)
