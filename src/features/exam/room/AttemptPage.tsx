import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'

import type { AttemptDetail, AttemptRef, AttemptStatus } from '@/api/attempt'
import { Banner } from '@/components/Banner'
import { StateView } from '@/components/StateView'
import { QueryView, usePullDown } from '@/features/shared/page'
import { attemptQueries } from '@/queries/attempt'

import { ExamSkeleton } from '../ExamSkeleton'
import { restoreAttempt, storedPosition, unsentAnswers } from './deviceRecords'
import { Elsewhere } from './Elsewhere'
import { Review } from './Review'
import { Room } from './Room'
import { texts } from './texts'
import { useElsewhere } from './useElsewhere'
import { useRestored } from './useRestored'
import { useKnownMember } from '../useKnownMember'

/** One attempt at a paper or mock paper, from its first question to the review. */
export function AttemptPage({ kind, examId, recordId }: AttemptRef) {
  const attemptRef = useMemo((): AttemptRef => ({ kind, examId, recordId }), [kind, examId, recordId])
  const query = useQuery(attemptQueries.detail(attemptRef))
  const memberId = useKnownMember()
  usePullDown(attemptQueries.detail(attemptRef).queryKey)

  const restore = useCallback((id: number) => restoreAttempt(id, attemptRef), [attemptRef])
  const isElsewhere = useElsewhere(attemptRef, query.data?.status === 'running', () => query.refetch())
  const isRestored = useRestored(isElsewhere === false ? memberId : undefined, restore)
  const lost = useLost(attemptRef, memberId, query.data?.status)
  const reload = async () => {
    const { data, isError } = await query.refetch()
    return isError ? undefined : data
  }
  const draw = (attempt: AttemptDetail) => {
    if (attempt.status === 'marked') return <Review attempt={attempt} note={lost} />
    if (attempt.status === 'running' && attempt.questions.length > 0) {
      if (memberId === undefined) return <ExamSkeleton />
      if (isElsewhere) return <Elsewhere attempt={attempt} unsent={unsentAnswers(memberId, attemptRef)} />
      if (!isRestored) return <ExamSkeleton />
      return <Room key={memberId} attempt={attempt} attemptRef={attemptRef} memberId={memberId} onReload={reload} />
    }
    return (
      <>
        {lost}
        <Closed status={attempt.status} onRefresh={() => void reload()} />
      </>
    )
  }
  return (
    <QueryView query={query} skeleton={<ExamSkeleton />} title={texts.failed}>
      {draw}
    </QueryView>
  )
}

/** What is still on this device when the attempt is over has come too late: it is forgotten, and said. */
function useLost(attemptRef: AttemptRef, memberId: number | undefined, status: AttemptStatus | undefined): ReactNode {
  const [count, setCount] = useState(0)
  const isOver = status === 'marked' || status === 'marking'
  useEffect(() => {
    if (!isOver || memberId === undefined) return
    setCount(unsentAnswers(memberId, attemptRef).clear())
    storedPosition(memberId, attemptRef).clear()
  }, [isOver, memberId, attemptRef])
  return count === 0 ? null : (
    <Banner tone='warning' icon='info'>
      {texts.handIn.lost(count)}
    </Banner>
  )
}

/** There is nothing to answer, and nothing to see yet. */
function Closed({ status, onRefresh }: { status: AttemptStatus; onRefresh: () => void }) {
  if (status === 'marking') {
    const { title, hint, refresh } = texts.waiting
    return <StateView kind='done' title={title} hint={hint} action={{ label: refresh, onClick: onRefresh }} />
  }
  return <StateView kind='empty' {...(status === 'running' ? texts.empty : texts.unknown)} />
}
