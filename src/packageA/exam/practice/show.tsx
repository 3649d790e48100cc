import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { Chapters } from '@/features/exam/Chapters'
import { ExamPage } from '@/features/exam/ExamPage'
import { ExamSkeleton } from '@/features/exam/ExamSkeleton'
import { practiceFacts } from '@/features/exam/facts'
import { texts } from '@/features/exam/texts'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { examQueries } from '@/queries/exam'

export default screen('examPracticeShow', function PracticeShow({ params: { id } }) {
  const detail = useQuery(examQueries.practice(id))
  const share = useSharedPage(
    detail.data && { name: 'examPracticeShow', params: { id }, title: detail.data.title },
  )
  // Back from the cashier: rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<ExamSkeleton />} title={texts.kinds.practice.failed}>
      {(practice) => (
        <ExamPage kind='practice' exam={practice} facts={practiceFacts(practice)} share={share}>
          <Chapters chapters={practice.chapters} />
        </ExamPage>
      )}
    </QueryView>
  )
})
