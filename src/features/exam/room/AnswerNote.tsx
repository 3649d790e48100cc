import { View } from '@tarojs/components'

import { Tag } from '@/components/Tag'
import { TextLink } from '@/components/TextLink'

import { texts } from './texts'
import type { useRunningAttempt } from './useRunningAttempt'
import styles from './room.module.scss'

interface AnswerNoteProps {
  address: string
  running: Pick<ReturnType<typeof useRunningAttempt>, 'fromOther' | 'save' | 'retry' | 'letGo' | 'pictures'>
}

/** What has become of one answer beyond being saved, below its fields. */
export function AnswerNote({ address, running: { fromOther, save, retry, letGo, pictures } }: AnswerNoteProps) {
  const refused = save.refused.find((failure) => failure.address === address)
  const left = pictures.left.get(address)
  return (
    <>
      {fromOther.has(address) && (
        <View className={styles.answerNote}>
          <Tag tone='warning'>{texts.fromOther}</Tag>
        </View>
      )}
      {refused && (
        <View className={styles.answerNote}>
          {texts.refused.reason(refused.reason)}
          <TextLink tone='brand' onClick={() => retry(address)}>
            {texts.refused.retry}
          </TextLink>
          <TextLink tone='brand' onClick={() => letGo(address)}>
            {texts.refused.letGo}
          </TextLink>
        </View>
      )}
      {left !== undefined && (
        <View className={styles.answerNote}>
          {texts.pictures.left(left)}
          <TextLink tone='brand' onClick={() => pictures.forgetLeft(address)}>
            {texts.pictures.known}
          </TextLink>
        </View>
      )}
    </>
  )
}
