/** Core: the member's courses. See docs/backend/members.md#study-lists. */
import * as v from 'valibot'

import { count, flag, int, maybe, num, orNull, type Page, unlessDeleted, text, time } from '@/lib/decode'

import { pagedCall, type PageArguments } from './pagedCall'

const courseWire = v.object({ id: int, title: text, thumb: text, videos_count: count })

const rowFields = {
  learned_count: count,
  created_at: time,
  last_view_video: orNull(
    v.object({
      video_id: int,
      watch_seconds: v.fallback(num, 0),
      /** Null = not finished. */
      watched_at: time,
      updated_at: time,
      video: v.fallback(v.object({ title: text }), { title: '' }),
    }),
  ),
  course: orNull(courseWire),
}

export interface StudyCourse {
  courseId: number
  title: string
  thumb: string
  lessonCount: number
  learnedCount: number
  /** 0 to 1, by the server's count. `learnedCount` may include hidden lessons. */
  ratio: number
  isFinished: boolean
  /** Only learned courses have it. */
  isBought: boolean
  /** Null = no lesson has been opened. */
  lastLesson: { id: number; title: string; watchedSec: number; isFinished: boolean } | null
  /** The last activity, else when the course came into the list. */
  seenAt: Date | null
}

interface Row {
  learned_count: number
  created_at: Date | null
  last_view_video: {
    video_id: number
    watch_seconds: number
    watched_at: Date | null
    updated_at: Date | null
    video: { title: string }
  } | null
  course: v.InferOutput<typeof courseWire>
}

/** `progress` is 0 to 100. */
const recordFields = { is_watched: flag, progress: maybe(num) }

type CourseRecord = { is_watched: boolean; progress?: number | undefined; is_subscribe?: boolean }

function toStudyCourse(row: Row, record: CourseRecord | null): StudyCourse {
  const { course, learned_count: learnedCount, last_view_video: last } = row
  const counted = course.videos_count > 0 ? learnedCount / course.videos_count : 0
  const known: Partial<CourseRecord> = record ?? {}
  const { is_watched: isWatched = false, progress: percent = 100, is_subscribe: isBought = false } = known
  // The server never takes `is_watched` back: a course that has grown has an unfinished lesson, or a progress again.
  const isFinished = ((isWatched && percent >= 100) || counted >= 1) && !(last && !last.watched_at)
  return {
    courseId: course.id,
    title: course.title,
    thumb: course.thumb,
    lessonCount: course.videos_count,
    learnedCount,
    ratio: isFinished ? 1 : percent < 100 ? percent / 100 : counted,
    isFinished,
    isBought,
    lastLesson: last && {
      id: last.video_id,
      title: last.video.title,
      watchedSec: last.watch_seconds,
      isFinished: last.watched_at !== null,
    },
    seenAt: last?.updated_at ?? row.created_at,
  }
}

/** Bought and favorite rows have the course's record apart; learned rows are that record. */
const ownedWire = v.pipe(
  v.object({ ...rowFields, course: unlessDeleted(courseWire), watch_record: orNull(v.object(recordFields)) }),
  v.transform((row) => toStudyCourse(row, row.watch_record)),
)

const learnedWire = v.pipe(
  v.object({ ...rowFields, course: unlessDeleted(courseWire), ...recordFields, is_subscribe: flag }),
  v.transform((row) => toStudyCourse(row, row)),
)

/** Learned: newest activity first. Owned: bought. Favorite: 收藏. */
export type StudyList = 'learned' | 'owned' | 'favorite'

const isCourse = { query: { type: 'vod' } }

const lists = {
  learned: pagedCall('/api/v3/member/courses/learned', learnedWire, isCourse),
  owned: pagedCall('/api/v3/member/courses', ownedWire, isCourse),
  favorite: pagedCall('/api/v3/member/courses/like', ownedWire, isCourse),
}

export const listStudyCourses = (name: StudyList, ...page: PageArguments): Promise<Page<StudyCourse>> =>
  lists[name](...page)
