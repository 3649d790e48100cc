import type { ReactNode } from 'react'

import { usePromotion } from '@/features/shared/promotion/usePromotion'

import { ProductActionBar, type ProductActionBarProps } from './ProductActionBar'
import { VipEntry } from './VipEntry'

interface PromotedProductProps extends ProductActionBarProps {
  head: ReactNode
  /** What a membership would bring. */
  vipLead?: string
  /** Below the promotion. */
  children: ReactNode
}

/**
 * The page of a thing that may be in a promotion: head, promotion, membership, content, action bar.
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
