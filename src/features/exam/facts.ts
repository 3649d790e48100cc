import type { MockPaperDetail } from '@/api/mockPaper'
import type { PaperDetail } from '@/api/paper'
import type { PracticeDetail } from '@/api/practice'

import { texts } from './texts'

/** One number of the head. */
export interface Fact {
  label: string
  value: number
  unit: string
}

const fact = (name: keyof typeof texts.facts, value: number): Fact => ({ ...texts.facts[name], value })

/** 0 = no time limit: nothing is said. */
const timeLimit = (minutes: number) => (minutes > 0 ? [fact('minutes', minutes)] : [])

export const paperFacts = ({ questionCount, fullScore, passScore, minutes }: PaperDetail): Fact[] => [
  fact('questions', questionCount),
  fact('fullScore', fullScore),
  fact('passScore', passScore),
  ...timeLimit(minutes),
]

/** Without full marks: each draw has its own. */
export const mockFacts = ({ questionCount, passScore, minutes }: MockPaperDetail): Fact[] => [
  fact('questions', questionCount),
  fact('passScore', passScore),
  ...timeLimit(minutes),
]

export const practiceFacts = ({ questionCount, chapters, doneCount }: PracticeDetail): Fact[] => [
  fact('questions', questionCount),
  fact('chapters', chapters.length),
  fact('done', doneCount),
]
