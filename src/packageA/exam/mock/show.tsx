import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { Composition } from '@/features/exam/Composition'
import { ExamPage } from '@/features/exam/ExamPage'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { mockFacts } from '@/features/exam/facts'
import { Sittings } from '@/features/exam/Sittings'
import { texts } from '@/features/exam/texts'
import { QueryView, screen } from '@/features/shared/screen'
import { examQueries } from '@/queries/exam'

export default screen('examMockShow', function MockShow({ params: { id } }) {
  const detail = useQuery(examQueries.mockPaper(id))
  // Back from the cashier: rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={texts.kinds.mockPaper.failed}>
      {(mock) => (
        <ExamPage kind='mockPaper' exam={{ ...mock, attemptsLeft: null }} facts={mockFacts(mock)}>
          <Composition counts={mock.questionCounts} />
          <Sittings sittings={mock.sittings} passScore={mock.passScore} />
        </ExamPage>
      )}
    </QueryView>
  )
})
