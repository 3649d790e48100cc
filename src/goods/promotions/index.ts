import type { Promotion } from '@/routes/promotion'

import type { PromotionKind } from './define'
import { flashSale } from './flashSale'

export type { PromotionKind }

const promotions: Record<Promotion['kind'], PromotionKind> = { flashSale }

/** The promotion whose orders are called so; `undefined` = there is none. */
export const promotionByOrder = (word: string): PromotionKind | undefined =>
  Object.values(promotions).find(({ orderName }) => orderName === word)

export const promotionOf = ({ kind }: Promotion): PromotionKind => promotions[kind]
