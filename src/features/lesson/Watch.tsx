import { View } from '@tarojs/components'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import type { Lesson } from '@/api/course'
import { cx } from '@/components/cx'
import { Tabs } from '@/components/Tabs'
import { Comments, commentTargets, useCommentsOff } from '@/features/shared/comments'
import { useHistoryRecord } from '@/features/shared/history/useHistoryRecord'
import { flatLessons, LessonList, nextLesson } from '@/features/shared/lessons'
import { QueryView } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { payAdapter } from '@/platform/pay'
import { commentQueries } from '@/queries/comment'
import { courseQueries } from '@/queries/course'

import styles from './lesson.module.scss'
import { OfferDock, WatchDock } from './LessonDock'
import { LessonHead } from './LessonHead'
import { LessonSkeleton } from './LessonSkeleton'
import { texts } from './texts'
import { Theatre } from './Theatre'
import { useSitting } from './useSitting'
import { noWays, waysIn } from './ways'

interface WatchProps {
  lessonId: number
  /** Another lesson, on the same page. */
  onOpen: (lesson: Lesson) => void
}

/** One lesson: the player, what it belongs to, the other lessons, comments. */
export function Watch({ lessonId, onOpen }: WatchProps) {
  // The last lesson's answer stays while the next one loads: it holds the same list.
  const query = useQuery({ ...courseQueries.lesson(lessonId), placeholderData: keepPreviousData })
  const shown = query.data
  const detail = query.isPlaceholderData ? undefined : shown
  const courseId = shown?.course.id
  const course = useQuery({ ...courseQueries.detail(courseId ?? 0), enabled: courseId !== undefined }).data
  const target = commentTargets.lesson(lessonId)
  const comments = useQuery({ ...commentQueries.list(target, false), enabled: detail !== undefined }).data
  const seat = useSitting(detail)
  const isCommentsOff = useCommentsOff()
  const [tab, setTab] = useState<'lessons' | 'comments'>('lessons')
  const tabs = [
    { key: 'lessons', label: texts.tabs.lessons },
    { key: 'comments', label: texts.tabs.comments, count: comments?.total || undefined },
  ] as const

  const listed = shown && flatLessons(shown.chapters).find(({ id }) => id === lessonId)
  const title = (listed ?? detail?.lesson)?.title ?? ''
  const next = shown && nextLesson(shown.chapters, lessonId)
  const openNext = useCallback(() => {
    if (next) onOpen(next)
  }, [next, onOpen])
  const canSay = detail?.lesson.canComment === true && !isCommentsOff && tab !== 'comments'
  const ways = detail ? waysIn(detail, payAdapter.policy === 'pay') : noWays

  useHistoryRecord(detail && { type: 'video', id: lessonId, title })
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
          <Theatre
            title={title}
            detail={detail}
            thumb={shown?.course.thumb ?? ''}
            seat={seat}
            ways={ways}
            next={next}
            onNext={openNext}
          />
        </View>
        {shown && <LessonHead title={title} detail={shown} isLiked={course?.isLiked} share={share} />}
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
            <WatchDock
              onComment={canSay ? () => setTab('comments') : undefined}
              onNext={next && openNext}
            />
          </View>
        ) : (
          <OfferDock detail={detail} ways={ways} />
        ))}
    </View>
  )
}
