import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { pathCard } from '@/features/path/PathCard'
import { texts } from '@/features/path/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { screen } from '@/features/shared/screen'
import { pathQueries } from '@/queries/path'

export default screen('pathIndex', function PathIndex({ params, setParams }) {
  const { category_id: categoryId = 0 } = params
  const categories = useQuery(pathQueries.categories())
  const paths = usePagedQuery(pathQueries.list(categoryId))
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={categories.data ?? []}
        categoryId={categoryId}
        onCategory={(id) => setParams(id > 0 ? { category_id: id } : {})}
      />
      <PagedList
        query={paths}
        keyOf={({ id }) => id}
        renderItem={pathCard}
        empty={categoryId === 0 ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
