import { device } from '@/platform/device'
import { untilOnTop } from '@/platform/navigation'
import { openLocation } from '@/routes/navigate'
import { configLoaded } from '@/stores/appConfig'

import { readScannedLink } from './scannedLink'

/**
 * For ordinary QR codes that open the mini-program. WeChat opens the same page for all of them; the link's target opens
 * above it.
 */
export function watchScans(storeReferrer: (msv: string | undefined) => void): void {
  device.watchEntries(({ q = '' }, path) => {
    if (q !== '') void follow(q, path)
  })

  async function follow(q: string, path: string): Promise<void> {
    // The config names the operator's sites.
    const { h5Url, url, pcUrl } = await configLoaded()
    const link = readScannedLink(q, [h5Url, url, pcUrl])
    storeReferrer(link?.msv)
    await untilOnTop(path)
    if (link?.target && link.target.name !== 'home') await openLocation(link.target)
  }
}
