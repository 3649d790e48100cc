import { Text, View } from '@tarojs/components'

import type { Question } from '@/api/qa'
import { Cover } from '@/components/Cover'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { texts } from '../texts'
import styles from './row.module.scss'

/** A question in a list: title, beginning, asker, time, status, reward. */
function QuestionRow({ question, isMine = false }: { question: Question; isMine?: boolean }) {
  const { id, title, isSolved, reward, answerCount, viewCount, beginning, picture, asker, createdAt } = question
  const when = createdAt && relativeTime(createdAt, serverClock.now())
  const facts = [!isMine && asker, texts.answers(answerCount), texts.views(viewCount), when]
  return (
    <Pressable className={styles.row} role='link' {...linkTo({ name: 'qaShow', params: { id } })}>
      <View className={styles.asked}>
        <View className={styles.words}>
          <View className={cx(styles.title, styles.question)}>{title}</View>
          {beginning !== '' && <View className={styles.beginning}>{beginning}</View>}
        </View>
        {picture !== '' && <Cover src={picture} width={72} />}
      </View>
      <View className={styles.meta}>
        <Text>{facts.filter(Boolean).join(' · ')}</Text>
        <View className={styles.tags}>
          {reward > 0 && <Tag tone='warning'>{texts.reward(reward)}</Tag>}
          {isSolved && <Tag tone='success'>{texts.solved}</Tag>}
          {isMine && !isSolved && <Tag>{texts.unsolved}</Tag>}
        </View>
      </View>
    </Pressable>
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const questionRow = (question: Question) => <QuestionRow question={question} />

/** In the list of my questions each row says whether it is solved. */
export const myQuestionRow = (question: Question) => <QuestionRow question={question} isMine />
