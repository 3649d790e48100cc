import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { LessonDetail } from '@/api/course'
import { connection } from '@/platform/connection'
import { courseQueries, showWatched } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useOnline } from '@/stores/connection'
import { useSession } from '@/stores/session'

import { sendKeptPlaces } from './places'
import { openSitting, type Sitting, type Stage, subjectOf } from './sitting'

function begin(client: QueryClient, detail: LessonDetail, fromStart = false): Sitting {
  const { lesson } = detail
  return openSitting(detail, {
    fromStart,
    onSent(sec) {
      const isFinished = sec >= lesson.durationSec
      showWatched(client, lesson, { watchedSec: sec, isFinished })
      void client.invalidateQueries({ queryKey: studyQueries.all() })
      if (isFinished) void client.invalidateQueries({ queryKey: courseQueries.detail(lesson.courseId).queryKey })
    },
  })
}

/** The sitting of the lesson that has loaded (`undefined` before), its stage, and its account kept in all weathers. */
export function useSitting(detail: LessonDetail | undefined) {
  const client = useQueryClient()
  const [sitting, setSitting] = useState<Sitting>()
  const [stage, setStage] = useState<Stage>('watching')
  const isOnline = useOnline()
  const userId = useSession(({ user }) => user?.id)

  const start = (next: Sitting) => {
    setSitting(next)
    setStage(next.stage)
  }
  // The place kept on this device is the member's: wait until it is known whose.
  if (detail && userId !== undefined && sitting?.subject !== subjectOf(detail)) start(begin(client, detail))

  useEffect(() => () => sitting?.rest(), [sitting])
  useDidHide(() => sitting?.rest())
  useEffect(() => connection.watchVisible((isVisible) => isVisible || sitting?.rest()), [sitting])

  useEffect(() => {
    if (!isOnline || userId === undefined) return
    sitting?.rest()
    sendKeptPlaces().catch(() => undefined)
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
