import { useCallback, useEffect, useReducer } from 'react'

import { ApiError } from '@/http/apiError'
import { connection } from '@/platform/connection'

import { nextLines, noLines } from './lines'
import { qualitySlot } from './remembered'
import type { Program } from './types'

/** A page of another site cannot be stopped where a trial ends. */
const usable = async ({ load, trialSec }: Program) =>
  (await load()).filter(({ kind }) => trialSec === 0 || kind !== 'embed')

const isOffline = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

export type Line = ReturnType<typeof useLines>

/** Fetches the addresses of a program and keeps one of them playing. */
export function useLines(program: Program | null) {
  const [lines, dispatch] = useReducer(nextLines, noLines)
  const { status, error } = lines

  useEffect(() => dispatch({ type: 'opened', atSec: program?.startSec ?? 0 }), [program])

  useEffect(() => {
    if (!program || status !== 'loading') return
    let isStale = false
    usable(program).then(
      (sources) => isStale || dispatch({ type: 'loaded', sources, quality: qualitySlot.get() ?? '' }),
      (failure: unknown) => isStale || dispatch({ type: 'unavailable', error: failure }),
    )
    return () => {
      isStale = true
    }
  }, [program, status])

  const isWaitingForNetwork = status === 'failed' && isOffline(error)
  useEffect(() => {
    if (!isWaitingForNetwork) return
    return connection.watchOnline((isOnline) => isOnline && dispatch({ type: 'retried' }))
  }, [isWaitingForNetwork])

  return {
    status,
    error,
    isWaitingForNetwork,
    sources: lines.sources,
    index: lines.index,
    /** The address in the player; `undefined` = there is none now. */
    source: program && status === 'ready' ? lines.sources[lines.index] : undefined,
    /** Where it goes on, and a number that is new whenever it is to be put in anew. */
    startSec: lines.atSec,
    take: lines.take,
    /** The line gave up at this second. */
    report: useCallback(
      (atSec: number) => {
        const error = connection.isOnline() ? undefined : new ApiError('offline')
        dispatch({ type: 'broke', atSec, error })
      },
      [],
    ),
    /** The line has played for a while. */
    approve: useCallback(() => dispatch({ type: 'played' }), []),
    choose: useCallback((index: number, atSec: number) => dispatch({ type: 'chosen', index, atSec }), []),
    retry: useCallback(() => dispatch({ type: 'retried' }), []),
  }
}
