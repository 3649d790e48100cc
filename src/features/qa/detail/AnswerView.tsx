import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { Answer } from '@/api/qa'
import { Avatar } from '@/components/Avatar'
import { Tag } from '@/components/Tag'
import { RichText } from '@/features/shared/richText'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { texts } from '../texts'
import { PictureGrid } from './PictureGrid'
import styles from './question.module.scss'
import { useVote } from './useVote'
import { VoteButton } from './VoteButton'

interface AnswerViewProps {
  questionId: number
  answer: Answer
  /** Actions beside the vote. */
  children?: ReactNode
}

export function AnswerView({ questionId, answer, children }: AnswerViewProps) {
  const { id, author, avatar, isAdopted, createdAt, html, images, voteCount, isVoted } = answer
  const vote = useVote(questionId, 'answer', id)
  const name = author || texts.gone
  return (
    <View className={styles.answer}>
      <View className={styles.writer}>
        <Avatar src={avatar} name={name} size={36} />
        <View className={styles.who}>
          <View className={styles.name}>{name}</View>
          {createdAt && <View className={styles.time}>{relativeTime(createdAt, serverClock.now())}</View>}
        </View>
      </View>
      {isAdopted && (
        <View className={styles.badge}>
          <Tag tone='success' size='m' icon='check'>
            {texts.detail.adopted}
          </Tag>
        </View>
      )}
      <RichText html={html} />
      <PictureGrid urls={images} />
      <View className={styles.actions}>
        <VoteButton
          label={texts.detail.answerOf(name)}
          count={voteCount}
          isOn={isVoted}
          isDisabled={author === ''}
          onClick={vote}
        />
        {children}
      </View>
    </View>
  )
}
