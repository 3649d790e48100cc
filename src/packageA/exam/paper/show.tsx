import { Attempts } from '@/features/exam/detail/Attempts'
import { Composition } from '@/features/exam/detail/Composition'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { paperStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { papers } from '@/features/exam/kinds'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { paper } from '@/goods/kinds/paper'
import { examQueries } from '@/queries/exam'

export default defineProductPage('examPaperShow', paper, {
  query: examQueries.paper,
  failed: papers.texts.failed,
  skeleton: <ExamSkeleton />,
  preview: null,
  draw: ({ detail, share }) => (
    <ExamPage
      examKind={papers}
      exam={detail}
      stats={paperStats(detail)}
      share={share}
      startable={{ kind: 'paper', ...detail }}
    >
      <Composition counts={detail.questionCounts} hasTeacher={detail.hasTeacher} />
      <Attempts kind='paper' examId={detail.id} attempts={detail.attempts} passScore={detail.passScore} />
    </ExamPage>
  ),
})
