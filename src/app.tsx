import { QueryClientProvider } from '@tanstack/react-query'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'

import { launch } from '@/features/system/launch'
import { OpenPages } from '@/features/system/OpenPages'
import { prefetchPages } from '@/pagePrefetch'
import { address } from '@/platform/navigation'
import { isMiniProgram } from '@/platform/shell'
import { queryClient } from '@/queries/client'
import { openMeant } from '@/routes/navigate'

// Stateful modules, named here so that one copy of each lands in the main package.
import '@/stores/appConfig'
import '@/stores/connection'
import '@/stores/session'
import '@/stores/share'
import '@/api/dialect'
import '@/features/system/stateful'

import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => {
    void launch(path)
    void prefetchPages()
  })
  // Other clients' addresses go on working. In the mini-program `stateful/missingPage` does it.
  usePageNotFound(() => void (isMiniProgram || openMeant(address())))
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPages>{children}</OpenPages>
    </QueryClientProvider>
  )
}
