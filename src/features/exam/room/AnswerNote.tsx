import { View } from '@tarojs/components'

import { Tag } from '@/components/Tag'
import { TextLink } from '@/components/TextLink'

import { RefusedNote } from '../question/RefusedNote'
import questionStyles from '../question/view.module.scss'
import { texts } from './texts'
import type { useRunningAttempt } from './useRunningAttempt'

interface AnswerNoteProps {
  address: string
  running: Pick<ReturnType<typeof useRunningAttempt>, 'fromOther' | 'save' | 'retry' | 'letGo' | 'pictures'>
}

/** Below the fields of an answer: anything about it beyond "saved". */
export function AnswerNote({ address, running: { fromOther, save, retry, letGo, pictures } }: AnswerNoteProps) {
  const refused = save.refused.find((failure) => failure.address === address)
  const left = pictures.left.get(address)
  return (
    <>
      {fromOther.has(address) && (
        <View className={questionStyles.answerNote}>
          <Tag tone='warning'>{texts.fromOther}</Tag>
        </View>
      )}
      {refused && <RefusedNote reason={refused.reason} onRetry={() => retry(address)} onLetGo={() => letGo(address)} />}
      {left !== undefined && (
        <View className={questionStyles.answerNote}>
          {texts.pictures.left(left)}
          <TextLink tone='brand' onClick={() => pictures.forgetLeft(address)}>
            {texts.pictures.known}
          </TextLink>
        </View>
      )}
    </>
  )
}
