import { Text } from '@tarojs/components'

import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface SearchLinkProps {
  placeholder: string
  onClick: () => void
  isOnBar?: boolean
}

/** Looks like a field, but opens the search page. */
export function SearchLink({ placeholder, onClick, isOnBar }: SearchLinkProps) {
  return (
    <Pressable className={cx(styles.hit, isOnBar && styles.onBar)} role='link' onClick={onClick}>
      <Icon name='search' size={20} />
      <Text className={styles.words}>{placeholder}</Text>
    </Pressable>
  )
}
