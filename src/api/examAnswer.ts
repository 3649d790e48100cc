/**
 * Add-on Paper: what learners answer, on its way to the server: in attempts and in practising. See
 * docs/backend/exams.md#paper-calls, #mock-calls and #practice-calls. Apart from the reading of questions: answers are
 * sent from every page, questions are read in their rooms alone.
 */
import { pageSize } from '@/config/limits'
import { request } from '@/http/request'

import { examRoot, listMyExams } from './exam'
import { getPaper } from './paper'
import type { Answer } from './question'

export const attemptKinds = ['paper', 'mockPaper'] as const
export type AttemptKind = (typeof attemptKinds)[number]

export const isAttemptKind = (word: unknown): word is AttemptKind => attemptKinds.some((kind) => kind === word)

export interface AttemptRef {
  kind: AttemptKind
  /** The paper's or mock paper's id. */
  examId: number
  recordId: number
}

export const paperRoot = (id: number) => `${examRoot}/v1/paper/${id}`
export const mockRoot = (recordId: number) => `${examRoot}/v1/mock_paper/record/${recordId}`

/** Every part at its place, emptied ones too. */
export function encodeAnswer(answer: Answer): { answer: string | number | string[]; images?: string[] } {
  switch (answer.type) {
    case 'single':
      return { answer: answer.key }
    case 'multiple':
      return { answer: [...answer.keys].sort().join(',') }
    case 'blanks':
      // The server compares the exact text (docs/backend/exams.md#marks), and keyboards add spaces.
      return { answer: answer.texts.map((text) => text.trim()) }
    case 'essay':
      return { answer: answer.text, images: answer.images }
    case 'judge':
      return { answer: answer.isTrue ? 1 : 0 }
  }
}

/** An address without a part is the question's number, and is sent as one. */
const questionIdOf = (address: string): string | number => (/^\d+$/.test(address) ? Number(address) : address)

/**
 * Replaces the answer before it.
 * @throws ApiError 'rejected': 考试已结束, 试题不存在, 参数错误
 */
export async function saveAnswer(ref: AttemptRef, address: string, answer: Answer, timeoutMs?: number): Promise<void> {
  const root = ref.kind === 'paper' ? paperRoot(ref.examId) : mockRoot(ref.recordId)
  const body = { pid: ref.recordId, question_id: questionIdOf(address), ...encodeAnswer(answer) }
  await request({ path: `${root}/submit/single`, body, timeoutMs })
}

/**
 * Finds the exam of an attempt among those that the member sat last. Calls for mock papers need no id (0). Null = not
 * among them.
 */
export async function findExamId(kind: AttemptKind, recordId: number): Promise<number | null> {
  if (kind === 'mockPaper') return 0
  const { items } = await listMyExams('paper', 1, pageSize)
  for (const { id } of items) {
    const { attempts } = await getPaper(id)
    if (attempts.some((attempt) => attempt.id === recordId)) return id
  }
  return null
}

export type Book = 'wrongBook' | 'collection'

/** The book's word in addresses. */
export const bookWords: Record<Book, string> = { wrongBook: 'wrongbook', collection: 'collection' }

export const practiceRoot = (id: number) => `${examRoot}/v1/practice/${id}/join`

/** Where the server finds a question, and records that it was done. All chapters of a practice are one place. */
export type QuestionOrigin = { practiceId: number } | { book: Book }

/** The answer to one question; null = none. */
export interface Practised {
  /** One per part. */
  answers: (Answer | null)[]
  isCompound: boolean
}

export function questionCall(origin: QuestionOrigin, questionId: number): { path: string; query: { from?: string } } {
  if ('practiceId' in origin) return { path: `${practiceRoot(origin.practiceId)}/question/${questionId}`, query: {} }
  return { path: `${examRoot}/v2/question/${questionId}`, query: { from: bookWords[origin.book] } }
}

/** Pictures cannot be sent here. */
const sent = (answer: Answer | null) => answer && encodeAnswer(answer).answer

/**
 * Records that a question was done. A wrong answer puts it into the wrong-answer book. Recording twice does no harm.
 * @throws ApiError 'rejected': 试题不存在, 无权限参与
 */
export async function recordAnswer(
  origin: QuestionOrigin,
  questionId: number,
  { answers, isCompound }: Practised,
  timeoutMs?: number,
): Promise<void> {
  const { path, query } = questionCall(origin, questionId)
  const answer = isCompound ? answers.map(sent) : (sent(answers[0] ?? null) ?? '')
  await request({ path: `${path}/answer`, body: { answer, ...query }, timeoutMs })
}
