/** Core: the academy's messages to the member. See docs/backend/members.md#messages. */
import * as v from 'valibot'

import { messagePageSize } from '@/config/limits'
import { request } from '@/http/request'
import { text, time } from '@/lib/decode'

import { pagedCall } from './pagedCall'

export interface Message {
  /** UUID. */
  id: string
  /** Plain text. */
  text: string
  isRead: boolean
  createdAt: Date | null
}

const messageWire = v.pipe(
  v.object({
    id: v.pipe(text, v.nonEmpty()),
    data: v.object({ message: v.pipe(text, v.nonEmpty()) }),
    read_at: time,
    created_at: time,
  }),
  v.transform((wire): Message => ({
    id: wire.id,
    text: wire.data.message,
    isRead: wire.read_at !== null,
    createdAt: wire.created_at,
  })),
)

/** Newest first. */
export const listMessages = pagedCall('/api/v2/member/messages', messageWire, { sizeKey: 'page_size' })

/**
 * Counts among the newest ones, because the server's own count freezes (docs/backend/members.md#unread-counter). One
 * more than their number means: or more.
 */
export async function countUnread(signal?: AbortSignal): Promise<number> {
  const { items, hasMore } = await listMessages(1, messagePageSize, signal)
  const count = items.filter(({ isRead }) => !isRead).length
  return hasMore && count === items.length ? count + 1 : count
}

/** An unknown or read id is no error. */
export async function markMessageRead(id: string): Promise<void> {
  const path = `/api/v2/member/notificationMarkAsRead/${encodeURIComponent(id)}`
  await request({ path, method: 'GET' })
}

export const markAllMessagesRead = async (): Promise<void> =>
  void (await request({ path: '/api/v2/member/notificationMarkAllAsRead', method: 'GET' }))
