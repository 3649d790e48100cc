import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { Book } from '@/api/examAnswer'
import { categoryParams } from '@/features/shared/list/categoryParams'
import { FilterBar } from '@/features/shared/list/FilterBar'
import { practisingQueries } from '@/queries/practising'
import type { RouteParams } from '@/routes/registry'

import { PracticePage } from '../practice/PracticePage'
import { texts } from './texts'
import { toPractices } from './toPractices'

type Params = RouteParams<'examWrongBookPlay'>

interface BookPracticeProps {
  book: Book
  params: Params
  setParams: (params: Params) => void
}

/** The questions of one type in a book, or all of them, filtered by category. */
export function BookPractice({ book, params, setParams }: BookPracticeProps) {
  const { type = 0, category_id: categoryId = 0, child: childId = 0 } = params
  const { data } = useQuery(practisingQueries.summary(book, type))
  const categories = data?.categories ?? []
  const { empty, failed } = texts.books[book]
  const counts = data?.countByType ?? new Map<number, number>()
  const held = type === 0 ? [...counts.values()] : [counts.get(type) ?? 0]
  const wanted = childId || categoryId
  // The summary lists only categories that hold questions.
  const isListed = categories.some(({ id, children }) => [id, ...children.map((one) => one.id)].includes(wanted))
  const showAll = (to: Params) => ({ label: texts.showAll, onClick: () => setParams(to) })
  const ofType = type === 0 ? { ...empty, action: toPractices } : { ...texts.noneOfType, action: showAll({}) }
  const none = categoryId === 0 ? ofType : { ...texts.noneOfKind, action: showAll({ type: params.type }) }
  return (
    <View>
      {categories.length > 0 && (
        <FilterBar
          categories={categories}
          categoryId={wanted}
          onCategory={(id) => setParams({ type: params.type, ...categoryParams(id, categories) })}
        />
      )}
      <PracticePage
        source={{ kind: book, type, categoryId, childId }}
        empty={none}
        failed={failed}
        isFilled={data === undefined || (wanted > 0 ? isListed : held.some((count) => count > 0))}
      />
    </View>
  )
}
