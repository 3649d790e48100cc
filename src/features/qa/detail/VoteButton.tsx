import { Text } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { formatCount } from '@/lib/count'

import { texts } from '../texts'
import styles from './question.module.scss'

interface VoteButtonProps {
  /** The subject of the vote, read aloud. */
  label: string
  count: number
  isOn: boolean
  isDisabled?: boolean
  /** At the end of its line. */
  isLast?: boolean
  onClick: () => void
}

export const VoteButton = ({ label, count, isOn, isDisabled, isLast, onClick }: VoteButtonProps) => (
  <Pressable
    className={cx(styles.vote, isOn && styles.voted, isLast && styles.last)}
    label={texts.detail.votesOf(label, count)}
    isPressed={isOn}
    isDisabled={isDisabled}
    onClick={onClick}
  >
    <Icon name={isOn ? 'thumbFilled' : 'thumb'} size={16} />
    <Text>{count > 0 ? formatCount(count) : texts.detail.vote}</Text>
  </Pressable>
)
