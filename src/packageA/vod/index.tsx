import { courseCard } from '@/features/course/list/CourseCard'
import { texts } from '@/features/course/texts'
import { byScene, defineCataloguePage } from '@/features/shared/catalogue'
import { courseQueries } from '@/queries/course'

export default defineCataloguePage('vodIndex', {
  address: byScene(texts.list.orders),
  query: ({ categoryId, order: scene }) => courseQueries.list({ categoryId, scene }),
  categories: courseQueries.categories,
  orders: texts.list.orders,
  card: courseCard,
  texts: texts.list,
})
