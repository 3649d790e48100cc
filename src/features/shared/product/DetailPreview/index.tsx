import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { ActionBar } from '@/features/shared/page/ActionBar'
import { DetailHead } from '@/components/DetailHead'
import { PriceTag } from '@/components/PriceTag'
import { RowsSkeleton, SkeletonBlock } from '@/components/Skeleton'
import { payAdapter } from '@/platform/pay'
import type { Preview } from '@/queries/preview'

import styles from './index.module.scss'

interface DetailPreviewProps {
  preview: Preview
  /** Replaces the common head with cover and title. */
  head?: ReactNode
}

/** A detail page before its answer: what the list knew, and placeholders. Nothing can be bought yet. */
export function DetailPreview({ preview: { title, thumb, priceCents }, head }: DetailPreviewProps) {
  const hasPrice = priceCents != null && (priceCents === 0 || payAdapter.canSell)
  return (
    <>
      {head ?? <DetailHead title={title} thumb={thumb} stats={[]} />}
      <RowsSkeleton />
      <ActionBar>
        {hasPrice && <PriceTag priceCents={priceCents} size='l' />}
        <View className={styles.gap} />
        <SkeletonBlock className={styles.button} />
      </ActionBar>
    </>
  )
}
