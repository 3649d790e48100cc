import type { MallGoods } from '@/api/pointsMall'

import { texts } from './texts'

const courses = ['vod', 'live', 'book']

/** What it is, as a learner says it. */
export function kindText({ isVirtual, giftType }: Pick<MallGoods, 'isVirtual' | 'giftType'>): string {
  const { parcel, course, membership, other } = texts.kinds
  if (!isVirtual) return parcel
  if (giftType === 'vip') return membership
  return courses.includes(giftType) ? course : other
}

export const isSoldOut = ({ stock }: Pick<MallGoods, 'stock'>): boolean => stock !== undefined && stock < 1
