import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { type Goods, kindOf } from '@/goods/kinds'

import { useSiteAddress } from './browser'
import { payMethodsQuery } from './payMethods'

/** How one can pay for such goods on this end, and which way is chosen: the first, until the learner chooses. */
export function usePayMethods(goods: Goods) {
  const { isTopUp } = kindOf(goods.type)
  const query = useQuery(payMethodsQuery())
  const siteAddress = useSiteAddress(goods)
  const [chosenSign, choose] = useState<string>()
  const methods = useMemo(
    () =>
      query.data
        ?.filter(({ way }) => !(way === 'balance' && isTopUp))
        .filter(({ way }) => way !== 'site' || siteAddress !== undefined),
    [query.data, isTopUp, siteAddress],
  )
  const chosen = methods?.find(({ sign }) => sign === chosenSign) ?? methods?.[0]
  return { query, methods, chosen, choose, siteAddress }
}
