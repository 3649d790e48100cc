import { Chapters, dailyEntry } from '@/features/exam/detail/Chapters'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { practiceStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { practices } from '@/features/exam/kinds'
import { QueryView, definePage } from '@/features/shared/page'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { practice } from '@/goods/kinds/practice'
import { examQueries } from '@/queries/exam'

export default definePage('examPracticeShow', function ExamPracticeShowPage({ params: { id } }) {
  const { detail, share } = useProductPage(practice, id, examQueries.practice(id))
  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={practices.texts.failed}>
      {(data) => (
        <ExamPage exams={practices} exam={data} facts={practiceStats(data)} share={share} entry={dailyEntry(data)}>
          <Chapters practiceId={id} canJoin={data.canJoin} chapters={data.chapters} />
        </ExamPage>
      )}
    </QueryView>
  )
})
