import { View } from '@tarojs/components'

import type { CourseDetail } from '@/api/course'
import { DetailHead } from '@/components/DetailHead'
import { Icon } from '@/components/Icon'
import { ProgressBar } from '@/components/ProgressBar'
import { finishedCount, flatLessons, isCourseDone, resumeTarget, totalSec } from '../outline'
import { formatCount } from '@/lib/count'

import styles from './head.module.scss'
import { WhatNext } from '../next/WhatNext'
import { openLesson } from '../openLesson'
import { texts } from '../texts'

/** Numbers are counted from the lessons, because the course itself has none. */
export function CourseHead({ detail }: { detail: CourseDetail }) {
  const { course, chapters, canLearn } = detail
  const lessons = flatLessons(chapters)
  const resume = resumeTarget(detail)
  const label = canLearn ? texts.play.learn : texts.play.trial
  const doneCount = finishedCount(lessons, detail.progress)
  return (
    <>
      <DetailHead
        title={course.title}
        thumb={course.thumb}
        stats={[
          lessons.length > 0 && texts.lessons(lessons.length, totalSec(lessons)),
          texts.learners(formatCount(course.learnerCount)),
        ]}
        summary={course.summary}
        badge={
          resume && (
            <View className={styles.play}>
              <Icon name='play' size={16} />
            </View>
          )
        }
        enter={resume ? { label: label(resume.number), onClick: () => openLesson(resume.lesson) } : undefined}
      />
      {canLearn && resume?.isStarted && (
        <View className={styles.progress}>
          <ProgressBar ratio={doneCount / lessons.length} label={texts.progress(doneCount, lessons.length)} />
          <View className={styles.progressWords}>{texts.progress(doneCount, lessons.length)}</View>
        </View>
      )}
      {isCourseDone(detail) && <WhatNext courseId={course.id} />}
    </>
  )
}
