import type { Goods, GoodsType } from '@/goods/kinds'
import { formatLocation } from '@/routes/codec'
import { currentLocation, navigateTo } from '@/routes/navigate'
import { boughtFrom } from '@/stores/boughtFrom'

function remember(goods: { type: GoodsType; id?: number }): void {
  const here = currentLocation()
  if (here) boughtFrom.set(goods, formatLocation(here))
}

/** Opens the cashier from a locked page. After the payment, learning continues on that page. */
export function buyHere(goods: Pick<Goods, 'type' | 'id'>): void {
  remember(goods)
  navigateTo('order', goods)
}

/** As `buyHere`, for the memberships: whichever is chosen opens the page. */
export function joinHere(): void {
  remember({ type: 'plan' })
  navigateTo('membership', {})
}

/** For the page of the memberships: whoever comes from another page than the locked one buys for another reason. */
export function forgetOtherPage(): void {
  const from = boughtFrom.get({ type: 'plan' })
  const behind = currentLocation(1)
  if (from && behind && formatLocation(behind) !== from) boughtFrom.forget()
}
