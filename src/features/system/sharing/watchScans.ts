import { storeReferrer } from '@/features/shared/session/referrer'
import { device } from '@/platform/device'
import { openEntries, untilArrived } from '@/platform/navigation'
import { openLocation } from '@/routes/navigate'
import { configLoaded } from '@/stores/appConfig'

import { readScannedLink } from './scannedLink'

/**
 * For ordinary QR codes that open the mini-program. WeChat opens the same page for all of them; the link's target opens
 * above it.
 */
export function watchScans(): void {
  device.watchEntries((query) => {
    if (query.q) void follow(query, query.q)
  })

  async function follow(query: Record<string, string>, q: string): Promise<void> {
    // The config names the operator's sites.
    const { h5Url, url, pcUrl } = await configLoaded()
    const link = readScannedLink(q, [h5Url, url, pcUrl])
    storeReferrer(link?.msv)
    // WeChat tells a running app of the scan before it opens the page, on a fresh stack.
    await untilArrived(() => isOnTop(query))
    if (link?.target && link.target.name !== 'home') await openLocation(link.target)
  }
}

function isOnTop(query: Record<string, string>): boolean {
  const top = openEntries().slice(-1)[0]
  return Object.entries(query).every(([key, value]) => top?.params[key] === value)
}
