import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useId, useLayoutEffect } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { LayerPage } from '@/components/layerPage'
import { NavBar } from '@/components/NavBar'
import { SearchLink } from '@/components/SearchLink'
import { TabBar } from '@/components/TabBar'
import { DialogSlot } from '@/features/shared/dialog/DialogSlot'
import { turnTo } from '@/lib/layers'
import { dismissBoot } from '@/platform/boot'
import { hasNativeBars, isMiniProgram } from '@/platform/shell'
import { goBack, hrefOf, navigateTo, openLocation } from '@/routes/navigate'
import { type RouteName, routeSpec, type TabRoute, tabRoutes } from '@/routes/registry'

import { ErrorBoundary } from './ErrorBoundary'
import styles from './index.module.scss'
import { LayerGuard } from './LayerGuard'
import { OfflineBar } from './OfflineBar'
import { texts } from './texts'

const tabs = tabRoutes.flatMap((name) => {
  const { tab } = routeSpec(name)
  return tab ? [{ key: name, href: hrefOf({ name, params: {} }), ...tab }] : []
})

const isTab = (name: RouteName): name is TabRoute => tabRoutes.some((tab) => tab === name)

interface PageShellProps {
  name: RouteName
  children: ReactNode
}

/**
 * The frame of every page: bars (on H5; WeChat draws its own), the offline message, the content. Its id tells which
 * layers belong to the page.
 */
export function PageShell({ name, children }: PageShellProps) {
  const spec = routeSpec(name)
  const page = useId()
  useDidShow(() => turnTo(page))
  useLayoutEffect(dismissBoot, [])
  return (
    <LayerPage.Provider value={page}>
      <View
        className={cx(
          styles.shell,
          spec.surface !== 'cards' && styles.flat,
          (spec.tab || spec.hasSearch) && styles.broad,
          spec.tab && styles.tabbed,
        )}
      >
        {!hasNativeBars && spec.nav !== 'own' && (
          <NavBar
            title={spec.title}
            onBack={spec.tab ? undefined : goBack}
            right={
              spec.hasSearch && (
                <IconButton icon='search' label={texts.search} onClick={() => navigateTo('search', {})} />
              )
            }
          />
        )}
        {spec.nav !== 'own' && <OfflineBar />}
        <View className={cx(styles.content, spec.isWide && styles.wide)} {...(isMiniProgram ? {} : { role: 'main' })}>
          {hasNativeBars && spec.hasSearch && (
            <View className={styles.search}>
              <SearchLink placeholder={texts.search} onClick={() => navigateTo('search', {})} />
            </View>
          )}
          <ErrorBoundary>{children}</ErrorBoundary>
        </View>
        <DialogSlot />
        {/* An embedded web page covers every layer. */}
        {LayerGuard && name !== 'webview' && <LayerGuard />}
        {!hasNativeBars && isTab(name) && (
          <TabBar items={tabs} value={name} onChange={(key) => openLocation({ name: key, params: {} })} />
        )}
      </View>
    </LayerPage.Provider>
  )
}
