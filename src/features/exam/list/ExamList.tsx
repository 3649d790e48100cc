import { View } from '@tarojs/components'
import { useCallback } from 'react'

import type { ExamFilter, ExamItem } from '@/api/exam'
import { categoryParams, FilterBar, PagedList, usePagedQuery } from '@/features/shared/list'
import { examQueries } from '@/queries/exam'
import type { RouteParams } from '@/routes/registry'

import { ExamCard } from './ExamCard'
import { ExamRowsSkeleton } from '../ExamSkeleton'
import type { Exams } from '../kinds'

type Params = RouteParams<'examPaperIndex'>

interface ExamListProps {
  exams: Exams
  params: Params
  setParams: (params: Params) => void
}

/** The catalogue of one kind; its categories come with the first answer. */
export function ExamList({ exams, params, setParams }: ExamListProps) {
  const filter = filterOf(params)
  const { kind, texts } = exams
  const query = usePagedQuery(examQueries.list(kind.type, filter))
  // The same function each time: so lists draw best.
  const renderItem = useCallback((exam: ExamItem) => <ExamCard exams={exams} exam={exam} />, [exams])
  const categories = query.data?.pages[0]?.categories ?? []
  const showAll = { label: texts.list.showAll, onClick: () => setParams({}) }

  return (
    <View>
      {categories.length > 0 && (
        <FilterBar
          categories={categories}
          categoryId={filter.childId || filter.categoryId}
          onCategory={(id) => setParams(categoryParams(id, categories))}
        />
      )}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={renderItem}
        empty={filter.categoryId === 0 ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.failed}
        skeleton={<ExamRowsSkeleton />}
        isGrid
      />
    </View>
  )
}

/** What the address asks for. */
const filterOf = ({ category_id: categoryId = 0, child: childId = 0 }: Params): ExamFilter => ({
  categoryId,
  childId,
})
