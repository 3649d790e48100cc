import { Text, View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { openAgreement, useAgreements } from '@/features/shared/agreements'
import { VipAgreement } from '@/features/shared/agreements/VipAgreement'
import type { GoodsKind } from '@/goods/kinds'

import styles from './cashier.module.scss'
import { texts } from './texts'

/** The agreement for buying: a box to tick for memberships, a sentence for content. */
export function Terms({ protocol }: Pick<GoodsKind, 'protocol'>) {
  const { purchase } = useAgreements()
  if (protocol === 'vip') {
    return (
      <View className={styles.consent}>
        <VipAgreement />
      </View>
    )
  }
  if (!purchase) return null
  return (
    <View className={styles.terms}>
      <Text>{texts.purchaseLead}</Text>
      <TextLink onClick={() => openAgreement(purchase)}>{texts.purchaseName}</TextLink>
    </View>
  )
}
