import type { ReactNode } from 'react'

import { usePromotion } from '@/features/shared/promotion/usePromotion'

import { ProductActionBar, type ProductActionBarProps } from './ProductActionBar'
import { VipEntry } from './VipEntry'

interface PromotedProductProps extends ProductActionBarProps {
  head: ReactNode
  /** What a membership would bring. */
  vipLead?: string
  /** Below what is said of a promotion. */
  children: ReactNode
}

/**
 * The page of what may be in a promotion: head, its bar, the way in by a membership, the rest, the one button.
 * @param option what this learner may do without a promotion
 */
export function PromotedProduct({ head, vipLead = '', children, originalCents, ...bar }: PromotedProductProps) {
  const { kind, id, option: own } = bar
  const promoted = usePromotion(kind, id, own)
  const { option, isSettled } = promoted
  return (
    <>
      {head}
      {promoted.bar}
      {isSettled && option.canUnlockWithVip && <VipEntry>{vipLead}</VipEntry>}
      {isSettled && children}
      <ProductActionBar {...bar} option={option} originalCents={option === own ? originalCents : null} />
    </>
  )
}
