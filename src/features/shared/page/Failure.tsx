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
  /** Title of a failure: 评论没有加载出来. */
  title?: string
  isCompact?: boolean
  /** The page that offers access to what is refused here. */
  offeredAt?: RouteLocation
  /** Replaces 内容不见了, and the way on, where the page knows more of what is gone. */
  missing?: Pick<StateViewProps, 'title' | 'hint' | 'action'>
  /** Where the page knows what else to do. */
  wayOn?: StateAction
}

const backAction = { label: texts.back, onClick: goBack }

/** For missing content a list of the same kind is offered. A tab has no page to go back to. */
function waysOn(retry: StateAction, isCompact = false): Pick<StateViewProps, 'action' | 'secondary'> {
  const here = currentLocation()?.name
  const name = here && siblingListOf(here)
  if (name && !isCompact) {
    const toSiblings = {
      label: texts.siblings(routeSpec(name).title),
      onClick: () => replaceLocation({ name, params: {} }),
    }
    return { action: toSiblings, secondary: backAction }
  }
  return { action: here && routeSpec(here).tab ? retry : backAction }
}

/**
 * A failed load with its next step. A refusal is not a failure: it shows the server's text, the next step, and a small
 * 重试.
 */
export function Failure({ error, onRetry, title, isCompact, offeredAt, missing, wayOn }: FailureProps) {
  const [retried, setRetried] = useState<unknown>()
  const onClick = () => {
    setRetried(error)
    onRetry()
  }
  const retry = { label: texts.retry, onClick }
  // A call that this server does not know says nothing about the content.
  if (isMissing(error) && !isMissingRoute(error)) {
    return (
      <StateView kind='notFound' {...waysOn(retry, isCompact)} {...(missing ?? texts.missing)} isCompact={isCompact} />
    )
  }
  if (isRefusal(error)) {
    const { action } = waysOn(retry)
    const way = offeredAt ? { label: texts.offer, onClick: () => goBackOrReplace(offeredAt) } : (wayOn ?? action)
    // A block's page continues around it, and a tab has no page to go back to. There 重试 is the only action.
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
  // The old message stays until there is a new one; the press is acknowledged in the hint.
  const failure = kind === 'offline' ? texts.offline : { title: title ?? texts.failed.title, hint }
  const now = retried === error ? { ...failure, hint: texts.retrying } : failure
  return (
    <StateView
      kind={kind === 'offline' ? 'offline' : 'error'}
      {...now}
      action={retry}
      secondary={wayOn}
      isCompact={isCompact}
    />
  )
}

/** When the server was overloaded, asks again by itself while the learner looks. */
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
      // In the background it does not ask: the return to the app does.
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
