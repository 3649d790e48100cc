import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Icon } from '@/components/Icon'
import { cx } from '@/components/cx'
import { Notice } from '@/components/Notice'
import { roleQueries } from '@/queries/role'
import { open } from '@/routes/navigate'

import type { Entitlement } from './entitlement'
import { texts } from './texts'
import styles from './topic.module.scss'

interface LockProps {
  entitlement: Entitlement
  hasTeaser: boolean
}

function wordsFor({ offer }: Entitlement) {
  if (!offer) return texts.lockedHere
  return offer.action === 'login' ? texts.lockedVisitor : texts.locked
}

/** Where the open part ends. Its button is the dock's. */
export function Lock({ entitlement, hasTeaser }: LockProps) {
  const { title, hint } = wordsFor(entitlement)
  return (
    <View className={cx(styles.lock, hasTeaser && styles.fading)}>
      <View className={styles.lockIcon}>
        <Icon name='lock' size={20} />
      </View>
      <View className={styles.lockTitle}>{title}</View>
      <View className={styles.lockHint}>{hint}</View>
      {entitlement.isVipHelping && <VipWay />}
    </View>
  )
}

function VipWay() {
  const { data: priceCents } = useQuery(roleQueries.lowestPrice())
  return (
    <View className={styles.vip}>
      <Notice
        tone='vip'
        icon='crown'
        isInset
        value={priceCents ? texts.vip.from(priceCents) : undefined}
        onClick={() => open('role', {})}
      >
        {texts.vip.lead}
      </Notice>
    </View>
  )
}
