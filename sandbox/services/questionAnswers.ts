/**
 * Answers in three forms: what clients send, what is stored, and what clients get back
 * (docs/backend/exams.md#question-types).
 */
import { badParams } from '../core/envelope'
import type { QuestionPart } from '../db/schema'
import { blanksOf, BLANKS, ESSAY, JUDGE, MULTIPLE, SINGLE } from './questions'

/** Empty = withdrawn. */
export const keysIn = (answer: string) => answer.split(',').filter(Boolean)
/** One text per blank; an empty list = nothing was answered. */
export const textsIn = (answer: string): string[] => (answer ? JSON.parse(answer) : [])

function plainText(value: unknown) {
  if (value === null) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw badParams()
  return String(value)
}

function readKeys({ options }: QuestionPart, value: unknown) {
  const keys = [...new Set(keysIn(plainText(value)))].sort()
  const known = options.map((_, index) => `option${index + 1}`)
  if (!keys.every((key) => known.includes(key))) throw badParams()
  return keys
}

function readBlanks(part: QuestionPart, value: unknown) {
  if (value === '' || value === null) return ''
  if (!Array.isArray(value) || value.length > blanksOf(part).length) throw badParams()
  const texts = value.map((text) => plainText(text))
  return texts.some(Boolean) ? JSON.stringify(texts) : ''
}

/**
 * @returns what is stored; empty when the answer is withdrawn
 * @throws Refusal 参数错误
 */
export function readAnswer(part: QuestionPart, value: unknown): string {
  switch (part.type) {
    case SINGLE: {
      const keys = readKeys(part, value)
      if (keys.length !== 1) throw badParams()
      return keys.join()
    }
    case MULTIPLE:
      return readKeys(part, value).join()
    case BLANKS:
      return readBlanks(part, value)
    case JUDGE: {
      const text = plainText(value)
      if (text !== '0' && text !== '1') throw badParams()
      return text
    }
    default:
      return plainText(value)
  }
}

/** `answer_contents_rows`. Types 1 and 4 are read from the answer itself. */
export function rowsIn({ type }: QuestionPart, answer: string) {
  if (type === MULTIPLE) return keysIn(answer)
  if (type === BLANKS) return textsIn(answer)
  if (type === JUDGE) return answer === '' ? -1 : Number(answer)
  return []
}

/** The wire uses the singular for type 2 here. */
export function presentPartAnswer(part: QuestionPart, answer: string, images: string[]) {
  const rows = rowsIn(part, answer)
  return {
    answer,
    ...((part.type === BLANKS || part.type === JUDGE) && { answer_contents_rows: rows }),
    ...(part.type === MULTIPLE && { answer_contents_row: rows }),
    ...(part.type === ESSAY && { thumbs: JSON.stringify(images) }),
  }
}
