import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { payAdapter } from '@/platform/pay'
import { orderQueries } from '@/queries/order'

import { methodsOf, miniMethod } from './methods'

/** How one can pay on this end, and which of it is chosen: the first until the learner chooses. */
export function useMethods() {
  const { scene } = payAdapter
  const query = useQuery({ ...orderQueries.payments(scene ?? 'h5'), enabled: scene !== null })
  const [chosenSign, choose] = useState<string>()
  const methods = useMemo(() => {
    if (scene === null) return [miniMethod]
    return query.data === undefined ? undefined : methodsOf(query.data)
  }, [scene, query.data])
  const chosen = methods?.find(({ sign }) => sign === chosenSign) ?? methods?.[0]
  return { query, methods, chosen, choose }
}
