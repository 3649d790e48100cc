import { useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { connection } from '@/platform/connection'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'

import type { Room } from './useRoom'
import { createAttempts, type Watching } from './watching'
import { sendKeptSecs } from './watchRecords'

/** What is played now, if anything is, with its account kept in all weathers. */
export function useWatching({ query, state, isAway, ask }: Room, isReady: boolean) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const [watching, setWatching] = useState<Watching>()
  const [replay, setReplay] = useState<'off' | 'resumed' | 'fromStart' | 'ended'>('off')
  const room = query.data
  const askedAtMs = query.dataUpdatedAt
  const mode = state === 'onAir' ? 'stream' : state === 'recorded' && isPlaying(replay) ? replay : undefined
  // While the teacher is away each answer is a new attempt.
  const attempt = isAway ? askedAtMs : 0
  const latest = useRef({ room, isAway, ask })
  latest.current = { room, isAway, ask }
  const [attemptOn] = useState(() => createAttempts(latest))

  useEffect(() => {
    const { room: known } = latest.current
    if (!mode || !known || !isReady) {
      setWatching(undefined)
      return
    }
    const next = attemptOn(mode, known)
    setWatching(next)
    return () => void next.onPause().then(() => client.invalidateQueries({ queryKey: studyQueries.all() }))
  }, [client, mode, attempt, isReady, attemptOn])

  useEffect(() => connection.watchVisible((isVisible) => isVisible || void watching?.onPause()), [watching])
  useDidHide(() => void watching?.onPause())

  useEffect(() => {
    if (isOnline && isReady) sendKeptSecs().catch(() => undefined)
  }, [isOnline, isReady])

  return { watching, replay, setReplay }
}

const isPlaying = (replay: string): replay is 'resumed' | 'fromStart' => replay === 'resumed' || replay === 'fromStart'
