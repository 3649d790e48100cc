import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { missWaitsSec, sourceWaitsSec } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { ApiError, mayPass } from '@/http/apiError'
import { connection } from '@/platform/connection'

import { badPositions, noStep } from './badPositions'
import { type Fault, hopeless, initialSources, sourcesReducer } from './sources'
import { qualityItem } from './playerPreferences'
import { texts } from './texts'
import type { PlaybackItem } from './types'

/** A trial excludes embedded players, because another site's page cannot be stopped where it ends. */
const usable = async ({ load, trialSec }: PlaybackItem) =>
  (await load()).filter(({ kind }) => trialSec === 0 || kind !== 'embed')

/** Spread, so that a class that lost the server together does not come back in one second. */
function askAgainMs(misses: number, random: number): number {
  const sec = missWaitsSec[Math.min(misses, missWaitsSec.length) - 1] ?? 0
  return sec * 1_000 * (1 + random / 4)
}

let isThriftTold = false

/** Once a visit, when a lower quality plays than usual, and than the learner has chosen. */
function tellThrift(playing: string | undefined, usual: string | undefined): void {
  if (isThriftTold || !connection.isDear() || !playing || [usual, qualityItem.get()].includes(playing)) return
  isThriftTold = true
  toast(texts.thrifty)
}

const isOffline = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

export type SourceFallback = ReturnType<typeof useSourceFallback>

/**
 * Fetches the addresses of an item and keeps one of them playing.
 * @param isSeen whether the learner sees the picture: unseen, nothing is asked again
 */
export function useSourceFallback(item: PlaybackItem | null, isSeen: boolean) {
  const [state, dispatch] = useReducer(sourcesReducer, initialSources)
  const [opened, setOpened] = useState<PlaybackItem | null>(null)
  // Until the item is opened, the state belongs to the item before. Played with that, the new one would end where the
  // old one did.
  const status = opened === item ? state.status : 'loading'
  const { error, waits, badSec, steps, misses, retries, loadId } = state

  useEffect(() => {
    const { startSec = 0, positionKey = '', isLive } = item ?? {}
    const bad = badPositions.instead(positionKey, startSec)
    if (bad?.steps === noStep && startSec > 0) toast(texts.unseekable)
    dispatch({ type: 'opened', atSec: startSec, isPatient: isLive !== true, bad })
    setOpened(item)
  }, [item])

  /** The number of steps already noted in this visit. */
  const noted = useRef({ item, steps: 0 })
  useEffect(() => {
    if (noted.current.item !== item) noted.current = { item, steps: 0 }
    if (opened !== item || !item?.positionKey || badSec === null) return
    const tried = status === 'failed' && error === null ? noStep : steps
    if (tried <= noted.current.steps) return
    badPositions.note(item.positionKey, item.startSec, badSec, tried, noted.current.steps === 0)
    noted.current.steps = tried
  }, [item, opened, status, error, badSec, steps])

  useEffect(() => {
    if (!item || status !== 'loading') return
    let isStale = false
    usable(item).then(
      (sources) => {
        if (isStale) return
        dispatch({ type: 'loaded', sources, quality: qualityItem.get() ?? '', isThrifty: connection.isDear() })
      },
      (failure: unknown) => isStale || dispatch({ type: 'unavailable', error: failure }),
    )
    return () => {
      isStale = true
    }
  }, [item, status, retries])

  const { sources, index } = state
  useEffect(() => {
    if (status === 'ready') tellThrift(sources[index]?.label, sources[0]?.label)
  }, [status, sources, index])

  useEffect(() => {
    if (status !== 'waiting') return
    const timer = setTimeout(() => dispatch({ type: 'waited' }), (sourceWaitsSec[waits - 1] ?? 0) * 1_000)
    return () => clearTimeout(timer)
  }, [status, waits])

  const isWaitingForNetwork = (status === 'failed' || status === 'loading') && isOffline(error)
  useEffect(() => {
    if (!isWaitingForNetwork) return
    return connection.watchOnline((isOnline) => isOnline && dispatch({ type: 'retried' }))
  }, [isWaitingForNetwork])

  // Nobody says when a stalled server or a hotel's network lets the app through again, so the app tries.
  /** Since it fails. */
  const wasHidden = useRef(false)
  const passing = status === 'failed' && mayPass(error) ? error : null
  useEffect(() => {
    wasHidden.current = passing !== null && (wasHidden.current || !isSeen)
    if (!isSeen || !passing) return
    const leastMs = wasHidden.current ? 0 : askAgainMs(misses, Math.random())
    wasHidden.current = false
    const timer = setTimeout(() => dispatch({ type: 'waited' }), Math.max(leastMs, passing.retryAfterMs ?? 0))
    return () => clearTimeout(timer)
  }, [isSeen, passing, misses])

  return {
    status,
    error,
    isWaitingForNetwork,
    /** Nothing has answered lately. It is being retried. */
    isReconnecting: waits > 0,
    /** Why all sources can never play. */
    unplayable: hopeless(state),
    /** The position that could not be played; playing continues after it. */
    badSec,
    sources: state.sources,
    index: state.index,
    /** The address in the player; `undefined` = none now. */
    source: item && status === 'ready' ? state.sources[state.index] : undefined,
    /** Start position, and a number that changes with each load. */
    startSec: state.atSec,
    loadId,
    /** This source failed at this second. */
    markFailed: useCallback(
      (atSec: number, fault?: Fault) => {
        const reason = connection.isOnline() ? undefined : new ApiError('offline')
        dispatch({ type: 'broke', loadId, atSec, fault, error: reason })
      },
      [loadId],
    ),
    /** This source has played for a while. */
    markHealthy: useCallback(() => dispatch({ type: 'played', loadId }), [loadId]),
    /** Begins here once there is a source. */
    moveTo: useCallback((atSec: number) => dispatch({ type: 'moved', atSec }), []),
    choose: useCallback((index: number, atSec: number) => dispatch({ type: 'chosen', index, atSec }), []),
    retry: useCallback((atSec?: number) => dispatch({ type: 'retried', atSec }), []),
  }
}
