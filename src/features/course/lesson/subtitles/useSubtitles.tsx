import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { CourseDetail, LessonDetail } from '@/api/course'
import { subtitleEnv } from '@/config/subtitles'
import { toast } from '@/features/shared/dialog'
import { type SubtitleLook, useSubtitleLook } from '@/features/shared/player/subtitleLook'

import { toWebVtt } from './cues'
import { loadCues } from './loadCues'
import { createPosition } from './position'
import { subtitleSourceOf } from './source'
import { SubtitleLine } from './SubtitleLine'
import { texts } from './texts'

/**
 * The subtitles of a lesson: fetched once the learner has switched them on or reads the transcript.
 * @param detail `undefined` while the lesson loads
 */
export function useSubtitles(
  detail: LessonDetail | undefined,
  title: string,
  course: CourseDetail | undefined,
  isTranscriptOpen: boolean,
) {
  const [position] = useState(createPosition)
  const [look, setLook] = useSubtitleLook()
  const source = useMemo(
    () => (detail ? subtitleSourceOf({ detail, title, course, pattern: subtitleEnv.urlPattern }) : null),
    [detail, title, course],
  )
  const query = useQuery({
    queryKey: ['subtitles', source?.key],
    queryFn: () => (source ? loadCues(source) : []),
    enabled: source !== null && (look.isOn || isTranscriptOpen),
    // What is kept on the device needs no network, and addresses are few.
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  })
  const cues = query.data ?? []

  // Said to whoever has just asked for them; later lessons may well have none.
  const isAwaited = useRef(false)
  const { isError, isSuccess } = query
  const isEmpty = isSuccess && cues.length === 0
  useEffect(() => {
    if (!isAwaited.current || (!isError && !isSuccess)) return
    isAwaited.current = false
    if (isError) toast(texts.failed, 'error')
    else if (isEmpty) toast(texts.none.title)
  }, [isError, isSuccess, isEmpty, look.isOn])

  const vtt = useMemo(() => (query.data?.length ? toWebVtt(query.data) : ''), [query.data])
  const onLook = (next: SubtitleLook) => {
    isAwaited.current = next.isOn && !look.isOn
    if (isAwaited.current && isError) void query.refetch()
    setLook(next)
  }
  return {
    query,
    position,
    /** For the player; absent = the lesson has no source of any. */
    subtitles: source
      ? { look, onLook, vtt, line: <SubtitleLine cues={cues} position={position} look={look} /> }
      : undefined,
  }
}
