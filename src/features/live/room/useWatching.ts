import { useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { maxPlayStepSec, useLearningClock } from '@/features/shared/learning/useLearningClock'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { connection } from '@/platform/connection'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'

import type { Room } from './useRoom'
import { createAttempts, type Watching } from './watching'

/** What plays now, if anything, with its progress reports. */
export function useWatching({ query, state, isAway, setAway, ask }: Room, isReady: boolean) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const clock = useLearningClock(maxPlayStepSec)
  const [watching, setWatching] = useState<Watching>()
  const [replay, setReplay] = useState<'off' | 'resumed' | 'fromStart' | 'ended'>('off')
  const room = query.data
  const answeredAtMs = query.dataUpdatedAt
  const mode = state === 'onAir' ? 'stream' : state === 'recorded' && isPlaying(replay) ? replay : undefined
  const [attempt, setAttempt] = useState(0)
  /** How far the present attempt is. */
  const phase = useRef<'begun' | 'playing' | 'gone'>('begun')
  const latest = useRef({ room, isAway, ask })
  latest.current = { room, isAway, ask }
  const [attemptOn] = useState(() => createAttempts(latest))

  // While the teacher is away, each answer starts a new attempt, unless the present one plays: it gets time to show
  // something new.
  const triedMs = useRef(answeredAtMs)
  useEffect(() => {
    if (isAway && answeredAtMs !== triedMs.current && phase.current !== 'playing') setAttempt(answeredAtMs)
    triedMs.current = answeredAtMs
  }, [isAway, answeredAtMs])

  useEffect(() => {
    const { room: known } = latest.current
    phase.current = 'begun'
    if (!mode || !known || !isReady) {
      setWatching(undefined)
      return
    }
    const next = attemptOn(mode, known)
    setWatching(next)
    return () =>
      void next.onPause().then(() => {
        void client.invalidateQueries({ queryKey: studyQueries.all() })
        return wakeIfOwed()
      })
  }, [client, mode, attempt, isReady, attemptOn])

  // On the return as well: WeChat ends the calls of an app in the background.
  useEffect(() => connection.watchVisible(() => void watching?.onPause()), [watching])
  useDidHide(() => void watching?.onPause())

  useEffect(() => {
    if (isOnline && isReady) void wakeIfOwed()
  }, [isOnline, isReady])

  return {
    watching,
    replay,
    setReplay,
    onProgress(sec: number, isNew: boolean) {
      // At its end a player may still report its last second.
      if (phase.current === 'gone') return
      phase.current = 'playing'
      watching?.onProgress(sec)
      clock.sign()
      // The teacher is back.
      if (isAway && isNew) setAway(false)
    },
    /** The stream is dead, or has ended. */
    onGone() {
      phase.current = 'gone'
      setAway(true)
    },
  }
}

const isPlaying = (replay: string): replay is 'resumed' | 'fromStart' => replay === 'resumed' || replay === 'fromStart'
