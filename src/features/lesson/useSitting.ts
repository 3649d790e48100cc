import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { LessonDetail } from '@/api/course'
import { connection } from '@/platform/connection'
import { courseQueries, showWatched } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'
import { useSession } from '@/stores/session'

import { isPlaceKept, sendKeptPlaces } from './places'
import { openSitting, type Sitting, type Stage, subjectOf } from './sitting'

function begin(client: QueryClient, detail: LessonDetail, fromStart = false): Sitting {
  const { lesson } = detail
  return openSitting(detail, {
    fromStart,
    onSent(sec) {
      const isFinished = sec >= lesson.durationSec
      showWatched(client, lesson, { watchedSec: sec, isFinished })
      const { queryKey } = courseQueries.detail(lesson.courseId)
      if (isFinished) void client.invalidateQueries({ queryKey })
    },
  })
}

/** A place that is kept here is worth this much waiting for the member's record. */
const memberPatienceMs = 8_000

export type Seat = ReturnType<typeof useSitting>

/** The sitting of the lesson that has loaded (`undefined` before); its account is kept in all weathers. */
export function useSitting(detail: LessonDetail | undefined) {
  const client = useQueryClient()
  const [sitting, setSitting] = useState<Sitting>()
  const [stage, setStage] = useState<Stage>('watching')
  const [isLate, setLate] = useState(false)
  const isOnline = useOnline()
  const userId = useSession(({ user }) => user?.id)

  const start = (next: Sitting) => {
    setSitting(next)
    setStage(next.stage)
  }
  if (detail && sitting?.subject !== subjectOf(detail)) {
    // A kept place is a member's: wait until it is known whose.
    const isReady = userId !== undefined || isLate || !isPlaceKept(detail.lesson.id)
    if (isReady) start(begin(client, detail))
  }

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), memberPatienceMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!sitting) return
    const rest = () => void sitting.rest()
    const stop = connection.watchVisible((isVisible) => isVisible || rest())
    return () => {
      stop()
      void sitting.rest().then(() => client.invalidateQueries({ queryKey: studyQueries.all() }))
    }
  }, [client, sitting])
  useDidHide(() => void sitting?.rest())

  // On opening and when the network is back: what is kept of this lesson, then of others.
  useEffect(() => {
    if (!isOnline || userId === undefined || !sitting) return
    void sitting.rest()
    sendKeptPlaces(sitting.lessonId).catch(() => undefined)
  }, [isOnline, userId, sitting])

  return {
    sitting: detail && sitting?.subject === subjectOf(detail) ? sitting : undefined,
    stage,
    setStage,
    /** Begins anew at 0. */
    again: () => {
      if (detail) start(begin(client, detail, true))
    },
  }
}
