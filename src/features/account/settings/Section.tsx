import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import styles from './index.module.scss'

interface SectionProps {
  title: string
  /** Rows. */
  children: ReactNode
}

/** A titled card of settings. */
export function Section({ title, children }: SectionProps) {
  return (
    <View>
      <View className={styles.title} role='heading' aria-level='2'>
        {title}
      </View>
      <View className={styles.card}>{children}</View>
    </View>
  )
}
