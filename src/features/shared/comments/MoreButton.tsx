import { Text } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Spinner } from '@/components/Spinner'

import styles from './index.module.scss'
import { texts } from './texts'

interface MoreButtonProps {
  label: string
  isLoading: boolean
  isFailed: boolean
  onClick: () => void
}

export function MoreButton({ label, isLoading, isFailed, onClick }: MoreButtonProps) {
  return (
    <Pressable className={styles.more} isBusy={isLoading} isDisabled={isLoading} onClick={onClick}>
      <Text>{isFailed && !isLoading ? texts.retryMore : label}</Text>
      {isLoading ? <Spinner /> : <Icon name={isFailed ? 'refresh' : 'down'} size={12} />}
    </Pressable>
  )
}
