import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { pageLoadingDelayMs } from '@/config/limits'
import { ApiError, mayPass } from '@/http/apiError'

import { Failure, type FailureProps } from './Failure'

/** Draws only after 200 ms. Before that, a skeleton over a cached answer would flash. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pageLoadingDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <>{children}</> : null
}

/**
 * The data are from the last visit, and the server has refused them now. They remain visible while it does not answer,
 * or is too busy or too broken to. Reads no more of the query than needed: its reader is drawn anew whenever something
 * that was read changes.
 */
export const isOnlyRemembered = (query: QueryOutcome): boolean =>
  query.isError && query.dataUpdatedAt === 0 && !mayPass(query.error)

type QueryOutcome = Pick<UseQueryResult, 'isError' | 'error' | 'dataUpdatedAt'>

interface QueryViewProps<T> extends Omit<FailureProps, 'error' | 'onRetry'> {
  query: Pick<UseQueryResult<T>, 'data' | 'isPaused' | 'refetch'> & QueryOutcome
  skeleton: ReactNode
  /** What is known before the answer, shown instead of the skeleton; null = nothing. */
  preview?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * One query on screen: skeleton, failure with retry, refusal with the next step, or content. Loaded content stays when
 * a refresh fails.
 */
export function QueryView<T>({ query, skeleton, preview, children, ...failure }: QueryViewProps<T>) {
  if (query.data !== undefined && !isOnlyRemembered(query)) return <>{children(query.data)}</>
  // Paused without data means offline from the start.
  if (query.isError || query.isPaused) {
    const error = query.error ?? new ApiError('offline')
    return <Failure error={error} onRetry={() => void query.refetch()} {...failure} />
  }
  return preview ? <>{preview}</> : <Delayed>{skeleton}</Delayed>
}
