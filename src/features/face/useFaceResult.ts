import { useQuery } from '@tanstack/react-query'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { FaceCheck } from '@/api/face'
import { facePollMs, facePollTotalMs } from '@/config/limits'
import { refreshMember } from '@/features/shared/session'
import { faceCheckSlot } from '@/features/shared/session/faceCheck'
import { ApiError } from '@/http/apiError'
import { faceQueries } from '@/queries/face'

interface Watch {
  /** `over`: the server does not know the check any more. */
  state: 'asking' | 'waiting' | 'over' | 'failed'
  error: unknown
  askAgain: () => void
}

/**
 * Asks for the end of a check every few seconds while the page is in sight, for two minutes; then the learner
 * decides. A passed one is read into the member's record and forgotten.
 */
export function useFaceResult(check: FaceCheck): Watch {
  const [isShown, setShown] = useState(true)
  const [sinceMs, setSinceMs] = useState(Date.now)
  const isInTime = () => Date.now() - sinceMs < facePollTotalMs
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...faceQueries.result(check),
    enabled: isShown,
    refetchInterval: ({ state }) => (state.data === 'passed' || !isInTime() ? false : facePollMs),
  })

  const askAgain = () => {
    setSinceMs(Date.now())
    void refetch()
  }
  useDidShow(() => {
    setShown(true)
    setSinceMs(Date.now())
  })
  useDidHide(() => setShown(false))

  useEffect(() => {
    if (data !== 'passed') return
    // Until the record has arrived the check is kept: the page can ask again.
    void refreshMember().then(faceCheckSlot.remove, () => undefined)
  }, [data, dataUpdatedAt])

  if (error instanceof ApiError && error.kind === 'rejected') return { state: 'over', error, askAgain }
  if (error) return { state: 'failed', error, askAgain }
  return { state: data === 'passed' || isInTime() ? 'asking' : 'waiting', error, askAgain }
}
