import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import type { AttemptStatus } from '@/api/attemptStatus'
import { examQueries } from '@/queries/exam'

/** Reads anew the pages below this one that do not know the attempt's end. @param status once it is over, or in doubt */
export function useOutdated({ kind, examId, recordId }: AttemptRef, status: AttemptStatus | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (status === undefined) return
    const known = client.getQueryData(examQueries[kind](examId).queryKey)
    if (known?.attempts.find(({ id }) => id === recordId)?.status === status) return
    for (const queryKey of examQueries.outdated(kind, examId)) void client.invalidateQueries({ queryKey })
  }, [client, kind, examId, recordId, status])
}
