import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import type { ReactNode } from 'react'

import { holdsSeat } from '@/api/groupBuy'
import type { GoodsKind } from '@/goods/define'
import { groupBuyQueries } from '@/queries/groupBuy'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import type { PurchaseOption } from '../product/purchaseOption'
import { failedPromotion } from './failedPromotion'
import { GroupBuyBar } from './GroupBuyBar'
import { texts } from './texts'

/** Group buying of a thing; null = there is none, `undefined` = not known yet. */
export function useGroupBuy(
  { type, promotionName = '' }: GoodsKind,
  id: number,
  own: PurchaseOption,
  isForSale: boolean,
): { option: PurchaseOption; bar: ReactNode; isJoined: boolean } | null | undefined {
  const isOn = useSwitch('tuangou') === true
  const isAsked = isOn && isForSale && promotionName !== ''
  const query = useQuery({ ...groupBuyQueries.of(promotionName, id), enabled: isAsked })
  const look = () => void query.refetch()
  // Back from the cashier or from the group.
  useDidShow(() => {
    if (isAsked && query.isFetched) look()
  })

  if (isAsked && query.isPending) return undefined
  const failed = isAsked && failedPromotion(own, query)
  if (failed) return { ...failed, isJoined: false }
  const detail = isAsked ? query.data : undefined
  const sale = detail?.sale
  const isJoined = detail !== undefined && holdsSeat(detail.own)
  if (!detail || !sale || (sale.state === 'over' && !isJoined)) return null
  const bar = (
    <GroupBuyBar
      {...detail}
      sale={sale}
      onBuy={(groupId) =>
        navigateTo('order', { type, id, promotion: { kind: 'groupBuy', activityId: sale.id, groupId } })
      }
      onQueue={(gid) => navigateTo('groupQueue', { id: sale.id, gid })}
      onDue={look}
    />
  )
  // Bought alone as well, it would be paid twice.
  const joined: PurchaseOption = { ...own, primaryAction: { action: 'none', label: texts.groupBuy.joined } }
  return { option: isJoined ? joined : own, bar, isJoined }
}
