import { Chapters, dailyEntry } from '@/features/exam/detail/Chapters'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { practiceStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { practices } from '@/features/exam/kinds'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { practice } from '@/goods/kinds/practice'
import { examQueries } from '@/queries/exam'

export default defineProductPage('examPracticeShow', practice, {
  query: examQueries.practice,
  failed: practices.texts.failed,
  skeleton: <ExamSkeleton />,
  preview: null,
  draw: ({ detail, share }) => (
    <ExamPage examKind={practices} exam={detail} stats={practiceStats(detail)} share={share} entry={dailyEntry(detail)}>
      <Chapters practiceId={detail.id} canJoin={detail.canJoin} chapters={detail.chapters} />
    </ExamPage>
  ),
})
