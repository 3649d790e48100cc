/** Core: what a member learns. Contract `core.md` 6.11. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decodePage, flag, int, num, orNull, type Page, text, time } from '@/lib/decode'

const courseWire = v.object({ id: int, title: text, thumb: text, videos_count: v.fallback(int, 0) })

const rowFields = {
  learned_count: v.fallback(int, 0),
  created_at: time,
  last_view_video: orNull(v.object({ video_id: int, watch_seconds: v.fallback(num, 0), updated_at: time })),
  course: orNull(courseWire),
}

/** A deleted course comes as `[]`: the row is unreadable on purpose and left out of the page. */
const present = v.nonNullable(orNull(courseWire))

export interface StudyCourse {
  courseId: number
  title: string
  thumb: string
  lessonCount: number
  /** Finished lessons. */
  learnedCount: number
  isFinished: boolean
  /** Where to go on; null = no lesson has been opened. */
  lastLesson: { id: number; watchedSec: number } | null
  /** Last activity, else when it came into the list. */
  seenAt: Date | null
}

interface Row {
  learned_count: number
  created_at: Date | null
  last_view_video: { video_id: number; watch_seconds: number; updated_at: Date | null } | null
  course: v.InferOutput<typeof courseWire>
}

const toStudyCourse = (row: Row, isWatched: boolean): StudyCourse => ({
  courseId: row.course.id,
  title: row.course.title,
  thumb: row.course.thumb,
  lessonCount: row.course.videos_count,
  learnedCount: row.learned_count,
  isFinished: isWatched || (row.course.videos_count > 0 && row.learned_count >= row.course.videos_count),
  lastLesson: row.last_view_video && {
    id: row.last_view_video.video_id,
    watchedSec: row.last_view_video.watch_seconds,
  },
  seenAt: row.last_view_video?.updated_at ?? row.created_at,
})

/** Bought and liked rows carry the course's record apart; learned rows are that record. */
const ownedWire = v.pipe(
  v.object({ ...rowFields, course: present, watch_record: orNull(v.object({ is_watched: flag })) }),
  v.transform((row) => toStudyCourse(row, row.watch_record?.is_watched ?? false)),
)

const learnedWire = v.pipe(
  v.object({ ...rowFields, course: present, is_watched: flag }),
  v.transform((row) => toStudyCourse(row, row.is_watched)),
)

/** Learned: newest activity first. Owned: bought. Liked: collected. */
export type StudyList = 'learned' | 'owned' | 'liked'

const lists = {
  learned: { path: '/api/v3/member/courses/learned', wire: learnedWire },
  owned: { path: '/api/v3/member/courses', wire: ownedWire },
  liked: { path: '/api/v3/member/courses/like', wire: ownedWire },
}

export async function listStudyCourses(
  name: StudyList,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StudyCourse>> {
  const { path, wire } = lists[name]
  const data = await request({ path, method: 'GET', query: { page, size, type: 'vod' }, signal })
  return decodePage<StudyCourse>(wire, data, page, size)
}
