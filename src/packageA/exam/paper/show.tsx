import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { Composition } from '@/features/exam/Composition'
import { ExamPage } from '@/features/exam/ExamPage'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { paperFacts } from '@/features/exam/facts'
import { Sittings } from '@/features/exam/Sittings'
import { texts } from '@/features/exam/texts'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { examQueries } from '@/queries/exam'

export default screen('examPaperShow', function PaperShow({ params: { id } }) {
  const detail = useQuery(examQueries.paper(id))
  const share = useSharedPage(
    detail.data && { name: 'examPaperShow', params: { id }, title: detail.data.title },
  )
  // Back from the cashier: rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={texts.kinds.paper.failed}>
      {(paper) => (
        <ExamPage kind='paper' exam={paper} facts={paperFacts(paper)} share={share}>
          <Composition counts={paper.questionCounts} />
          <Sittings sittings={paper.sittings} passScore={paper.passScore} />
        </ExamPage>
      )}
    </QueryView>
  )
})
