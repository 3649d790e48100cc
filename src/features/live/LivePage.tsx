import type { LiveDetail } from '@/api/live'
import { useLearner } from '@/features/shared/learner'
import { VipEntry } from '@/features/shared/vipEntry'
import type { ShareInfo } from '@/stores/share'

import { entitlementOf } from './entitlement'
import { LiveDock } from './LiveDock'
import { LiveHead } from './LiveHead'
import { type LiveTab, LiveTabs } from './LiveTabs'
import { texts } from './texts'

interface LivePageProps {
  detail: LiveDetail
  firstTab: LiveTab | undefined
  share: ShareInfo | undefined
}

/** A live course: who teaches what and when, before buying and after. */
export function LivePage({ detail, firstTab, share }: LivePageProps) {
  const entitlement = entitlementOf(detail, useLearner())
  return (
    <>
      <LiveHead detail={detail} />
      {entitlement.kind === 'sale' && entitlement.isVipHelping && <VipEntry>{texts.vipLead}</VipEntry>}
      <LiveTabs detail={detail} firstTab={firstTab} />
      <LiveDock detail={detail} entitlement={entitlement} share={share} />
    </>
  )
}
