import { articleCard } from '@/features/article/ArticleCard'
import { texts } from '@/features/article/texts'
import { byScene, defineCataloguePage } from '@/features/shared/catalogue'
import { articleQueries } from '@/queries/article'

export default defineCataloguePage('articleIndex', {
  address: byScene(texts.list.orders),
  query: ({ categoryId, order: scene }) => articleQueries.list({ categoryId, scene }),
  orders: texts.list.orders,
  card: articleCard,
  texts: texts.list,
})
