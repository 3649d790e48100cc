import { Text, View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { Pressable } from '@/components/Pressable'
import { balanceTexts, yuanText } from '@/features/shared/balance'
import { formatCount, formatExact } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'
import { useAppConfig, useSwitches } from '@/stores/appConfig'

import styles from './member.module.scss'
import { texts } from './texts'

interface Stat {
  label: string
  value: string
  /** Opens the history of the number. */
  onClick?: () => void
}

const toReferral = () => navigateTo('referral')

/** Placeholder with the height of the numbers, shown while they load. */
export const StatsRoom = () => (
  <View className={styles.numbers}>
    <View className={styles.number} />
  </View>
)

/** Leaves out the numbers of features that are off. */
export function AccountStats({ user }: { user: Member }) {
  const isOn = useSwitches()
  const terms = useAppConfig(({ extraConfig }) => extraConfig)
  const { name, amount } = balanceTexts(terms)
  // Without the add-on there is no way to top up.
  const hasBalance = isOn('template')
  const stats: Stat[] = [
    { label: texts.points, value: formatExact(user.points), onClick: () => navigateTo('credit1Record') },
    ...(hasBalance || user.balanceYuan
      ? [
          {
            label: name,
            value: amount(user.balanceYuan),
            onClick: hasBalance && payAdapter.canSell ? () => navigateTo('recharge') : undefined,
          },
        ]
      : []),
    ...(isOn('share')
      ? [
          { label: texts.inviteBalance, value: yuanText(user.inviteBalanceYuan), onClick: toReferral },
          { label: texts.invited, value: formatCount(user.inviteCount), onClick: toReferral },
        ]
      : []),
  ]
  return (
    <View className={styles.numbers}>
      {stats.map(({ label, value, onClick }) => {
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
