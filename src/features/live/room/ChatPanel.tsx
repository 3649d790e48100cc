import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Banner } from '@/components/Banner'
import { usePageVisible } from '@/features/shared/page/usePageVisible'

import { ChatInput } from './ChatInput'
import { ChatList } from './ChatList'
import type { ChatState } from './chat/reducer'
import type { Chat } from './chat/session'
import { useChatState } from './chat/useChat'
import styles from './chat.module.scss'
import { useDraft } from './draft'
import { texts } from './texts'

interface ChatPanelProps {
  chat: Chat
  lessonId: number
  /** The lesson is not over and has a chat. */
  canTalk: boolean
}

/** Why the learner cannot write; '' = they can. */
function muteOf({ isRoomMuted, isMuted }: ChatState): string {
  if (isRoomMuted) return texts.chat.roomMuted
  return isMuted ? texts.chat.muted : ''
}

/** The lines of the room, and the field to write one. */
export function ChatPanel({ chat, lessonId, canTalk }: ChatPanelProps) {
  const mute = useChatState(chat, muteOf)
  const [draft, setDraft] = useDraft(lessonId)
  const [keyboardPx, setKeyboardPx] = useState(0)
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVisible) setKeyboardPx(0)
  }, [isVisible])
  return (
    <View className={styles.panel}>
      {canTalk && mute !== '' && (
        <Banner tone='warning' icon='info'>
          {mute}
        </Banner>
      )}
      <ChatList
        chat={chat}
        canTalk={canTalk}
        isMuted={mute !== ''}
        keyboardPx={keyboardPx}
        onEdit={(text) => setDraft(draft === '' ? text : `${text} ${draft}`)}
      />
      {canTalk && (
        <ChatInput
          value={draft}
          onInput={setDraft}
          isMuted={mute !== ''}
          keyboardPx={keyboardPx}
          onKeyboard={setKeyboardPx}
          onSend={(text) => {
            chat.send(text)
            chat.dispatch({ type: 'scrolled', isAtEnd: true })
          }}
        />
      )}
    </View>
  )
}
