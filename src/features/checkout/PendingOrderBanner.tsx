import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { TextLink } from '@/components/TextLink'

import type { PendingOrder } from './pendingOrder'
import styles from './cashier.module.scss'
import { texts } from './texts'

function wordsFor({ state, createdElsewhere }: PendingOrder): string {
  if (state === 'charged') return texts.charged
  if (state === 'transfer') return texts.transferring
  if (state === 'sent') return texts.sent
  return createdElsewhere ? texts.createdElsewhere : texts.resumed
}

/** Says that an order waits already, and offers the way to a new one, unless this one has been paid. */
export function PendingOrderBanner({ order, onStartOver }: { order: PendingOrder; onStartOver: () => void }) {
  return (
    <View className={styles.pending} role='status'>
      <Icon name='clock' size={16} />
      <Text className={styles.pendingWords}>{wordsFor(order)}</Text>
      {order.state !== 'charged' && (
        <TextLink role='button' onClick={onStartOver}>
          {texts.startOver}
        </TextLink>
      )}
    </View>
  )
}
