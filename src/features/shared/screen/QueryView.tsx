import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { StateView } from '@/components/StateView'
import { pageLoadingDelayMs } from '@/config/limits'
import { ApiError, errorText, isMissing } from '@/http/apiError'
import { back } from '@/routes/navigate'

import { texts } from './texts'

/** Skeletons appear after 200 ms: before that an answer from the cache would only flash. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pageLoadingDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <>{children}</> : null
}

interface FailureProps {
  error: unknown
  onRetry: () => void
  /** What did not load, in the learner's words: 评论没有加载出来. */
  title?: string
  isCompact?: boolean
}

/** A failed load with its way out. */
export function Failure({ error, onRetry, title, isCompact }: FailureProps) {
  if (isMissing(error)) {
    return <StateView kind='notFound' {...texts.missing} action={{ label: texts.back, onClick: back }} isCompact={isCompact} />
  }
  const isOffline = error instanceof ApiError && error.kind === 'offline'
  const words = isOffline ? texts.offline : { title: title ?? texts.failed.title, hint: errorText(error) }
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      {...words}
      action={{ label: texts.retry, onClick: onRetry }}
      isCompact={isCompact}
    />
  )
}

interface QueryViewProps<T> extends Pick<FailureProps, 'title' | 'isCompact'> {
  query: UseQueryResult<T>
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** One query's faces: skeleton, failure with retry, content. What has been loaded stays when a refresh fails. */
export function QueryView<T>({ query, skeleton, children, title, isCompact }: QueryViewProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  // Paused without data = offline from the start.
  if (query.isError || query.fetchStatus === 'paused') {
    const error = query.error ?? new ApiError('offline')
    return <Failure error={error} onRetry={() => void query.refetch()} title={title} isCompact={isCompact} />
  }
  return <Delayed>{skeleton}</Delayed>
}
