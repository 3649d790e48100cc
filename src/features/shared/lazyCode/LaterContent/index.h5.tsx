import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError } from '@/http/apiError'

import { Delayed, Failure } from '../../page'
import { useCode } from '../useCode'
import type { LaterContentProps } from './types'

/** The first failure is left to `platform/update`, which deals with missing code. */
function reporting<M>(load: () => Promise<M>, onFailure: (error: unknown) => void): () => Promise<M> {
  let isReported = false
  return () =>
    load().catch((error: unknown) => {
      if (!isReported) void Promise.reject(error)
      isReported = true
      onFailure(onlineManager.isOnline() ? error : new ApiError('offline'))
      throw error
    })
}

/** Where the code does not come, the learner is told, and it is asked for on. */
export function LaterContent<M extends object>({ load, skeleton, failed, children }: LaterContentProps<M>) {
  const [error, setError] = useState<unknown>()
  const [ask, setAsk] = useState(() => reporting(load, setError))
  const code = useCode(true, ask)
  if (code) return <>{children(code)}</>
  if (code === undefined) return <Delayed>{skeleton}</Delayed>
  const onRetry = () => setAsk(() => reporting(load, setError))
  return <Failure error={error} onRetry={onRetry} title={failed} isCompact />
}
