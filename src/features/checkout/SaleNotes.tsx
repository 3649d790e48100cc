import { Text, View } from '@tarojs/components'

import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { Icon } from '@/components/Icon'
import { TextLink } from '@/components/TextLink'
import type { Standing } from '@/goods/promotions/define'
import { formatLeft } from '@/lib/countdown'
import { serverClock } from '@/lib/serverClock'
import { goBackOrReplace } from '@/routes/navigate'

import styles from './cashier.module.scss'
import { texts } from './texts'

/** The time for which a promotion still reserves the thing. */
export function ReservedUntil({ until }: { until: Date }) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now)
  return (
    <View className={styles.pending} role='timer'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{texts.reserved(formatLeft(leftSec))}</Text>
    </View>
  )
}

/** The thing costs less in a promotion, or is being paid for there. */
export function Offer({ words, label, location }: NonNullable<Standing['offer']>) {
  return (
    <View className={styles.pending} role='status'>
      <Icon name='users' size={16} />
      <Text className={styles.pendingWords}>{words}</Text>
      <TextLink onClick={() => goBackOrReplace(location)}>{label}</TextLink>
    </View>
  )
}
