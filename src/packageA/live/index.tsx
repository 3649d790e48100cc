import { liveCard } from '@/features/live/list/LiveCard'
import { texts } from '@/features/live/texts'
import { byCategory, defineCataloguePage } from '@/features/shared/catalogue'
import { ChinaTime } from '@/features/shared/chinaTime'
import { liveQueries } from '@/queries/live'

export default defineCataloguePage('liveIndex', {
  address: byCategory,
  query: ({ categoryId }) => liveQueries.list(categoryId),
  card: liveCard,
  texts: texts.list,
  note: <ChinaTime />,
  changesByItself: true,
})
