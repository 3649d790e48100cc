import { Text, View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { openProtocol, useProtocols } from '@/features/shared/protocols'
import { VipConsent } from '@/features/shared/vipConsent'
import type { GoodsKind } from '@/goods/kinds'

import styles from './cashier.module.scss'
import { texts } from './texts'

/** The agreement that buying needs: a box to tick for memberships, a word for content with terms. */
export function Terms({ protocol }: Pick<GoodsKind, 'protocol'>) {
  const { purchase } = useProtocols()
  if (protocol === 'vip') {
    return (
      <View className={styles.consent}>
        <VipConsent />
      </View>
    )
  }
  if (!purchase) return null
  return (
    <View className={styles.terms}>
      <Text>{texts.purchaseLead}</Text>
      <TextLink onClick={() => openProtocol(purchase)}>{texts.purchaseName}</TextLink>
    </View>
  )
}
