import { View } from '@tarojs/components'

import { liveCard } from '@/features/live/list/LiveCard'
import { texts } from '@/features/live/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { liveQueries } from '@/queries/live'

export default definePage('liveIndex', function LiveIndexPage({ params, setParams }) {
  const { category_id: categoryId = 0 } = params
  const courses = usePagedQuery(liveQueries.list(categoryId))
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={courses.data?.pages[0]?.categories ?? []}
        categoryId={categoryId}
        onCategory={(id) => setParams(id > 0 ? { category_id: id } : {})}
      />
      <PagedList
        query={courses}
        keyOf={({ id }) => id}
        renderItem={liveCard}
        empty={categoryId === 0 ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
