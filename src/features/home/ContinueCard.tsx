import { Text, View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'

import { Cover } from '@/components/Cover'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { ProgressBar } from '@/components/ProgressBar'
import { linkTo } from '@/features/shared/link'
import { continueCourse } from '@/goods/continueCourse'
import { formatDuration } from '@/lib/time'
import { queryClient } from '@/queries/client'
import { studyQueries } from '@/queries/study'
import { useSession } from '@/stores/session'

import styles from './continueCard.module.scss'
import { texts } from './texts'

/** The card shall be there with the page instead of pushing down what is being read. */
export const prepare = (): Promise<void> => queryClient.prefetchInfiniteQuery(studyQueries.list('learned'))

/** The course that was learned last, one press from its very second. Nothing for visitors and beginners. */
export default function ContinueCard() {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useInfiniteQuery({ ...studyQueries.list('learned'), enabled: isLogin })
  const course = data?.pages[0]?.items.find(({ isFinished }) => !isFinished)
  if (!isLogin || !course) return null
  const place = course.lastLesson && texts.continue.lastSeen(formatDuration(course.lastLesson.watchedSec))
  return (
    <Pressable className={styles.card} role='link' {...linkTo(continueCourse(course))}>
      <Cover src={course.thumb} width={72} />
      <View className={styles.text}>
        <Text className={styles.title}>{course.title}</Text>
        <Text className={styles.place}>{place ? `${texts.continue.goOn} · ${place}` : texts.continue.goOn}</Text>
        <ProgressBar ratio={course.ratio} label={texts.continue.learned(course.learnedCount, course.lessonCount)} />
      </View>
      <View className={styles.play}>
        <Icon name='play' size={24} />
      </View>
    </Pressable>
  )
}
