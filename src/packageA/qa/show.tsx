import { useQuery } from '@tanstack/react-query'

import { DetailSkeleton } from '@/components/Skeleton'
import { QuestionPage } from '@/features/qa/detail/QuestionPage'
import { texts } from '@/features/qa/texts'
import { definePage, QueryView, usePullDown } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { qaQueries } from '@/queries/qa'

export default definePage('qaShow', function QaShowPage({ params: { id, from } }) {
  const options = qaQueries.detail(id)
  const detail = useQuery(options)
  usePullDown(options.queryKey)
  useSharedPage(
    detail.data && {
      name: 'qaShow',
      params: { id },
      title: detail.data.question.title,
      desc: detail.data.question.text,
    },
  )
  return (
    <QueryView query={detail} skeleton={<DetailSkeleton />} title={texts.detail.failed}>
      {(data) => <QuestionPage detail={data} from={from} />}
    </QueryView>
  )
})
