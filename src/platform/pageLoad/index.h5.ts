import Taro from '@tarojs/taro'

import { pageLoadingDelayMs, pageLoadTimeoutMs } from '@/config/limits'
import { topPath } from '@/platform/navigation'

import './index.h5.scss'

import type { FetchPageCode, TitlePages, WatchPageLoad } from './types'

interface TaroRoute {
  path: string
  /** The first promise is the page's module. */
  load: (context: object, params: object) => [Promise<unknown>]
  navigationBarTitleText?: string
}

/** Taro's own list of the pages. */
const taroRoutes = (): TaroRoute[] =>
  (window as Window & { __taroAppConfig?: { routes?: TaroRoute[] } }).__taroAppConfig?.routes ?? []

const routeOf = (path: string) => taroRoutes().find((candidate) => candidate.path === path)

export const fetchPageCode: FetchPageCode = async (path) => {
  await routeOf(path)?.load({}, {})[0]
}

export const titlePages: TitlePages = (pages) => {
  for (const { path, title } of pages) {
    const route = routeOf(path)
    if (route) route.navigationBarTitleText = title
  }
}

const stepMs = 100

const isOpen = (path: string): boolean => topPath() === path.replace(/^\//, '')

export const watchPageLoad: WatchPageLoad = ({ onSlow, onDone, onStuck }) => {
  let stop = () => undefined as void
  // Taro's router sends this before it loads the page's code.
  Taro.eventCenter.on('__taroRouterChange', ({ toLocation: { path } }: { toLocation: { path: string } }) => {
    stop()
    let waitedMs = 0
    let isSlow = false
    const timer = setInterval(() => {
      waitedMs += stepMs
      if (isOpen(path)) stop()
      else if (waitedMs === pageLoadingDelayMs) {
        isSlow = true
        onSlow()
      } else if (waitedMs % pageLoadTimeoutMs === 0) onStuck()
    }, stepMs)
    stop = () => {
      clearInterval(timer)
      if (isSlow) onDone()
      stop = () => undefined
    }
  })
}
