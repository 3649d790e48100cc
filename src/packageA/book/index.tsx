import { bookCard } from '@/features/book/list/BookCard'
import { BookRowsSkeleton } from '@/features/book/BookSkeleton'
import { texts } from '@/features/book/texts'
import { byScene, defineCataloguePage } from '@/features/shared/catalogue'
import { bookQueries } from '@/queries/book'

export default defineCataloguePage('bookIndex', {
  address: byScene(texts.list.orders),
  query: ({ categoryId, order: scene }) => bookQueries.list({ categoryId, scene }),
  orders: texts.list.orders,
  card: bookCard,
  texts: texts.list,
  skeleton: <BookRowsSkeleton />,
})
