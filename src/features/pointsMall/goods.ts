import type { MallGoods } from '@/api/pointsMall'

import { texts } from './texts'

/** The kind of goods, in the learner's words. */
export const kindText = ({ isVirtual, giftType }: Pick<MallGoods, 'isVirtual' | 'giftType'>): string =>
  isVirtual ? (texts.gifts[giftType] ?? texts.otherGift) : texts.parcel

export const isSoldOut = ({ stock }: Pick<MallGoods, 'stock'>): boolean => stock !== undefined && stock < 1
