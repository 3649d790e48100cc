import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { type GoodsType, kindOf } from '@/goods/kinds'
import { payAdapter } from '@/platform/pay'
import { orderQueries } from '@/queries/order'

import { methodsOf, miniMethod } from './methods'

/** How one can pay for such goods on this end, and which way is chosen: the first, until the learner chooses. */
export function useMethods(type: GoodsType) {
  const { scene } = payAdapter
  const { isTopUp } = kindOf(type)
  const query = useQuery({ ...orderQueries.payments(scene ?? 'h5'), enabled: scene !== null })
  const [chosenSign, choose] = useState<string>()
  const methods = useMemo(() => {
    if (scene === null) return [miniMethod]
    if (query.data === undefined) return undefined
    return methodsOf(query.data).filter(({ way }) => !(way === 'balance' && isTopUp))
  }, [scene, query.data, isTopUp])
  const chosen = methods?.find(({ sign }) => sign === chosenSign) ?? methods?.[0]
  return { query, methods, chosen, choose }
}
