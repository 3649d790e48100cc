import type { ExamKind, ExamStats } from '@/api/exam'
import { examPlaces } from '@/features/shared/myExams/places'

import { texts } from './texts'

/** What differs between papers, mock papers and practices outside their own pages. */
export const examKinds = {
  paper: {
    ...examPlaces.paper,
    words: texts.kinds.paper,
    count: ({ paperCount }) => texts.kinds.paper.total(paperCount),
  },
  mockPaper: {
    ...examPlaces.mockPaper,
    words: texts.kinds.mockPaper,
    count: ({ mockPaperCount }) => texts.kinds.mockPaper.total(mockPaperCount),
  },
  practice: {
    ...examPlaces.practice,
    words: texts.kinds.practice,
    count: ({ practiceCount, chapterCount }) => texts.kinds.practice.total(practiceCount, chapterCount),
  },
} satisfies Record<
  ExamKind,
  {
    words: (typeof texts.kinds)[ExamKind]
    /** How many there are, on its door. */
    count: (stats: ExamStats) => string
  }
>

/** In the order of the hall's doors. */
export const examKindNames: readonly ExamKind[] = ['paper', 'mockPaper', 'practice']
