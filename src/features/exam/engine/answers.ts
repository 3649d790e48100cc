import { encodeAnswer } from '@/api/examAnswer'
import type { Answer, AttemptQuestion, Question } from '@/api/question'

/** Whether there is an answer. One that was emptied again does not count. */
export function isGiven(answer: Answer | null): boolean {
  if (answer === null) return false
  switch (answer.type) {
    case 'multiple':
      return answer.keys.length > 0
    case 'blanks':
      return answer.texts.some((text) => text.trim() !== '')
    case 'essay':
      return answer.text.trim() !== '' || answer.images.length > 0
    case 'single':
    case 'judge':
      return true
  }
}

/** Gives every blank its place, whatever was answered before. */
export function withBlank(
  question: Extract<Question, { type: 'blanks' }>,
  answer: Answer | null,
  index: number,
  text: string,
): Answer {
  const before = answer?.type === 'blanks' ? answer.texts : []
  const texts = question.blanks.map((_, at) => (at === index ? text : (before[at] ?? '')))
  return { type: 'blanks', texts }
}

export function withToggled(answer: Answer | null, key: string): Answer {
  const before = answer?.type === 'multiple' ? answer.keys : []
  const keys = before.includes(key) ? before.filter((other) => other !== key) : [...before, key]
  return { type: 'multiple', keys }
}

/** Text and pictures form one answer, so the pictures stay. */
export function withText(answer: Answer | null, text: string): Answer {
  return { type: 'essay', text, images: answer?.type === 'essay' ? answer.images : [] }
}

export function withImages(answer: Answer | null, images: string[]): Answer {
  return { type: 'essay', text: answer?.type === 'essay' ? answer.text : '', images }
}

const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The content of an answer, independent of how it is written down. */
const meaningOf = (answer: Answer | null): string =>
  answer && isGiven(answer) ? JSON.stringify(encodeAnswer(answer), trimmed) : ''

/** Answers for which the server has something else than what is shown; null = the server has none. */
export const changedSince = (
  questions: readonly AttemptQuestion[],
  shown: ReadonlyMap<string, Answer>,
): [address: string, answer: Answer | null][] =>
  questions.flatMap(({ parts }) =>
    parts.flatMap(({ address, answer }): [string, Answer | null][] =>
      meaningOf(answer) === meaningOf(shown.get(address) ?? null) ? [] : [[address, answer]],
    ),
  )

/** By address. Newer answers of this device replace the server's. */
export const answersOf = (
  questions: readonly AttemptQuestion[],
  own: ReadonlyMap<string, Answer> = new Map(),
): ReadonlyMap<string, Answer> =>
  new Map(
    questions.flatMap(({ parts }) =>
      parts.flatMap(({ address, answer }): [string, Answer][] => {
        const latest = own.get(address) ?? answer
        return latest ? [[address, latest]] : []
      }),
    ),
  )
