import type { AppConfig } from '@/api/app'
import { device } from '@/platform/device'
import { untilOnTop } from '@/platform/navigation'
import { openLocation } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'

import { readScannedLink } from './scannedLink'

/** The config names the operator's sites. */
const configKnown = () =>
  new Promise<AppConfig>((resolve) => {
    const look = ({ config }: { config: AppConfig | null }) => {
      if (!config) return
      stop()
      resolve(config)
    }
    const stop = useAppConfig.subscribe(look)
    look(useAppConfig.getState())
  })

/**
 * For ordinary QR codes that open the mini-program. WeChat opens the same page for all of them; the link's target opens
 * above it.
 */
export function watchScans(storeReferrer: (msv: string | undefined) => void): void {
  let lastScan = ''
  device.watchEntries(({ q = '', scancode_time: time = '' }, path) => {
    // A learner who returns to the app gets the same scan again.
    const scan = `${q} ${time}`
    if (q === '' || scan === lastScan) return
    lastScan = scan
    void follow(q, path)
  })

  async function follow(q: string, path: string): Promise<void> {
    const { h5Url, url, pcUrl } = await configKnown()
    const link = readScannedLink(q, [h5Url, url, pcUrl])
    storeReferrer(link?.msv)
    await untilOnTop(path)
    if (link?.target && link.target.name !== 'home') await openLocation(link.target)
  }
}
