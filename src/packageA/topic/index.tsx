import { View } from '@tarojs/components'

import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { screen } from '@/features/shared/screen'
import { filterOf, paramsOf, topicOrders } from '@/features/topic/filter'
import { texts } from '@/features/topic/texts'
import { topicCard } from '@/features/topic/TopicCard'
import { topicQueries } from '@/queries/topic'

export default screen('topicIndex', function TopicIndex({ params, setParams }) {
  const filter = filterOf(params)
  const choose = (change: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...change }))
  const topics = usePagedQuery(topicQueries.list(filter))
  const first = topics.data?.pages[0]
  const isEverything = filter.categoryId === 0 && filter.scene === 'default'
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={(first?.categories ?? []).map((category) => ({ ...category, children: [] }))}
        categoryId={filter.categoryId}
        onCategory={(categoryId) => choose({ categoryId })}
        orders={topicOrders}
        order={filter.scene}
        onOrder={(scene) => choose({ scene })}
        summary={first?.total ? texts.list.total(first.total) : undefined}
      />
      <PagedList
        query={topics}
        keyOf={({ id }) => id}
        renderItem={topicCard}
        empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
