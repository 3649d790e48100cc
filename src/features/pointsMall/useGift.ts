import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { MallGoods } from '@/api/pointsMall'
import { useIsBought } from '@/features/shared/owned/useIsBought'
import { watchOwned } from '@/features/shared/owned/watch'
import { kindOf } from '@/goods/kinds'
import { goodsTypeOf } from '@/routes/goods'

/**
 * Where the thing that the goods bring is, and whether it is this member's already; a membership never is. Not every
 * server refuses a second one, so this is waited for; what cannot be answered holds nobody up.
 */
export function useGift({ isVirtual, giftType, giftId }: MallGoods) {
  const type = isVirtual && giftId > 0 ? goodsTypeOf(giftType) : undefined
  const kind = type && kindOf(type)
  const location = kind?.detailLocation(giftId)
  useEffect(watchOwned, [])
  // Whatever is asked of a thing tells the device whether it was bought.
  const { isLoading, failureCount } = useQuery<unknown>(
    kind && !kind.changesMember ? kind.sale(giftId) : { queryKey: ['pointsMall', 'gift'], queryFn: skipToken },
  )
  return { location, isOwned: useIsBought(location), isWaiting: isLoading && failureCount === 0 }
}
