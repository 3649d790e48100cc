import { isSwitchOn } from '@/config/addons'
import { prefetchDetailQuery } from '@/goods/loadDetailQuery'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { currentLocation } from '@/routes/navigate'
import { routeNames, routeSpec } from '@/routes/registry'
import { useAppConfig } from '@/stores/appConfig'

/** Checks after every answer of the server: each page makes a call when it opens. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isSo()) return
      for (const stop of stops) stop()
      window.removeEventListener('load', check)
      resolve()
    }
    const stops = [queryClient.getQueryCache().subscribe(check), useAppConfig.subscribe(check)]
    window.addEventListener('load', check)
    check()
  })

/** The page on screen has loaded all its data. */
const isAtRest = () =>
  useAppConfig.getState().config?.enabledAddons !== undefined &&
  document.readyState === 'complete' &&
  queryClient.isFetching() === 0

const isAtLogin = () => currentLocation()?.name === 'login'

/** The academy offers more than courses. */
const hasMoreShelves = (addons: string[]) =>
  routeNames.map(routeSpec).some(({ shelf, switch: name }) => shelf && name && isSwitchOn(name, addons))

const whenIdle: (action: () => void) => unknown = window.requestIdleCallback ?? setTimeout

/** A failed chunk is loaded when its page is opened. */
const tryFetch = (list: Promise<unknown>) => list.catch(() => undefined)

/**
 * Fetches the code of the pages that learners usually open next, once the first page is complete. Not where data is
 * dear.
 */
export async function prefetchPages(): Promise<void> {
  if (connection.isDear()) return
  await until(isAtRest)
  if (isAtLogin()) {
    whenIdle(() => tryFetch(import('./afterLogin')))
    await until(() => !isAtLogin() && isAtRest())
  }
  whenIdle(() => {
    const { config } = useAppConfig.getState()
    tryFetch(hasMoreShelves(config?.enabledAddons ?? []) ? import('./addonPages') : import('./pages'))
    tryFetch(prefetchDetailQuery())
  })
}
