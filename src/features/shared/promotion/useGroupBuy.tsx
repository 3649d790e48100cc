import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { holdsSeat } from '@/api/groupBuy'
import { usePageShown } from '@/features/shared/page/usePageShown'
import type { GoodsKind } from '@/goods/define'
import { type Cents, formatCentsShort } from '@/lib/money'
import { groupBuyQueries } from '@/queries/groupBuy'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import type { PurchaseOption } from '../product/purchaseOption'
import { failedPromotion } from './failedPromotion'
import { GroupBuyBar } from './GroupBuyBar'
import { texts } from './texts'

/** The group buying of a thing; null = none, `undefined` = not yet known. */
export function useGroupBuy(
  { type, promotionName = '' }: GoodsKind,
  id: number,
  own: PurchaseOption,
  isForSale: boolean,
): { option: PurchaseOption; bar: ReactNode; isJoined: boolean } | null | undefined {
  const isOn = useSwitch('tuangou') === true
  const isEnabled = isOn && isForSale && promotionName !== ''
  const query = useQuery({ ...groupBuyQueries.of(promotionName, id), enabled: isEnabled, subscribed: usePageShown() })
  const refetch = () => void query.refetch()

  if (isEnabled && query.isPending) return undefined
  const failed = isEnabled && failedPromotion(own, query)
  if (failed) return { ...failed, isJoined: false }
  const detail = isEnabled ? query.data : undefined
  const sale = detail?.sale
  const isJoined = detail !== undefined && holdsSeat(detail.own)
  if (!detail || !sale || (sale.state === 'over' && !isJoined)) return null
  /** 0 = opens a new group. */
  const buy = (groupId: number) =>
    navigateTo('order', { type, id, promotion: { kind: 'groupBuy', activityId: sale.id, groupId } })
  const bar = (
    <GroupBuyBar
      {...detail}
      sale={sale}
      onJoin={buy}
      onQueue={(gid) => navigateTo('groupQueue', { id: sale.id, gid })}
      onDue={refetch}
    />
  )
  // A member of a group must not buy alone as well, because they would pay twice.
  const joined: PurchaseOption = { ...own, primaryAction: { action: 'none', label: texts.groupBuy.joined } }
  const opening = sale.state === 'running' ? openingOption(own, sale.priceCents, () => buy(0)) : own
  return { option: isJoined ? joined : opening, bar, isJoined }
}

/** Two buttons with prices: alone at the full price, or in a new group. */
function openingOption(own: PurchaseOption, groupCents: Cents | null, open: () => void): PurchaseOption {
  const { priceCents, primaryAction } = own
  if (groupCents === null || priceCents === null || priceCents === undefined || !primaryAction) return own
  return {
    ...own,
    priceCents: undefined,
    primaryAction: { action: 'run', label: texts.groupBuy.open(formatCentsShort(groupCents)), run: open },
    otherAction: { ...primaryAction, label: texts.groupBuy.alone(formatCentsShort(priceCents)) },
  }
}
