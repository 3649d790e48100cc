import { Text, View } from '@tarojs/components'

import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { linkTo } from '@/features/shared/link'
import { payAdapter } from '@/platform/pay'
import { useListsPaidOrdersOnly } from '@/stores/appConfig'

import styles from './member.module.scss'
import { texts } from './texts'

const states: { status: 'unpaid' | 'paying' | 'paid' | 'cancelled'; icon: IconName }[] = [
  { status: 'unpaid', icon: 'wallet' },
  { status: 'paying', icon: 'clock' },
  { status: 'paid', icon: 'done' },
  { status: 'cancelled', icon: 'receipt' },
]

/**
 * Links to my orders: by state where the server lists them all, with a count of the unpaid ones. Absent where selling
 * is forbidden.
 */
export function OrderShortcuts({ unpaidCount }: { unpaidCount: number }) {
  const listsPaidOnly = useListsPaidOrdersOnly()
  if (!payAdapter.canSell) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.orders.title} more={linkTo({ name: 'memberOrder', params: {} })} />
      <View className={styles.grid}>
        {(listsPaidOnly ? [] : states).map(({ status, icon }) => {
          const count = status === 'unpaid' ? unpaidCount : 0
          const label = texts.orders[status]
          return (
            <Pressable
              key={status}
              className={styles.cell}
              role='link'
              {...linkTo({ name: 'memberOrder', params: { status } })}
            >
              <Badge count={count}>
                <Icon name={icon} isDuo />
              </Badge>
              <Text className={styles.cellName}>{label}</Text>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
