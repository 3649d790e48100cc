import { Text, View } from '@tarojs/components'

import { type Cents, formatCents, formatCentsShort } from '@/lib/money'

import { cx } from '../cx'
import { texts } from '../texts'
import styles from './index.module.scss'

export interface PriceTagProps {
  /** `null` = unreadable: 价格待定. 0 = 免费. */
  priceCents: Cents | null
  /** Struck through when higher than the price. */
  originalCents?: Cents | null
  size?: 's' | 'm' | 'l' | 'xl'
  /** Always two decimals, as on a bill. */
  isExact?: boolean
  /** `inherit` has the colour of the text around it. */
  tone?: 'brand' | 'inherit'
}

/** Small sign, large integer, small decimals. */
export function PriceTag({ priceCents, originalCents, size = 'm', isExact, tone = 'brand' }: PriceTagProps) {
  if (priceCents === null) return <Text className={styles.unknown}>{texts.priceUnknown}</Text>
  const isFree = priceCents === 0 && !isExact
  const [yuan, decimals] = (isExact ? formatCents : formatCentsShort)(priceCents).split('.')
  return (
    <View className={cx(styles.price, styles[size], isFree ? styles.free : styles[tone])}>
      {isFree ? (
        <Text>{texts.free}</Text>
      ) : (
        <View className={styles.amount}>
          <Text className={styles.small}>¥</Text>
          <Text>{yuan}</Text>
          {decimals && <Text className={styles.small}>.{decimals}</Text>}
        </View>
      )}
      {originalCents != null && originalCents > priceCents && (
        <View className={styles.was}>
          <Text className={styles.hidden}>{texts.originalPrice}</Text>
          <Text className={styles.struck}>¥{formatCentsShort(originalCents)}</Text>
        </View>
      )}
    </View>
  )
}
