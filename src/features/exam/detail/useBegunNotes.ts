import { useEffect, useRef } from 'react'

import type { AttemptStatus } from '@/api/attemptStatus'
import { forgetRunning, listRunning, noteRunning } from '@/features/shared/runningExams/notes'
import { serverClock } from '@/lib/serverClock'
import { memberIdOf, useSession } from '@/stores/session'

import type { Startable } from './startable'

const isEnded = (status: AttemptStatus) => status === 'marked' || status === 'marking'

/** @returns what other pages say of this attempt while it runs */
function noteOf({ kind, id, title, minutes }: Startable, recordId: number, startedAt: Date | null) {
  const atMs = serverClock.now()
  const deadlineMs = minutes > 0 ? (startedAt?.getTime() ?? atMs) + minutes * 60_000 : null
  return { kind, examId: id, recordId, title, deadlineMs, atMs }
}

/**
 * Tells other pages of an attempt that runs although no room has opened it: the answer to its start came late or never,
 * or it was begun elsewhere. Forgets those that ended elsewhere.
 * @returns to be called with the exam and the record of an attempt that has just begun
 */
export function useBegunNotes(exam: Startable | undefined): (exam: Startable, recordId: number) => void {
  const memberId = useSession(memberIdOf)
  const attempts = exam?.attempts
  const latest = useRef(exam)
  latest.current = exam
  useEffect(() => {
    const shown = latest.current
    if (!shown || !attempts || memberId === null) return
    const noted = listRunning(memberId).filter(({ kind }) => kind === shown.kind)
    for (const { id, status, startedAt } of attempts) {
      const isNoted = noted.some(({ recordId }) => recordId === id)
      if (status === 'running' && !isNoted) noteRunning(memberId, noteOf(shown, id, startedAt))
      if (isEnded(status) && isNoted) forgetRunning(memberId, { kind: shown.kind, recordId: id })
    }
  }, [attempts, memberId])
  return (begun, recordId) => {
    if (memberId !== null) noteRunning(memberId, noteOf(begun, recordId, null))
  }
}
