import { Text, View } from '@tarojs/components'

import type { Group } from '@/api/groupBuy'
import { Avatar } from '@/components/Avatar'
import { cx } from '@/components/cx'

import styles from './promotion.module.scss'
import { texts } from './texts'

/** More would push the text out of the row. */
const maxShown = 8

interface HeadsProps {
  group: Group
  size: 36 | 44
}

/** The members of a group, and its free places. */
export function Heads({ group: { members, missing }, size }: HeadsProps) {
  const shown = members.slice(0, maxShown)
  const empty = Math.min(missing, maxShown - shown.length)
  const rest = members.length + missing - shown.length - empty
  return (
    <View
      className={cx(styles.heads, size === 44 && styles.middle)}
      role='img'
      aria-label={texts.groupBuy.heads(members.length, missing)}
    >
      {shown.map(({ name, avatar }, index) => (
        <Avatar key={index} src={avatar} name={name} size={size} />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <View key={`empty${index}`} className={size === 44 ? styles.bigSeat : styles.seat}>
          <Text>?</Text>
        </View>
      ))}
      {rest > 0 && <Text className={styles.note}>+{rest}</Text>}
    </View>
  )
}
