/** Add-on Paper: mock papers, whose questions are drawn anew for each attempt. See docs/backend/exams.md#mock-calls. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, list, orNull, text, time, yuan } from '@/lib/decode'

import { attemptStatusOf } from './attemptStatus'
import { type Exam, examRoot } from './exam'
import { marks } from './marks'
import type { QuestionCount, Attempt } from './paper'

export interface MockPaperDetail extends Exam {
  passScore: number
  minutes: number
  /** Only members whom the academy has added may enter. */
  isInviteOnly: boolean
  /** The composition of each draw. */
  questionCounts: QuestionCount[]
  /** Newest first. */
  attempts: Attempt[]
}

const attemptWire = v.pipe(
  v.object({ id: int, status: int, get_score: marks, total_score: marks, created_at: time }),
  v.transform(({ id, status, get_score, total_score, created_at }): Attempt => ({
    id,
    status: attemptStatusOf('mockPaper', status),
    score: get_score,
    fullScore: total_score,
    startedAt: created_at,
  })),
)

/** JSON in a text. */
const ruleWire = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    num: v.object({ choice: count, select: count, input: count, qa: count, judge: count, cap: count }),
  }),
)

function questionCountsOf(rule: v.InferOutput<typeof ruleWire> | null): QuestionCount[] {
  if (rule === null) return []
  const { num } = rule
  const byType = [num.choice, num.select, num.input, num.qa, num.judge, num.cap]
  return byType.map((drawn, index) => ({ type: index + 1, count: drawn })).filter((row) => row.count > 0)
}

const detailWire = v.object({
  paper: v.object({
    id: int,
    title: text,
    charge: yuan,
    is_vip_free: flag,
    // A server uses one name or the other.
    is_invite: flag,
    enabled_invite: flag,
    pass_score: marks,
    expired_minutes: count,
    rule: orNull(ruleWire),
  }),
  user_papers: list(attemptWire),
  can: flag,
})

/** Needs a login. @throws ApiError 'rejected' with code 404 */
export async function getMockPaper(id: number, signal?: AbortSignal): Promise<MockPaperDetail> {
  const data = await request({ path: `${examRoot}/v1/mock_paper/${id}`, method: 'GET', signal })
  const { paper, user_papers: attempts, can } = decode(detailWire, data)
  const questionCounts = questionCountsOf(paper.rule)
  return {
    id: paper.id,
    title: paper.title,
    priceCents: paper.charge,
    isVipFree: paper.is_vip_free,
    canJoin: can,
    questionCount: questionCounts.reduce((sum, row) => sum + row.count, 0),
    passScore: paper.pass_score,
    minutes: paper.expired_minutes,
    isInviteOnly: paper.is_invite || paper.enabled_invite,
    questionCounts,
    attempts,
  }
}
