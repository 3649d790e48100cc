import { useState } from 'react'

import type { CourseDetail } from '@/api/course'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { Comments, useCommentCount } from '@/features/shared/comments'
import { LaterContent } from '@/features/shared/lazyCode/LaterContent'
import { useCode } from '@/features/shared/lazyCode/useCode'
import { FindLink, flatLessons, LessonList, resumeTarget } from '../outline'
import { StickyTabs } from '@/features/shared/page/StickyTabs'
import { course as courseKind } from '@/goods/kinds/course'

import { Intro } from './Intro'
import { lessonLink } from '../openLesson'
import { type CourseTab, courseTab } from './courseTab'
import { texts } from '../texts'

/** Few courses have files, and these need all that downloads, opens and stores them. */
const loadAttachments = () => import('./Attachments')

/** Learners with access, or with progress, come for the lessons. Others first want the introduction. */
function firstTab({ course, canLearn, progress }: CourseDetail): CourseTab {
  return canLearn || progress.size > 0 || course.html === '' ? 'lessons' : 'intro'
}

/** Each tab opens at its top. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course, attachments } = detail
  const [tab, setTab] = useState(() => firstTab(detail))
  courseTab.useWantedTab(course.id, setTab)
  const commentCount = useCommentCount(courseKind.comments(course.id))
  const items = [
    { key: 'intro' as const, label: texts.tabs.intro },
    { key: 'lessons' as const, label: texts.tabs.lessons },
    { key: 'comments' as const, label: texts.tabs.comments, count: commentCount },
    ...(attachments.length > 0
      ? [{ key: 'attachments' as const, label: texts.tabs.attachments, count: attachments.length }]
      : []),
  ]
  const shown = items.some(({ key }) => key === tab) ? tab : firstTab(detail)
  return (
    <StickyTabs label={texts.tabs.label} items={items} value={shown} onChange={setTab}>
      <Part tab={shown} detail={detail} />
    </StickyTabs>
  )
}

function Part({ tab, detail }: { tab: CourseTab; detail: CourseDetail }) {
  const { course, chapters, progress, canLearn, boughtLessonIds, attachments } = detail
  const resume = resumeTarget(detail)
  // Before their tab is opened.
  useCode(attachments.length > 0, loadAttachments)
  switch (tab) {
    case 'intro':
      return <Intro course={course} canLearn={canLearn} />
    case 'lessons':
      return (
        <>
          {flatLessons(chapters).length > 0 && <FindLink courseId={course.id} />}
          <LessonList
            chapters={chapters}
            progress={progress}
            currentId={resume?.isStarted && !resume.isFinished ? resume.lesson.id : undefined}
            currentMark='resume'
            canLearn={canLearn}
            boughtIds={boughtLessonIds}
            linkOf={lessonLink}
          />
        </>
      )
    case 'comments':
      return <Comments target={courseKind.comments(course.id)} canWrite={canLearn} isClosed={!course.canComment} />
    case 'attachments':
      return (
        <LaterContent load={loadAttachments} skeleton={<MediaRowsSkeleton />}>
          {(code) => (
            <code.Attachments
              courseId={course.id}
              courseTitle={course.title}
              items={attachments}
              canDownload={canLearn}
            />
          )}
        </LaterContent>
      )
  }
}
