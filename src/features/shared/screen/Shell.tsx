import { View } from '@tarojs/components'
import { type ReactNode, useLayoutEffect } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { NavBar } from '@/components/NavBar'
import { Notice } from '@/components/Notice'
import { TabBar } from '@/components/TabBar'
import { DialogSlot } from '@/features/shared/dialog/DialogSlot'
import { dismissBoot } from '@/platform/boot'
import { hasNativeBars } from '@/platform/shell'
import { back, open, openTarget } from '@/routes/navigate'
import { type RouteName, routeSpec, type TabRoute, tabRoutes } from '@/routes/registry'
import { useOnline } from '@/stores/connection'

import { Boundary } from './Boundary'
import styles from './index.module.scss'
import { texts } from './texts'

const tabs = tabRoutes.flatMap((name) => {
  const { tab } = routeSpec(name)
  return tab ? [{ key: name, ...tab }] : []
})

const isTab = (name: RouteName): name is TabRoute => tabRoutes.some((tab) => tab === name)

interface ShellProps {
  name: RouteName
  children: ReactNode
}

/** The frame of every page: the bars (H5; WeChat draws its own), the word about a missing network, the content. */
export function Shell({ name, children }: ShellProps) {
  const spec = routeSpec(name)
  const isOnline = useOnline()
  useLayoutEffect(dismissBoot, [])
  return (
    <View className={cx(styles.shell, spec.isPaper && styles.paper)}>
      {!hasNativeBars && spec.nav !== 'own' && (
        <NavBar
          title={spec.title}
          onBack={spec.tab ? undefined : back}
          right={spec.hasSearch && <IconButton icon='search' label={texts.search} onClick={() => open('search', {})} />}
        />
      )}
      {!isOnline && <Notice tone='warning' icon='offline'>{texts.offlineBar}</Notice>}
      <View className={cx(styles.content, spec.isWide && styles.wide)} {...(hasNativeBars ? {} : { role: 'main' })}>
        <Boundary>{children}</Boundary>
      </View>
      <DialogSlot />
      {!hasNativeBars && isTab(name) && (
        <TabBar items={tabs} value={name} onChange={(key) => openTarget({ name: key, params: {} })} />
      )}
    </View>
  )
}
