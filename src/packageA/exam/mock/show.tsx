import { Attempts } from '@/features/exam/detail/Attempts'
import { Composition } from '@/features/exam/detail/Composition'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { mockStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { mockPapers } from '@/features/exam/kinds'
import { QueryView, definePage } from '@/features/shared/page'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { mockPaper } from '@/goods/kinds/mockPaper'
import { examQueries } from '@/queries/exam'

export default definePage('examMockShow', function ExamMockShowPage({ params: { id } }) {
  const { detail, share } = useProductPage(mockPaper, id, examQueries.mockPaper(id))
  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={mockPapers.texts.failed}>
      {(data) => (
        <ExamPage
          exams={mockPapers}
          exam={{ ...data, attemptsLeft: null }}
          facts={mockStats(data)}
          share={share}
          startable={{ kind: 'mockPaper', ...data }}
        >
          <Composition counts={data.questionCounts} />
          <Attempts kind='mockPaper' examId={id} sittings={data.sittings} passScore={data.passScore} />
        </ExamPage>
      )}
    </QueryView>
  )
})
