import { useEffect } from 'react'

import type { AttemptDetail } from '@/api/attempt'
import type { AttemptRef } from '@/api/examAnswer'
import { forgetRunning, noteRunning } from '@/features/shared/runningExams/notes'
import { serverClock } from '@/lib/serverClock'

/** Tells other pages that this attempt runs and for how long, until its end is known. */
export function useRunningNote(
  ref: AttemptRef,
  memberId: number | undefined,
  attempt: Pick<AttemptDetail, 'title' | 'status' | 'deadlineAt'> | undefined,
  isOver: boolean,
): void {
  const isRunning = attempt?.status === 'running'
  const title = attempt?.title ?? ''
  const deadlineMs = attempt?.deadlineAt?.getTime() ?? null
  useEffect(() => {
    if (memberId === undefined) return
    if (isOver) forgetRunning(memberId, ref)
    else if (isRunning) noteRunning(memberId, { ...ref, title, deadlineMs, atMs: serverClock.now() })
  }, [ref, memberId, isRunning, isOver, title, deadlineMs])
}
