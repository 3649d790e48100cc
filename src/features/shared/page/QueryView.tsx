import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { pageLoadingDelayMs } from '@/config/limits'
import { ApiError, hasNoAnswer } from '@/http/apiError'

import { Failure, type FailureProps } from './Failure'

/** Skeletons appear after 200 ms: before that an answer from the cache would only flash. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pageLoadingDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <>{children}</> : null
}

/**
 * All there is is what the last visit saw, and the server has said no to this one. While it does not answer at all, that
 * goes on standing in.
 */
export const isOnlyRemembered = ({ isError, error, dataUpdatedAt }: Asked): boolean =>
  isError && dataUpdatedAt === 0 && !hasNoAnswer(error)

type Asked = Pick<UseQueryResult, 'isError' | 'error' | 'dataUpdatedAt'>

interface QueryViewProps<T> extends Omit<FailureProps, 'error' | 'onRetry'> {
  query: Pick<UseQueryResult<T>, 'data' | 'fetchStatus' | 'refetch'> & Asked
  skeleton: ReactNode
  /** What is known before the answer is there: shown at once, in place of the skeleton; null = nothing. */
  preview?: ReactNode
  children: (data: T) => ReactNode
}

/** One query's faces: skeleton, failure with retry, refusal with the way on, content. What has been loaded stays when a refresh fails. */
export function QueryView<T>({ query, skeleton, preview, children, ...failure }: QueryViewProps<T>) {
  if (query.data !== undefined && !isOnlyRemembered(query)) return <>{children(query.data)}</>
  // Paused without data = offline from the start.
  if (query.isError || query.fetchStatus === 'paused') {
    const error = query.error ?? new ApiError('offline')
    return <Failure error={error} onRetry={() => void query.refetch()} {...failure} />
  }
  return preview ? <>{preview}</> : <Delayed>{skeleton}</Delayed>
}
