import type { Answer, AttemptQuestion, Question } from '@/api/question'

export const judge = (): Question => ({
  ...{ type: 'judge', typeName: '判断题', stem: '<p>水是湿的</p>', score: 4, explanation: '', right: null },
})

/** As the app knows it, one part per question; several make it a compound one. */
export const aQuestion = (
  id: number,
  questions: Question[],
  answers: readonly (Answer | null)[] = [],
): AttemptQuestion => ({
  ...{ id, typeName: '判断题', score: 4 * questions.length, explanation: '', won: 0, verdict: 'unanswered' },
  sharedStem: questions.length > 1 ? '<p>阅读材料</p>' : null,
  parts: questions.map((question, index) => ({
    address: questions.length > 1 ? `${id}-cap-${index}` : String(id),
    ...{ question, answer: answers[index] ?? null, won: 0, verdict: 'unanswered' },
  })),
})
