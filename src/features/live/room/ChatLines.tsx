import { Text, View } from '@tarojs/components'
import { memo } from 'react'

import { cx } from '@/components/cx'
import { FoldedText } from '@/components/FoldedText'
import { Pressable } from '@/components/Pressable'

import type { ChatLine, OwnLine } from './chat/lines'
import type { Chat } from './chat/session'
import { useChatState } from './chat/useChat'
import styles from './chat.module.scss'
import { texts } from './texts'

/** One line of a chat. Messages are always plain text. */
export const Line = memo(function Line({ line }: { line: ChatLine }) {
  const id = `chat-${line.key}`
  if (line.kind === 'note') {
    return (
      <View id={id} className={styles.note}>
        {line.text}
      </View>
    )
  }
  const { role, name, text } = line.message
  const isHost = role !== 'student'
  return (
    <View id={id} className={cx(styles.line, isHost && styles.host)}>
      {isHost && <Text className={styles.role}>{texts.chat.roles[role]}</Text>}
      <Text className={cx(styles.name, line.isMine && styles.mine)}>{name}</Text>
      <FoldedText className={styles.text} text={text} isSelectable />
    </View>
  )
})

interface OwnProps {
  line: OwnLine
  /** False: unsent lines stay only to be read. */
  canTalk: boolean
  onResend: (key: string) => void
  onEdit: (line: OwnLine) => void
}

/** The learner's own line while it is being sent, or after it has failed. */
export const Own = memo(function Own({ line, canTalk, onResend, onEdit }: OwnProps) {
  const { key, text, status, reason } = line
  return (
    <View id={`chat-${key}`} className={styles.line}>
      <Text className={cx(styles.name, styles.mine)}>{texts.chat.me}</Text>
      <Text className={cx(styles.text, status === 'sending' && styles.sending, status === 'failed' && styles.unsent)}>
        {text}
      </Text>
      {status === 'failed' && (
        <View className={styles.failure} role='status'>
          <Text className={styles.reason}>{reason}</Text>
          {canTalk && (
            <>
              <Pressable className={styles.again} onClick={() => onResend(key)}>
                <Text>{texts.chat.resend}</Text>
              </Pressable>
              <Pressable className={styles.again} onClick={() => onEdit(line)}>
                <Text>{texts.chat.edit}</Text>
              </Pressable>
            </>
          )}
        </View>
      )}
    </View>
  )
})

/** The last lines, over the picture in full screen. */
export function LinesOverPicture({ chat }: { chat: Chat }) {
  const messages = useChatState(chat, ({ lines }) => lines)
    .filter((line) => line.kind === 'message')
    .slice(-4)
  return (
    <View className={styles.over} aria-hidden>
      {messages.map(({ key, message }) => (
        <View key={key} className={styles.overLine}>
          {message.role !== 'student' && <Text className={styles.role}>{texts.chat.roles[message.role]}</Text>}
          {message.name}：{message.text}
        </View>
      ))}
    </View>
  )
}
