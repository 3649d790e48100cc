import { Text, View } from '@tarojs/components'

import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import styles from './member.module.scss'
import { texts } from './texts'

const states: { status: 'unpaid' | 'paying' | 'paid' | 'cancelled'; icon: IconName }[] = [
  { status: 'unpaid', icon: 'wallet' },
  { status: 'paying', icon: 'clock' },
  { status: 'paid', icon: 'done' },
  { status: 'cancelled', icon: 'receipt' },
]

/** The ways to my orders, by state; what waits to be paid is counted. Absent where selling is forbidden. */
export function OrdersStrip({ unpaidCount }: { unpaidCount: number }) {
  if (payAdapter.policy !== 'pay') return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.orders.title} onMore={() => open('memberOrder', {})} />
      <View className={styles.grid}>
        {states.map(({ status, icon }) => {
          const count = status === 'unpaid' ? unpaidCount : 0
          const label = texts.orders[status]
          return (
            <Pressable
              key={status}
              className={styles.cell}
              role='link'
              onClick={() => open('memberOrder', { status })}
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
