import {
  type Answer,
  areKeysKnown,
  type AttemptQuestion,
  isKeyKnown,
  type Part,
  type Question,
  type Verdict,
} from '@/api/question'

import { isGiven } from './answers'

/** A question after its answer was shown. Only the learner can judge an essay: null. */
export interface Judged {
  question: AttemptQuestion
  /** Null = nothing in it can be judged: it has only essays, or its key is withheld. */
  verdict: Verdict | null
}

/** Marks as the server does (docs/backend/exams.md#exam-sandbox), without points. Null = cannot be judged here. */
export function verdictOf(question: Question, answer: Answer | null): Verdict | null {
  if (!isKeyKnown(question) || question.type === 'essay' || question.type === 'unknown') return null
  if (answer === null || !isGiven(answer)) return 'unanswered'
  switch (question.type) {
    case 'single':
      return answer.type === 'single' && question.right?.includes(answer.key) ? 'right' : 'wrong'
    case 'multiple':
      return answer.type === 'multiple' ? chosenVerdict(answer.keys, question.right ?? []) : 'wrong'
    case 'blanks': {
      const typed = answer.type === 'blanks' ? answer.texts : []
      const right = question.blanks.filter((blank, index) => blank.right?.trim() === typed[index]?.trim()).length
      if (right === question.blanks.length) return 'right'
      return right > 0 ? 'partly' : 'wrong'
    }
    case 'judge':
      return answer.type === 'judge' && answer.isTrue === question.right ? 'right' : 'wrong'
  }
}

function chosenVerdict(keys: readonly string[], right: readonly string[]): Verdict {
  if (keys.some((key) => !right.includes(key))) return 'wrong'
  return keys.length === right.length ? 'right' : 'partly'
}

/** Judges a question with its answers on the device, without a server. */
export function judge(question: AttemptQuestion, answers: ReadonlyMap<string, Answer>): Judged {
  const verdicts: Verdict[] = []
  const parts = question.parts.map((part): Part => {
    const answer = answers.get(part.address) ?? null
    const verdict = verdictOf(part.question, answer)
    if (verdict !== null) verdicts.push(verdict)
    return { ...part, answer, verdict: verdict ?? 'unanswered' }
  })
  const verdict = areKeysKnown(question) ? together(verdicts) : null
  return { question: { ...question, parts, verdict: verdict ?? 'unanswered' }, verdict }
}

function together(verdicts: readonly Verdict[]): Verdict | null {
  const [first] = verdicts
  if (first === undefined) return null
  if (verdicts.every((verdict) => verdict === first)) return first
  return verdicts.some((verdict) => verdict === 'right' || verdict === 'partly') ? 'partly' : 'wrong'
}
