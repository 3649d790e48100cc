import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import type { LessonDetail, PlaySource } from '@/api/course'
import { hasWatchPosition, openLesson } from '@/features/shared/outbox/watchPositions'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import type { PlayerHandle } from '@/features/shared/player/types'
import { connection } from '@/platform/connection'
import { courseQueries, showWatched } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'
import { memberIdOf, useSession } from '@/stores/session'

import { againPosition, farPosition } from './positions'
import { openPlaybackSession, type PlaybackSession, type Stage, sessionKey } from './playbackSession'

interface Beginning {
  client: QueryClient
  detail: LessonDetail
  onSources: (sources: readonly PlaySource[]) => void
}

function begin({ client, detail, onSources }: Beginning, atSec?: number): PlaybackSession {
  const { lesson } = detail
  return openPlaybackSession(detail, {
    atSec,
    onSources,
    onRefused() {
      // The learner may have lost the right to watch. After a reload the page says so, and how to get it back.
      void client.invalidateQueries({ queryKey: courseQueries.lesson(lesson.id).queryKey })
      void client.invalidateQueries({ queryKey: courseQueries.detail(lesson.courseId).queryKey })
    },
    onSent(sec) {
      const isFinished = sec >= lesson.durationSec
      showWatched(client, lesson, { watchedSec: sec, isFinished })
      const { queryKey } = courseQueries.detail(lesson.courseId)
      if (isFinished) void client.invalidateQueries({ queryKey })
    },
  })
}

/** How long a start waits for the member's record, to find a position stored on this device. */
const memberPatienceMs = 8_000

export type PlaybackControl = ReturnType<typeof usePlaybackSession>

/**
 * The playback session of the loaded lesson (`undefined` before). Progress is stored even without a network.
 * @param atSec the second at which to begin, if one is wanted
 */
export function usePlaybackSession(detail: LessonDetail | undefined, atSec?: number) {
  const client = useQueryClient()
  const [session, setSession] = useState<PlaybackSession>()
  const [ownStage, setStage] = useState<Stage>('watching')
  const [isPlaying, setPlaying] = useState(false)
  const [isLate, setLate] = useState(false)
  /** A jump that was asked for before the session could begin. */
  const [wanted, setWanted] = useState<{ lessonId: number; sec: number }>()
  const isOnline = useOnline()
  const memberId = useSession(memberIdOf)
  const player = useRef<PlayerHandle>(null)
  const [loaded, setLoaded] = useState<{ lessonId: number; sources: readonly PlaySource[] }>()
  const onSources = (sources: readonly PlaySource[]) => {
    if (detail) setLoaded({ lessonId: detail.lesson.id, sources })
  }

  const start = (lesson: LessonDetail, sec?: number) => {
    const next = begin({ client, detail: lesson, onSources }, sec)
    // Who watches it once more on this page has finished it only here.
    setSession(session?.lessonId === next.lessonId ? { ...next, isRepeat: session.isRepeat } : next)
    setStage(next.stage)
    setPlaying(false)
    setWanted(undefined)
  }
  if (detail && session?.sessionKey !== sessionKey(detail)) {
    // A stored position belongs to a member: wait until it is known to whom.
    const { id } = detail.lesson
    const isStored = hasWatchPosition(id) || farPosition.isStored(id) || againPosition.isStored(id)
    const isReady = memberId !== null || isLate || !isStored
    const wantedSec = wanted?.lessonId === detail.lesson.id ? wanted.sec : atSec
    if (isReady) start(detail, wantedSec)
  }

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), memberPatienceMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!session) return
    const close = openLesson(session.lessonId)
    // On the return as well: WeChat ends the calls of an app in the background.
    const stop = connection.watchVisible(() => void session.onPause())
    return () => {
      stop()
      close()
      void session.onPause().then(() => {
        void client.invalidateQueries({ queryKey: studyQueries.all() })
        return wakeIfOwed()
      })
    }
  }, [client, session])
  useDidHide(() => void session?.onPause())

  // On opening, and when the network returns: sends what is stored of this lesson, then of others.
  useEffect(() => {
    if (!isOnline || memberId === null || !session) return
    void session.onPause()
    void wakeIfOwed()
  }, [isOnline, memberId, session])

  const sources = detail && loaded?.lessonId === detail.lesson.id ? loaded.sources : undefined
  // Another site's page cannot be stopped where a trial ends.
  const isUntriable = detail?.canWatch === false && sources?.length && sources.every(({ kind }) => kind === 'embed')
  const stage = isUntriable ? 'locked' : ownStage
  const present = detail && session?.sessionKey === sessionKey(detail) ? session : undefined
  return {
    session: present,
    stage,
    setStage,
    // A lesson that is replaced while it plays reports no pause.
    isPlaying: isPlaying && present !== undefined,
    setPlaying,
    /** Restarts at 0. */
    restart: () => {
      if (detail) start(detail, 0)
    },
    /** For the player component. */
    player,
    /** The playlist of this lesson that is playing; null = not a playlist, or not yet known. */
    streamUrl: sources?.find(({ kind }) => kind === 'hls')?.url ?? null,
    /** Plays from this second, even after the end or the trial. */
    jump(sec: number) {
      if (!detail) return
      if (!present) setWanted({ lessonId: detail.lesson.id, sec })
      else if (stage === 'watching') player.current?.jump(sec)
      else if (stage !== 'locked') start(detail, sec)
    },
  }
}
