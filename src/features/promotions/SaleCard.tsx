import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { Promoted } from '@/api/promoted'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { toast } from '@/features/shared/dialog'
import { linkTo } from '@/features/shared/link'
import type { Cents } from '@/lib/money'
import { payAdapter } from '@/platform/pay'

import { promotedKind } from './goods'
import styles from './promotions.module.scss'
import { texts } from './texts'

interface SaleCardProps {
  sale: {
    goods: Promoted
    priceCents: Cents | null
    originalCents: Cents | null
    state: 'soon' | 'running' | 'over'
  }
  /** How it stands. */
  children: ReactNode
}

/** An activity in a list; it leads to its thing, unless it is over. */
export function SaleCard({ sale: { goods, priceCents, originalCents, state }, children }: SaleCardProps) {
  const { title, thumb, typeText } = goods
  const kind = promotedKind(goods)
  const wayOf = () => {
    if (state === 'over') return { onClick: () => toast(texts.over) }
    // Without the price: the page may have another one to say.
    return kind ? linkTo(kind.detailLocation(goods.id), { title, thumb }) : { onClick: () => toast(texts.unknown) }
  }
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      ratio={kind?.coverRatio}
      coverWidth={kind?.coverRatio && 72}
      meta={typeText}
      footer={
        <View className={styles.footer}>
          {payAdapter.policy !== 'hidden' && <PriceTag priceCents={priceCents} originalCents={originalCents} />}
          {children}
        </View>
      }
      {...wayOf()}
    />
  )
}
