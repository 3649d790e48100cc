/** The table of goods, one row per kind. A new kind is a new row; no other code compares kinds. */
import { bookGoods } from './book'
import { courseGoods, lessonGoods } from './course'
import { mockGoods, paperGoods, practiceGoods } from './exam'
import { liveGoods } from './live'
import { pathGoodsWith } from './path'
import { roleGoods, topUpGoods } from './plan'
import { flashGoodsWith, groupGoodsWith } from './promotions'
import { smallClassGoods } from './smallClass'
import { topicGoods } from './topic'
import type { Goods } from './types'

export const pathGoods = pathGoodsWith((word) => goodsOfPart(word))
export const flashGoods = flashGoodsWith((word) => goodsOfPromotion(word))
export const groupGoods = groupGoodsWith((word) => goodsOfPromotion(word))

/** In the order of search results. */
export const goods: Goods[] = [
  courseGoods,
  lessonGoods,
  liveGoods,
  bookGoods,
  topicGoods,
  pathGoods,
  paperGoods,
  mockGoods,
  practiceGoods,
  smallClassGoods,
  roleGoods,
  topUpGoods,
  flashGoods,
  groupGoods,
]

export const goodsOfOrder = (word: string) => goods.find(({ order }) => order === word)
export const goodsOfPart = (word: string) => goods.find(({ part }) => part?.word === word)
export const goodsOfGift = (word: string) => goods.find(({ gift }) => gift === word)
export const goodsOfPromotion = (word: string) => goods.find(({ promotion }) => promotion === word)
export const sharedWordOf = ({ shared, gift }: Goods) => shared ?? gift
export const goodsOfBlock = (sign: string) => goods.find(({ block }) => block?.sign === sign)
