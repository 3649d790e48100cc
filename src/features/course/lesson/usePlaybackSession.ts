import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import type { LessonDetail, PlaySource } from '@/api/course'
import { hasWatchPosition, openLesson } from '@/features/shared/outbox/places'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import type { PlayerHandle } from '@/features/shared/player/types'
import { connection } from '@/platform/connection'
import { courseQueries, showWatched } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'
import { memberIdOf, useSession } from '@/stores/session'

import { farPlace } from './farPlace'
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
      // What was the learner's may have been taken back: the page says so, and how to get it.
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

/** A watch position that is kept here is worth this much waiting for the member's record. */
const memberPatienceMs = 8_000

export type PlaybackControl = ReturnType<typeof usePlaybackSession>

/**
 * The playback session of the lesson that has loaded (`undefined` before); what was watched is kept without a network too.
 * @param atSec the second at which it begins, when one is wanted
 */
export function usePlaybackSession(detail: LessonDetail | undefined, atSec?: number) {
  const client = useQueryClient()
  const [session, setSession] = useState<PlaybackSession>()
  const [stage, setStage] = useState<Stage>('watching')
  const [isPlaying, setPlaying] = useState(false)
  const [isLate, setLate] = useState(false)
  const isOnline = useOnline()
  const memberId = useSession(memberIdOf)
  const player = useRef<PlayerHandle>(null)
  const [stream, setStream] = useState<{ lessonId: number; url: string | null }>()
  const onSources = (sources: readonly PlaySource[]) => {
    if (!detail) return
    setStream({ lessonId: detail.lesson.id, url: sources.find(({ kind }) => kind === 'hls')?.url ?? null })
  }

  const start = (next: PlaybackSession) => {
    setSession(next)
    setStage(next.stage)
    setPlaying(false)
  }
  if (detail && session?.sessionKey !== sessionKey(detail)) {
    // A kept position is a member's: wait until it is known whose.
    const isReady =
      memberId !== null || isLate || !(hasWatchPosition(detail.lesson.id) || farPlace.isKept(detail.lesson.id))
    if (isReady) start(begin({ client, detail, onSources }, atSec))
  }

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), memberPatienceMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!session) return
    const close = openLesson(session.lessonId)
    const rest = () => void session.onPause()
    const stop = connection.watchVisible((isVisible) => isVisible || rest())
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

  // On opening and when the network is back: what is kept of this lesson, then of others.
  useEffect(() => {
    if (!isOnline || memberId === null || !session) return
    void session.onPause()
    void wakeIfOwed()
  }, [isOnline, memberId, session])

  return {
    session: detail && session?.sessionKey === sessionKey(detail) ? session : undefined,
    stage,
    setStage,
    isPlaying,
    setPlaying,
    /** Begins anew at 0. */
    restart: () => {
      if (detail) start(begin({ client, detail, onSources }, 0))
    },
    /** For the player itself. */
    player,
    /** The list of this lesson that is played; null = it is none, or not known yet. */
    streamUrl: detail && stream?.lessonId === detail.lesson.id ? stream.url : null,
    /** Plays on from this second; out of the end and of a trial's, too. */
    jump(sec: number) {
      if (stage === 'watching') player.current?.jump(sec)
      else if (detail && stage !== 'locked') start(begin({ client, detail, onSources }, sec))
    },
  }
}
