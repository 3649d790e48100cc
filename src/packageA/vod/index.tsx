import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { courseCard } from '@/features/course/list/CourseCard'
import { courseOrders, everything, filterOf, paramsOf } from '@/features/course/list/filter'
import { texts } from '@/features/course/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'

export default definePage(
  'vodIndex',
  function VodIndexPage({ params, setParams }) {
    const filter = filterOf(params)
    const choose = (change: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...change }))
    const categories = useQuery(courseQueries.categories())
    const courses = usePagedQuery(courseQueries.list(filter))
    const total = courses.data?.pages[0]?.total
    const isEverything = filter.categoryId === everything.categoryId && filter.scene === everything.scene
    const showAll = { label: texts.list.showAll, onClick: () => choose(everything) }

    return (
      <View>
        <FilterBar
          categories={categories.data ?? []}
          categoryId={filter.categoryId}
          onCategory={(categoryId) => choose({ categoryId })}
          orders={courseOrders}
          order={filter.scene}
          onOrder={(scene) => choose({ scene })}
          summary={total ? texts.list.total(total) : undefined}
        />
        <PagedList
          query={courses}
          keyOf={({ id }) => id}
          renderItem={courseCard}
          empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
          failedTitle={texts.list.failed}
          isGrid
        />
      </View>
    )
  },
  (params) => {
    void queryClient.prefetchQuery(courseQueries.categories())
    void queryClient.prefetchInfiniteQuery(courseQueries.list(filterOf(params)))
  },
)
