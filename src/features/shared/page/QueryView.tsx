import { Text } from '@tarojs/components'
import { focusManager, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { type StateAction, StateView, type StateViewProps } from '@/components/StateView'
import { pageLoadingDelayMs } from '@/config/limits'
import { ApiError, errorText, isMissing, isMissingRoute } from '@/http/apiError'
import { kinOf } from '@/routes/kin'
import { currentLocation, goBack, replaceLocation } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

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

const backAction = { label: texts.back, onClick: goBack }

/** What is gone has kin to look at; behind a tab there is nothing to go back to. */
function waysOn(retry: StateAction, isCompact = false): Pick<StateViewProps, 'action' | 'secondary'> {
  const here = currentLocation()?.name
  const name = here && kinOf[here]
  if (name && !isCompact) {
    const look = { label: texts.kin(routeSpec(name).title), onClick: () => replaceLocation({ name, params: {} }) }
    return { action: look, secondary: backAction }
  }
  return { action: here && routeSpec(here).tab ? retry : backAction }
}

/** A failed load with its way out. */
export function Failure({ error, onRetry, title, isCompact }: FailureProps) {
  const retry = { label: texts.retry, onClick: onRetry }
  // A call that this server does not know says nothing about the content.
  if (isMissing(error) && !isMissingRoute(error)) {
    return <StateView kind='notFound' {...texts.missing} {...waysOn(retry, isCompact)} isCompact={isCompact} />
  }
  const kind = error instanceof ApiError ? error.kind : undefined
  const hint = kind === 'busy' ? <BusyHint error={error} onRetry={onRetry} /> : errorText(error)
  const failure = kind === 'offline' ? texts.offline : { title: title ?? texts.failed.title, hint }
  return <StateView kind={kind === 'offline' ? 'offline' : 'error'} {...failure} action={retry} isCompact={isCompact} />
}

/** What the server had too much of is asked for again by itself, while the learner looks. */
function BusyHint({ error, onRetry }: Pick<FailureProps, 'error' | 'onRetry'>) {
  const [leftSec, setLeftSec] = useState(0)
  const latest = useRef(onRetry)
  latest.current = onRetry
  useEffect(() => {
    let left = Math.ceil(((error instanceof ApiError && error.retryAfterMs) || 0) / 1000)
    setLeftSec(left)
    const timer = setInterval(() => {
      setLeftSec(--left)
      if (left > 0) return
      clearInterval(timer)
      // Behind another app the return to this one asks anew.
      if (focusManager.isFocused()) latest.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [error])
  return (
    <>
      <Text>{errorText(error)}</Text>
      <Text aria-hidden>{texts.retryIn(leftSec)}</Text>
    </>
  )
}

const hasNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')

/**
 * All there is is what the last visit saw, and the server has said no to this one. While it does not answer at all, that
 * goes on standing in.
 */
export const isOnlyRemembered = ({ isError, error, dataUpdatedAt }: Asked): boolean =>
  isError && dataUpdatedAt === 0 && !hasNoAnswer(error)

type Asked = Pick<UseQueryResult, 'isError' | 'error' | 'dataUpdatedAt'>

interface QueryViewProps<T> extends Pick<FailureProps, 'title' | 'isCompact'> {
  query: Pick<UseQueryResult<T>, 'data' | 'fetchStatus' | 'refetch'> & Asked
  skeleton: ReactNode
  /** What is known before the answer is there: shown at once, in place of the skeleton; null = nothing. */
  preview?: ReactNode
  children: (data: T) => ReactNode
}

/** One query's faces: skeleton, failure with retry, content. What has been loaded stays when a refresh fails. */
export function QueryView<T>({ query, skeleton, preview, children, title, isCompact }: QueryViewProps<T>) {
  if (query.data !== undefined && !isOnlyRemembered(query)) return <>{children(query.data)}</>
  // Paused without data = offline from the start.
  if (query.isError || query.fetchStatus === 'paused') {
    const error = query.error ?? new ApiError('offline')
    return <Failure error={error} onRetry={() => void query.refetch()} title={title} isCompact={isCompact} />
  }
  return preview ? <>{preview}</> : <Delayed>{skeleton}</Delayed>
}
