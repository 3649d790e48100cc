import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { CourseDetail } from '@/api/course'
import { Tabs } from '@/components/Tabs'
import { Comments, commentTargets } from '@/features/shared/comments'
import { LessonList, resumeTarget } from '@/features/shared/lessons'
import { hasNativeBars } from '@/platform/shell'
import { viewport } from '@/platform/viewport'
import { commentQueries } from '@/queries/comment'

import { Attachments } from './Attachments'
import styles from './course.module.scss'
import { Intro } from './Intro'
import { openLesson } from './openLesson'
import { texts } from './texts'

type Tab = 'intro' | 'lessons' | 'comments' | 'attachments'

/** Who can learn or has begun comes for the lessons; everybody else first wants to know what it is. */
function firstTab({ course, canLearn, progress }: CourseDetail): Tab {
  return canLearn || progress.size > 0 || course.html === '' ? 'lessons' : 'intro'
}

/** The course's parts. The tabs stay on screen; changing them never lands in the middle of a part. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course, attachments } = detail
  const [tab, setTab] = useState(() => firstTab(detail))
  const comments = useQuery(commentQueries.list(commentTargets.course(course.id), false))
  const anchorId = `course-tabs-${course.id}`
  const stuckId = `course-tabs-bar-${course.id}`
  const items = [
    { key: 'intro' as const, label: texts.tabs.intro },
    { key: 'lessons' as const, label: texts.tabs.lessons },
    { key: 'comments' as const, label: texts.tabs.comments, count: comments.data?.total || undefined },
    ...(attachments.length > 0
      ? [{ key: 'attachments' as const, label: texts.tabs.attachments, count: attachments.length }]
      : []),
  ]
  const change = (next: Tab) => {
    setTab(next)
    viewport.unstick(anchorId, stuckId)
  }
  return (
    <View>
      <View id={anchorId} />
      <View id={stuckId} className={hasNativeBars ? styles.tabs : styles.tabsBelowBar}>
        <Tabs label={texts.tabs.label} items={items} value={tab} onChange={change} />
      </View>
      <View className={styles.part} role='tabpanel'>
        <Part tab={tab} detail={detail} />
      </View>
    </View>
  )
}

function Part({ tab, detail }: { tab: Tab; detail: CourseDetail }) {
  const { course, chapters, progress, canLearn, boughtLessonIds, attachments } = detail
  const resume = resumeTarget(detail)
  switch (tab) {
    case 'intro':
      return <Intro course={course} canLearn={canLearn} />
    case 'lessons':
      return (
        <LessonList
          chapters={chapters}
          progress={progress}
          currentId={resume?.isStarted && !resume.isFinished ? resume.lesson.id : undefined}
          currentMark='resume'
          canLearn={canLearn}
          boughtIds={boughtLessonIds}
          onSelect={openLesson}
        />
      )
    case 'comments':
      return (
        <Comments target={commentTargets.course(course.id)} canWrite={canLearn} isClosed={!course.canComment} />
      )
    case 'attachments':
      return <Attachments courseId={course.id} items={attachments} canDownload={canLearn} />
  }
}
