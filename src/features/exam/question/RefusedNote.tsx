import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'

import { texts } from './texts'
import styles from './view.module.scss'

interface RefusedNoteProps {
  reason: string
  onRetry: () => void
  onLetGo: () => void
}

/** Says why the server refused an answer, and offers to retry or to drop it. */
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
