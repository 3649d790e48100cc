import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

import type { Reservation } from '@/api/flashSale'
import { lazySheet } from '@/features/shared/lazySheet'
import { usePageShown } from '@/features/shared/page/usePageShown'
import type { GoodsKind } from '@/goods/define'
import { flashSaleQueries } from '@/queries/flashSale'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import type { PurchaseOption } from '../product/purchaseOption'
import { failedPromotion } from './failedPromotion'
import { FlashSaleBar } from './FlashSaleBar'
import { flashSaleOption } from './flashSaleOption'
import { queuedPieces } from './queuedPieces'
import { useIsPast } from './useIsPast'

const FlashSaleSheet = lazySheet(() => import('./FlashSaleSheet').then((chunk) => chunk.FlashSaleSheet))

/** The flash sale of a thing; null = none, `undefined` = not yet known. */
export function useFlashSale(
  { type, promotionName = '' }: GoodsKind,
  id: number,
  own: PurchaseOption,
  isForSale: boolean,
): { option: PurchaseOption; bar: ReactNode } | null | undefined {
  const isOn = useSwitch('miaosha') === true
  const isEnabled = isOn && isForSale && promotionName !== ''
  const query = useQuery({ ...flashSaleQueries.of(promotionName, id), enabled: isEnabled, subscribed: usePageShown() })
  useIsPast(query.data?.reservation?.reservedUntil)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const refetch = () => void query.refetch()
  const saleId = query.data?.sale?.id
  // The place in the queue survives the page.
  useEffect(() => {
    if (saleId !== undefined && queuedPieces.get(saleId)) setOpen(true)
  }, [saleId])

  if (!isEnabled) return null
  if (query.isPending) return undefined
  const failed = failedPromotion(own, query)
  if (failed) return failed
  const { sale = null, reservation = null } = query.data ?? {}
  if (!sale) return null
  const pay = ({ id: reservationId }: Reservation) =>
    navigateTo('order', { type, id, promotion: { kind: 'flashSale', reservationId } })
  const bar = (
    <>
      <FlashSaleBar sale={sale} reservation={reservation} onDue={refetch} />
      <FlashSaleSheet isOpen={isOpen} onClose={close} sale={sale} reservation={reservation} onWon={pay} />
    </>
  )
  return { option: flashSaleOption(sale, reservation, own, { reserve: () => setOpen(true), pay }), bar }
}
