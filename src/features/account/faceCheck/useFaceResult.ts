import { useQuery } from '@tanstack/react-query'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { type FaceCheck, getFaceResult } from '@/api/faceCheck'
import { facePollMs, facePollTotalMs } from '@/config/limits'
import { refreshMember } from '@/features/shared/session'
import { ApiError } from '@/http/apiError'

/** A passed check counts only after the member's record has been read again. */
async function takeResult(check: FaceCheck, signal: AbortSignal) {
  const result = await getFaceResult(check, signal)
  if (result === 'passed') await refreshMember()
  return result
}

interface FaceWatch {
  /** `waiting`: no answer yet, the learner decides. `over`: the server no longer knows the check. */
  state: 'asking' | 'waiting' | 'over' | 'failed'
  error: unknown
  askAgain: () => void
}

/** Polls for the end of a check while the page is visible, for two minutes at a time. */
export function useFaceResult(check: FaceCheck): FaceWatch {
  const [isShown, setShown] = useState(true)
  const [round, setRound] = useState(0)
  const [isInTime, setInTime] = useState(true)
  useEffect(() => {
    setInTime(true)
    const timer = setTimeout(() => setInTime(false), facePollTotalMs)
    return () => clearTimeout(timer)
  }, [round])

  const { data, error, refetch } = useQuery({
    queryKey: ['face', check.bizToken],
    queryFn: ({ signal }) => takeResult(check, signal),
    staleTime: 0,
    gcTime: 0,
    enabled: isShown,
    refetchInterval: ({ state }) => (isInTime && state.status !== 'error' ? facePollMs : false),
  })

  const nextRound = () => setRound((count) => count + 1)
  useDidShow(() => {
    setShown(true)
    nextRound()
  })
  useDidHide(() => setShown(false))

  const askAgain = () => {
    nextRound()
    void refetch()
  }
  if (error instanceof ApiError && error.kind === 'rejected') return { state: 'over', error, askAgain }
  if (error) return { state: 'failed', error, askAgain }
  return { state: data === 'passed' || isInTime ? 'asking' : 'waiting', error, askAgain }
}
