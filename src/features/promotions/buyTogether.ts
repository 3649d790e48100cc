import type { GroupBuy } from '@/api/groupBuy'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from './goods'

/** Opens the cashier of a group. @param groupId 0 = opens a new group */
export function buyTogether({ id: activityId, goods }: GroupBuy, groupId: number): void {
  const kind = promotedKind(goods)
  if (kind) {
    navigateTo('order', { type: kind.type, id: goods.id, promotion: { kind: 'groupBuy', activityId, groupId } })
  }
}
