import type { ReactNode } from 'react'

import { Delayed, Failure } from '@/features/shared/page'

import type { Checkout } from './useCheckout'

interface FirstAnswerProps {
  checkout: Checkout
  skeleton: ReactNode
  children: ReactNode
}

/** Until the server has said how the order stands, this page says nothing of it either. */
export function FirstAnswer({ checkout: { state, pollNow }, skeleton, children }: FirstAnswerProps) {
  if (state.step !== 'confirming' || state.received !== 'nothing') return children
  if (state.error !== undefined) return <Failure error={state.error} onRetry={() => void pollNow()} />
  return <Delayed>{skeleton}</Delayed>
}
