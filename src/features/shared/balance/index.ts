import type { ExtraConfig } from '@/api/app'
import { formatCount } from '@/lib/count'

import { texts } from './texts'

/** How the account's balance reads: in coins of the operator's, else in yuan. */
export function balanceWords(terms: ExtraConfig | null | undefined) {
  const coin = terms?.balanceName ?? ''
  return {
    name: coin || texts.balance,
    amount: (balance: number): string => (coin ? formatCount(balance) : `¥${balance.toFixed(2)}`),
  }
}
