import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { usePageVisible } from '@/features/shared/page'
import { type ApiError, isRefusal } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { liveRoomQueries, type RoomReading } from '@/queries/liveRoom'

import { askAgainMs, type RoomState, roomStateOf } from './roomState'

/** Longer than this behind another app, and the room is read anew on return. */
const glanceMs = 5_000
/** setTimeout takes no longer waits. */
const longestWaitMs = 2 ** 31 - 1

export interface Room {
  query: ReturnType<typeof useQuery<RoomReading>>
  /** What the server has said last is no: not bought, gone. Whatever is known from before holds no more. */
  refusal: ApiError | undefined
  /** Undefined while the room is loading, and where it is refused. */
  state: RoomState | undefined
  /** On air, but its stream is dead. */
  isAway: boolean
  setAway: (isAway: boolean) => void
  /** The room has said that the lesson is over. */
  setOver: () => void
  /** Fresh from the server. */
  ask: (isBackground: boolean) => Promise<RoomReading>
}

/** The room of a lesson and what becomes of it: where something may come, it is asked again while somebody looks. */
export function useRoom(lessonId: number): Room {
  const client = useQueryClient()
  const query = useQuery(liveRoomQueries.room(lessonId))
  const [isAway, setAway] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const setOver = useCallback(() => setIsOver(true), [])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isVisible = usePageVisible()
  const room = query.data
  const refusal = isRefusal(query.error) ? query.error : undefined
  const state = room && !refusal ? roomStateOf(room, serverClock.now()) : undefined
  const startsAtMs = state === 'waiting' ? room?.lesson.startsAt?.getTime() : undefined

  /** A question of the app's own is on its way, or waits for room in the budget. */
  const isPolling = useRef(false)
  const ask = useCallback(
    async (isBackground: boolean) => {
      const room = liveRoomQueries.room(lessonId, isBackground)
      // Who asks does not wait behind it.
      if (!isBackground && isPolling.current) await client.cancelQueries({ queryKey: room.queryKey }, { silent: true })
      isPolling.current = isBackground
      return client.fetchQuery({ ...room, staleTime: 0 })
    },
    [client, lessonId],
  )

  // The time has come.
  useEffect(() => {
    if (startsAtMs === undefined) return
    const waitMs = Math.min(longestWaitMs, Math.max(0, startsAtMs - serverClock.now()))
    const timer = setTimeout(redraw, waitMs)
    return () => clearTimeout(timer)
  }, [startsAtMs])

  const answeredAtMs = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  useEffect(() => {
    const waitMs = state && askAgainMs(state, isAway || isOver, Math.random())
    if (!isVisible || !waitMs) return
    const timer = setTimeout(() => void ask(true).catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [state, isAway, isOver, isVisible, answeredAtMs, ask])

  const leftAtMs = useRef<number>()
  useEffect(() => {
    if (!isVisible) leftAtMs.current = Date.now()
    const isBack = isVisible && leftAtMs.current !== undefined && Date.now() - leftAtMs.current > glanceMs
    if (isBack) void ask(false).catch(() => undefined)
  }, [isVisible, ask])

  return { query, refusal, state, isAway: isAway && state === 'onAir', setAway, setOver, ask }
}
