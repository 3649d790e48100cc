import { View } from '@tarojs/components'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import type { Lesson } from '@/api/course'
import { cx } from '@/components/cx'
import { Tabs } from '@/components/Tabs'
import { AskTeacher } from '@/features/shared/askTeacher'
import { Comments, useCommentCount, useCommentsOff } from '@/features/shared/comments'
import { useHistoryRecord } from '@/features/shared/product/useHistoryRecord'
import { flatLessons, LessonList, nextLesson } from '../outline'
import { QueryView } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { Snapshot } from '@/features/shared/snapshot'
import { video as videoKind } from '@/goods/kinds/video'
import { formatDuration } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { courseQueries } from '@/queries/course'
import { orderQueries } from '@/queries/order'

import styles from './lesson.module.scss'
import { LessonPurchaseBar, LessonActionBar } from './LessonActionBar'
import { LessonHead } from './LessonHead'
import { LessonSkeleton } from './LessonSkeleton'
import { texts } from './texts'
import { LessonPlayer } from './LessonPlayer'
import { usePlaybackSession } from './usePlaybackSession'
import { noUnlockOptions, unlockOptionsOf } from './unlockOptions'

interface LessonViewProps {
  lessonId: number
  /** Another lesson, on the same page. */
  onOpen: (lesson: Lesson) => void
}

/** One lesson: the player, what it belongs to, the other lessons, comments. */
export function LessonView({ lessonId, onOpen }: LessonViewProps) {
  // The last lesson's answer stays while the next one loads: it holds the same list.
  const query = useQuery({ ...courseQueries.lesson(lessonId), placeholderData: keepPreviousData })
  const shown = query.data
  const detail = query.isPlaceholderData ? undefined : shown
  const courseId = shown?.course.id
  const course = useQuery({ ...courseQueries.detail(courseId ?? 0), enabled: courseId !== undefined }).data
  const target = videoKind.comments(lessonId)
  const commentCount = useCommentCount(target, detail !== undefined)
  const seat = usePlaybackSession(detail)
  const isCommentsOff = useCommentsOff()
  const [tab, setTab] = useState<'lessons' | 'comments'>('lessons')
  const tabs = [
    { key: 'lessons', label: texts.tabs.lessons },
    { key: 'comments', label: texts.tabs.comments, count: commentCount },
  ] as const

  const listed = shown && flatLessons(shown.chapters).find(({ id }) => id === lessonId)
  const title = (listed ?? detail?.lesson)?.title ?? ''
  const next = shown && nextLesson(shown.chapters, lessonId)
  const openNext = useCallback(() => {
    if (next) onOpen(next)
  }, [next, onOpen])
  const canSay = detail?.lesson.canComment === true && !isCommentsOff && tab !== 'comments'
  const canBuy = payAdapter.policy === 'pay'
  const mayBuyLesson = canBuy && detail?.canWatch === false && detail.lesson.priceCents !== null
  const areLessonsSold = useQuery({ ...orderQueries.lessonSale(), enabled: mayBuyLesson }).data === true
  const ways = detail ? unlockOptionsOf(detail, canBuy, areLessonsSold) : noUnlockOptions

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
        <View className={styles.theatre}>
          <LessonPlayer
            title={title}
            detail={detail}
            thumb={shown?.course.thumb ?? ''}
            playback={seat}
            unlockOptions={ways}
            next={next}
            onNext={openNext}
          />
        </View>
        {shown && <LessonHead title={title} detail={shown} isFavorite={course?.isFavorite} share={share} />}
        {detail && (
          <AskTeacher
            about={() => texts.askAbout(detail.course.title, title, formatDuration(seat.sitting?.positionSec() ?? 0))}
            from={{ name: 'courseVideo', params: { id: lessonId } }}
          />
        )}
        {shown && (
          <View className={styles.tabs}>
            <Tabs label={texts.tabs.label} items={tabs} value={tab} onChange={setTab} />
          </View>
        )}
        {detail && (
          <View className={cx(styles.comments, tab !== 'comments' && styles.away)}>
            <Comments target={target} canWrite={detail.canWatch} isClosed={!detail.lesson.canComment} />
          </View>
        )}
      </View>
      <View className={cx(styles.side, tab !== 'lessons' && styles.away)}>
        <View className={styles.sideTitle} role='heading' aria-level='2'>
          {texts.tabs.lessons}
        </View>
        <QueryView query={query} skeleton={<LessonSkeleton />} title={texts.failed}>
          {({ chapters, progress, canWatch, boughtLessonIds }) => (
            <LessonList
              chapters={chapters}
              progress={progress}
              currentId={lessonId}
              currentMark={seat.stage === 'locked' || seat.stage === 'trialOver' ? 'shut' : 'playing'}
              canLearn={course?.canLearn ?? canWatch}
              boughtIds={boughtLessonIds}
              onSelect={onOpen}
            />
          )}
        </QueryView>
      </View>
      {detail &&
        (detail.canWatch ? (
          <View className={styles.watchDock}>
            <LessonActionBar onComment={canSay ? () => setTab('comments') : undefined} onNext={next && openNext} />
          </View>
        ) : (
          <LessonPurchaseBar detail={detail} ways={ways} />
        ))}
      {shown && (shown.canWatch || shown.lesson.trialSec > 0) && (
        <Snapshot resource={{ type: 'vod', id: lessonId }} positionSec={() => seat.sitting?.positionSec() ?? 0} />
      )}
    </View>
  )
}
