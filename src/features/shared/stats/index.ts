import * as v from 'valibot'

import { runtime } from '@/config/env'
import { faults } from '@/platform/faults'
import { storageItem } from '@/platform/storage'

/** Reports to the operator's own statistics, if there are any: their address, their script (docs/DEPLOY.md). */
export function reportStats(event: ZhituStatsEvent): void {
  const { statsUrl, onStats } = runtime
  if (statsUrl) faults.send(statsUrl, JSON.stringify(event))
  // In a task of its own: an error in the operator's script is reported, but does not affect the app.
  if (onStats) setTimeout(() => onStats(event))
}

/** A success page can be opened again later, so the counted orders are remembered. */
const rememberedOrders = 50
const orderNos = v.array(v.string())
const reportedItem = storageItem('stats_told', (stored) => (v.is(orderNos, stored) ? stored : null))

/** Reports each order once. */
export function reportPurchase(purchase: Omit<Extract<ZhituStatsEvent, { kind: 'purchase' }>, 'kind'>): void {
  if (!runtime.statsUrl && !runtime.onStats) return
  const reported = reportedItem.get() ?? []
  if (reported.includes(purchase.orderNo)) return
  reportedItem.set([...reported, purchase.orderNo].slice(-rememberedOrders))
  reportStats({ kind: 'purchase', ...purchase })
}
