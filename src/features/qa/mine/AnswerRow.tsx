import { View } from '@tarojs/components'

import type { Answer } from '@/api/qa'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { answeredTitle } from '../answered'
import styles from '../list/row.module.scss'
import { texts } from '../texts'

/** Enough to recognise one's own answer. */
const beginning = 51

function AnswerRow({ answer: { questionId, text, isAdopted, createdAt } }: { answer: Answer }) {
  const title = answeredTitle(questionId)
  return (
    <Pressable className={styles.row} role='link' {...linkTo({ name: 'qaShow', params: { id: questionId } })}>
      {title && <View className={cx(styles.title, styles.question)}>{title}</View>}
      <View className={title ? styles.beginning : styles.title}>{[...text].slice(0, beginning).join('')}</View>
      <View className={styles.meta}>
        <View>{createdAt && relativeTime(createdAt, serverClock.now())}</View>
        {isAdopted && <Tag tone='success'>{texts.mine.adopted}</Tag>}
      </View>
    </Pressable>
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const answerRow = (answer: Answer) => <AnswerRow answer={answer} />
