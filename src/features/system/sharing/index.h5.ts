import { withReferrer } from '@/features/shared/share/withReferrer'
import { device } from '@/platform/device'
import { namePage } from '@/platform/pageName'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'
import { siteName, useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { saveReferrer, type ShareInfo, useShare } from '@/stores/share'

/** Shared instead of a page that is not shareable. */
const academy = (): ShareInfo => ({ title: '', desc: '', thumb: '', path: withReferrer(formatUrl('home', {})) })

// Imported on demand, because most visits never sign.
const sign = async (pageUrl: string) => (await import('@/api/share')).getShareSdk(pageUrl)

function announce(): void {
  const { shareInfo } = useShare.getState()
  const site = siteName()
  namePage(shareInfo ? [shareInfo.title, site].filter(Boolean).join(' - ') : '', shareInfo?.desc ?? '')
  void shareAdapter.publish({ ...(shareInfo ?? academy()), siteName: site }, sign)
}

/**
 * Stores who brought the learner here. Tells browser and WeChat the title and the share card of the page on screen,
 * whenever they change.
 */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => saveReferrer(msv))
  useShare.subscribe(announce)
  useAppConfig.subscribe(announce)
  useSession.subscribe(({ user }, former) => user?.id !== former.user?.id && announce())
}
