import type { ReactNode } from 'react'

import { Failure } from '@/features/shared/page'
import { isMissing } from '@/http/apiError'

import type { PurchaseOption } from '../product/purchaseOption'
import { texts } from './texts'

interface PromotionQuery {
  data: unknown
  error: Error | null
  refetch: () => unknown
}

/** It is unknown whether there is a promotion, so a message says that above the full price. Null = it is known. */
export function failedPromotion(
  option: PurchaseOption,
  { data, error, refetch }: PromotionQuery,
): { option: PurchaseOption; bar: ReactNode } | null {
  if (data !== undefined || !error || isMissing(error)) return null
  const bar = <Failure error={error} onRetry={() => void refetch()} title={texts.failed} isCompact />
  return { option, bar }
}
