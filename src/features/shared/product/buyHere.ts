import type { Goods } from '@/goods/kinds'
import { formatLocation } from '@/routes/codec'
import { currentLocation, navigateTo } from '@/routes/navigate'
import { boughtFrom } from '@/stores/boughtFrom'

/** To the cashier from a page that is locked: once it is paid, learning goes on there. */
export function buyHere(goods: Pick<Goods, 'type' | 'id'>): void {
  const here = currentLocation()
  if (here) boughtFrom.set(goods, formatLocation(here))
  navigateTo('order', goods)
}
