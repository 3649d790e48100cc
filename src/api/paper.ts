/** Add-on Paper: exam papers. See docs/backend/exams.md#paper-calls. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, list, numberMap, text, time, yuan } from '@/lib/decode'

import { type AttemptStatus, attemptStatusOf } from './attemptStatus'
import { type Exam, examRoot } from './exam'
import { marks } from './marks'

/** How many questions of one sort: 1 single choice, 2 multiple, 3 blanks, 4 essay, 5 judge, 6 compound. */
export interface QuestionCount {
  type: number
  count: number
}

export interface Attempt {
  id: number
  status: AttemptStatus
  /** Marks won. Meaningful only when `marked`. */
  score: number
  /** Of the questions that were drawn for it; 0 = those of the paper. */
  fullScore: number
  startedAt: Date | null
}

const attemptWire = v.pipe(
  v.object({ id: int, status: int, score: marks, created_at: time }),
  v.transform(({ id, status, score, created_at }): Attempt => ({
    id,
    status: attemptStatusOf('paper', status),
    score,
    fullScore: 0,
    startedAt: created_at,
  })),
)

/** Owning one of them opens the paper. */
export interface RequiredCourse {
  id: number
  title: string
}

export interface PaperDetail extends Exam {
  fullScore: number
  passScore: number
  minutes: number
  /** Only members whom the academy has added may enter. */
  isInviteOnly: boolean
  /** Else its essays have 0 marks. */
  hasTeacher: boolean
  /** Null = no limit. */
  attemptsLeft: number | null
  questionCounts: QuestionCount[]
  requiredCourses: RequiredCourse[]
  /** Newest first. */
  attempts: Attempt[]
}

const detailWire = v.object({
  paper: v.object({
    id: int,
    title: text,
    charge: yuan,
    is_vip_free: flag,
    enabled_invite: flag,
    score: marks,
    pass_score: marks,
    expired_minutes: count,
    try_times: count,
    is_skip_mark: flag,
  }),
  questions: numberMap(list(v.unknown())),
  user_papers: list(attemptWire),
  can_join: flag,
  join_count: count,
  required_courses: list(v.object({ id: int, title: text })),
})

/** Needs a login. @throws ApiError 'rejected' with code 404 */
export async function getPaper(id: number, signal?: AbortSignal): Promise<PaperDetail> {
  const data = await request({ path: `${examRoot}/v1/paper/${id}`, method: 'GET', signal })
  const { paper, ...wire } = decode(detailWire, data)
  const questionCounts = [...wire.questions].map(([type, questions]) => ({ type, count: questions.length }))
  return {
    id: paper.id,
    title: paper.title,
    priceCents: paper.charge,
    isVipFree: paper.is_vip_free,
    canJoin: wire.can_join,
    questionCount: questionCounts.reduce((sum, { count }) => sum + count, 0),
    fullScore: paper.score,
    passScore: paper.pass_score,
    minutes: paper.expired_minutes,
    isInviteOnly: paper.enabled_invite,
    hasTeacher: !paper.is_skip_mark,
    attemptsLeft: paper.try_times === 0 ? null : Math.max(0, paper.try_times - wire.join_count),
    questionCounts,
    requiredCourses: wire.required_courses,
    attempts: wire.user_papers,
  }
}
