/** Integer cents. An unreadable price is `null` and must disable buying. */
export type Cents = number

const yuanForm = /^\d{1,9}(\.\d{1,2})?$/

/** '99', 99, '86.5', 86.50 -> cents. `null` for signs, spaces, thousands separators, and more than two decimals. */
export function yuanToCents(value: unknown): Cents | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  if (!yuanForm.test(text)) return null
  const [yuan = '0', decimals = ''] = text.split('.')
  return Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** 17900 -> '179.00' */
export const formatCents = (cents: Cents): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** 17900 -> '179', 8990 -> '89.90' */
export const formatCentsShort = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : formatCents(cents))

export const amountDueCents = (priceCents: Cents, discountCents: Cents): Cents =>
  Math.max(0, priceCents - discountCents)
