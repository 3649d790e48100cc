import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { learningPathCard } from '@/features/learningPath/LearningPathCard'
import { texts } from '@/features/learningPath/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { learningPathQueries } from '@/queries/learningPath'

export default definePage('learningPathIndex', function LearningPathIndexPage({ params, setParams }) {
  const { category_id: categoryId = 0 } = params
  const categories = useQuery(learningPathQueries.categories())
  const learningPaths = usePagedQuery(learningPathQueries.list(categoryId))
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      <FilterBar
        categories={categories.data ?? []}
        categoryId={categoryId}
        onCategory={(id) => setParams(id > 0 ? { category_id: id } : {})}
      />
      <PagedList
        query={learningPaths}
        keyOf={({ id }) => id}
        renderItem={learningPathCard}
        empty={categoryId === 0 ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
