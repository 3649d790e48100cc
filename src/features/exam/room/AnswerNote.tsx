import { View } from '@tarojs/components'

import { Tag } from '@/components/Tag'
import { TextLink } from '@/components/TextLink'

import { texts } from './texts'
import type { useRunningAttempt } from './useRunningAttempt'
import styles from './room.module.scss'

interface AnswerNoteProps {
  address: string
  running: Pick<ReturnType<typeof useRunningAttempt>, 'fromOther' | 'pictures'>
}

/** What has become of one answer beyond being saved, below its fields. */
export function AnswerNote({ address, running: { fromOther, pictures } }: AnswerNoteProps) {
  const left = pictures.left.get(address)
  return (
    <>
      {fromOther.has(address) && (
        <View className={styles.answerNote}>
          <Tag tone='warning'>{texts.fromOther}</Tag>
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
