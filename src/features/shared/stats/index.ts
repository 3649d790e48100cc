import * as v from 'valibot'

import { runtime } from '@/config/env'
import { faults } from '@/platform/faults'
import { storageItem } from '@/platform/storage'

/** Tells the operator's own statistics, where there are any: their address, their script (docs/DEPLOY.md). */
export function tellStats(event: ZhituStatsEvent): void {
  const { statsUrl, onStats } = runtime
  if (statsUrl) faults.send(statsUrl, JSON.stringify(event))
  // Beside ours: what breaks in there is reported, and nothing of the app with it.
  if (onStats) setTimeout(() => onStats(event))
}

/** Pages of success can be opened again for as long as anybody keeps them open. */
const rememberedOrders = 50
const orderNos = v.array(v.string())
const toldItem = storageItem('stats_told', (stored) => (v.is(orderNos, stored) ? stored : null))

/** Tells of an order once. */
export function tellPurchase(purchase: Omit<Extract<ZhituStatsEvent, { kind: 'purchase' }>, 'kind'>): void {
  if (!runtime.statsUrl && !runtime.onStats) return
  const told = toldItem.get() ?? []
  if (told.includes(purchase.orderNo)) return
  toldItem.set([...told, purchase.orderNo].slice(-rememberedOrders))
  tellStats({ kind: 'purchase', ...purchase })
}
