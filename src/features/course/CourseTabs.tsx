import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { CourseDetail } from '@/api/course'
import { Tabs } from '@/components/Tabs'
import { Comments, commentTargets } from '@/features/shared/comments'
import { LessonList, resumeTarget } from '@/features/shared/lessons'
import { StickyBar } from '@/features/shared/stickyBar'
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

/** The course's parts, each seen from its start. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course, attachments } = detail
  const [tab, setTab] = useState(() => firstTab(detail))
  const comments = useQuery(commentQueries.list(commentTargets.course(course.id), false))
  const items = [
    { key: 'intro' as const, label: texts.tabs.intro },
    { key: 'lessons' as const, label: texts.tabs.lessons },
    { key: 'comments' as const, label: texts.tabs.comments, count: comments.data?.total || undefined },
    ...(attachments.length > 0
      ? [{ key: 'attachments' as const, label: texts.tabs.attachments, count: attachments.length }]
      : []),
  ]
  return (
    <View>
      <StickyBar>
        {(toStart) => (
          <Tabs
            label={texts.tabs.label}
            items={items}
            value={tab}
            onChange={(next) => {
              setTab(next)
              toStart()
            }}
          />
        )}
      </StickyBar>
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
        <Comments
          target={commentTargets.course(course.id)}
          canWrite={canLearn}
          isClosed={!course.canComment}
        />
      )
    case 'attachments':
      return <Attachments courseId={course.id} items={attachments} canDownload={canLearn} />
  }
}
