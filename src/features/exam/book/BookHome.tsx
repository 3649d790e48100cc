import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import type { Book } from '@/api/examAnswer'
import type { BookSummary } from '@/api/questionBook'
import { Button } from '@/components/Button'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { QueryView, usePullDown } from '@/features/shared/page'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { practisingQueries } from '@/queries/practising'
import { navigateTo } from '@/routes/navigate'

import { texts as examTexts } from '../texts'
import { TrendCard } from '../trend/TrendCard'
import styles from './book.module.scss'
import { texts } from './texts'
import { toPractices } from './toPractices'

/** In the order of docs/backend/exams.md#wrong-answer-book */
const types = [1, 2, 5, 3, 4, 6]

const rooms = { wrongBook: 'examWrongBookPlay', collection: 'examCollectionPlay' } as const

/** The number of questions in a book, by type. */
export function BookHome({ book }: { book: Book }) {
  const query = useQuery(practisingQueries.summary(book, 0))
  useDidShow(() => void query.refetch({ cancelRefetch: false }))
  usePullDown(practisingQueries.summaries(book))
  return (
    <QueryView query={query} skeleton={<MediaRowsSkeleton />} title={texts.books[book].failed}>
      {(summary) => <Types book={book} summary={summary} />}
    </QueryView>
  )
}

function Types({ book, summary: { countByType } }: { book: Book; summary: BookSummary }) {
  const countOf = (type: number) => countByType.get(type) ?? 0
  const own = texts.books[book]
  if (types.every((type) => countOf(type) === 0)) {
    return <StateView kind='empty' {...own.empty} action={toPractices} />
  }
  return (
    <View>
      {types.map((type) => {
        const isEmpty = countOf(type) === 0
        return (
          <ListRow
            key={type}
            label={examTexts.types[type] ?? ''}
            value={isEmpty ? <Text className={styles.none}>{own.count(0)}</Text> : own.count(countOf(type))}
            isStrong={!isEmpty}
            onClick={isEmpty ? undefined : () => void navigateTo(rooms[book], { type })}
          />
        )
      })}
      {book === 'wrongBook' && <TrendCard />}
      <ActionBar>
        <Button isBlock onClick={() => void navigateTo(rooms[book], {})}>
          {texts.all}
        </Button>
      </ActionBar>
    </View>
  )
}
