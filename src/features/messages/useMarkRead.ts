import { type InfiniteData, useQueryClient } from '@tanstack/react-query'

import { markAllMessagesRead, markMessageRead, type Message } from '@/api/message'
import { toast } from '@/features/shared/dialog'
import type { Page } from '@/lib/decode'
import { memberQueries } from '@/queries/member'
import { messageQueries } from '@/queries/message'

import { texts } from './texts'

type Messages = InfiniteData<Page<Message>>

const withRead = (data: Messages, isMeant: (message: Message) => boolean, isRead: boolean): Messages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((message) => (isMeant(message) ? { ...message, isRead } : message)),
  })),
})

/** Marks messages as read: on screen at once, taken back when the server does not do it. */
export function useMarkRead() {
  const client = useQueryClient()
  const listKey = messageQueries.list().queryKey
  const countKey = memberQueries.unreadCount().queryKey

  /** Shows messages as read or not, and how many are left. */
  function show(isMeant: (message: Message) => boolean, isRead: boolean, count: (before: number) => number) {
    // What is on its way was true before this.
    for (const queryKey of [listKey, countKey]) void client.cancelQueries({ queryKey })
    client.setQueryData(listKey, (data) => data && withRead(data, isMeant, isRead))
    client.setQueryData(countKey, (before) => (before === undefined ? before : count(before)))
  }

  async function readOne({ id, isRead }: Message): Promise<void> {
    if (isRead) return
    const isMeant = (message: Message) => message.id === id
    show(isMeant, true, (before) => Math.max(0, before - 1))
    try {
      await markMessageRead(id)
    } catch {
      show(isMeant, false, (before) => before + 1)
    }
  }

  async function readAll(): Promise<void> {
    const before = { list: client.getQueryData(listKey), count: client.getQueryData(countKey) }
    show(
      () => true,
      true,
      () => 0,
    )
    try {
      await markAllMessagesRead()
    } catch {
      client.setQueryData(listKey, before.list)
      client.setQueryData(countKey, before.count)
      toast(texts.markFailed, 'error')
    }
  }

  return { readOne, readAll }
}
