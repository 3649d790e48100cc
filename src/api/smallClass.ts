/** Add-on XiaoBanKe: small classes. See docs/backend/live.md#small-classes. */
import * as v from 'valibot'

import { withQuery } from '@/http/client'
import { request } from '@/http/request'
import { count, decode, flag, int, list, maybe, orNull, text, time, yuan } from '@/lib/decode'

import { type Catalogue, decodeCatalogue } from './category'
import { type LiveTeacher, teacherWire } from './live'
import { pagedCall } from './pagedCall'

const root = '/addons/ke/api/v1'

/** Whether one can join: not yet, yes, all places are taken, not any more, it runs already, it is over. */
type Enrolment = 'upcoming' | 'open' | 'full' | 'stopped' | 'running' | 'ended'

export interface SmallClass {
  id: number
  title: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** Struck through when higher than the price. */
  originalCents: number | null
  summary: string
  /** HTML; '' in lists. */
  html: string
  /** '' = none. */
  categoryName: string
  /** The server's words for its form (小班课, 1v1) and state (招生中); '' = it does not say. */
  typeText: string
  statusText: string
  teachers: LiveTeacher[]
  enrolment: Enrolment
  joinedCount: number
  /** 0 = any number of people. */
  maxCount: number
  /** The first and the last day; null = unreadable. */
  opensAt: Date | null
  endsAt: Date | null
}

const enrolments = ['upcoming', 'open', 'stopped', 'running', 'ended'] as const

const smallClassWire = v.pipe(
  v.object({
    id: int,
    title: text,
    thumb: text,
    charge: yuan,
    original_charge: yuan,
    short_desc: text,
    render_desc: text,
    category: orNull(v.object({ name: text })),
    type_text: text,
    status: maybe(int),
    status_text: text,
    teachers: list(teacherWire),
    join_people_num: count,
    max_people_num: count,
    open_at: time,
    over_at: time,
  }),
  v.transform((wire): SmallClass => {
    const { join_people_num: joinedCount, max_people_num: maxCount } = wire
    // An unknown state is left to the server, which may refuse the order.
    const enrolment = enrolments[wire.status ?? 1] ?? 'open'
    const isFull = maxCount > 0 && joinedCount >= maxCount
    return {
      id: wire.id,
      title: wire.title,
      thumb: wire.thumb,
      priceCents: wire.charge,
      originalCents: wire.original_charge,
      summary: wire.short_desc,
      html: wire.render_desc,
      categoryName: wire.category?.name ?? '',
      typeText: wire.type_text,
      statusText: wire.status_text,
      teachers: wire.teachers,
      enrolment: enrolment === 'open' && isFull ? 'full' : enrolment,
      joinedCount,
      maxCount,
      opensAt: wire.open_at,
      endsAt: wire.over_at,
    }
  }),
)

export interface SmallClassFilter {
  /** The wire's numbers of forms: 0 small, 1 large, 2 live, 3 one to one; '' = all. */
  type: '' | '0' | '1' | '2' | '3'
  /** A first-level and a second-level category; 0 = all. */
  categoryId: number
  childId: number
}

export async function listSmallClasses(
  { type, categoryId, childId }: SmallClassFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Catalogue<SmallClass>> {
  const query = { page, size, t: type, cid1: categoryId, cid2: childId }
  const data = await request({ path: `${root}/courses`, method: 'GET', query, signal })
  return decodeCatalogue(smallClassWire, data, page, size)
}

export interface ClassLesson {
  id: number
  title: string
  state: 'upcoming' | 'on' | 'over'
  /** The operator's classroom page, on any host; '' = none (yet). */
  roomUrl: string
}

const lessonStates = ['upcoming', 'on', 'over'] as const

const classLessonWire = v.pipe(
  v.object({ id: int, title: text, status: count, play_url: text }),
  v.transform(({ id, title, status, play_url: roomUrl }): ClassLesson => ({
    id,
    title,
    state: lessonStates[status] ?? 'upcoming',
    roomUrl,
  })),
)

export interface SmallClassDetail {
  smallClass: SmallClass
  lessons: ClassLesson[]
  /** Free or bought. */
  canAttend: boolean
}

const detailWire = v.object({ course: smallClassWire, lessons: list(classLessonWire), paid: flag })

/** @throws ApiError 'rejected' with code 404 */
export async function getSmallClass(id: number, signal?: AbortSignal): Promise<SmallClassDetail> {
  const wire = decode(detailWire, await request({ path: `${root}/course/${id}`, method: 'GET', signal }))
  return {
    smallClass: wire.course,
    lessons: wire.lessons,
    canAttend: wire.paid || wire.course.priceCents === 0,
  }
}

/**
 * The classroom's page, opened as the learner who has this token. For that page alone: do not show, store or share it.
 */
export function classroomUrl(roomUrl: string, token: string): string {
  const [page = '', ...fragment] = roomUrl.split('#')
  return [withQuery(page, { token }), ...fragment].join('#')
}

export interface StudyClass {
  classId: number
  title: string
  thumb: string
  boughtAt: Date | null
}

const studyWire = v.pipe(
  v.object({ id: int, title: text, thumb: text, created_at: time }),
  v.transform(({ id: classId, title, thumb, created_at: boughtAt }): StudyClass => ({
    classId,
    title,
    thumb,
    boughtAt,
  })),
)

/** Bought last first. */
export const listStudyClasses = pagedCall(`${root}/user/courses`, studyWire, { sizeKey: 'page_size', isNested: true })
