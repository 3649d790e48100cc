import { Text, View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { formatCount } from '@/lib/count'
import { useSwitches } from '@/stores/appConfig'

import styles from './member.module.scss'
import { texts } from './texts'

const yuan = (amount: number) => `¥${amount.toFixed(2)}`

/** The account's numbers; those of a feature that is off are left out. */
export function Numbers({ user }: { user: Member }) {
  const isOn = useSwitches()
  const numbers = [
    { label: texts.points, value: formatCount(user.points) },
    { label: texts.balance, value: yuan(user.balanceYuan) },
    ...(isOn('share')
      ? [
          { label: texts.inviteBalance, value: yuan(user.inviteBalanceYuan) },
          { label: texts.invited, value: formatCount(user.inviteCount) },
        ]
      : []),
  ]
  return (
    <View className={styles.numbers}>
      {numbers.map(({ label, value }) => (
        <View key={label} className={styles.number}>
          <Text className={styles.value}>{value}</Text>
          <Text className={styles.label}>{label}</Text>
        </View>
      ))}
    </View>
  )
}
