import { View } from '@tarojs/components'

import { categoryParams, FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { classTypes, filterOf } from '@/features/smallClass/list/filter'
import { smallClassCard } from '@/features/smallClass/list/SmallClassCard'
import { texts } from '@/features/smallClass/texts'
import { smallClassQueries } from '@/queries/smallClass'

export default definePage('smallClassIndex', function SmallClassIndexPage({ params, setParams }) {
  const filter = filterOf(params)
  const classes = usePagedQuery(smallClassQueries.list(filter))
  const categories = classes.data?.pages[0]?.categories ?? []
  const { type, ...category } = params
  const isEverything = filter.type === '' && filter.categoryId === 0
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={categories}
        categoryId={filter.childId || filter.categoryId}
        onCategory={(id) => setParams({ type, ...categoryParams(id, categories) })}
        orders={classTypes}
        order={filter.type}
        onOrder={(next) => setParams({ ...category, type: next || undefined })}
        orderLabel={texts.list.type}
      />
      <PagedList
        query={classes}
        keyOf={({ id }) => id}
        renderItem={smallClassCard}
        empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
