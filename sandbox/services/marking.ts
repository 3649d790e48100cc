/** Marks for answers (docs/backend/exams.md#marks). */
import type { QuestionPart } from '../db/schema'
import { keysIn, textsIn } from './questionAnswers'
import { BLANKS, blanksOf, ESSAY, MULTIPLE, partsOf, type Question } from './questions'

export const WRONG = 0
export const RIGHT = 1
const PARTLY = 2
export const UNANSWERED = 3

export interface Given {
  answer: string
  images: string[]
  /** The teacher's marks for an essay. */
  mark: number | null
}

export interface Mark {
  score: number
  /** The value of `is_correct`. */
  verdict: typeof WRONG | typeof RIGHT | typeof PARTLY | typeof UNANSWERED
}

/** By the place in the question (`partsOf`). */
export type Answers = ReadonlyMap<number, Given>

const markOf = (score: number, full: number): Mark => {
  if (score === full) return { score, verdict: RIGHT }
  return { score, verdict: score > 0 ? PARTLY : WRONG }
}

function markMultiple({ answer: key, score }: QuestionPart, answer: string): Mark {
  const right = keysIn(key)
  const chosen = keysIn(answer)
  if (!chosen.every((one) => right.includes(one))) return { score: 0, verdict: WRONG }
  return chosen.length === right.length ? { score, verdict: RIGHT } : { score: Math.floor(score / 2), verdict: PARTLY }
}

function markBlanks(part: QuestionPart, answer: string) {
  const texts = textsIn(answer)
  const won = blanksOf(part).filter(({ a }, index) => texts[index]?.trim() === a.trim())
  return markOf(
    won.reduce((sum, { s }) => sum + s, 0),
    part.score,
  )
}

/** An essay has 0 marks until a teacher marks it. */
export function markPart(part: QuestionPart, given?: Given): Mark {
  const { answer = '', images = [], mark } = given ?? {}
  if (answer === '' && images.length === 0 && !mark) return { score: 0, verdict: UNANSWERED }
  switch (part.type) {
    case MULTIPLE:
      return markMultiple(part, answer)
    case BLANKS:
      return markBlanks(part, answer)
    case ESSAY:
      return markOf(mark ?? 0, part.score)
    default:
      return markOf(answer === part.answer ? part.score : 0, part.score)
  }
}

function together(verdicts: Mark['verdict'][]): Mark['verdict'] {
  const [first = UNANSWERED] = verdicts
  if (verdicts.every((verdict) => verdict === first)) return first
  return verdicts.some((verdict) => verdict === RIGHT || verdict === PARTLY) ? PARTLY : WRONG
}

export function markQuestion(question: Question, answers: Answers): Mark {
  const marks = partsOf(question).map(([place, part]) => markPart(part, answers.get(place)))
  return {
    score: marks.reduce((sum, { score }) => sum + score, 0),
    verdict: together(marks.map(({ verdict }) => verdict)),
  }
}

/** Essays do not count. */
export function isMistake(question: Question, answers: Answers) {
  const marks = partsOf(question)
    .filter(([, { type }]) => type !== ESSAY)
    .map(([place, part]) => markPart(part, answers.get(place)))
  const verdict = together(marks.map((mark) => mark.verdict))
  return verdict === WRONG || verdict === PARTLY
}
