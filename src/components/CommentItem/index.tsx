import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Avatar } from '../Avatar'
import { cx } from '../cx'
import { FoldedText } from '../FoldedText'
import { Pressable } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface CommentItemProps {
  avatarSrc: string
  name: string
  text: string
  /** 2 小时前 */
  timeText: string
  /** '' = not given. */
  province?: string
  /** Not approved yet: only its writer sees it. */
  isPending?: boolean
  onReply?: () => void
  /** Replies: `CommentReply`. */
  children?: ReactNode
}

export function CommentItem(props: CommentItemProps) {
  const { avatarSrc, name, text, timeText, province, isPending, onReply, children } = props
  return (
    <View className={styles.comment}>
      <Avatar src={avatarSrc} name={name} size={36} />
      <View className={styles.body}>
        <View className={styles.name}>{name}</View>
        <View className={cx(styles.text, isPending && styles.pending)}>
          <FoldedText text={text} isSelectable />
        </View>
        <View className={cx(styles.meta, onReply && styles.answerable)}>
          <Text>{[timeText, province].filter(Boolean).join(' · ')}</Text>
          {isPending && text !== texts.pendingComment && <Text>{texts.pendingComment}</Text>}
          {onReply && (
            <Pressable className={styles.reply} label={`${texts.reply} ${name}`} onClick={onReply}>
              <Text>{texts.reply}</Text>
            </Pressable>
          )}
        </View>
        {children}
      </View>
    </View>
  )
}

interface CommentReplyProps {
  name: string
  /** The writer of the answered reply; '' = it answers the comment itself. */
  replyTo?: string
  text: string
  isPending?: boolean
  onReply?: () => void
}

export function CommentReply({ name, replyTo, text, isPending, onReply }: CommentReplyProps) {
  return (
    <View className={styles.answer}>
      <View>
        <Text className={styles.answerName}>{name}</Text>
        {replyTo && (
          <>
            <Text>{` ${texts.reply} `}</Text>
            <Text className={styles.answerName}>{replyTo}</Text>
          </>
        )}
        <FoldedText className={cx(styles.answerText, isPending && styles.pending)} text={text} />
        {isPending && text !== texts.pendingComment && (
          <Text className={styles.answerText}>{texts.pendingComment}</Text>
        )}
      </View>
      {onReply && (
        <Pressable className={styles.reply} label={`${texts.reply} ${name}`} onClick={onReply}>
          <Text>{texts.reply}</Text>
        </Pressable>
      )}
    </View>
  )
}
