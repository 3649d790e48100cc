import { View } from '@tarojs/components'

import type { ExamKind } from '@/api/exam'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { examQueries } from '@/queries/exam'
import type { RouteParams } from '@/routes/registry'

import { examCards } from './ExamCard'
import { ExamRowsSkeleton } from './ExamSkeleton'
import { filterOf, paramsOf } from './filter'
import { examKinds } from './kinds'

type Params = RouteParams<'examPaperIndex'>

interface ExamListProps {
  kind: ExamKind
  params: Params
  setParams: (params: Params) => void
}

/** The catalogue of one kind; its categories come with the first answer. */
export function ExamList({ kind, params, setParams }: ExamListProps) {
  const filter = filterOf(params)
  const exams = usePagedQuery(examQueries.list(kind, filter))
  const categories = exams.data?.pages[0]?.categories ?? []
  const { words } = examKinds[kind]
  const showAll = { label: words.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      {categories.length > 0 && (
        <FilterBar
          categories={categories}
          categoryId={filter.childId || filter.categoryId}
          onCategory={(id) => setParams(paramsOf(id, categories))}
        />
      )}
      <PagedList
        query={exams}
        keyOf={({ id }) => id}
        renderItem={examCards[kind]}
        empty={filter.categoryId === 0 ? words.list.none : { ...words.list.noneOfKind, action: showAll }}
        failedTitle={words.failed}
        skeleton={<ExamRowsSkeleton />}
        isGrid
      />
    </View>
  )
}
