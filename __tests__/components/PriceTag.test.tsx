import { PriceTag, type PriceTagProps } from '@/components/PriceTag'

import { show } from './show'

test.each<[PriceTagProps, string]>([
  [{ priceCents: 12_900 }, '¥129'],
  [{ priceCents: 8_990 }, '¥89.90'],
  [{ priceCents: 5 }, '¥0.05'],
  [{ priceCents: 17_900, isExact: true }, '¥179.00'],
  [{ priceCents: 0 }, '免费'],
  [{ priceCents: 0, isExact: true }, '¥0.00'],
  [{ priceCents: null }, '价格待定'],
  [{ priceCents: 9_900, originalCents: 19_900 }, '¥99原价¥199'],
  [{ priceCents: 0, originalCents: 19_900 }, '免费原价¥199'],
  [{ priceCents: 19_900, originalCents: 19_900 }, '¥199'],
  [{ priceCents: 19_900, originalCents: null }, '¥199'],
])('%j reads %s', async (props, words) => {
  const page = await show(PriceTag, props)
  expect(page.textContent).toBe(words)
})
