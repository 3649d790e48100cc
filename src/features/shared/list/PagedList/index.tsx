import { View } from '@tarojs/components'
import { type ReactNode, useEffect } from 'react'

import { cx } from '@/components/cx'
import { PagedFooter } from '@/components/PagedFooter'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { type StateAction, StateView } from '@/components/StateView'
import { ApiError } from '@/http/apiError'
import { missingFrom } from '@/queries/paged'

import { Delayed, Failure, isOnlyRemembered } from '@/features/shared/page'
import { useInViewport } from '../useInViewport'
import type { PagedQuery } from '../usePagedQuery'
import styles from './index.module.scss'
import { PageOfItems } from './PageOfItems'

interface PagedListProps<T> {
  query: PagedQuery<T>
  /** Identifies items. An item that comes twice, because the list moved on between two pages, is shown once. */
  keyOf: (item: T) => string | number
  /** Best the same function each time: then drawn items stay as they are while the list grows. */
  renderItem: (item: T) => ReactNode
  /** What would be here, and how to get it. */
  empty: { title: string; hint?: string; action?: StateAction }
  /** Title of a failure. */
  failedTitle?: string
  skeleton?: ReactNode
  /** Two columns from 768 px on. */
  isGrid?: boolean
  /** Shown at the end instead of 没有更多了. */
  endNote?: ReactNode
}

/** The next page is asked for when the end is this near. */
const prefetchPx = 600

/** Every long list of the app: loading, failure with retry, empty, next pages, the end. */
export function PagedList<T>(props: PagedListProps<T>) {
  const {
    query,
    keyOf,
    renderItem,
    empty,
    failedTitle,
    skeleton = <MediaRowsSkeleton />,
    isGrid = false,
    endNote,
  } = props
  if (query.data === undefined || isOnlyRemembered(query)) {
    // Paused without data means offline from the start.
    if (!query.isError && !query.isPaused) return <Delayed>{skeleton}</Delayed>
    return (
      <Failure
        error={query.error ?? new ApiError('offline')}
        onRetry={() => void query.refetch()}
        title={failedTitle}
      />
    )
  }
  const pages = uniquePages(
    query.data.pages.map(({ items }) => items),
    keyOf,
  )
  const isCut = missingFrom(query.data.pages, pages.flat().length) > 0
  if (pages.every((items) => items.length === 0) && !query.hasNextPage) return <StateView kind='empty' {...empty} />
  return (
    <View className={cx(query.isPlaceholderData && styles.outdated)} aria-busy={query.isPlaceholderData}>
      {pages.map((items, index) => (
        <PageOfItems
          key={index}
          items={items}
          keyOf={keyOf}
          renderItem={renderItem}
          isFirst={index === 0}
          isGrid={isGrid}
          end={index === pages.length - 1 && <ListEnd query={query} isCut={isCut} note={endNote} />}
        />
      ))}
    </View>
  )
}

function uniquePages<T>(pages: readonly T[][], keyOf: (item: T) => string | number): T[][] {
  const seen = new Set<string | number>()
  return pages.map((items) =>
    items.filter((item) => {
      const isNew = !seen.has(keyOf(item))
      seen.add(keyOf(item))
      return isNew
    }),
  )
}

interface ListEndProps<T> {
  query: PagedQuery<T>
  isCut: boolean
  note: ReactNode
}

function ListEnd<T>({ query, isCut, note }: ListEndProps<T>) {
  const { hasNextPage, fetchNextPage } = query
  const { id, isNear } = useInViewport(prefetchPx, false)
  // Page 1 of the last visit does not grow: with this visit's page 2 it would count as read now.
  const isOld = query.dataUpdatedAt === 0
  const isFailed = isOld ? query.isError : query.isFetchNextPageError
  const isDue = isNear && hasNextPage && !query.isFetching && !isOld && !isFailed
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  const end = isCut ? 'cut' : 'end'
  const state = isFailed ? 'failed' : !hasNextPage ? end : query.isFetchingNextPage ? 'loading' : 'idle'
  const retry = isOld ? query.refetch : fetchNextPage
  return (
    <View id={id} className={styles.end}>
      {note && state === end ? note : <PagedFooter state={state} onRetry={() => void retry()} />}
    </View>
  )
}
