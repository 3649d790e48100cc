import { CoursePage } from '@/features/course/detail/CoursePage'
import { texts } from '@/features/course/texts'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { course } from '@/goods/kinds/course'
import { courseQueries } from '@/queries/course'

export default defineProductPage('courseShow', course, {
  query: courseQueries.detail,
  failed: texts.failed,
  draw: ({ detail, share }) => <CoursePage detail={detail} share={share} />,
})
