import { Text, View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { Pressable } from '@/components/Pressable'
import { balanceWords } from '@/features/shared/balance'
import { formatCount } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'
import { useAppConfig, useSwitches } from '@/stores/appConfig'

import styles from './member.module.scss'
import { texts } from './texts'

interface NumberCell {
  label: string
  value: string
  /** Where its history is. */
  onClick?: () => void
}

/** The account's numbers; those of a feature that is off are left out. */
export function Numbers({ user }: { user: Member }) {
  const isOn = useSwitches()
  const terms = useAppConfig(({ newconfig }) => newconfig)
  const { name, amount } = balanceWords(terms)
  const numbers: NumberCell[] = [
    { label: texts.points, value: formatCount(user.points), onClick: () => open('credit1Record') },
    {
      label: name,
      value: amount(user.balanceYuan),
      onClick: payAdapter.policy === 'pay' ? () => open('recharge') : undefined,
    },
    ...(isOn('share')
      ? [
          { label: texts.inviteBalance, value: `¥${user.inviteBalanceYuan.toFixed(2)}` },
          { label: texts.invited, value: formatCount(user.inviteCount) },
        ]
      : []),
  ]
  return (
    <View className={styles.numbers}>
      {numbers.map(({ label, value, onClick }) => {
        const content = (
          <>
            <Text className={styles.value}>{value}</Text>
            <Text className={styles.label}>{label}</Text>
          </>
        )
        return onClick ? (
          <Pressable key={label} className={styles.number} role='link' onClick={onClick}>
            {content}
          </Pressable>
        ) : (
          <View key={label} className={styles.number}>
            {content}
          </View>
        )
      })}
    </View>
  )
}
