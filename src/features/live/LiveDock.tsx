import { View } from '@tarojs/components'

import type { LiveDetail } from '@/api/live'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { PriceTag } from '@/components/PriceTag'
import { AddonLikeAction } from '@/features/shared/like'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { serverClock } from '@/lib/serverClock'
import { open } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import type { Entitlement } from './entitlement'
import styles from './live.module.scss'
import { upcomingOf } from './timing'

interface LiveDockProps {
  detail: LiveDetail
  entitlement: Entitlement
  share: ShareInfo | undefined
}

/** What it costs and the way to buy it; for owners that it is theirs, and what comes next. */
export function LiveDock({ detail: { course, chapters }, entitlement, share }: LiveDockProps) {
  const { id } = course
  return (
    <Dock>
      {entitlement.kind === 'sale' && <PriceTag priceCents={entitlement.priceCents} size='l' />}
      {entitlement.kind === 'owned' && (
        <View className={styles.owned}>
          <View className={styles.ownedLabel}>{entitlement.label}</View>
          <View className={styles.ownedHint}>{upcomingOf(chapters, serverClock.now())}</View>
        </View>
      )}
      <View className={styles.actions}>
        <AddonLikeAction type='live' id={id} />
        <ShareAction info={share} hasCaption />
      </View>
      {entitlement.kind === 'sale' && (
        <View className={styles.offer}>
          <Button
            isBlock
            isDisabled={entitlement.priceCents === null}
            onClick={() => open('order', { type: 'live', id })}
            id='live-offer'
          >
            {entitlement.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}
