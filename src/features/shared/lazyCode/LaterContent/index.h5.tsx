import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { ApiError } from '@/http/apiError'

import { Delayed, Failure } from '../../page'
import { useCode } from '../useCode'
import type { LaterContentProps } from './types'

/** Where the code does not come, the learner is told, and it is asked for on. */
export function LaterContent<M extends object>({ load, skeleton, failed, children }: LaterContentProps<M>) {
  const [error, setError] = useState<unknown>()
  const isReported = useRef(false)
  const failing = () => () =>
    load().catch((reason: unknown) => {
      // `platform/update` deals with missing code. It hears of it once, because this page says it, too.
      if (!isReported.current) void Promise.reject(reason)
      isReported.current = true
      setError(onlineManager.isOnline() ? reason : new ApiError('offline'))
      throw reason
    })
  const [ask, setAsk] = useState(failing)
  const code = useCode(true, ask)
  if (code) return <>{children(code)}</>
  if (code === undefined) return <Delayed>{skeleton}</Delayed>
  return <Failure error={error} onRetry={() => setAsk(failing)} title={failed} isCompact />
}
