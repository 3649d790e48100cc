import type { Goods } from '@/goods/kinds'
import { formatLocation } from '@/routes/codec'
import { currentLocation, navigateTo } from '@/routes/navigate'
import { boughtFrom } from '@/stores/boughtFrom'

/** Opens the cashier from a locked page. After the payment, learning continues on that page. */
export function buyHere(goods: Pick<Goods, 'type' | 'id'>): void {
  const here = currentLocation()
  if (here) boughtFrom.set(goods, formatLocation(here))
  navigateTo('order', goods)
}
