import { Text, View } from '@tarojs/components'

import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { Spinner } from '../Spinner'
import { texts } from '../texts'
import styles from './index.module.scss'

interface PagedFooterProps {
  /** `idle`: scrolling brings more; `cut`: the server has more than it gave. */
  state: 'idle' | 'loading' | 'failed' | 'end' | 'cut'
  onRetry: () => void
}

export function PagedFooter({ state, onRetry }: PagedFooterProps) {
  if (state === 'failed') {
    return (
      <Pressable className={styles.footer} onClick={onRetry}>
        <Icon name='refresh' size={16} />
        <Text>{texts.retryMore}</Text>
      </Pressable>
    )
  }
  return (
    <View className={styles.footer} role='status'>
      {state === 'loading' && <Spinner />}
      {state === 'loading' && <Text>{texts.loading}</Text>}
      {state === 'end' && <Text>{texts.noMore}</Text>}
      {state === 'cut' && <Text>{texts.mayMiss}</Text>}
    </View>
  )
}
