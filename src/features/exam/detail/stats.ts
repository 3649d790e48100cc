import type { MockPaperDetail } from '@/api/mockPaper'
import type { PaperDetail } from '@/api/paper'
import type { PracticeDetail } from '@/api/practice'

import { texts } from '../texts'

/** A number at the head of the page. */
export interface ExamStat {
  label: string
  value: number
  unit: string
}

const stat = (name: keyof typeof texts.stats, value: number): ExamStat => ({ ...texts.stats[name], value })

/** 0 = no time limit; then there is no entry. */
const timeLimit = (minutes: number) => (minutes > 0 ? [stat('minutes', minutes)] : [])

export const paperStats = ({ questionCount, fullScore, passScore, minutes }: PaperDetail): ExamStat[] => [
  stat('questions', questionCount),
  stat('fullScore', fullScore),
  stat('passScore', passScore),
  ...timeLimit(minutes),
]

/** Full marks are left out, because each draw has its own. */
export const mockStats = ({ questionCount, passScore, minutes }: MockPaperDetail): ExamStat[] => [
  stat('questions', questionCount),
  stat('passScore', passScore),
  ...timeLimit(minutes),
]

export const practiceStats = ({ questionCount, chapters, doneCount }: PracticeDetail): ExamStat[] => [
  stat('questions', questionCount),
  stat('chapters', chapters.length),
  stat('done', doneCount),
]
