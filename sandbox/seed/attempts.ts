/** Attempts of the demo learner, with answers that lead to the wanted marks. */
import { DAY, MINUTE } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { blanksOf, BLANKS, ESSAY, JUDGE, MULTIPLE, partsOf, type Question } from '../services/questions'
import { insertAll } from './rows'

interface PlayedAnswer {
  questionId: number
  part: number
  answer: string
  mark: number | null
}

function rightAnswer(part: t.QuestionPart) {
  if (part.type === BLANKS) return JSON.stringify(blanksOf(part).map(({ a }) => a))
  return part.type === ESSAY ? '先说明理由，再举一个例子。' : part.answer
}

function wrongAnswer(part: t.QuestionPart) {
  const others = part.options.map((_, index) => `option${index + 1}`).filter((key) => !part.answer.includes(key))
  if (part.type === BLANKS) return JSON.stringify(blanksOf(part).map(() => '不知道'))
  if (part.type === JUDGE) return part.answer === '1' ? '0' : '1'
  // All five options are right here: the only wrong answer leaves some out, which wins half of the marks.
  return part.type === MULTIPLE && others.length === 0 ? '' : (others[0] ?? '')
}

/**
 * Answers rightly while the marks fit into the score; essays get marks from the rest. Of the other questions every
 * second one gets a wrong answer, the rest none.
 * @throws Error when the questions cannot make up so many marks
 */
export function playedAnswers(questions: Question[], score: number, isMarked: boolean): PlayedAnswer[] {
  let left = score
  let missed = 0
  const played = questions.flatMap((question) =>
    partsOf(question).flatMap(([place, part]): PlayedAnswer[] => {
      const own = { questionId: question.id, part: place, mark: null }
      if (part.type === ESSAY) {
        const mark = isMarked ? Math.min(left, part.score) : null
        left -= mark ?? 0
        return [{ ...own, answer: rightAnswer(part), mark }]
      }
      if (part.score <= left) {
        left -= part.score
        return [{ ...own, answer: rightAnswer(part) }]
      }
      missed += 1
      const answer = missed % 2 === 1 ? wrongAnswer(part) : ''
      return answer ? [{ ...own, answer }] : []
    }),
  )
  if (left > 0) throw new Error(`${left} of ${score} marks are left over`)
  return played
}

/** A mock paper never waits for a teacher. */
const STATUS = { paper: { running: 1, over: 2, waiting: 3 }, mock: { running: 0, over: 1, waiting: 1 } }

interface AttemptSeed {
  daysAgo: number
  /** Marks won. While the attempt waits for a teacher, essays do not count. */
  score: number
  /** Absent = over. */
  state?: 'running' | 'over' | 'waiting'
}

interface Owner {
  memberId: number
  kind: keyof typeof STATUS
  targetId: number
  minutes: number
}

export async function seedAttempt(db: Db, now: number, owner: Owner, seed: AttemptSeed, questions: Question[]) {
  const { memberId, kind, targetId, minutes } = owner
  const { daysAgo, score, state = 'over' } = seed
  const startedAt = now - daysAgo * DAY
  const isOver = state === 'over'
  const row = {
    ...{ memberId, kind, targetId, startedAt },
    status: STATUS[kind][state],
    score: isOver ? score : 0,
    totalScore: questions.reduce((sum, question) => sum + question.score, 0),
    deadlineAt: startedAt + minutes * MINUTE,
    submittedAt: state === 'running' ? null : startedAt + Math.round(minutes * 0.7) * MINUTE,
  }
  const [{ id: attemptId } = { id: 0 }] = await db.insert(t.examAttempts).values(row).returning()
  const drawn = questions.map(({ id: questionId }, sort) => ({ attemptId, questionId, sort }))
  const rows = await db.insert(t.attemptQuestions).values(drawn).returning()
  const rowOf = new Map(rows.map(({ id, questionId }) => [questionId, id]))
  const answers = playedAnswers(questions, score, isOver).map(({ questionId, ...answer }) => ({
    ...answer,
    rowId: rowOf.get(questionId) ?? 0,
    images: [],
    savedAt: startedAt + MINUTE,
  }))
  await insertAll(db, t.attemptAnswers, answers)
}
