import { View } from '@tarojs/components'
import { useState } from 'react'

import type { StudyBook, StudyBookList } from '@/api/book'
import { Chips } from '@/components/Chips'
import { ListRow } from '@/components/ListRow'
import { MediaCard } from '@/components/MediaCard'
import { Notice } from '@/components/Notice'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { keptArticles } from '@/features/shared/keptReadings'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { studyBookQueries } from '@/queries/book'
import { open } from '@/routes/navigate'
import { useOnline } from '@/stores/connection'

import { texts } from './texts'

const words = texts.books
const lists = (['learned', 'owned', 'liked'] as const).map((key) => ({ key, label: words.lists[key] }))
const action = { label: words.toList, onClick: () => open('bookIndex') }

/** Books that I read, own and have collected. */
export function StudyBooks() {
  const [list, setList] = useState<StudyBookList>('learned')
  const query = usePagedQuery(studyBookQueries.list(list))
  const isOnline = useOnline()
  if (!isOnline && query.data === undefined && keptArticles().length > 0) return <KeptArticles />
  return (
    <View>
      <Chips label={words.listLabel} items={lists} value={list} onChange={setList} look='text' />
      <PagedList
        query={query}
        keyOf={({ bookId }) => bookId}
        renderItem={(book) => <Row book={book} list={list} />}
        empty={{ ...words.empty[list], action }}
        failedTitle={words.failed}
        isGrid
      />
    </View>
  )
}

/** What can be read without a network. */
function KeptArticles() {
  return (
    <View>
      <Notice icon='book'>{words.kept}</Notice>
      {keptArticles().map(({ id, title, bookName }) => (
        <ListRow key={id} label={title} hint={bookName} onClick={() => open('bookRead', { id })} />
      ))}
    </View>
  )
}

/** Straight to where reading stopped; a book never begun, or only collected, opens its own page. */
function openBook({ bookId, articleId }: StudyBook): void {
  if (articleId !== null) open('bookRead', { id: articleId })
  else open('bookShow', { id: bookId, tab: 'outline' })
}

function metaOf({ readAt, addedAt }: StudyBook, list: StudyBookList): string | undefined {
  const now = serverClock.now()
  if (readAt) return words.readAt(relativeTime(readAt, now))
  return addedAt ? words.addedAt[list](relativeTime(addedAt, now)) : undefined
}

function Row({ book, list }: { book: StudyBook; list: StudyBookList }) {
  return (
    <MediaCard
      title={book.name}
      coverSrc={book.thumb}
      ratio='3:4'
      coverWidth={72}
      meta={metaOf(book, list)}
      onClick={() => openBook(book)}
    />
  )
}
