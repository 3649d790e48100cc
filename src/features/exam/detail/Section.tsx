import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import styles from './page.module.scss'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className={styles.section}>
      <View className={styles.sectionTitle} role='heading' aria-level='3'>
        {title}
      </View>
      {children}
    </View>
  )
}
