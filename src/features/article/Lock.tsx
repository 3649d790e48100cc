import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Icon } from '@/components/Icon'
import { cx } from '@/components/cx'
import { Banner } from '@/components/Banner'
import { joinHere } from '@/features/shared/product/buyHere'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import { useAskAgain } from '@/features/shared/product/useAskAgain'
import { articleQueries } from '@/queries/article'
import { planQueries } from '@/queries/plan'

import { texts } from './texts'
import styles from './article.module.scss'

interface LockProps {
  articleId: number
  option: PurchaseOption
  hasTeaser: boolean
}

function textsFor({ primaryAction }: PurchaseOption) {
  if (!primaryAction) return texts.lockedHere
  return primaryAction.action === 'login' ? texts.lockedVisitor : texts.locked
}

/** Stands at the end of the open part. Its button is in the action bar. */
export function Lock({ articleId, option, hasTeaser }: LockProps) {
  useAskAgain(articleQueries.detail(articleId).queryKey)
  const { title, hint } = textsFor(option)
  return (
    <View className={cx(styles.lock, hasTeaser && styles.fading)}>
      <View className={styles.lockIcon}>
        <Icon name='lock' size={20} />
      </View>
      <View className={styles.lockTitle}>{title}</View>
      <View className={styles.lockHint}>{hint}</View>
      {option.canUnlockWithVip && <VipUnlockOption />}
    </View>
  )
}

function VipUnlockOption() {
  const { data: priceCents } = useQuery(planQueries.lowestPrice())
  return (
    <View className={styles.vip}>
      <Banner
        tone='vip'
        icon='crown'
        isInset
        value={priceCents ? texts.vip.from(priceCents) : undefined}
        onClick={joinHere}
      >
        {texts.vip.lead}
      </Banner>
    </View>
  )
}
