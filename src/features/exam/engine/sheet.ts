import type { Answer, AttemptQuestion, Verdict } from '@/api/question'

import { isGiven } from './answers'

/** How a question stands while it is answered; a compound one is done when all of its parts are. */
type Progress = 'none' | 'partly' | 'done'

export interface Tile {
  /** From 1, by position. */
  number: number
  progress: Progress
  isMarked: boolean
}

function progressOf({ parts }: AttemptQuestion, answers: ReadonlyMap<string, Answer>): Progress {
  const given = parts.filter(({ address }) => isGiven(answers.get(address) ?? null)).length
  if (given === 0) return 'none'
  return given < parts.length ? 'partly' : 'done'
}

/** @param marked ids of questions that are kept for later */
export const tilesOf = (
  questions: readonly AttemptQuestion[],
  answers: ReadonlyMap<string, Answer>,
  marked: readonly number[],
): Tile[] =>
  questions.map((question, index) => ({
    number: index + 1,
    progress: progressOf(question, answers),
    isMarked: marked.includes(question.id),
  }))

export const doneCount = (tiles: readonly Tile[]): number => tiles.filter(({ progress }) => progress === 'done').length

/** What a hand-in would leave without an answer, also in part: numbers from 1. */
export const openNumbers = (tiles: readonly Tile[]): number[] =>
  tiles.filter(({ progress }) => progress !== 'done').map(({ number }) => number)

/** Numbers, from 1, of the questions that these answers belong to. */
export const numbersOf = (questions: readonly AttemptQuestion[], addresses: readonly string[]): number[] =>
  questions.flatMap(({ parts }, index) => (parts.some(({ address }) => addresses.includes(address)) ? [index + 1] : []))

/** How the questions of one type went. */
interface TypeResult {
  typeName: string
  count: number
  right: number
  won: number
  score: number
}

/** In the order in which the types first come. */
export function resultsByType(questions: readonly AttemptQuestion[]): TypeResult[] {
  const results = new Map<string, TypeResult>()
  for (const { typeName, verdict, won, score } of questions) {
    const before = results.get(typeName) ?? { typeName, count: 0, right: 0, won: 0, score: 0 }
    results.set(typeName, {
      typeName,
      count: before.count + 1,
      right: before.right + (verdict === 'right' ? 1 : 0),
      won: before.won + won,
      score: before.score + score,
    })
  }
  return [...results.values()]
}

/** Indexes of the questions that did not win all. */
export const missedIndexes = (questions: readonly { verdict: Verdict }[]): number[] =>
  questions.flatMap(({ verdict }, index) => (verdict === 'right' ? [] : [index]))
