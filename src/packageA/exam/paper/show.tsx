import { Attempts } from '@/features/exam/detail/Attempts'
import { Composition } from '@/features/exam/detail/Composition'
import { ExamPage } from '@/features/exam/detail/ExamPage'
import { paperStats } from '@/features/exam/detail/stats'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { papers } from '@/features/exam/kinds'
import { QueryView, definePage } from '@/features/shared/page'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { paper } from '@/goods/kinds/paper'
import { examQueries } from '@/queries/exam'

export default definePage('examPaperShow', function ExamPaperShowPage({ params: { id } }) {
  const { detail, share } = useProductPage(paper, id, examQueries.paper(id))
  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={papers.texts.failed}>
      {(data) => (
        <ExamPage
          exams={papers}
          exam={data}
          facts={paperStats(data)}
          share={share}
          startable={{ kind: 'paper', ...data }}
        >
          <Composition counts={data.questionCounts} />
          <Attempts kind='paper' examId={id} sittings={data.sittings} passScore={data.passScore} />
        </ExamPage>
      )}
    </QueryView>
  )
})
