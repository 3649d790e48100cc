import { QueryClientProvider } from '@tanstack/react-query'
import Taro, { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { launch } from '@/features/system/launch'
import { OpenPages } from '@/features/system/OpenPages'
import { prefetchPages } from '@/pagePrefetch'
import { isMiniProgram } from '@/platform/shell'
import { queryClient } from '@/queries/client'
import { reLaunch } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

// Stateful modules, named here so that one copy of each lands in the main package.
import '@/stores/appConfig'
import '@/stores/connection'
import '@/stores/session'
import '@/stores/share'
import '@/api/dialect'
import '@/features/system/stateful'

import './app.scss'

// A card or code may lead to a page that does not exist. WeChat only follows a way out that is taken in the same turn,
// and Taro's hooks run later.
if (isMiniProgram) Taro.onPageNotFound(() => void Taro.switchTab({ url: `/${routeSpec('home').path}` }))

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => {
    void launch(path)
    void prefetchPages()
  })
  usePageNotFound(() => void (isMiniProgram || reLaunch('home')))
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPages>{children}</OpenPages>
    </QueryClientProvider>
  )
}
