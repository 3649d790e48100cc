import { Text, View } from '@tarojs/components'

import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { formatLeft } from '@/lib/countdown'
import { serverClock } from '@/lib/serverClock'

import styles from './promotion.module.scss'

interface TimeLeftProps {
  /** What happens at that time. */
  label: string
  until: Date
  onEnd: () => void
}

/** Countdown to a change. Afterwards the server is asked for the new state. */
export function TimeLeft({ label, until, onEnd }: TimeLeftProps) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now, onEnd)
  return (
    <View className={styles.time} role='timer'>
      <Text>{label}</Text>
      <Text className={styles.clock}>{formatLeft(leftSec)}</Text>
    </View>
  )
}
