import { Text, View } from '@tarojs/components'

import type { AppliedPromo } from '@/api/order'
import { Cover } from '@/components/Cover'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import type { GoodsKind, SaleItem } from '@/goods/kinds'
import { type Cents, formatCents } from '@/lib/money'

import styles from './receipt.module.scss'
import { texts } from './texts'

type CoverProps = Pick<GoodsKind, 'coverRatio' | 'emblem'>
type GoodsHeadProps = Pick<SaleItem, 'title' | 'thumb'> & CoverProps & { meta?: string }

/** What is bought: picture or emblem, title, one line. */
export function GoodsHead({ title, thumb, coverRatio, emblem, meta }: GoodsHeadProps) {
  return (
    <View className={styles.goods}>
      {emblem && thumb === '' ? (
        <View className={cx(styles.emblem, styles[emblem])}>
          <Icon name={emblem} size={32} />
        </View>
      ) : (
        <Cover src={thumb} ratio={coverRatio} width={coverRatio ? 72 : 96} isLazy={false} />
      )}
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {meta && <View className={styles.meta}>{meta}</View>}
      </View>
    </View>
  )
}

interface ReceiptProps extends CoverProps {
  item: SaleItem
  /** 课程金额 */
  priceLabel: string
  dueLabel: string
  /** Null = unreadable. */
  dueCents: Cents | null
  promo: AppliedPromo | null
  /** Absent = the code cannot be changed, or there are none here. */
  onPromo?: () => void
}

/** Price, discount, and what is due. */
export function Receipt(props: ReceiptProps) {
  const { item, coverRatio, emblem, priceLabel, dueLabel, dueCents, promo, onPromo } = props
  const { priceCents } = item
  return (
    <View className={styles.card}>
      <GoodsHead {...item} coverRatio={coverRatio} emblem={emblem} />
      {priceCents !== null && <ListRow label={priceLabel} value={`¥${formatCents(priceCents)}`} />}
      {(promo || onPromo) && (
        <ListRow
          label={texts.promo.title}
          value={
            promo ? (
              <Discount {...promo} priceCents={priceCents} />
            ) : (
              <Text className={styles.none}>{texts.promo.none}</Text>
            )
          }
          onClick={onPromo}
        />
      )}
      <ListRow label={dueLabel} isStrong value={<PriceTag priceCents={dueCents} size='xl' isExact />} />
    </View>
  )
}

type DiscountProps = AppliedPromo & Pick<SaleItem, 'priceCents'>

/** A code takes off at most the price. */
function Discount({ code, discountCents, priceCents }: DiscountProps) {
  const offCents = Math.min(discountCents, priceCents ?? discountCents)
  return (
    <>
      <Tag tone='success' size='m'>
        {code}
      </Tag>
      <Text className={styles.off}>−¥{formatCents(offCents)}</Text>
    </>
  )
}
