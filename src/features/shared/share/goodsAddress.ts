import { kindOf } from '@/goods/kinds'
import { formatUrl } from '@/routes/codec'
import type { GoodsType } from '@/routes/goods'

/** The in-app address under which a thing is shared. */
export function goodsAddress(type: GoodsType, id: number): string {
  const { shareLocation, detailLocation } = kindOf(type)
  const { name, params } = (shareLocation ?? detailLocation)(id)
  return formatUrl(name, params)
}
