import type { ExtraConfig } from '@/api/app'
import { formatExact } from '@/lib/count'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** Null = unreadable. */
export const yuanText = (yuan: number | null): string => (yuan === null ? '-' : `¥${yuan.toFixed(2)}`)

/** Name and amount of the balance: in the operator's coins, else in yuan; '-' while the unit is unknown. */
export function balanceTexts(terms: ExtraConfig | null | undefined) {
  const coin = terms?.balanceName ?? ''
  return {
    name: coin || texts.balance,
    amount(balance: number | null): string {
      if (!terms || balance === null) return '-'
      return coin ? formatExact(balance) : yuanText(balance)
    },
  }
}

/** The coins that a price takes; null = the value of a coin is unknown. */
export function coinsFor(priceCents: Cents, terms: ExtraConfig | null): number | null {
  const rate = terms?.coinsPerYuan ?? null
  return rate === null ? null : Math.round(priceCents * rate) / 100
}
