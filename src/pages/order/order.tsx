import { useMemo } from 'react'

import { Cashier } from '@/features/checkout/Cashier'
import { WhereSold } from '@/features/checkout/WhereSold'
import { definePage } from '@/features/shared/page'

/** The cashier. The address carries type and id only, and an order's number when the learner came to pay that one. */
export default definePage('order', function OrderPage({ params, setParams }) {
  const chosen = useMemo(() => {
    const { order: orderNo, ...goods } = params
    return orderNo === undefined ? undefined : { orderNo, forget: () => setParams(goods) }
  }, [params, setParams])
  return (
    <WhereSold>
      <Cashier goods={params} chosen={chosen} />
    </WhereSold>
  )
})
