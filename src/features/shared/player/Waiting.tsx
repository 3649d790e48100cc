import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { Spinner } from '@/components/Spinner'

import { texts } from './texts'
import styles from './Waiting.module.scss'

const patienceMs = 10_000

interface WaitingProps {
  /** The source did not answer, and is being retried. */
  isReconnecting?: boolean
  onGiveUp?: () => void
}

/** Shows buffering. After ten seconds it offers to give the source up. */
export function Waiting({ isReconnecting = false, onGiveUp }: WaitingProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <View className={styles.waiting} role='status' aria-label={isReconnecting ? texts.reconnecting : texts.buffering}>
      <View className={styles.ring}>
        <Spinner />
      </View>
      {isReconnecting && <Text className={styles.slow}>{texts.reconnecting}</Text>}
      {isLong && !isReconnecting && onGiveUp && (
        <View className={styles.slow}>
          <Text>{texts.slow}</Text>
          <Pressable className={styles.change} onClick={onGiveUp}>
            <Text>{texts.changeSource}</Text>
          </Pressable>
        </View>
      )}
    </View>
  )
}
