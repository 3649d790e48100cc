import { useMemo, useState } from 'react'

import { Cashier } from '@/features/checkout/Cashier'
import { WhereSold } from '@/features/checkout/WhereSold'
import { definePage } from '@/features/shared/page'

/**
 * The cashier. The address carries type and id only, and an order's number when the learner came to pay that one, or has
 * begun to.
 */
export default definePage('order', function OrderPage({ params, setParams }) {
  // Of a page's parameters only the order's number changes.
  const [{ goods, order }] = useState(() => {
    const { order: orderNo, ...rest } = params
    return { goods: rest, order: orderNo }
  })
  const [chosenNo, choose] = useState(order)
  const address = useMemo(() => {
    const forget = () => {
      choose(undefined)
      setParams(goods)
    }
    return { chosenNo, keep: (orderNo: string) => setParams({ ...goods, order: orderNo }), forget }
  }, [chosenNo, goods, setParams])
  return (
    <WhereSold>
      <Cashier goods={goods} address={address} />
    </WhereSold>
  )
})
