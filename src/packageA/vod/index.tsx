import type { CourseScene } from '@/api/course'
import { courseCard } from '@/features/course/list/CourseCard'
import { texts } from '@/features/course/texts'
import { byScene, defineCataloguePage } from '@/features/shared/catalogue'
import { courseQueries } from '@/queries/course'

export default defineCataloguePage('vodIndex', {
  address: byScene<CourseScene, ''>(''),
  query: ({ categoryId, order: scene }) => courseQueries.list({ categoryId, scene }),
  categories: courseQueries.categories,
  orders: texts.list.orders,
  card: courseCard,
  texts: texts.list,
})
