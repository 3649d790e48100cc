import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'
import { QueryView, usePullDown } from '@/features/shared/page'
import { whileOnline } from '@/features/shared/page/whileOnline'
import { isDeleted, isRefusal } from '@/http/apiError'
import { type AttemptRead, attemptQueries } from '@/queries/attempt'

import { ExamSkeleton } from '../ExamSkeleton'
import { Closed, Gone, HandedIn } from './Closed'
import { restoreAttempt, unsentAnswers } from './deviceRecords'
import { OtherTabNotice } from './OtherTabNotice'
import { Lost } from './Lost'
import { Review } from './Review'
import { Room } from './Room'
import { texts } from './texts'
import { useOtherTab } from './useOtherTab'
import { useLost } from './useLost'
import { useOutdated } from './useOutdated'
import { useRestored } from './useRestored'
import type { End, Reloaded } from './useRunningAttempt'
import { useRunningNote } from './useRunningNote'
import { useKnownMember } from '../useKnownMember'

/** An end without a result was a conclusion. A later reading that gives the attempt as running knows better. */
const isTakenBack = (end: { how: End; atMs: number }, { requestedAtMs }: AttemptRead): boolean =>
  typeof end.how === 'string' && requestedAtMs > end.atMs

/** One attempt at a paper or mock paper, from the first question to the review. */
export function AttemptPage({ kind, examId, recordId }: AttemptRef) {
  const attemptRef = useMemo((): AttemptRef => ({ kind, examId, recordId }), [kind, examId, recordId])
  const query = useQuery(attemptQueries.detail(attemptRef))
  /** What the room knows of the attempt's end, until the server gives the attempt as ended. */
  const [end, setEnd] = useState<{ how: End; atMs: number }>()
  const isLeft = end !== undefined && query.data?.status === 'running' && !isTakenBack(end, query.data)
  const result = isLeft && typeof end.how === 'object' ? end.how : null
  const status = isLeft ? (result?.status ?? 'unknown') : query.data?.status
  const memberId = useKnownMember()
  usePullDown(attemptQueries.detail(attemptRef).queryKey)

  const restore = useCallback((id: number) => restoreAttempt(id, attemptRef), [attemptRef])
  const isElsewhere = useOtherTab(attemptRef, status === 'running', () => reload())
  const isRestored = useRestored(isElsewhere === false ? memberId : undefined, restore)
  const isGone = isDeleted(query.error)
  // A server may refuse to show an attempt that waits for a teacher. An answer that came too late knows of its end.
  const hasOneTooLate = useSyncExternalStore(
    examAnswers.watch,
    () => memberId !== undefined && examAnswers.isOver(memberId, attemptRef),
  )
  const isKeptBack = hasOneTooLate && query.data === undefined && isRefusal(query.error)
  const isUnclear = isLeft && end.how === 'unclear' && !hasOneTooLate
  const isOver = (isLeft && !isUnclear) || isKeptBack || status === 'marked' || status === 'marking'
  const lost = useLost(attemptRef, memberId, isOver || isGone)
  useOutdated(attemptRef, isLeft || isOver ? status : undefined)
  useRunningNote(attemptRef, memberId, query.data, isOver || isGone)
  async function reload(): Promise<Reloaded> {
    try {
      const { data, error } = await whileOnline(() => query.refetch())
      if (error === null) return data
      return isRefusal(error) ? 'refused' : undefined
    } catch {
      return undefined
    }
  }
  // "Deleted" is certain only if the attempt was on screen, or this member has answered it. Of any other attempt
  // nothing is known.
  if (isGone && (query.data !== undefined || lost.answers.length + lost.pictures.size > 0)) return <Gone />
  const onEnd = (how: End) => setEnd({ how, atMs: Date.now() })
  const draw = (attempt: AttemptRead) => {
    const note = <Lost lost={lost} questions={attempt.questions} />
    if (isLeft && result?.status !== 'marking') {
      // The review is on its way.
      if (result && query.isFetching) return <ExamSkeleton />
      return (
        <>
          {note}
          <HandedIn result={result} isUnclear={isUnclear} onRefresh={reload} />
        </>
      )
    }
    if (attempt.status === 'marked') return <Review attempt={attempt} attemptRef={attemptRef} note={note} />
    if (status === 'running' && attempt.questions.length > 0) {
      if (memberId === undefined) return <ExamSkeleton />
      if (isElsewhere) return <OtherTabNotice attempt={attempt} unsent={unsentAnswers(memberId, attemptRef)} />
      if (!isRestored) return <ExamSkeleton />
      const running = { attempt, attemptRef, memberId, onReload: reload }
      return <Room key={memberId} {...running} onEnd={onEnd} />
    }
    return (
      <>
        {note}
        <Closed status={status ?? attempt.status} attemptRef={attemptRef} onEnd={onEnd} onRefresh={reload} />
      </>
    )
  }
  return (
    <>
      {query.data === undefined && <Lost lost={lost} questions={[]} />}
      <QueryView query={query} skeleton={<ExamSkeleton />} title={texts.failed} missing={texts.notMine}>
        {draw}
      </QueryView>
    </>
  )
}
