import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { listMessages, markAllMessagesRead, markMessageRead, type Message } from '@/api/message'
import { messagePageSize } from '@/config/limits'
import type { Page } from '@/lib/decode'

import { memberQueries } from './member'
import { type Mutation, showChange } from './mutation'
import { pagedQuery } from './paged'

export const messageQueries = {
  list: () => pagedQuery(['message', 'list'], listMessages, messagePageSize),
}

type Messages = InfiniteData<Page<Message>>

const withRead = (data: Messages, isMeant: (message: Message) => boolean, isRead: boolean): Messages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((message) => (isMeant(message) ? { ...message, isRead } : message)),
  })),
})

function showRead(client: QueryClient, id: string, isRead: boolean): void {
  showChange(client, messageQueries.list().queryKey, (data) => withRead(data, (message) => message.id === id, isRead))
  showChange(client, memberQueries.unreadCount().queryKey, (count) => Math.max(0, count + (isRead ? -1 : 1)))
}

const read: Mutation<string, void> = {
  call: markMessageRead,
  shownAtOnce(client, id) {
    showRead(client, id, true)
    // Others may have been read meanwhile.
    return () => showRead(client, id, false)
  },
}

const readAll: Mutation<void, void> = {
  call: markAllMessagesRead,
  shownAtOnce(client) {
    const restore = [
      showChange(client, messageQueries.list().queryKey, (data) => withRead(data, () => true, true)),
      showChange(client, memberQueries.unreadCount().queryKey, () => 0),
    ]
    return () => restore.forEach((back) => back())
  },
}

export const messageMutations = { read, readAll }
