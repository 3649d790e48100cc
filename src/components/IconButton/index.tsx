import { Text } from '@tarojs/components'

import { cx } from '../cx'
import { Badge } from '../Badge'
import { Icon, type IconName, type IconSize } from '../Icon'
import { Pressable } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface IconButtonProps {
  icon: IconName
  /** Read aloud. */
  label: string
  onClick: () => void
  size?: IconSize
  /** Small words below the icon. They are read aloud with the label unless they are part of it. */
  caption?: string
  /** A toggle's state: 已收藏. */
  isOn?: boolean
  isDisabled?: boolean
  /** Unread, shown as a dot. */
  unreadCount?: number
  /** On the red bar the dot is white. */
  isOnBar?: boolean
  id?: string
}

/** 44 x 44. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, onClick, size = 24, caption, isOn, isDisabled, unreadCount = 0, isOnBar, id } = props
  const name = caption && !label.includes(caption) ? `${label}，${caption}` : label
  return (
    <Pressable
      id={id}
      className={cx(styles.button, isOn && styles.on, isDisabled && styles.off)}
      label={unreadCount > 0 ? `${label}，${texts.unread(unreadCount)}` : name}
      isPressed={isOn}
      isDisabled={isDisabled}
      onClick={onClick}
    >
      <Badge count={unreadCount} isDot tone={isOnBar ? 'nav' : 'brand'}>
        <Icon name={icon} size={size} />
      </Badge>
      {caption && <Text className={styles.caption}>{caption}</Text>}
    </Pressable>
  )
}
