import { queryOptions } from '@tanstack/react-query'

import { getUnreadCount } from '@/api/member'

export const memberQueries = {
  unreadCount: () => queryOptions({ queryKey: ['member', 'unread'], queryFn: getUnreadCount }),
}
