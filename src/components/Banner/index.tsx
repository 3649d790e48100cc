import { Text, View } from '@tarojs/components'

import type { Tone } from '@/lib/tone'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface BannerProps {
  children: string
  /** `vip`: for what a membership brings. */
  tone?: Tone | 'vip'
  icon: IconName
  /** At the right, in bold: ¥30 起. */
  value?: string
  /** Makes the bar a link, with an arrow. */
  onClick?: () => void
  /** A rounded strip inside the gutters instead of a bar from edge to edge. */
  isInset?: boolean
}

/** One line about the state of the page: offline, an unpaid order, an offer for members. */
export function Banner({ children, tone = 'info', icon, value, onClick, isInset }: BannerProps) {
  const className = cx(styles.banner, styles[tone], isInset && styles.inset)
  const content = (
    <>
      <Icon name={icon} size={20} />
      <Text className={styles.words}>{children}</Text>
      {value && <Text className={styles.value}>{value}</Text>}
      {onClick && <Icon name='forward' size={16} />}
    </>
  )
  return onClick ? (
    <Pressable className={className} role='link' onClick={onClick}>
      {content}
    </Pressable>
  ) : (
    <View className={className} role='status'>
      {content}
    </View>
  )
}
