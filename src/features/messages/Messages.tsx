import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { PagedList, useFreshOnShow, usePagedQuery } from '@/features/shared/list'
import { messageMutations, messageQueries } from '@/queries/message'

import styles from './message.module.scss'
import { MessageRow } from './MessageRow'
import { LinesSkeleton } from './Skeletons'
import { texts } from './texts'

export function Messages() {
  const query = usePagedQuery(messageQueries.list())
  const readingAll = useAction(messageMutations.readAll, { failed: () => toast(texts.markFailed, 'error') })
  // New messages may have arrived.
  useFreshOnShow(messageQueries.list().queryKey)
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? []
  const unreadCount = messages.filter(({ isRead }) => !isRead).length
  return (
    <>
      {unreadCount > 0 && (
        <View className={styles.bar}>
          <View role='status'>{query.hasNextPage ? texts.someUnread : texts.unread(unreadCount)}</View>
          <TextLink role='button' tone='brand' onClick={() => void readingAll.run()}>
            {texts.readAll}
          </TextLink>
        </View>
      )}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={(message) => <MessageRow message={message} />}
        empty={texts.empty}
        failedTitle={texts.failed}
        skeleton={<LinesSkeleton />}
      />
    </>
  )
}
