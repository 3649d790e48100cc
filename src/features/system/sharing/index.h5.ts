import { withReferrer } from '@/features/shared/share/withReferrer'
import { device } from '@/platform/device'
import { namePage } from '@/platform/pageName'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'
import { siteName, useAppConfig } from '@/stores/appConfig'
import { saveReferrer, type ShareInfo, useShare } from '@/stores/share'

/** A page that is not shared hands on the academy. */
const academy = (): ShareInfo => ({ title: '', desc: '', thumb: '', path: withReferrer(formatUrl('home', {})) })

// Apart: most visits never sign.
const sign = async (pageUrl: string) => (await import('@/api/share')).getShareSdk(pageUrl)

function announce(): void {
  const { shareInfo } = useShare.getState()
  const site = siteName()
  namePage(shareInfo ? [shareInfo.title, site].filter(Boolean).join(' - ') : '', shareInfo?.desc ?? '')
  void shareAdapter.publish({ ...(shareInfo ?? academy()), siteName: site }, sign)
}

/**
 * Keeps who brought the learner here; tells browser and WeChat what the page on screen is called and shares, whenever
 * that changes.
 */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => saveReferrer(msv))
  useShare.subscribe(announce)
  useAppConfig.subscribe(announce)
}
