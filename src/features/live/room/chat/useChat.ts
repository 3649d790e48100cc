import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

import { chatSocketUrl, createChatMessage, listChatMessages } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'
import { connection } from '@/platform/connection'
import { openSocket } from '@/platform/socket'
import type { RoomReading } from '@/queries/liveRoom'
import { tokenItem } from '@/stores/session'

import { drawing } from '../ChatScroll'
import { unsentLines } from '../unsent'
import type { ChatState } from './reducer'
import { historySize } from './history'
import { type Chat, createChat } from './session'

/**
 * The chat of this room while it is on screen. Its state changes many times a second, so components read parts of it
 * with `useChatState`.
 * @param room undefined while it loads
 */
export function useChat(room: RoomReading | undefined, memberId: number, playedSec: () => number) {
  const lessonId = room?.lesson.id
  const courseId = room?.courseId ?? 0
  // A server may omit the chat once the lesson is over. Unsent lines still belong to the one that was there.
  const last = useRef(room?.chat)
  last.current = room?.chat ?? last.current
  const { connectUrl, name } = last.current ?? { connectUrl: '', name: '' }
  const isOver = room?.lesson.state === 'over'
  // Mutable, because the chat reads these values when a line is sent or a socket opened, not when the chat begins: each
  // reading of the room may name another address.
  const [now] = useState(() => ({ playedSec, isOver, connectUrl }))
  Object.assign(now, { playedSec, isOver, connectUrl })

  const chat = useMemo(() => {
    const key: RoomKey = { courseId, lessonId: lessonId ?? 0 }
    return createChat(
      { memberId, name },
      {
        openSocket,
        socketUrl: () => chatSocketUrl(now.connectUrl, key, tokenItem.get() ?? ''),
        list: (page, isBackground) => listChatMessages(key, page, historySize, isBackground),
        drawMs: drawing.everyMs,
        send: (text) => createChatMessage(key, text, now.playedSec()),
        unsent: now.isOver ? [] : unsentLines.of(key.lessonId),
        storeOwn: (own) => void (now.isOver || unsentLines.store(key.lessonId, own)),
      },
    )
  }, [courseId, lessonId, memberId, name, now])

  const hasSocket = connectUrl !== '' && !isOver
  const isKnown = room !== undefined
  useEffect(() => {
    if (!isKnown) return
    chat.start(hasSocket)
    const stopOnline = connection.watchOnline((isOnline) => (isOnline ? chat.reconnect() : chat.cut()))
    const stopVisible = connection.watchVisible((isVisible) => (isVisible ? chat.wake() : chat.rest()))
    return () => {
      stopOnline()
      stopVisible()
      chat.stop()
    }
  }, [chat, hasSocket, isKnown])

  useEffect(() => {
    if (isOver && lessonId !== undefined) unsentLines.remove(lessonId)
  }, [isOver, lessonId])

  useEffect(() => {
    if (room) chat.enter(room)
  }, [chat, room])
  return chat
}

/**
 * A part of the chat's state.
 * @param select must return the same value while that part has not changed
 */
export function useChatState<T>({ subscribe, getState }: Chat, select: (state: ChatState) => T): T {
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}
