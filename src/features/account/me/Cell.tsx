import { Text } from '@tarojs/components'

import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable, type PressableProps } from '@/components/Pressable'

import styles from './member.module.scss'

interface CellProps extends Pick<PressableProps, 'onClick' | 'onReach' | 'href'> {
  label: string
  icon: IconName
  /** What waits there, read aloud; a dot for the eye. */
  news?: string
}

/** One way of the grid in 我的. */
export const Cell = ({ label, icon, news, ...way }: CellProps) => (
  <Pressable className={styles.cell} role='link' label={news && `${label}，${news}`} {...way}>
    <Badge count={news ? 1 : 0} isDot>
      <Icon name={icon} isDuo />
    </Badge>
    <Text className={styles.cellName}>{label}</Text>
  </Pressable>
)
