import type { ExtraConfig } from '@/api/app'
import { formatCount } from '@/lib/count'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** An amount of the account's; null = unreadable. */
export const yuanText = (yuan: number | null): string => (yuan === null ? '-' : `¥${yuan.toFixed(2)}`)

/** How the account's balance reads: in coins of the operator's, else in yuan; '-' while nobody knows which. */
export function balanceTexts(terms: ExtraConfig | null | undefined) {
  const coin = terms?.balanceName ?? ''
  return {
    name: coin || texts.balance,
    amount(balance: number | null): string {
      if (!terms || balance === null) return '-'
      return coin ? formatCount(balance) : yuanText(balance)
    },
  }
}

/** What a price takes from the balance; null = nobody knows what a coin is worth. */
export function coinsFor(priceCents: Cents, terms: ExtraConfig | null): number | null {
  const rate = terms?.coinsPerYuan ?? null
  return rate === null ? null : Math.round(priceCents * rate) / 100
}
