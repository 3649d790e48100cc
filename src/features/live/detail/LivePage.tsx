import { View } from '@tarojs/components'

import type { LiveDetail } from '@/api/live'
import { PromotedProduct } from '@/features/shared/product/PromotedProduct'
import { useViewer } from '@/features/shared/viewer'
import { live as liveKind } from '@/goods/kinds/live'
import { serverClock } from '@/lib/serverClock'
import type { ShareInfo } from '@/stores/share'

import { purchaseOptionOf } from './purchaseOption'
import { LiveHead } from './LiveHead'
import type { LiveTab } from './liveTab'
import { LiveTabs } from './LiveTabs'
import styles from './live.module.scss'
import { ReminderAction } from './ReminderAction'
import { texts } from '../texts'
import { nextLessonOf, upcomingOf } from '../timing'

interface LivePageProps {
  detail: LiveDetail
  firstTab: LiveTab | undefined
  share: ShareInfo | undefined
}

/** A live course: who teaches what and when, before and after buying. */
export function LivePage({ detail, firstTab, share }: LivePageProps) {
  const option = purchaseOptionOf(detail, useViewer())
  const next = detail.canAttend ? nextLessonOf(detail.chapters, serverClock.now()) : null
  return (
    <PromotedProduct
      kind={liveKind}
      id={detail.course.id}
      option={option}
      share={share}
      reactions={next && <ReminderAction course={detail.course} lesson={next} hasCaption />}
      buttonWidth={144}
      state={option.state && <Owned label={option.state.label} detail={detail} />}
      head={<LiveHead detail={detail} />}
      vipLead={texts.vipLead}
    >
      <LiveTabs detail={detail} firstTab={firstTab} />
    </PromotedProduct>
  )
}

/** Shown when the member has the course, with the next lesson. */
function Owned({ label, detail }: { label: string; detail: LiveDetail }) {
  return (
    <View className={styles.owned}>
      <View className={styles.ownedLabel}>{label}</View>
      <View className={styles.ownedHint}>{upcomingOf(detail.chapters, serverClock.now())}</View>
    </View>
  )
}
