import { Text, View } from '@tarojs/components'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import styles from './index.module.scss'

export interface TagProps {
  children: string
  /** `overlay` and `live` lie on a cover. */
  tone?: 'neutral' | 'brand' | 'vip' | 'success' | 'warning' | 'overlay' | 'live'
  size?: 's' | 'm'
  icon?: IconName
}

/** A short label on a tinted background: 试看, 会员免费, 直播中. */
export function Tag({ children, tone = 'neutral', size = 's', icon }: TagProps) {
  return (
    <View className={cx(styles.tag, styles[tone], styles[size])}>
      {icon && <Icon name={icon} size={12} />}
      <Text>{children}</Text>
    </View>
  )
}
