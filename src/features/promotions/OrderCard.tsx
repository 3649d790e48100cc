import { Text, View } from '@tarojs/components'

import type { Promoted } from '@/api/promoted'
import { Button } from '@/components/Button'
import { MediaCard } from '@/components/MediaCard'
import { Tag, type TagProps } from '@/components/Tag'
import { toast } from '@/features/shared/dialog'
import { linkTo } from '@/features/shared/link'
import { type Cents, formatCents } from '@/lib/money'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { payAdapter } from '@/platform/pay'

import { BoxedCover } from './BoxedCover'
import { promotedKind } from './goods'
import styles from './promotions.module.scss'
import { texts } from './texts'

interface OrderCardProps {
  /** Null = deleted meanwhile. */
  goods: Promoted | null
  state: string
  tone: TagProps['tone']
  /** What the price is; absent = the order has ended unpaid, and nothing is due. */
  amount?: 'paid' | 'due'
  priceCents: Cents | null
  at: Date | null
  action?: { label: string; onClick: () => void }
}

/** My order in a promotion, with a link to its goods. */
export function OrderCard({ goods, state, tone, amount, priceCents, at, action }: OrderCardProps) {
  const kind = goods ? promotedKind(goods) : undefined
  const title = goods?.title || texts.gone
  const way =
    goods && kind
      ? linkTo(kind.detailLocation(goods.id), { title, thumb: goods.thumb })
      : { onClick: () => toast(goods ? texts.unknown : texts.gone) }
  return (
    <View className={styles.order}>
      <MediaCard
        title={title}
        coverSrc={goods?.thumb ?? ''}
        lead={<BoxedCover src={goods?.thumb ?? ''} kind={kind} width={96} />}
        meta={goods?.typeText && texts.type(goods.typeText)}
        footer={<Text className={styles.caption}>{dateOrDash(at, formatDateTime)}</Text>}
        {...way}
      />
      <View className={styles.orderState}>
        <Tag tone={tone}>{state}</Tag>
        {amount && priceCents !== null && payAdapter.canSell && (
          <Text className={styles.caption}>{texts[amount](formatCents(priceCents))}</Text>
        )}
        {action && (
          <View className={styles.orderAction}>
            <Button kind='soft' size='s' label={`${action.label}：${title}`} onClick={action.onClick}>
              {action.label}
            </Button>
          </View>
        )}
      </View>
    </View>
  )
}
