import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import { Pressable, type PressableProps } from '../Pressable'
import styles from './index.module.scss'

interface ListRowProps {
  label: string
  hint?: string
  /** At the right: words, a price, a tag. No controls. */
  value?: ReactNode
  icon?: IconName
  /** Makes the row a link, with an arrow. */
  onClick?: () => void
  onReach?: PressableProps['onReach']
  href?: PressableProps['href']
  /** Bold: 应付. */
  isStrong?: boolean
}

/** A row of a card: its label at the left, its value at the right. */
export function ListRow({ label, hint, value, icon, onClick, onReach, href, isStrong }: ListRowProps) {
  const content = (
    <>
      {icon && <Icon name={icon} isDuo />}
      <View className={styles.words}>
        <View className={cx(styles.label, isStrong && styles.strong)}>{label}</View>
        {hint && <View className={styles.hint}>{hint}</View>}
      </View>
      {value !== undefined && <View className={styles.value}>{value}</View>}
      {onClick && <Icon name='forward' size={16} className={styles.arrow} />}
    </>
  )
  return onClick ? (
    <Pressable className={cx(styles.row, styles.link)} role='link' href={href} onClick={onClick} onReach={onReach}>
      {content}
    </Pressable>
  ) : (
    <View className={styles.row}>{content}</View>
  )
}
