import { Text, View } from '@tarojs/components'

import { toPercent } from '@/lib/percent'

import { cx } from '../cx'
import { Icon } from '../Icon'
import { texts } from '../texts'
import styles from './index.module.scss'

interface ProgressRingProps {
  /** 0 to 1; 1 is green, with a mark. */
  ratio: number
  size?: 16 | 44
}

/** A course's progress. It never says 100 % before the course is done, nor 0 % once it is begun. */
export function ProgressRing({ ratio, size = 44 }: ProgressRingProps) {
  const isDone = ratio >= 1
  const percent = ratio > 0 ? Math.max(1, toPercent(ratio)) : 0
  const isBegun = !isDone && percent > 0
  const arc = `conic-gradient(var(--color-brand) ${percent}%, var(--color-line) 0)`
  return (
    <View
      className={cx(styles.ring, styles[`s${size}`], isDone && styles.done, isBegun && styles.begun)}
      role='img'
      aria-label={isDone ? texts.done : texts.percent(percent)}
    >
      <View className={styles.track} style={isDone ? undefined : { backgroundImage: arc }} />
      {isBegun && <View className={styles.end} style={{ transform: `rotate(${percent * 3.6}deg)` }} />}
      {isDone && <Icon name='check' size={size === 16 ? 12 : 20} />}
      {!isDone && size === 44 && <Text className={styles.text}>{texts.percent(percent)}</Text>}
    </View>
  )
}
