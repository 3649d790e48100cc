import { Text } from '@tarojs/components'

import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'

import styles from './member.module.scss'

interface CellProps {
  label: string
  icon: IconName
  /** What waits there, read aloud; a dot for the eye. */
  news?: string
  onClick: () => void
}

/** One way of the grid in 我的. */
export const Cell = ({ label, icon, news, onClick }: CellProps) => (
  <Pressable className={styles.cell} role='link' label={news && `${label}，${news}`} onClick={onClick}>
    <Badge count={news ? 1 : 0} isDot>
      <Icon name={icon} isDuo />
    </Badge>
    <Text className={styles.cellName}>{label}</Text>
  </Pressable>
)
