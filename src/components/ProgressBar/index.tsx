import { View } from '@tarojs/components'

import { toPercent } from '@/lib/percent'

import styles from './index.module.scss'

interface ProgressBarProps {
  /** 0 to 1. Values beyond are cut. */
  ratio: number
  /** Read aloud: 已学 15 / 42 课时. */
  label: string
}

export function ProgressBar({ ratio, label }: ProgressBarProps) {
  const percent = toPercent(ratio)
  return (
    <View
      className={styles.bar}
      role='progressbar'
      aria-label={label}
      aria-valuemin='0'
      aria-valuemax='100'
      aria-valuenow={String(percent)}
    >
      <View className={styles.done} style={{ width: `${percent}%` }} />
    </View>
  )
}
