import { View } from '@tarojs/components'

import { bookCard } from '@/features/book/list/BookCard'
import { BookRowsSkeleton } from '@/features/book/BookSkeleton'
import { bookOrders, everything, filterOf, paramsOf } from '@/features/book/list/filter'
import { texts } from '@/features/book/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { bookQueries } from '@/queries/book'

export default definePage('bookIndex', function BookIndexPage({ params, setParams }) {
  const filter = filterOf(params)
  const books = usePagedQuery(bookQueries.list(filter))
  const first = books.data?.pages[0]
  const isEverything = filter.categoryId === everything.categoryId && filter.scene === everything.scene
  const showAll = { label: texts.list.showAll, onClick: () => setParams(paramsOf(everything)) }

  return (
    <View>
      <FilterBar
        categories={first?.categories ?? []}
        categoryId={filter.categoryId}
        onCategory={(categoryId) => setParams(paramsOf({ ...filter, categoryId }))}
        orders={bookOrders}
        order={filter.scene}
        onOrder={(scene) => setParams(paramsOf({ ...filter, scene }))}
        summary={first?.total ? texts.list.total(first.total) : undefined}
      />
      <PagedList
        query={books}
        keyOf={({ id }) => id}
        renderItem={bookCard}
        empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        skeleton={<BookRowsSkeleton />}
        isGrid
      />
    </View>
  )
})
