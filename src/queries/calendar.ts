import { queryOptions } from '@tanstack/react-query'

import { listMyExams } from '@/api/exam'
import type { AttemptKind } from '@/api/examAnswer'
import { getLiveCourse, listStudyLive, type LiveLesson, type StudyLive } from '@/api/live'
import { getMockPaper } from '@/api/mockPaper'
import { type Attempt, getPaper } from '@/api/paper'
import { ApiError } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'

import { isForgotten } from './live'

/** How many rows of a list are looked through, and how many details are asked for: a class shares its calls. */
const rows = 50
const maxCourses = 8
const maxExams = 4

export interface LiveDate {
  courseTitle: string
  lesson: Pick<LiveLesson, 'id' | 'title' | 'state'> & Partial<Pick<LiveLesson, 'plannedSec'>> & { startsAt: Date }
  courseId: number
}

/** Its date is the moment when its time is up. */
export interface RunningAttempt {
  kind: AttemptKind
  examId: number
  recordId: number
  title: string
  endsAt: Date
}

/** What is gone, or no longer the learner's, has no date. Every other error is a failure. */
function noneIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'rejected') return null
  throw error
}

/** What the list itself says of a course. */
const nextOf = ({ courseId, title: courseTitle, next }: StudyLive): LiveDate[] =>
  next ? [{ courseId, courseTitle, lesson: { ...next, state: 'upcoming' } }] : []

async function lessonsOf(course: StudyLive, signal: AbortSignal): Promise<LiveDate[]> {
  const { courseId, title: courseTitle } = course
  const detail = await getLiveCourse(courseId, signal).catch(noneIfRefused)
  if (!detail) return nextOf(course)
  return detail.chapters
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ startsAt, ...lesson }) =>
      startsAt ? [{ courseId, courseTitle, lesson: { ...lesson, startsAt } }] : [],
    )
}

/** A course that gives its last lesson has no next one. One that is long past was forgotten, and may stay the next for ever. */
function dueMs({ isOnAir, next }: StudyLive): number {
  if (isOnAir) return 0
  return next && !isForgotten(next.startsAt, serverClock.now()) ? next.startsAt.getTime() : Number.MAX_VALUE
}

async function listLiveDates(signal: AbortSignal): Promise<LiveDate[]> {
  const [owned, learned] = await Promise.all([
    listStudyLive('owned', 1, rows, signal),
    listStudyLive('learned', 1, rows, signal),
  ])
  const courses = new Map([...learned.items, ...owned.items].map((course) => [course.courseId, course]))
  const going = [...courses.values()].filter(({ isOver }) => !isOver).sort((one, other) => dueMs(one) - dueMs(other))
  const whole = await Promise.all(going.slice(0, maxCourses).map((course) => lessonsOf(course, signal)))
  return [...whole.flat(), ...going.slice(maxCourses).flatMap(nextOf)]
}

const details: Record<
  AttemptKind,
  (id: number, signal: AbortSignal) => Promise<{ minutes: number; attempts: Attempt[] }>
> = {
  paper: getPaper,
  mockPaper: getMockPaper,
}

async function listRunning(kind: AttemptKind, signal: AbortSignal): Promise<RunningAttempt[]> {
  const { items } = await listMyExams(kind, 1, rows, signal)
  const found = await Promise.all(
    items.slice(0, maxExams).map(async ({ id: examId, title }) => {
      const detail = await details[kind](examId, signal).catch(noneIfRefused)
      const attempt = detail?.attempts.find(({ status }) => status === 'running')
      // Without a limit it has no date.
      if (!detail || !attempt?.startedAt || detail.minutes === 0) return []
      const endsAt = new Date(attempt.startedAt.getTime() + detail.minutes * 60_000)
      return [{ kind, examId, recordId: attempt.id, title, endsAt }]
    }),
  )
  return found.flat()
}

/** Dated things by source. Each source is read, and fails, alone. */
export const calendarQueries = {
  live: () =>
    queryOptions({
      queryKey: ['live', 'calendar'],
      queryFn: ({ signal }) => listLiveDates(signal),
      staleTime: 30_000,
    }),
  running: () =>
    queryOptions({
      queryKey: ['exam', 'calendar'],
      queryFn: async ({ signal }) =>
        (await Promise.all([listRunning('paper', signal), listRunning('mockPaper', signal)])).flat(),
      // An attempt that was handed in has no date any more.
      staleTime: 0,
    }),
}
