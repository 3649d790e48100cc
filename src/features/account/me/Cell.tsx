import { Text } from '@tarojs/components'

import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable, type PressableProps } from '@/components/Pressable'

import styles from './member.module.scss'

interface CellProps extends Pick<PressableProps, 'onClick' | 'onReach' | 'href'> {
  label: string
  icon: IconName
  /** Read aloud: what waits there. The eye sees a dot. */
  news?: string
}

/** An entry in the grid of 我的. */
export const Cell = ({ label, icon, news, ...way }: CellProps) => (
  <Pressable className={styles.cell} role='link' label={news && `${label}，${news}`} {...way}>
    <Badge count={news ? 1 : 0} isDot>
      <Icon name={icon} isDuo />
    </Badge>
    <Text className={styles.cellName}>{label}</Text>
  </Pressable>
)
