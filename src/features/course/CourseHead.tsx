import { View } from '@tarojs/components'

import type { CourseDetail } from '@/api/course'
import { Cover } from '@/components/Cover'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { flatLessons, resumeTarget, totalSec } from '@/features/shared/lessons'
import { formatCount } from '@/lib/count'

import styles from './head.module.scss'
import { openLesson } from './openLesson'
import { texts } from './texts'

/** Cover beside title and numbers, then the summary. The numbers are counted: the course itself has none. */
export function CourseHead({ detail }: { detail: CourseDetail }) {
  const { course, chapters, canLearn } = detail
  const lessons = flatLessons(chapters)
  const resume = resumeTarget(detail)
  const cover = (
    <Cover src={course.thumb} isLazy={false}>
      {resume && (
        <View className={styles.play}>
          <Icon name='play' size={16} />
        </View>
      )}
    </Cover>
  )
  return (
    <View>
      <View className={styles.head}>
        {resume ? (
          <Pressable
            className={styles.cover}
            role='link'
            label={canLearn ? texts.play.learn(resume.number) : texts.play.trial(resume.number)}
            onClick={() => openLesson(resume.lesson)}
          >
            {cover}
          </Pressable>
        ) : (
          <View className={styles.cover}>{cover}</View>
        )}
        <View className={styles.words}>
          <View className={styles.title} role='heading' aria-level='2'>
            {course.title}
          </View>
          <View className={styles.numbers}>
            {lessons.length > 0 && (
              <View>{`${texts.lessons(lessons.length)} · ${texts.hours(totalSec(lessons))}`}</View>
            )}
            <View>{texts.learners(formatCount(course.learnerCount))}</View>
          </View>
        </View>
      </View>
      {course.summary !== '' && <View className={styles.summary}>{course.summary}</View>}
    </View>
  )
}
