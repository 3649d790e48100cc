import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { TextLink } from '@/components/TextLink'

import type { PendingOrder } from './orders'
import styles from './cashier.module.scss'
import { texts } from './texts'

function wordsFor({ state, isForeign }: PendingOrder): string {
  if (state === 'transfer') return texts.transferring
  if (state === 'sent') return texts.sent
  return isForeign ? texts.foreign : texts.resumed
}

/** Says that an order waits already, and offers the way to a new one. */
export function PendingNote({ order, onStartOver }: { order: PendingOrder; onStartOver: () => void }) {
  return (
    <View className={styles.pending} role='status'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{wordsFor(order)}</Text>
      <TextLink role='button' onClick={onStartOver}>
        {texts.startOver}
      </TextLink>
    </View>
  )
}
