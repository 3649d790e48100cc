import { byType, defineCataloguePage } from '@/features/shared/catalogue'
import { smallClassCard } from '@/features/smallClass/list/SmallClassCard'
import { texts } from '@/features/smallClass/texts'
import { smallClassQueries } from '@/queries/smallClass'

export default defineCataloguePage('smallClassIndex', {
  address: byType(texts.list.types),
  query: ({ order: type, ...category }) => smallClassQueries.list({ type, ...category }),
  orders: texts.list.types,
  orderLabel: texts.list.type,
  card: smallClassCard,
  texts: texts.list,
  changesByItself: true,
})
