import type { Answer, AttemptQuestion, Verdict } from '@/api/question'

import { isGiven } from './answers'

/** Progress of a question. A compound one is `done` when all of its parts are, and none is refused. */
type Progress = 'none' | 'partly' | 'refused' | 'done'

export interface Tile {
  /** Position, from 1. */
  number: number
  progress: Progress
  isMarked: boolean
}

function progressOf({ parts }: AttemptQuestion, answers: ReadonlyMap<string, Answer>, refused: Refused): Progress {
  if (parts.some(({ address }) => refused.has(address))) return 'refused'
  const given = parts.filter(({ address }) => isGiven(answers.get(address) ?? null)).length
  if (given === 0) return 'none'
  return given < parts.length ? 'partly' : 'done'
}

/** Addresses of answers that the server refused. */
type Refused = { has(address: string): boolean }

/** @param marked ids of questions that the learner has marked for later */
export const tilesOf = (
  questions: readonly AttemptQuestion[],
  answers: ReadonlyMap<string, Answer>,
  marked: readonly number[],
  refused: Refused = new Set(),
): Tile[] =>
  questions.map((question, index) => ({
    number: index + 1,
    progress: progressOf(question, answers, refused),
    isMarked: marked.includes(question.id),
  }))

export const doneCount = (tiles: readonly Tile[]): number => tiles.filter(({ progress }) => progress === 'done').length

/** Numbers, from 1, of the questions with these answers. */
export const numbersOf = (questions: readonly AttemptQuestion[], addresses: readonly string[]): number[] =>
  questions.flatMap(({ parts }, index) => (parts.some(({ address }) => addresses.includes(address)) ? [index + 1] : []))

/** Questions with the same fate. `numbers` from 1; none = the server does not show them, or they were deleted. */
export interface FailureGroup {
  reason: string
  numbers: number[]
  /** Of answers. */
  count: number
}

/** Groups failed answers by their reason. */
export function failuresByReason(
  questions: readonly AttemptQuestion[],
  failures: readonly { address: string; reason: string }[],
): FailureGroup[] {
  const reasons = [...new Set(failures.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const addresses = failures.filter((failure) => failure.reason === reason).map(({ address }) => address)
    return { reason, numbers: numbersOf(questions, addresses), count: addresses.length }
  })
}

/** Results of the questions of one type. */
interface TypeResult {
  typeName: string
  count: number
  /** At least one of them. */
  isJudged: boolean
  right: number
  won: number
  score: number
}

/** Marks have at most two decimals; floating-point noise goes. */
const sum = (one: number, other: number): number => Math.round((one + other) * 100) / 100

/** In the order of first appearance. */
export function resultsByType(questions: readonly AttemptQuestion[]): TypeResult[] {
  const results = new Map<string, TypeResult>()
  for (const { typeName, verdict, won, score } of questions) {
    const before = results.get(typeName) ?? { typeName, count: 0, isJudged: false, right: 0, won: 0, score: 0 }
    results.set(typeName, {
      typeName,
      count: before.count + 1,
      isJudged: before.isJudged || verdict !== null,
      right: before.right + (verdict === 'right' ? 1 : 0),
      won: sum(before.won, won),
      score: sum(before.score, score),
    })
  }
  return [...results.values()]
}

/** Indexes of the questions without full marks, as far as they are judged. */
export const missedIndexes = (questions: readonly { verdict: Verdict | null }[]): number[] =>
  questions.flatMap(({ verdict }, index) => (verdict === 'right' || verdict === null ? [] : [index]))
