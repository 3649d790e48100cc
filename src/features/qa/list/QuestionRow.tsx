import { Text, View } from '@tarojs/components'

import type { Question } from '@/api/qa'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'

import { texts } from '../texts'
import styles from './row.module.scss'

/** A question in a list: what is asked, whether it is solved, what it is worth. */
function QuestionRow({ question, isMine = false }: { question: Question; isMine?: boolean }) {
  const { id, title, isSolved, reward, answerCount, viewCount } = question
  return (
    <Pressable className={styles.row} role='link' {...linkTo({ name: 'qaShow', params: { id } })}>
      <View className={cx(styles.title, styles.question)}>{title}</View>
      <View className={styles.meta}>
        <Text>{`${texts.answers(answerCount)} · ${texts.views(viewCount)}`}</Text>
        <View className={styles.tags}>
          {reward > 0 && <Tag tone='warning'>{texts.reward(reward)}</Tag>}
          {isSolved && <Tag tone='success'>{texts.solved}</Tag>}
          {isMine && !isSolved && <Tag>{texts.unsolved}</Tag>}
        </View>
      </View>
    </Pressable>
  )
}

/** For lists, which draw best with the same function each time. */
export const questionRow = (question: Question) => <QuestionRow question={question} />

/** Who has asked wants to know of each whether it is solved. */
export const myQuestionRow = (question: Question) => <QuestionRow question={question} isMine />
