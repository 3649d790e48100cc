import type { ReactNode } from 'react'

import { Failure } from '@/features/shared/page'
import { isMissing } from '@/http/apiError'

import type { PurchaseOption } from '../product/purchaseOption'
import { texts } from './texts'

interface Asked {
  data: unknown
  error: Error | null
  refetch: () => unknown
}

/** Nobody knows whether there is a promotion: that is said above the full price. Null = it was heard. */
export function failedPromotion(
  option: PurchaseOption,
  { data, error, refetch }: Asked,
): { option: PurchaseOption; bar: ReactNode } | null {
  if (data !== undefined || !error || isMissing(error)) return null
  const bar = <Failure error={error} onRetry={() => void refetch()} title={texts.failed} isCompact />
  return { option, bar }
}
