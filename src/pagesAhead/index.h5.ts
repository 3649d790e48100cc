import { isSwitchOn } from '@/config/addons'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { routeNames, routeSpec } from '@/routes/registry'
import { useAppConfig } from '@/stores/appConfig'

const stepMs = 250

/** Until the page on screen has all that it asked for. */
async function firstScreen(): Promise<string[]> {
  for (;;) {
    const { config } = useAppConfig.getState()
    if (config?.enabledAddons && document.readyState === 'complete' && queryClient.isFetching() === 0) {
      return config.enabledAddons
    }
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
}

/** The academy has more than courses to show. */
const hasMoreShelves = (addons: string[]) =>
  routeNames.map(routeSpec).some(({ shelf, switch: name }) => shelf && name && isSwitchOn(name, addons))

/** Fetches the code of the pages that learners mostly go to next, when the first one stands; not where data is dear. */
export async function fetchPagesAhead(): Promise<void> {
  if (connection.isDear()) return
  const addons = await firstScreen()
  const whenIdle: (action: () => void) => unknown = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // What did not come is fetched when its page is opened.
    import('./pages').catch(() => undefined)
    if (hasMoreShelves(addons)) import('./addonPages').catch(() => undefined)
  })
}
