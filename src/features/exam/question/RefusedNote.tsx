import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'

import { texts } from './texts'
import styles from './view.module.scss'

interface RefusedNoteProps {
  reason: string
  onRetry: () => void
  onLetGo: () => void
}

/** An answer that the server does not take: why, and what can be done about it. */
export function RefusedNote({ reason, onRetry, onLetGo }: RefusedNoteProps) {
  return (
    <View className={styles.answerNote}>
      {texts.refused.reason(reason)}
      <TextLink tone='brand' onClick={onRetry}>
        {texts.refused.retry}
      </TextLink>
      <TextLink tone='brand' onClick={onLetGo}>
        {texts.refused.letGo}
      </TextLink>
    </View>
  )
}
