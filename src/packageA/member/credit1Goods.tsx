import { Goods } from '@/features/pointsMall/Goods'
import { definePage } from '@/features/shared/page'

export default definePage('credit1Goods', function Credit1GoodsPage({ params: { id } }) {
  return <Goods id={id} />
})
