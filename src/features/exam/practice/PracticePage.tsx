import { useQuery } from '@tanstack/react-query'

import type { ListedSource } from '@/api/practising'
import { StateView, type StateViewProps } from '@/components/StateView'
import { Failure, QueryView } from '@/features/shared/page'
import { payAdapter } from '@/platform/pay'
import { practisingQueries } from '@/queries/practising'

import { ExamSkeleton } from '../ExamSkeleton'
import { PracticeRoom } from './PracticeRoom'
import { traitsOf } from './sourceTraits'
import { texts } from './texts'
import { usePractisingMember } from './usePractisingMember'

interface PracticePageProps {
  source: ListedSource
  /** Shown when there are no questions. */
  empty?: Pick<StateViewProps, 'title' | 'hint' | 'action'>
  failed?: string
  /** It is known to hold questions, so a refusal does not mean that it is empty. */
  isFilled?: boolean
}

/** Questions one by one, each judged and explained at once: of a chapter, the daily twenty, or a book. */
export function PracticePage({ source, empty = texts.empty, failed = texts.failed, isFilled }: PracticePageProps) {
  const query = useQuery(practisingQueries.set(source))
  const memberId = usePractisingMember()
  const { practiceId: id } = traitsOf(source)
  const isOffered = id !== null && payAdapter.canSell
  const offeredAt = isOffered ? ({ name: 'examPracticeShow', params: { id } } as const) : undefined
  return (
    <QueryView query={query} skeleton={<ExamSkeleton />} title={failed} offeredAt={offeredAt}>
      {(set) => {
        const none = <StateView kind='empty' {...empty} />
        if (set.refusal && isFilled) {
          return <Failure error={set.refusal} title={failed} onRetry={() => void query.refetch()} />
        }
        if (set.ids.length === 0) return none
        if (memberId === undefined) return <ExamSkeleton />
        const key = JSON.stringify([source, memberId])
        return <PracticeRoom key={key} source={source} set={set} memberId={memberId} none={none} />
      }}
    </QueryView>
  )
}
