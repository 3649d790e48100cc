import type { RouteLocation } from '@/routes/codec'
import { goodsTypeOf, goodsTypes, type GoodsType } from '@/routes/goods'
import type { Promotion } from '@/routes/promotion'

import type { GoodsKind, SaleItem } from '../define'
import { article } from './article'
import { book } from './book'
import { course } from './course'
import { learningPath } from './learningPath'
import { live } from './live'
import { mockPaper } from './mockPaper'
import { paper } from './paper'
import { plan } from './plan'
import { practice } from './practice'
import { recharge } from './recharge'
import { smallClass } from './smallClass'
import { video } from './video'

export { type GoodsKind, goodsTypes, type GoodsType, type SaleItem }

const kinds: Record<GoodsType, GoodsKind> = {
  course,
  video,
  live,
  book,
  article,
  learningPath,
  plan,
  paper,
  mockPaper,
  practice,
  smallClass,
  recharge,
}

export type Goods = {
  type: GoodsType
  id: number
  /** Absent = at its own price. */
  promotion?: Promotion
}

export const kindOf = (type: GoodsType): GoodsKind => kinds[type]

export const goodsKinds: readonly GoodsKind[] = goodsTypes.map(kindOf)

/** `undefined` = this app does not know the word. */
export const kindByName = (place: keyof GoodsKind['names'], word: string): GoodsKind | undefined =>
  goodsKinds.find(({ names }) => names[place] === word)

/** The target of a shared address; `undefined` = this app has no page for it. */
export function linkedLocation(word: string, id: number): RouteLocation | undefined {
  const type = goodsTypeOf(word)
  return type && (kindOf(type).linkLocation ?? kindOf(type).detailLocation)(id)
}
