import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { DetailSkeleton } from '@/components/Skeleton'
import { CoursePage } from '@/features/course/CoursePage'
import { texts } from '@/features/course/texts'
import { useHistoryRecord } from '@/features/shared/history/useHistoryRecord'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { courseQueries } from '@/queries/course'

export default screen('courseShow', function CourseShow({ params: { id } }) {
  const detail = useQuery(courseQueries.detail(id))
  const course = detail.data?.course
  const share = useSharedPage(
    course && {
      name: 'courseShow',
      params: { id },
      title: course.title,
      desc: course.summary,
      thumb: course.thumb,
    },
  )
  useHistoryRecord(course && { type: 'vod', id, title: course.title })
  // Back from a lesson or the cashier: progress and rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<DetailSkeleton />} title={texts.failed}>
      {(data) => <CoursePage detail={data} share={share} />}
    </QueryView>
  )
})
