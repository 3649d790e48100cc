/** For tests: plays the teacher, and shows what the server stores. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { RequestContext } from '../core/context'
import { SECOND } from '../core/dates'
import { examAttempts, questions } from '../db/schema'
import { WHOLE } from './questions'
import { findAttempt, rowsOf } from './attempts'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))

/** By row id, or `{rowId}-cap-{index}` for a part of a compound question. */
export const MarksSchema = v.record(v.string(), v.strictObject({ score: natural }))

export const DeadlineSchema = v.strictObject({ inSec: v.number() })

/** Record ids count papers and mock papers together. `answers` has the ids that clients send answers to. */
export async function showAttempt(context: RequestContext, id: number) {
  const attempt = await findAttempt(context, id)
  const rows = await rowsOf(context, attempt)
  return {
    ...attempt,
    questionIds: rows.map(({ questionId }) => questionId),
    answers: rows.flatMap(({ id: rowId, questionId, answers }) =>
      [...answers].map(([place, { answer, images, mark, savedAt }]) => ({
        rowId,
        question_id: place === WHOLE ? String(questionId) : `${questionId}-cap-${place}`,
        ...{ answer, images, mark, savedAt },
      })),
    ),
  }
}

export async function setDeadline(
  context: RequestContext,
  id: number,
  { inSec }: v.InferOutput<typeof DeadlineSchema>,
) {
  const attempt = await findAttempt(context, id)
  const deadlineAt = context.now + inSec * SECOND
  await context.db.update(examAttempts).set({ deadlineAt }).where(eq(examAttempts.id, attempt.id))
  return { deadlineAt }
}

/** Papers with this question have a gap afterwards. */
export const deleteQuestion = ({ db }: RequestContext, id: number) => db.delete(questions).where(eq(questions.id, id))
