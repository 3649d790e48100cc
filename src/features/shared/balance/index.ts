import type { ExtraConfig } from '@/api/app'
import { formatCount } from '@/lib/count'

/** How the account's balance reads: in coins of the operator's, else in yuan. */
export function balanceWords(terms: ExtraConfig | null | undefined) {
  const coin = terms?.balanceName ?? ''
  return {
    name: coin || '余额',
    amount: (balance: number): string => (coin ? formatCount(balance) : `¥${balance.toFixed(2)}`),
  }
}
