import { defineSalesPage } from '@/features/promotions/defineSalesPage'
import { groupBuyCard } from '@/features/promotions/groupBuy'
import { texts } from '@/features/promotions/texts'
import { groupBuyQueries } from '@/queries/groupBuy'

export default defineSalesPage('groupBuys', {
  query: groupBuyQueries.list,
  detail: groupBuyQueries.detail,
  card: groupBuyCard,
  texts: texts.groupBuys,
})
