import { Attempts } from '@/features/exam/detail/Attempts'
import { Composition } from '@/features/exam/detail/Composition'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { mockStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { mockPapers } from '@/features/exam/kinds'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { mockPaper } from '@/goods/kinds/mockPaper'
import { examQueries } from '@/queries/exam'

export default defineProductPage('examMockShow', mockPaper, {
  query: examQueries.mockPaper,
  failed: mockPapers.texts.failed,
  skeleton: <ExamSkeleton />,
  preview: null,
  draw: ({ detail, share }) => (
    <ExamPage
      examKind={mockPapers}
      exam={{ ...detail, attemptsLeft: null }}
      stats={mockStats(detail)}
      share={share}
      startable={{ kind: 'mockPaper', ...detail }}
    >
      <Composition counts={detail.questionCounts} hasTeacher={false} />
      <Attempts kind='mockPaper' examId={detail.id} attempts={detail.attempts} passScore={detail.passScore} />
    </ExamPage>
  ),
})
