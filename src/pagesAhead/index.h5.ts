import { isSwitchOn } from '@/config/addons'
import { fetchDetailQuery } from '@/goods/loadDetailQuery'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { currentLocation } from '@/routes/navigate'
import { routeNames, routeSpec } from '@/routes/registry'
import { useAppConfig } from '@/stores/appConfig'

/** Looks again whenever something came from the server: a page that is opened asks for something, and hears. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      for (const stop of stops) stop()
      window.removeEventListener('load', look)
      resolve()
    }
    const stops = [queryClient.getQueryCache().subscribe(look), useAppConfig.subscribe(look)]
    window.addEventListener('load', look)
    look()
  })

/** The page on screen has all that it asked for. */
const isAtRest = () =>
  useAppConfig.getState().config?.enabledAddons !== undefined &&
  document.readyState === 'complete' &&
  queryClient.isFetching() === 0

const isAtLogin = () => currentLocation()?.name === 'login'

/** The academy has more than courses to show. */
const hasMoreShelves = (addons: string[]) =>
  routeNames.map(routeSpec).some(({ shelf, switch: name }) => shelf && name && isSwitchOn(name, addons))

const whenIdle: (action: () => void) => unknown = window.requestIdleCallback ?? setTimeout

/** What does not come is fetched when its page is opened. */
const tryFetch = (list: Promise<unknown>) => list.catch(() => undefined)

/** Fetches the code of the pages that learners mostly go to next, when the first one stands; not where data is dear. */
export async function fetchPagesAhead(): Promise<void> {
  if (connection.isDear()) return
  await until(isAtRest)
  if (isAtLogin()) {
    whenIdle(() => tryFetch(import('./afterLogin')))
    await until(() => !isAtLogin() && isAtRest())
  }
  whenIdle(() => {
    const { config } = useAppConfig.getState()
    tryFetch(hasMoreShelves(config?.enabledAddons ?? []) ? import('./addonPages') : import('./pages'))
    tryFetch(fetchDetailQuery())
  })
}
