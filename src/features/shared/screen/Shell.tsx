import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { NavBar } from '@/components/NavBar'
import { Notice } from '@/components/Notice'
import { TabBar } from '@/components/TabBar'
import { DialogHost } from '@/features/shared/dialog/DialogHost'
import { hasNativeBars } from '@/platform/shell'
import { back, open } from '@/routes/navigate'
import { routeNames, type RouteName, routeSpec } from '@/routes/registry'
import { useOnline } from '@/stores/connection'

import styles from './index.module.scss'
import { texts } from './texts'

const tabs = routeNames.flatMap((name) => {
  const { tab } = routeSpec(name)
  return tab ? [{ key: name, ...tab }] : []
})

interface ShellProps {
  name: RouteName
  children: ReactNode
}

/** The frame of every page: the bars (H5; WeChat draws its own), the word about a missing network, the content. */
export function Shell({ name, children }: ShellProps) {
  const spec = routeSpec(name)
  const isOnline = useOnline()
  return (
    <View className={`${styles.shell} ${spec.tab && !hasNativeBars ? styles.aboveTabs : ''}`}>
      {!hasNativeBars && spec.nav !== 'own' && <NavBar title={spec.title} onBack={spec.tab ? undefined : back} />}
      {!isOnline && <Notice kind='warning' icon='offline' text={texts.offlineBar} />}
      <View className={styles.content} {...(hasNativeBars ? {} : { role: 'main' })}>
        {children}
      </View>
      <DialogHost />
      {!hasNativeBars && spec.tab && (
        <TabBar items={tabs} current={name} onSelect={(key) => open(key as 'home')} />
      )}
    </View>
  )
}
