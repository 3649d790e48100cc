import { Text, View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'

import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { ProgressBar } from '@/components/ProgressBar'
import { openStudy } from '@/features/shared/continueLearning/openStudy'
import { formatDuration } from '@/lib/time'
import { studyQueries } from '@/queries/study'

import styles from './lastCourse.module.scss'
import { texts } from './texts'

/** The course of the last lesson, with the one button that goes straight there. */
export function LastCourse() {
  const { data } = useInfiniteQuery(studyQueries.list('learned'))
  const course = data?.pages[0]?.items.find(({ isFinished }) => !isFinished)
  if (!course) return null
  const { title, thumb, learnedCount, lessonCount, lastLesson } = course
  return (
    <View className={styles.ground}>
      <View className={styles.card}>
        <View className={styles.head}>
          <Cover src={thumb} width={104} isLazy={false} />
          <View className={styles.words}>
            <Text className={styles.hint}>{texts.lastCourse}</Text>
            <Text className={styles.title}>{title}</Text>
          </View>
        </View>
        <ProgressBar
          ratio={lessonCount > 0 ? learnedCount / lessonCount : 0}
          label={texts.lessons(learnedCount, lessonCount)}
        />
        <View className={styles.numbers}>
          <Text>{texts.lessons(learnedCount, lessonCount)}</Text>
          {lastLesson && <Text>{texts.seenAt(formatDuration(lastLesson.watchedSec))}</Text>}
        </View>
        <Button icon='play' size='l' isBlock onClick={() => openStudy(course)}>
          {texts.goOn}
        </Button>
      </View>
    </View>
  )
}
