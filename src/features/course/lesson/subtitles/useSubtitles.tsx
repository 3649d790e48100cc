import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { CourseDetail, LessonDetail } from '@/api/course'
import { subtitleWaitsSec } from '@/config/limits'
import { subtitleEnv } from '@/config/subtitles'
import { toast } from '@/features/shared/dialog'
import { type SubtitleStyle, useSubtitleStyle } from '@/features/shared/player/subtitleStyle'

import { type Cue, toWebVtt } from './cues'
import { loadCues } from './loadCues'
import { createPosition } from './position'
import { subtitleSourceOf } from './source'
import { findStreamList } from './streamCues'
import { SubtitleLine } from './SubtitleLine'
import { texts } from './texts'

interface Lesson {
  /** `undefined` while the lesson loads. */
  detail: LessonDetail | undefined
  title: string
  course: CourseDetail | undefined
  /** The playing playlist; null = the source is not a playlist, or is not yet known. */
  streamUrl: string | null
  isTranscriptOpen: boolean
}

/** The wait after this many failures; `undefined` = no further try. */
const waitMs = (failures: number): number | undefined => {
  const sec = subtitleWaitsSec[failures - 1]
  return sec === undefined ? undefined : sec * 1_000
}

/** An address without its signature, which changes each time. */
const placeOf = (url: string | null): string | undefined => url?.split('?')[0]

/** The subtitles of a lesson. They are fetched once the learner switches them on or reads the transcript. */
export function useSubtitles({ detail, title, course, streamUrl, isTranscriptOpen }: Lesson) {
  const client = useQueryClient()
  const [position] = useState(createPosition)
  const [style, setStyle] = useSubtitleStyle()
  const sourceWith = (streamList: string | null) =>
    detail ? subtitleSourceOf({ detail, title, course, pattern: subtitleEnv.urlPattern, streamList }) : null
  // Waits for the picture, which comes from the same address.
  const hasBegun = useStore(position, ({ sec }) => sec > 0)
  const streamList =
    useQuery({
      queryKey: ['subtitles', 'list', detail?.lesson.id, placeOf(streamUrl)],
      queryFn: () => (streamUrl === null ? null : findStreamList(streamUrl)),
      enabled: hasBegun && streamUrl !== null && sourceWith(null)?.kind !== 'attachment',
      staleTime: Infinity,
      // Some services sign in the path: what the reader has open stays until the fresh address has answered.
      placeholderData: (last, earlier) => (earlier?.queryKey[2] === detail?.lesson.id ? last : undefined),
      retry: subtitleWaitsSec.length,
      retryDelay: (failures) => waitMs(failures + 1) ?? 0,
    }).data ?? null
  const source = sourceWith(streamList)
  const isStream = source?.kind === 'stream'
  // Each line of a lesson may have its own.
  const queryKey = ['subtitles', source?.key, isStream ? placeOf(source.url) : undefined]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const onSome = (cues: Cue[]) => client.setQueryData(queryKey, cues)
      return source ? loadCues(source, { fromSec: position.getState().sec, onSome, signal }) : []
    },
    enabled: source !== null && (style.isOn || isTranscriptOpen),
    // Stored subtitles need no network, and addresses are few.
    networkMode: 'always',
    staleTime: Infinity,
    placeholderData: (last, earlier) => (earlier?.queryKey[1] === source?.key ? last : undefined),
    // A failure is reported at once.
    retry: false,
    refetchInterval: ({ state }) =>
      isStream && state.status === 'error' ? (waitMs(state.errorUpdateCount) ?? false) : false,
    refetchOnReconnect: isStream,
  })
  const cues = query.data ?? []

  // The message is only for learners who have just asked for subtitles. Later lessons may well have none.
  const isAwaited = useRef(false)
  const { isError, isSuccess } = query
  const isEmpty = isSuccess && cues.length === 0
  useEffect(() => {
    if (!isAwaited.current || (!isError && !isSuccess)) return
    isAwaited.current = false
    if (isError) toast(texts.failed, 'error')
    else if (isEmpty) toast(texts.none.title)
  }, [isError, isSuccess, isEmpty, style.isOn])

  const vtt = useMemo(() => (query.data?.length ? toWebVtt(query.data) : ''), [query.data])
  const onStyle = (next: SubtitleStyle) => {
    isAwaited.current = next.isOn && !style.isOn
    if (isAwaited.current && isError) void query.refetch()
    setStyle(next)
  }
  return {
    query,
    position,
    /** For the player; absent = the lesson has no source of subtitles. */
    subtitles: source
      ? { style, onStyle, vtt, line: <SubtitleLine cues={cues} position={position} style={style} /> }
      : undefined,
  }
}
