import { queryOptions } from '@tanstack/react-query'

import { countUnread } from '@/api/message'

export const memberQueries = {
  unreadCount: () => queryOptions({ queryKey: ['member', 'unread'], queryFn: ({ signal }) => countUnread(signal) }),
}
