import type { BookDetail } from '@/api/book'
import { purchaseOptionOf } from '@/features/book/detail/purchaseOption'

import { aBookDetail } from '../../../factories/book'

const anybody = { isVip: false, canBuy: true }
const book = (over: object): Partial<BookDetail> => ({ book: { ...aBookDetail().book, ...over } })

test.each([
  ['for sale', {}, anybody, undefined, { action: 'buy', label: '购买电子书' }, 3_900, true],
  ['for sale to a member', {}, { ...anybody, isVip: true }, undefined, { action: 'buy' }, 3_900, false],
  ['unpriced', book({ priceCents: null }), anybody, undefined, { action: 'none' }, null, true],
  [
    'open',
    { canRead: true },
    anybody,
    undefined,
    { label: '开始阅读', location: { name: 'bookRead', params: { id: 101 } } },
    undefined,
    false,
  ],
  [
    'begun',
    { canRead: true },
    anybody,
    102,
    { label: '继续阅读', location: { name: 'bookRead', params: { id: 102 } } },
    undefined,
    false,
  ],
  [
    'begun in an article that is gone',
    { canRead: true },
    anybody,
    999,
    { location: { name: 'bookRead', params: { id: 101 } } },
    undefined,
    false,
  ],
  [
    'free',
    { ...book({ priceCents: 0 }), canRead: true },
    anybody,
    undefined,
    { location: { name: 'bookRead', params: { id: 101 } } },
    0,
    false,
  ],
  ['empty', { canRead: true, chapters: [] }, anybody, undefined, { label: '文章准备中' }, undefined, false],
  ['not sold here', {}, { ...anybody, canBuy: false }, undefined, { label: '免费试读' }, undefined, false],
  ['not sold here, no trial', { chapters: [] }, { ...anybody, canBuy: false }, undefined, undefined, undefined, false],
])('%s', (_, over, viewer, last, primaryAction, priceCents, canUnlockWithVip) => {
  const option = purchaseOptionOf(aBookDetail(over), viewer, last)
  if (primaryAction) expect(option.primaryAction).toMatchObject(primaryAction)
  else expect(option.primaryAction).toBeUndefined()
  expect(option).toMatchObject({ canUnlockWithVip })
  expect(option.priceCents).toBe(priceCents)
})
