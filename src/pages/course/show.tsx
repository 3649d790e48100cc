import { DetailSkeleton } from '@/components/Skeleton'
import { CoursePage } from '@/features/course/detail/CoursePage'
import { texts } from '@/features/course/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { course } from '@/goods/kinds/course'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'

export default definePage(
  'courseShow',
  function CourseShowPage({ params: { id } }) {
    const { detail, preview, share } = useProductPage(course, id, courseQueries.detail(id))
    return (
      <QueryView
        query={detail}
        preview={preview && <DetailPreview preview={preview} />}
        skeleton={<DetailSkeleton />}
        title={texts.failed}
      >
        {(data) => <CoursePage detail={data} share={share} />}
      </QueryView>
    )
  },
  ({ id }) => void queryClient.prefetchQuery(courseQueries.detail(id)),
)
