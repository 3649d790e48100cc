import { View } from '@tarojs/components'

import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { filterOf, paramsOf, articleOrders } from '@/features/article/filter'
import { texts } from '@/features/article/texts'
import { articleCard } from '@/features/article/ArticleCard'
import { articleQueries } from '@/queries/article'

export default definePage('articleIndex', function ArticleIndexPage({ params, setParams }) {
  const filter = filterOf(params)
  const choose = (change: Partial<typeof filter>) => setParams(paramsOf({ ...filter, ...change }))
  const articles = usePagedQuery(articleQueries.list(filter))
  const first = articles.data?.pages[0]
  const isEverything = filter.categoryId === 0 && filter.scene === 'default'
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={(first?.categories ?? []).map((category) => ({ ...category, children: [] }))}
        categoryId={filter.categoryId}
        onCategory={(categoryId) => choose({ categoryId })}
        orders={articleOrders}
        order={filter.scene}
        onOrder={(scene) => choose({ scene })}
        summary={first?.total ? texts.list.total(first.total) : undefined}
      />
      <PagedList
        query={articles}
        keyOf={({ id }) => id}
        renderItem={articleCard}
        empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
