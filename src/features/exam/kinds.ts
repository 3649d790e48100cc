import type { ExamKind, ExamStats } from '@/api/exam'
import type { GoodsKind } from '@/goods/define'
import { mockPaper } from '@/goods/kinds/mockPaper'
import { paper } from '@/goods/kinds/paper'
import { practice } from '@/goods/kinds/practice'
import type { RouteLocation } from '@/routes/codec'

import { texts } from './texts'

/** How papers, mock papers and practices differ as exams. */
export interface ExamKindRow {
  kind: GoodsKind & { type: ExamKind; listLocation: RouteLocation }
  texts: (typeof texts.kinds)[ExamKind]
  mine: RouteLocation
  /** The number shown on its entry. */
  count: (stats: ExamStats) => string
}

export const papers: ExamKindRow = {
  kind: paper,
  texts: texts.kinds.paper,
  mine: { name: 'examUserPaper', params: {} },
  count: ({ paperCount }) => texts.kinds.paper.total(paperCount),
}

export const mockPapers: ExamKindRow = {
  kind: mockPaper,
  texts: texts.kinds.mockPaper,
  mine: { name: 'examUserMock', params: {} },
  count: ({ mockPaperCount }) => texts.kinds.mockPaper.total(mockPaperCount),
}

export const practices: ExamKindRow = {
  kind: practice,
  texts: texts.kinds.practice,
  mine: { name: 'examUserPractice', params: {} },
  count: ({ practiceCount, chapterCount }) => texts.kinds.practice.total(practiceCount, chapterCount),
}

/** In the order of the entries on the exam home. */
export const allExams = [papers, mockPapers, practices]
