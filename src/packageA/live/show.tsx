import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { DetailSkeleton } from '@/components/Skeleton'
import { LivePage } from '@/features/live/LivePage'
import { texts } from '@/features/live/texts'
import { useHistoryRecord } from '@/features/shared/history/useHistoryRecord'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { liveQueries } from '@/queries/live'

export default screen('liveShow', function LiveShow({ params: { id, tab } }) {
  const detail = useQuery(liveQueries.detail(id))
  const course = detail.data?.course
  const share = useSharedPage(
    course && {
      name: 'liveShow',
      params: { id },
      title: course.title,
      desc: course.summary,
      thumb: course.thumb,
    },
  )
  useHistoryRecord(course && { type: 'live', id, title: course.title })
  // Back from the cashier: rights have changed. Lessons begin and end meanwhile.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<DetailSkeleton />} title={texts.failed}>
      {(data) => <LivePage detail={data} firstTab={tab} share={share} />}
    </QueryView>
  )
})
