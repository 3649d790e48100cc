import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { Promoted } from '@/api/promoted'
import { cx } from '@/components/cx'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { toast } from '@/features/shared/dialog'
import { linkTo } from '@/features/shared/link'
import { formatLeftRoughly } from '@/lib/countdown'
import type { Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'

import { BoxedCover } from './BoxedCover'
import { promotedKind } from './goods'
import styles from './promotions.module.scss'
import { texts } from './texts'

interface SaleCardProps {
  sale: {
    goods: Promoted
    priceCents: Cents | null
    originalCents: Cents | null
    state: 'soon' | 'running' | 'over'
    /** By the server's clock. */
    endsAt: Date | null
  }
  /**
   * Label of the link while the activity runs; absent where the card only heads more content. Where the platform forbids
   * selling, neither this nor the price nor the time left is shown.
   */
  go?: string
  /** The activity's status. */
  children: ReactNode
}

/** An activity in a list. It links to its goods, unless it is over. */
export function SaleCard({ sale: { goods, priceCents, originalCents, state, endsAt }, go, children }: SaleCardProps) {
  const { title, thumb, typeText } = goods
  const kind = promotedKind(goods)
  const wayOf = () => {
    if (state === 'over') return { onClick: () => toast(texts.over) }
    // Without the price, because the page may have a different one.
    return kind ? linkTo(kind.detailLocation(goods.id), { title, thumb }) : { onClick: () => toast(texts.unknown) }
  }
  const { canSell } = payAdapter
  const leftSec = endsAt ? Math.floor((endsAt.getTime() - serverClock.now()) / 1000) : 0
  return (
    <View className={cx(state === 'over' && styles.over)}>
      <MediaCard
        title={title}
        coverSrc={thumb}
        lead={<BoxedCover src={thumb} kind={kind} width={128} />}
        meta={typeText}
        footer={
          <View className={styles.footer}>
            {canSell && <PriceTag priceCents={priceCents} originalCents={originalCents} />}
            {children}
            {state === 'running' && go && canSell && (
              <View className={styles.running}>
                {leftSec > 0 && <Text className={styles.caption}>{texts.untilEnd(formatLeftRoughly(leftSec))}</Text>}
                <Text className={styles.go}>{go}</Text>
              </View>
            )}
          </View>
        }
        {...wayOf()}
      />
    </View>
  )
}
