/** Add-on Paper: one attempt at a paper or a mock paper. See docs/backend/exams.md#paper-calls and #mock-calls. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, text, time } from '@/lib/decode'

import { type AttemptStatus, attemptStatusOf } from './attemptStatus'
import { examRoot } from './exam'
import { type AttemptKind, type AttemptRef, mockRoot, paperRoot } from './examAnswer'
import { type Sending, uploadImage } from './image'
import { marks } from './marks'
import { type AttemptQuestion, attemptQuestions } from './question'

export interface AttemptDetail {
  title: string
  passScore: number
  fullScore: number
  status: AttemptStatus
  /** Marks won. Meaningful only when `marked`. */
  score: number
  startedAt: Date | null
  /** Null = unreadable: then only the server knows the end. */
  deadlineAt: Date | null
  /** 0 before the end. */
  usedSec: number
  questions: AttemptQuestion[]
}

const examWire = v.object({ title: text, pass_score: marks, score: marks, is_skip_mark: flag })

const paperAttemptWire = v.object({
  paper: examWire,
  user_paper: v.object({ status: int, score: marks, created_at: time, ended_at: time, used_seconds: count }),
  questions: attemptQuestions,
})

const mockAttemptWire = v.object({
  paper: examWire,
  record: v.object({
    status: int,
    get_score: marks,
    total_score: marks,
    created_at: time,
    expired_at: time,
    use_seconds: count,
  }),
  questions: attemptQuestions,
})

/**
 * Starts an attempt, which uses one up; while one is running, gives that one. Must not be asked twice.
 * @returns the record's id
 * @throws ApiError 'rejected': 无权限参与, 考试次数已用完, 未获取到试题
 */
export async function startAttempt(kind: AttemptKind, examId: number): Promise<number> {
  if (kind === 'paper') {
    const data = await request({ path: `${paperRoot(examId)}/join`, method: 'GET' })
    return decode(v.object({ record_id: int }), data).record_id
  }
  const data = await request({ path: `${examRoot}/v1/mock_paper/${examId}`, body: {} })
  return decode(v.object({ recordId: int }), data).recordId
}

/** An exam of 0 minutes would end as it starts (docs/backend/exams.md#an-attempt); only the server knows what it does then. */
const endOf = (startedAt: Date | null, endsAt: Date | null): Date | null =>
  startedAt && endsAt && endsAt <= startedAt ? null : endsAt

/** No teacher reads this exam: its essays get 0 marks, and are called wrong (docs/backend/exams.md#marks). */
const withoutTeacher = (questions: AttemptQuestion[]): AttemptQuestion[] =>
  questions.map((question) => {
    const parts = question.parts.map((part) =>
      part.question.type === 'essay' && part.won === 0 ? { ...part, verdict: null } : part,
    )
    return { ...question, parts, verdict: parts.some(({ verdict }) => verdict !== null) ? question.verdict : null }
  })

/** When its time is up, opening the attempt hands it in. @throws ApiError 'rejected' with code 404 */
export async function getAttempt({ kind, examId, recordId }: AttemptRef, signal?: AbortSignal): Promise<AttemptDetail> {
  if (kind === 'paper') {
    const data = await request({ path: `${paperRoot(examId)}/join/${recordId}`, method: 'GET', signal })
    const { paper, user_paper: record, questions } = decode(paperAttemptWire, data)
    return {
      ...{ title: paper.title, passScore: paper.pass_score, fullScore: paper.score },
      questions: paper.is_skip_mark ? withoutTeacher(questions) : questions,
      status: attemptStatusOf(kind, record.status),
      score: record.score,
      startedAt: record.created_at,
      deadlineAt: endOf(record.created_at, record.ended_at),
      usedSec: record.used_seconds,
    }
  }
  const data = await request({ path: mockRoot(recordId), method: 'GET', signal })
  const { paper, record, questions } = decode(mockAttemptWire, data)
  return {
    ...{ title: paper.title, passScore: paper.pass_score, fullScore: record.total_score },
    questions: withoutTeacher(questions),
    status: attemptStatusOf(kind, record.status),
    score: record.get_score,
    startedAt: record.created_at,
    deadlineAt: endOf(record.created_at, record.expired_at),
    usedSec: record.use_seconds,
  }
}

/** @returns the server's address of the picture. The picture is part of an answer once the answer is saved. */
export const uploadEssayPicture = (filePath: string, sending?: Sending): Promise<string> =>
  uploadImage('/api/v2/upload/image', filePath, sending)

/** The score is meaningful only when `marked`. */
export interface HandInResult {
  status: 'marked' | 'marking'
  score: number
}

const handInWire = v.object({ status: v.optional(count), total_score: marks })

/** Only saved answers count. Handing in again gives the same result. */
export async function handInAttempt(
  { kind, examId, recordId }: AttemptRef,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<HandInResult> {
  const path = kind === 'paper' ? `${paperRoot(examId)}/submit/all` : `${mockRoot(recordId)}/submit`
  const wire = decode(handInWire, await request({ path, body: { pid: recordId }, signal, timeoutMs }))
  const isMarked = kind === 'mockPaper' || wire.status === 2
  return { status: isMarked ? 'marked' : 'marking', score: wire.total_score }
}
