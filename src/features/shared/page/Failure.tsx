import { Text } from '@tarojs/components'
import { focusManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { type StateAction, StateView, type StateViewProps } from '@/components/StateView'
import { ApiError, errorText, isMissing, isMissingRoute, isRefusal, serverText } from '@/http/apiError'
import type { RouteLocation } from '@/routes/codec'
import { siblingListOf } from '@/routes/siblings'
import { currentLocation, goBack, goBackOrReplace, replaceLocation } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { texts } from './texts'

export interface FailureProps {
  error: unknown
  onRetry: () => void
  /** What did not load, in the learner's words: 评论没有加载出来. */
  title?: string
  isCompact?: boolean
  /** The page that opens what is refused here: where it is sold, or where one gets in. */
  offeredAt?: RouteLocation
  /** What stands in place of 内容不见了 where the address names more than a thing of the academy's. */
  missing?: Pick<StateViewProps, 'title' | 'hint'>
}

const backAction = { label: texts.back, onClick: goBack }

/** What is gone has kin to look at; behind a tab there is nothing to go back to. */
function waysOn(retry: StateAction, isCompact = false): Pick<StateViewProps, 'action' | 'secondary'> {
  const here = currentLocation()?.name
  const name = here && siblingListOf(here)
  if (name && !isCompact) {
    const look = { label: texts.kin(routeSpec(name).title), onClick: () => replaceLocation({ name, params: {} }) }
    return { action: look, secondary: backAction }
  }
  return { action: here && routeSpec(here).tab ? retry : backAction }
}

/** A failed load with its way out. What the server refuses is no failure: its words, the way on, and 重试 in small. */
export function Failure({ error, onRetry, title, isCompact, offeredAt, missing }: FailureProps) {
  const [retried, setRetried] = useState<unknown>()
  const onClick = () => {
    setRetried(error)
    onRetry()
  }
  const retry = { label: texts.retry, onClick }
  // A call that this server does not know says nothing about the content.
  if (isMissing(error) && !isMissingRoute(error)) {
    return (
      <StateView kind='notFound' {...(missing ?? texts.missing)} {...waysOn(retry, isCompact)} isCompact={isCompact} />
    )
  }
  if (isRefusal(error)) {
    const { action } = waysOn(retry)
    const way = offeredAt ? { label: texts.offer, onClick: () => goBackOrReplace(offeredAt) } : action
    // A block's page goes on around it, and a tab has nowhere to go: there 重试 is all there is.
    const ways =
      isCompact || way === retry ? { action: retry } : { action: way, secondary: { ...retry, isSmall: true } }
    return (
      <StateView
        kind='locked'
        title={serverText(error) ?? title ?? texts.failed.title}
        {...ways}
        isCompact={isCompact}
      />
    )
  }
  const kind = error instanceof ApiError ? error.kind : undefined
  const hint = kind === 'busy' ? <BusyHint error={error} onRetry={onRetry} /> : errorText(error)
  // What failed stays until there is more to say: the press is answered all the same.
  const failure = kind === 'offline' ? texts.offline : { title: title ?? texts.failed.title, hint }
  const now = retried === error ? { ...failure, hint: texts.retrying } : failure
  return <StateView kind={kind === 'offline' ? 'offline' : 'error'} {...now} action={retry} isCompact={isCompact} />
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
