import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { serverClock } from '@/lib/serverClock'
import { formatLeft } from '@/lib/countdown'

import styles from './cashier.module.scss'
import { texts } from './texts'

/** How long a promotion still keeps what is on the bill. */
export function HeldUntil({ until, onEnd }: { until: Date; onEnd: () => void }) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now, onEnd)
  return (
    <View className={styles.pending} role='timer'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{texts.held(formatLeft(leftSec))}</Text>
    </View>
  )
}
