import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'

import { Line, Own } from './ChatLines'
import { ChatScroll, drawing } from './ChatScroll'
import type { OwnLine } from './chat/lines'
import type { ChatState } from './chat/reducer'
import type { Chat } from './chat/session'
import { useChatState } from './chat/useChat'
import styles from './chat.module.scss'
import { texts } from './texts'
import { useDrawnLines } from './useDrawnLines'

interface ChatListProps {
  chat: Chat
  /** The lesson is not over and has a chat. */
  canTalk: boolean
  isMuted: boolean
  keyboardPx: number
  /** The learner takes back an unsent line, to write it anew. */
  onEdit: (text: string) => void
}

const whole = (state: ChatState) => state

/** The lines of the room that are drawn at the moment. */
export function ChatList({ chat, canTalk, isMuted, keyboardPx, onEdit }: ChatListProps) {
  const { lines, own, older, hasOlder, isAtEnd, unseenCount } = useChatState(chat, whole)
  const { drawn, isStart, isEnd, up, down } = useDrawnLines(lines, drawing, isAtEnd)
  const resend = useCallback((key: string) => void chat.resend(key), [chat])
  const edit = useCallback(
    ({ key, text }: OwnLine) => {
      chat.dispatch({ type: 'takenBack', key })
      onEdit(text)
    },
    [chat, onEdit],
  )
  const seeOlder = () => {
    up()
    if (isStart && older !== 'loading') void chat.loadOlder()
  }
  const follow = (isNow: boolean) => {
    if (isNow && !isEnd) down()
    else if (isNow !== isAtEnd) chat.dispatch({ type: 'scrolled', isAtEnd: isNow })
  }
  const isEmpty = own.length === 0 && lines.every(({ kind }) => kind === 'note') && hasOlder === false
  const last = (isEnd ? own[own.length - 1] : undefined) ?? drawn[drawn.length - 1]

  return (
    <View className={styles.list}>
      <ChatScroll
        label={texts.chat.list}
        firstKey={drawn[0]?.key ?? ''}
        lastKey={last?.key ?? ''}
        isFollowing={isAtEnd}
        keyboardPx={keyboardPx}
        onTop={seeOlder}
        onEnd={follow}
      >
        {(hasOlder || older !== 'idle' || !isStart) && (
          <Pressable className={styles.older} isBusy={older === 'loading'} onClick={seeOlder}>
            <Text>{olderText(older)}</Text>
          </Pressable>
        )}
        {isEmpty && <StateView kind='empty' isCompact {...emptyText(canTalk, isMuted)} />}
        {drawn.map((line) => (
          <Line key={line.key} line={line} />
        ))}
        {isEnd &&
          own.map((line) => <Own key={line.key} line={line} canTalk={canTalk} onResend={resend} onEdit={edit} />)}
      </ChatScroll>
      {!isAtEnd && (
        <Pressable className={styles.unseen} onClick={() => chat.dispatch({ type: 'scrolled', isAtEnd: true })}>
          <Text>{unseenCount > 0 ? texts.chat.unseen(unseenCount) : texts.chat.toEnd}</Text>
          <Icon name='down' size={16} />
        </Pressable>
      )}
    </View>
  )
}

function emptyText(canTalk: boolean, isMuted: boolean) {
  if (!canTalk) return texts.chat.emptyOver
  return isMuted ? texts.chat.emptyMuted : texts.chat.empty
}

function olderText(older: ChatState['older']): string {
  if (older === 'loading') return texts.chat.loading
  return older === 'failed' ? texts.chat.olderFailed : texts.chat.older
}
