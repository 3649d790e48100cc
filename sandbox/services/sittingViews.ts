/** What a member sees of a sitting: at its start, later, and after its end (docs/backend/exams.md#paper-calls). */
import type { Member, RequestContext } from '../core/context'
import { phpMap } from '../core/php'
import { mockSitting, paperSitting, presentMock, presentPaper } from './examDetails'
import { findExam, type Sitting } from './exams'
import { markPart, markQuestion, UNANSWERED, WRONG } from './marking'
import { presentPartAnswer, rowsIn } from './questionAnswers'
import { COMPOUND, ESSAY, partsOf, presentQuestion, type Question, questionsOfPaper, WHOLE } from './questions'
import { closeIfDue, isFinished, ownSitting, rowsOf, type SittingRow } from './sittings'

const noMark = { score: 0, verdict: WRONG }

type Answers = SittingRow['answers']

const isAnswered = ({ answer, images }: { answer: string; images: string[] }) => answer !== '' || images.length > 0

/** By index. Without gaps it is a list. */
function presentParts(question: Question, answers: Answers, isOver: boolean) {
  const entries = partsOf(question).flatMap(([place, part]): [number, object][] => {
    const saved = answers.get(place)
    if (!saved || !isAnswered(saved)) return []
    const { score, verdict } = isOver ? markPart(part, saved) : noMark
    return [[place, { ...presentPartAnswer(part, saved.answer, saved.images), score, is_correct: verdict }]]
  })
  const rows = phpMap(entries)
  return { answer_content: entries.length > 0 ? JSON.stringify(rows) : null, answer_contents_rows: rows }
}

function presentAnswer(question: Question, answers: Answers) {
  const { answer = null, images = [] } = answers.get(WHOLE) ?? {}
  return {
    answer_content: answer,
    answer_contents_rows: rowsIn(question, answer ?? ''),
    ...(question.type === ESSAY && { thumbs: JSON.stringify(images), thumbs_rows: images }),
  }
}

/** Contains marks and key only after the end. */
function presentRow({ origin }: RequestContext, { id, questionId, question, answers }: SittingRow, isOver: boolean) {
  const row = { id, question_id: questionId }
  if (!question)
    return { ...row, question, answer_content: null, answer_contents_rows: [], score: 0, is_correct: UNANSWERED }
  const { score, verdict } = isOver ? markQuestion(question, answers) : noMark
  return {
    ...row,
    question: presentQuestion(origin, question, isOver),
    ...(question.type === COMPOUND ? presentParts(question, answers, isOver) : presentAnswer(question, answers)),
    score,
    is_correct: verdict,
  }
}

async function presentRows(context: RequestContext, sitting: Sitting) {
  const rows = await rowsOf(context, sitting)
  return rows.map((row) => presentRow(context, row, isFinished(sitting)))
}

/** @throws Refusal 404 */
export async function openPaper(context: RequestContext, member: Member, paperId: number, sittingId: number) {
  const sitting = await closeIfDue(context, await ownSitting(context, member, 'paper', sittingId, paperId))
  const exam = await findExam(context, 'paper', paperId)
  return {
    paper: await presentPaper(context, exam, await questionsOfPaper(context, paperId)),
    user_paper: paperSitting(sitting),
    questions: await presentRows(context, sitting),
  }
}

/** @throws Refusal 404 */
export async function openMock(context: RequestContext, member: Member, sittingId: number) {
  const sitting = await closeIfDue(context, await ownSitting(context, member, 'mock', sittingId))
  return {
    paper: await presentMock(context, await findExam(context, 'mock', sitting.targetId)),
    record: mockSitting(sitting),
    questions: await presentRows(context, sitting),
  }
}
