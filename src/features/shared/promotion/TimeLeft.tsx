import { Text, View } from '@tarojs/components'

import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { formatLeft } from '@/lib/countdown'
import { serverClock } from '@/lib/serverClock'

import styles from './promotion.module.scss'

interface TimeLeftProps {
  /** What happens at that time. */
  label: string
  until: Date
  /** Only the end matters: the platform forbids selling, and with it haste. */
  isHidden?: boolean
  onEnd: () => void
}

/** Countdown to a change. Afterwards the server is asked for the new state. */
export function TimeLeft({ label, until, isHidden, onEnd }: TimeLeftProps) {
  const leftSec = useSecondsLeft(until.getTime(), serverClock.now, onEnd)
  if (isHidden) return null
  return (
    <View className={styles.time} role='timer'>
      <Text>{label}</Text>
      <Text className={styles.clock}>{formatLeft(leftSec)}</Text>
    </View>
  )
}
