import type { Promoted } from '@/api/promoted'
import { type GoodsKind, kindOf } from '@/goods/kinds'
import { goodsTypeOf } from '@/routes/goods'

/** The kind of the goods; `undefined` = this app does not know it. */
export function promotedKind({ type }: Promoted): GoodsKind | undefined {
  const known = goodsTypeOf(type)
  return known && kindOf(known)
}
