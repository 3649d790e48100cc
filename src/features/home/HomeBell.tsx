import { useDidShow } from '@tarojs/taro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { IconButton } from '@/components/IconButton'
import { memberQueries } from '@/queries/member'
import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

/** Link to my messages, with a dot while some are unread. Shares its query with 我的. */
export default function HomeBell() {
  const client = useQueryClient()
  const { queryKey } = memberQueries.unreadCount()
  const { data = 0 } = useQuery(memberQueries.unreadCount())
  useDidShow(() => void client.refetchQueries({ queryKey, type: 'active', stale: true }))
  return (
    <IconButton icon='bell' label={texts.messages} unreadCount={data} isOnBar onClick={() => navigateTo('messages')} />
  )
}
