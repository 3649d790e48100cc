import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { type ApiError, isRefusal } from '@/http/apiError'
import { longestWaitMs } from '@/lib/longestWait'
import { serverClock } from '@/lib/serverClock'
import { liveRoomQueries, type RoomReading } from '@/queries/liveRoom'

import { askAgainMs, type RoomState, roomStateOf } from './roomState'

/** After a longer time behind another app, the room is read anew. */
const glanceMs = 5_000

export interface Room {
  query: ReturnType<typeof useQuery<RoomReading>>
  /** The server's last answer is a refusal: not bought, or deleted. Earlier data is void. */
  refusal: ApiError | undefined
  /** Undefined while the room loads, and when it is refused. */
  state: RoomState | undefined
  /** On air, but the stream is dead. */
  isAway: boolean
  setAway: (isAway: boolean) => void
  /** Something has happened, or may have: what was asked for before may be wrong. */
  doubt: () => void
  /** There is no socket for the time being. */
  setDeaf: (isDeaf: boolean) => void
  /** Reads the room from the server. */
  ask: (isBackground: boolean) => Promise<RoomReading>
}

/** A lesson's room. While something may change and the page is visible, the room is read again. */
export function useRoom(lessonId: number): Room {
  const client = useQueryClient()
  const query = useQuery(liveRoomQueries.room(lessonId))
  const [isAway, setAway] = useState(false)
  const [isDeaf, setDeaf] = useState(false)
  const [doubtedAtMs, setDoubtedAtMs] = useState(0)
  const doubt = useCallback(() => setDoubtedAtMs(Date.now()), [])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isVisible = usePageVisible()
  const room = query.data
  const refusal = isRefusal(query.error) ? query.error : undefined
  const state = room && !refusal ? roomStateOf(room, serverClock.now()) : undefined
  // A reading that was asked for later knows better: the teacher has started the lesson again, perhaps.
  const isStale = isAway || (room !== undefined && room.requestedAtMs < doubtedAtMs)
  const doubted = isStale ? 'stale' : isDeaf ? 'deaf' : null
  const onAirDoubt = state === 'onAir' ? doubted : null
  const startsAtMs = state === 'waiting' ? room?.lesson.startsAt?.getTime() : undefined

  /** A read that the app itself started is running, or waits for the rate limit. */
  const isPolling = useRef(false)
  const ask = useCallback(
    async (isBackground: boolean) => {
      const room = liveRoomQueries.room(lessonId, isBackground)
      // A learner's request does not wait behind the app's own.
      if (!isBackground && isPolling.current) await client.cancelQueries({ queryKey: room.queryKey }, { silent: true })
      isPolling.current = isBackground
      return client.fetchQuery({ ...room, staleTime: 0 })
    },
    [client, lessonId],
  )

  // Draws again when the lesson's time has come.
  useEffect(() => {
    if (startsAtMs === undefined) return
    const waitMs = Math.min(longestWaitMs, Math.max(0, startsAtMs - serverClock.now()))
    const timer = setTimeout(redraw, waitMs)
    return () => clearTimeout(timer)
  }, [startsAtMs])

  const answeredAtMs = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  useEffect(() => {
    const waitMs = state && askAgainMs(state, onAirDoubt, Math.random())
    if (!isVisible || !waitMs) return
    const timer = setTimeout(() => void ask(true).catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [state, onAirDoubt, isVisible, answeredAtMs, ask])

  const leftAtMs = useRef<number>()
  useEffect(() => {
    if (!isVisible) leftAtMs.current = Date.now()
    const isBack = isVisible && leftAtMs.current !== undefined && Date.now() - leftAtMs.current > glanceMs
    if (isBack) void ask(false).catch(() => undefined)
  }, [isVisible, ask])

  return { query, refusal, state, isAway: isAway && state === 'onAir', setAway, doubt, setDeaf, ask }
}
