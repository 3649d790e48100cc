import { View } from '@tarojs/components'
import { useState } from 'react'

import type { BookDetail } from '@/api/book'
import { StateView } from '@/components/StateView'
import { Comments, useCommentCount } from '@/features/shared/comments'
import { RichText } from '@/features/shared/richText'
import { SnapshotEntry } from '@/features/shared/snapshot/SnapshotEntry'
import { StickyTabs } from '@/features/shared/page/StickyTabs'
import { book as bookKind } from '@/goods/kinds/book'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import styles from './book.module.scss'
import { Outline } from '../Outline'
import { texts } from '../texts'
import { type BookTab, bookTab } from './bookTab'

interface BookTabsProps {
  detail: BookDetail
  /** By default the introduction. */
  firstTab?: BookTab
  /** Where reading stopped. */
  lastArticleId: number | undefined
}

/** Each tab opens at its top. */
export function BookTabs({ detail, firstTab, lastArticleId }: BookTabsProps) {
  const { book } = detail
  const [tab, setTab] = useState<BookTab>(firstTab ?? (book.html === '' ? 'outline' : 'intro'))
  bookTab.useWantedTab(book.id, setTab)
  const commentCount = useCommentCount(bookKind.comments(book.id))
  const items = [
    { key: 'intro' as const, label: texts.tabs.intro },
    { key: 'outline' as const, label: texts.tabs.outline },
    { key: 'comments' as const, label: texts.tabs.comments, count: commentCount },
  ]
  return (
    <StickyTabs label={texts.tabs.label} items={items} value={tab} onChange={setTab}>
      <Part tab={tab} detail={detail} lastArticleId={lastArticleId} />
    </StickyTabs>
  )
}

function Part({ tab, detail, lastArticleId }: Omit<BookTabsProps, 'firstTab'> & { tab: BookTab }) {
  const { book, chapters, canRead } = detail
  switch (tab) {
    case 'intro':
      return (
        <View className={styles.intro}>
          {book.html === '' ? <StateView kind='empty' {...texts.intro} /> : <RichText html={book.html} />}
          <SnapshotEntry resource={{ type: 'book', id: book.id }} />
        </View>
      )
    case 'outline':
      return (
        <Outline
          chapters={chapters}
          canRead={canRead}
          currentId={lastArticleId}
          currentHint={texts.outline.lastRead}
          onSelect={({ id }, isLocked) => {
            // Where selling is forbidden, the article's own page says that it is locked.
            if (isLocked && book.priceCents && payAdapter.canSell) {
              navigateTo('order', { type: 'book', id: book.id })
            } else navigateTo('bookRead', { id })
          }}
        />
      )
    case 'comments':
      return <Comments target={bookKind.comments(book.id)} canWrite={canRead} />
  }
}
