import { Text, View } from '@tarojs/components'

import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { formatLeft } from '@/lib/countdown'
import { serverClock } from '@/lib/serverClock'

import styles from './promotion.module.scss'

interface TimeLeftProps {
  /** What comes then. */
  label: string
  until: Date
  onEnd: () => void
}

/** The time until something changes; the server is asked what it has become. */
export function TimeLeft({ label, until, onEnd }: TimeLeftProps) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now, onEnd)
  return (
    <View className={styles.time} role='timer'>
      <Text>{label}</Text>
      <Text className={styles.clock}>{formatLeft(leftSec)}</Text>
    </View>
  )
}
