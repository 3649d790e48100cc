/** For tests: plays the teacher, and shows what the server stores. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { RequestContext } from '../core/context'
import { SECOND } from '../core/dates'
import { examSittings, questions } from '../db/schema'
import { WHOLE } from './questions'
import { findSitting, rowsOf } from './sittings'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))

/** By row id, or `{rowId}-cap-{index}` for a part of a compound question. */
export const MarksSchema = v.record(v.string(), v.strictObject({ score: natural }))

export const DeadlineSchema = v.strictObject({ inSec: v.number() })

/** Record ids count papers and mock papers together. `answers` has the ids that clients send answers to. */
export async function showSitting(context: RequestContext, id: number) {
  const sitting = await findSitting(context, id)
  const rows = await rowsOf(context, sitting)
  return {
    ...sitting,
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
  const sitting = await findSitting(context, id)
  const deadlineAt = context.now + inSec * SECOND
  await context.db.update(examSittings).set({ deadlineAt }).where(eq(examSittings.id, sitting.id))
  return { deadlineAt }
}

/** Papers with this question have a gap afterwards. */
export const deleteQuestion = ({ db }: RequestContext, id: number) => db.delete(questions).where(eq(questions.id, id))
