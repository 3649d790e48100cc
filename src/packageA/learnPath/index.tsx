import { learningPathCard } from '@/features/learningPath/LearningPathCard'
import { texts } from '@/features/learningPath/texts'
import { byCategory, defineCataloguePage } from '@/features/shared/catalogue'
import { learningPathQueries } from '@/queries/learningPath'

export default defineCataloguePage('learningPathIndex', {
  address: byCategory,
  query: ({ categoryId }) => learningPathQueries.list(categoryId),
  categories: learningPathQueries.categories,
  card: learningPathCard,
  texts: texts.list,
})
