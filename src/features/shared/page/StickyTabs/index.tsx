import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Tabs, type TabsProps } from '@/components/Tabs'

import { StickyBar } from '../StickyBar'
import styles from './index.module.scss'

interface StickyTabsProps<K extends string> extends TabsProps<K> {
  /** The content of the chosen tab. */
  children: ReactNode
}

/** Tabs that stay on screen. Each tab opens at its top. */
export function StickyTabs<K extends string>({ onChange, children, ...tabs }: StickyTabsProps<K>) {
  return (
    <View>
      <StickyBar>
        {(toStart) => (
          <Tabs
            {...tabs}
            onChange={(next) => {
              onChange(next)
              toStart()
            }}
          />
        )}
      </StickyBar>
      <View className={styles.part} role='tabpanel'>
        {children}
      </View>
    </View>
  )
}
