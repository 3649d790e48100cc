import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { type Goods, kindOf, type SaleItem } from '@/goods/kinds'

import { useSiteAddress } from './browser'
import { payMethodsQuery } from './payMethods'
import { balanceSign, usableMethods } from './payWays'
import type { PendingOrder } from './pendingOrder'
import { topUpFor } from './topUpFor'

/**
 * How one can pay for such goods on this end, and which way is chosen: the first, until the learner chooses.
 * @param item what is known of it; absent = nothing yet
 * @param order the one that waits for it
 */
export function usePayMethods(goods: Goods, item?: SaleItem, order?: PendingOrder | null) {
  const { isTopUp } = kindOf(goods.type)
  const isUrgent = item?.isUrgent === true
  const hasSheet = order?.hasSheet === true
  const query = useQuery(payMethodsQuery())
  const siteAddress = useSiteAddress(goods)
  // The learner comes back from topping up the balance for this thing.
  const [chosenSign, choose] = useState(() => (topUpFor.is(goods) ? balanceSign : undefined))
  const methods = useMemo(
    () => query.data && usableMethods(query.data, { isTopUp, isUrgent, hasSheet, hasSite: siteAddress !== undefined }),
    [query.data, isTopUp, isUrgent, hasSheet, siteAddress],
  )
  const chosen = methods?.find(({ sign }) => sign === chosenSign) ?? methods?.[0]
  return { query, methods, chosen, choose, siteAddress, isUrgent }
}
