import { ScrollView, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'

import type { Lesson } from '@/api/course'
import { cx } from '@/components/cx'
import { Tabs } from '@/components/Tabs'
import { AskTeacher } from '@/features/shared/askTeacher'
import { Comments, useCommentCount, useCommentsOff } from '@/features/shared/comments'
import { toast } from '@/features/shared/dialog'
import { useHistoryRecord } from '@/features/shared/product/useHistoryRecord'
import { QueryView } from '@/features/shared/page'
import { OfflineBar } from '@/features/shared/page/OfflineBar'
import { watermarkFor } from '@/features/shared/player/watermarkFor'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { Snapshot } from '@/features/shared/snapshot'
import { video as videoKind } from '@/goods/kinds/video'
import { formatDuration } from '@/lib/time'
import { stills } from '@/platform/stills'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { WhatNext } from '../next/WhatNext'
import { leaveForCourse } from '../openLesson'
import { FindLink, LessonList } from '../outline'
import { canLearnAll, followingLesson, holdOf, isFollowingUnclear, isLastOne } from './following'
import styles from './lesson.module.scss'
import { LessonActionBar, LessonPurchaseBar } from './LessonActionBar'
import { LessonHead } from './LessonHead'
import { LessonPlayer } from './LessonPlayer'
import { LessonSkeleton } from './LessonSkeleton'
import { LessonNotes } from './notes/LessonNotes'
import { Transcript } from './subtitles/Transcript'
import { useSubtitles } from './subtitles/useSubtitles'
import { texts } from './texts'
import { useForAWhile } from './useForAWhile'
import { useLesson } from './useLesson'
import { type PlaybackControl, usePlaybackSession } from './usePlaybackSession'
import { useWide } from './useWide'

type Tab = 'lessons' | 'notes' | 'transcript' | 'comments'

interface LessonViewProps {
  lessonId: number
  /** Its course, if the address names it. */
  courseId: number | undefined
  /** The second at which to begin, if the address names one. */
  atSec: number | undefined
  /** If the lesson is finished when it is opened, or taken down, its course goes on with the next one. */
  goesOn: boolean
  /** Called when the lesson has begun, if the address says how, or does not name its course. */
  onBegun: (courseId: number) => void
  /** Opens another lesson on the same page. */
  onOpen: (lesson: Pick<Lesson, 'id'>, sec?: number) => void
}

interface OtherLessonsProps extends Pick<LessonViewProps, 'lessonId' | 'courseId' | 'onOpen'> {
  lesson: ReturnType<typeof useLesson>
  playback: PlaybackControl
  /** Absent while the list is not shown. */
  boxId: string | undefined
}

const missingFrom = (courseId: number) => ({
  ...texts.missing,
  action: {
    label: texts.toCourse,
    onClick: () => leaveForCourse(courseId),
  },
})

function OtherLessons(props: OtherLessonsProps) {
  const { lesson, lessonId, courseId, onOpen, boxId } = props
  const { stage, isPlaying } = props.playback
  const { query, course } = lesson
  const missing = courseId === undefined ? undefined : missingFrom(courseId)
  return (
    <QueryView query={query} skeleton={<LessonSkeleton />} title={texts.failed} missing={missing}>
      {(detail) => (
        <>
          <FindLink courseId={detail.course.id} />
          <LessonList
            chapters={detail.chapters}
            progress={detail.progress}
            currentId={lessonId}
            currentMark={stage === 'locked' || stage === 'trialOver' ? 'shut' : isPlaying ? 'playing' : 'open'}
            canLearn={canLearnAll(detail, course)}
            boughtIds={detail.boughtLessonIds}
            linkOf={(other) => ({ onClick: () => onOpen(other) })}
            boxId={boxId}
          />
        </>
      )}
    </QueryView>
  )
}

/** Numbers the boxes of the lists: several of these pages may be open. */
let opened = 0

/** A lesson: the player, its course, the other lessons, comments. */
export function LessonView({ lessonId, courseId, atSec, goesOn, onBegun, onOpen }: LessonViewProps) {
  const lesson = useLesson(lessonId, courseId, goesOn)
  const { isGone, course, title, next, unlockOptions } = lesson
  const following = goesOn ? followingLesson(lesson, lessonId) : undefined
  useEffect(() => {
    if (!following) return
    if (isGone) toast(texts.goneOn)
    onOpen(following)
  }, [following, isGone, onOpen])
  const mayFollow = useForAWhile(goesOn && isFollowingUnclear(lesson))
  // What gives way counts as not loaded: nothing of it begins, and it was not visited.
  const givesWay = following !== undefined || mayFollow
  const shown = givesWay ? undefined : lesson.shown
  const detail = givesWay ? undefined : lesson.detail
  const target = videoKind.comments(lessonId)
  const commentCount = useCommentCount(target, detail !== undefined)
  const playback = usePlaybackSession(detail, atSec)
  const positionSec = () => playback.session?.positionSec() ?? 0
  const playerId = `lesson-player-${lessonId}`
  // As over the video itself: against pictures that are passed on.
  const watermark = useAppConfig(({ config }) => config?.watermark ?? null)
  const user = useSession((session) => session.user)
  const takeStill = () => stills.take(playerId, watermarkFor(watermark, user)?.text ?? '')
  const isCommentsOff = useCommentsOff()
  const begunIn = playback.session && detail?.course.id
  const isAddressDone = atSec === undefined && !goesOn && courseId !== undefined
  useEffect(() => {
    if (begunIn !== undefined && !isAddressDone) onBegun(begunIn)
  }, [begunIn, isAddressDone, onBegun])

  // On a wide screen the list of lessons stands beside the tabs and needs none of its own.
  const isWide = useWide()
  const [listId] = useState(() => `lesson-list-${(opened += 1)}`)
  const [picked, setTab] = useState<Tab>('lessons')
  const {
    subtitles,
    position,
    query: cues,
  } = useSubtitles({
    detail,
    title,
    course,
    streamUrl: playback.streamUrl,
    isTranscriptOpen: picked === 'transcript',
  })
  const setPosition = useCallback((sec: number) => position.setState({ sec }), [position])
  const first = isWide ? 'comments' : 'lessons'
  // The next lesson may have no transcript. One that fails has no tabs: the first shows why.
  const tab = !shown || picked === 'lessons' || (picked === 'transcript' && !subtitles) ? first : picked
  const isListed = isWide || tab === 'lessons'
  const tabs = [
    ...(isWide ? [] : [{ key: 'lessons', label: texts.tabs.lessons } as const]),
    { key: 'notes', label: texts.tabs.notes } as const,
    ...(subtitles ? [{ key: 'transcript', label: texts.tabs.transcript } as const] : []),
    { key: 'comments', label: texts.tabs.comments, count: commentCount } as const,
  ]

  const hold = detail && next && holdOf(next, detail, course, playback.session?.isRepeat)
  const openNext = useCallback(() => {
    if (next) onOpen(next)
  }, [next, onOpen])
  const canSay = detail?.lesson.canComment === true && !isCommentsOff && tab !== 'comments'

  useHistoryRecord(videoKind, lessonId, detail && title)
  const share = useSharedPage(
    detail && {
      name: 'courseVideo',
      params: { id: lessonId },
      title,
      desc: detail.course.title,
      thumb: detail.course.thumb,
    },
  )

  return (
    <View className={styles.page}>
      <View className={styles.main}>
        <View id={playerId} className={styles.player}>
          <LessonPlayer
            title={title}
            detail={detail}
            isComing={detail ? !playback.session : lesson.query.isFetching || mayFollow}
            thumb={shown?.course.thumb ?? ''}
            playback={playback}
            unlockOptions={unlockOptions}
            next={next}
            hold={hold}
            onNext={openNext}
            subtitles={subtitles}
            onPosition={setPosition}
          />
          <OfflineBar />
        </View>
        {shown && <LessonHead title={title} detail={shown} isFavorite={course?.isFavorite} share={share} />}
        {detail && playback.stage === 'ended' && isLastOne(detail) && (!next || hold) && (
          <WhatNext courseId={detail.course.id} />
        )}
        {shown && (
          <AskTeacher
            about={() => texts.askAbout(shown.course.title, title, formatDuration(positionSec()))}
            from={{ name: 'courseVideo', params: { id: lessonId } }}
          />
        )}
        {shown && (
          <View className={styles.tabs}>
            <Tabs label={texts.tabs.label} items={tabs} value={tab} onChange={setTab} />
          </View>
        )}
        {detail && tab === 'notes' && (
          <LessonNotes
            detail={detail}
            title={title}
            canWrite={playback.stage !== 'locked'}
            positionSec={positionSec}
            takeStill={takeStill}
            onJump={playback.jump}
            onOpen={onOpen}
          />
        )}
        {tab === 'transcript' && <Transcript query={cues} position={position} onJump={playback.jump} />}
        {detail && (
          <View className={cx(styles.comments, tab !== 'comments' && styles.away)}>
            <Comments target={target} canWrite={detail.canWatch} isClosed={!detail.lesson.canComment} />
          </View>
        )}
      </View>
      <ScrollView id={listId} className={cx(styles.side, !isListed && styles.away)} scrollY enhanced>
        <View className={styles.sideTitle} role='heading' aria-level='2'>
          {texts.tabs.lessons}
        </View>
        <OtherLessons {...{ lesson, lessonId, courseId, playback, onOpen }} boxId={isListed ? listId : undefined} />
      </ScrollView>
      {detail &&
        (detail.canWatch ? (
          <View className={styles.actionBar}>
            <LessonActionBar onComment={canSay ? () => setTab('comments') : undefined} onNext={next && openNext} />
          </View>
        ) : (
          <LessonPurchaseBar detail={detail} unlockOptions={unlockOptions} />
        ))}
      {shown && (shown.canWatch || shown.lesson.trialSec > 0) && (
        <Snapshot
          resource={{ type: 'vod', id: lessonId }}
          thing={`course-${shown.course.id}`}
          positionSec={positionSec}
        />
      )}
    </View>
  )
}
