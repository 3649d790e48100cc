import { skipToken, useQuery } from '@tanstack/react-query'

import type { MallGoods } from '@/api/pointsMall'
import { useIsBought } from '@/features/shared/owned/useIsBought'
import { kindOf } from '@/goods/kinds'
import { goodsTypeOf } from '@/routes/goods'

/**
 * Where the thing that the goods bring is, and whether it is this member's already; a membership never is. Not every
 * server refuses a second one.
 */
export function useGift({ isVirtual, giftType, giftId }: MallGoods) {
  const type = isVirtual && giftId > 0 ? goodsTypeOf(giftType) : undefined
  const kind = type && kindOf(type)
  const location = kind?.detailLocation(giftId)
  // Whatever is asked of a thing tells the device whether it was bought.
  useQuery<unknown>(
    kind && !kind.changesMember ? kind.sale(giftId) : { queryKey: ['pointsMall', 'gift'], queryFn: skipToken },
  )
  return { location, isOwned: useIsBought(location) }
}
