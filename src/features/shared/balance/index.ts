import type { ExtraConfig } from '@/api/app'
import { formatCount } from '@/lib/count'

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
