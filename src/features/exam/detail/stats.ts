import type { MockPaperDetail } from '@/api/mockPaper'
import type { PaperDetail } from '@/api/paper'
import type { PracticeDetail } from '@/api/practice'

import { texts } from '../texts'

/** One number of the head. */
export interface ExamStat {
  label: string
  value: number
  unit: string
}

const fact = (name: keyof typeof texts.facts, value: number): ExamStat => ({ ...texts.facts[name], value })

/** 0 = no time limit: nothing is said. */
const timeLimit = (minutes: number) => (minutes > 0 ? [fact('minutes', minutes)] : [])

export const paperStats = ({ questionCount, fullScore, passScore, minutes }: PaperDetail): ExamStat[] => [
  fact('questions', questionCount),
  fact('fullScore', fullScore),
  fact('passScore', passScore),
  ...timeLimit(minutes),
]

/** Without full marks: each draw has its own. */
export const mockStats = ({ questionCount, passScore, minutes }: MockPaperDetail): ExamStat[] => [
  fact('questions', questionCount),
  fact('passScore', passScore),
  ...timeLimit(minutes),
]

export const practiceStats = ({ questionCount, chapters, doneCount }: PracticeDetail): ExamStat[] => [
  fact('questions', questionCount),
  fact('chapters', chapters.length),
  fact('done', doneCount),
]
