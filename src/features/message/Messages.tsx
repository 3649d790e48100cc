import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { TextLink } from '@/components/TextLink'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { memberQueries } from '@/queries/member'
import { messageQueries } from '@/queries/message'

import styles from './message.module.scss'
import { MessageRow } from './MessageRow'
import { MessagesSkeleton } from './MessagesSkeleton'
import { texts } from './texts'
import { useReading } from './useReading'

/** What the academy has told me. */
export function Messages() {
  const client = useQueryClient()
  const query = usePagedQuery(messageQueries.list())
  const { data: unreadCount = 0 } = useQuery(memberQueries.unreadCount())
  const { readOne, readAll } = useReading()
  // New ones may have come since.
  useDidShow(() => void client.invalidateQueries({ queryKey: messageQueries.list().queryKey }))
  // The server's count may lag behind the list.
  const hasUnread = query.data?.pages.some(({ items }) => items.some(({ isRead }) => !isRead)) ?? false
  return (
    <>
      {(hasUnread || unreadCount > 0) && (
        <View className={styles.bar}>
          <View role='status'>{unreadCount > 0 ? texts.unread(unreadCount) : texts.someUnread}</View>
          <TextLink role='button' tone='brand' onClick={() => void readAll()}>
            {texts.readAll}
          </TextLink>
        </View>
      )}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={(message) => <MessageRow message={message} onRead={() => void readOne(message)} />}
        empty={texts.empty}
        failedTitle={texts.failed}
        skeleton={<MessagesSkeleton />}
      />
    </>
  )
}
