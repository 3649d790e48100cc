import { Text, View } from '@tarojs/components'
import AtCountdown from 'taro-ui/lib/components/countdown'

import styles from './index.module.scss'
import { useSecondsLeft } from './useSecondsLeft'

interface CountdownProps {
  endsAt: Date
  /** By the server's clock, ms. */
  nowMs: () => number
  /** What it counts down to: 距开播. */
  label?: string
  /** Called once, if it runs out on screen. */
  onEnd?: () => void
}

const daySec = 86_400
const separators = { day: '天', hours: ':', minutes: ':', seconds: '' }

/** Time left in boxes. taro-ui draws them, but gets the time each second, because its own count drifts. */
export function Countdown({ endsAt, nowMs, label, onEnd }: CountdownProps) {
  const endsMs = endsAt.getTime()
  const leftSec = useSecondsLeft(endsMs, nowMs, onEnd)
  const hasDays = leftSec >= daySec
  const days = hasDays ? Math.floor(leftSec / daySec) : 0
  return (
    <View className={styles.countdown} role='timer'>
      {label && <Text>{label}</Text>}
      <AtCountdown isShowDay={hasDays} format={separators} day={days} seconds={leftSec - days * daySec} />
    </View>
  )
}
