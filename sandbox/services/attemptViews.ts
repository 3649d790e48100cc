/** What a member sees of an attempt: at its start, later, and after its end (docs/backend/exams.md#paper-calls). */
import type { Member, RequestContext } from '../core/context'
import { phpMap } from '../core/php'
import { mockAttempt, paperAttempt, presentMock, presentPaper } from './examDetails'
import { findExam, type Attempt } from './exams'
import { markPart, markQuestion, UNANSWERED, WRONG } from './marking'
import { presentPartAnswer, rowsIn } from './questionAnswers'
import { COMPOUND, ESSAY, partsOf, presentQuestion, type Question, questionsOfPaper, WHOLE } from './questions'
import { closeIfDue, isFinished, ownAttempt, rowsOf, type AttemptRow } from './attempts'

const noMark = { score: 0, verdict: WRONG }

type Answers = AttemptRow['answers']

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
function presentRow({ origin }: RequestContext, { id, questionId, question, answers }: AttemptRow, isOver: boolean) {
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

async function presentRows(context: RequestContext, attempt: Attempt) {
  const rows = await rowsOf(context, attempt)
  return rows.map((row) => presentRow(context, row, isFinished(attempt)))
}

/** @throws Refusal 404 */
export async function openPaper(context: RequestContext, member: Member, paperId: number, attemptId: number) {
  const attempt = await closeIfDue(context, await ownAttempt(context, member, 'paper', attemptId, paperId))
  const exam = await findExam(context, 'paper', paperId)
  return {
    paper: await presentPaper(context, exam, await questionsOfPaper(context, paperId)),
    user_paper: paperAttempt(attempt),
    questions: await presentRows(context, attempt),
  }
}

/** @throws Refusal 404 */
export async function openMock(context: RequestContext, member: Member, attemptId: number) {
  const attempt = await closeIfDue(context, await ownAttempt(context, member, 'mock', attemptId))
  return {
    paper: await presentMock(context, await findExam(context, 'mock', attempt.targetId)),
    record: mockAttempt(attempt),
    questions: await presentRows(context, attempt),
  }
}
