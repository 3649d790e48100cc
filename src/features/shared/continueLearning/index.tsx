import { Text, View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'

import { Cover } from '@/components/Cover'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { ProgressBar } from '@/components/ProgressBar'
import { formatDuration } from '@/lib/time'
import { studyQueries } from '@/queries/study'
import { useSession } from '@/stores/session'

import styles from './index.module.scss'
import { openStudy } from './openStudy'
import { texts } from './texts'

/** The course that was learned last, one press from its very second. Nothing for visitors and beginners. */
export function ContinueCard() {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useInfiniteQuery({ ...studyQueries.list('learned'), enabled: isLogin })
  const course = data?.pages[0]?.items.find(({ isFinished }) => !isFinished)
  if (!isLogin || !course) return null
  const place = course.lastLesson && texts.lastSeen(formatDuration(course.lastLesson.watchedSec))
  return (
    <Pressable className={styles.card} role='link' onClick={() => openStudy(course)}>
      <Cover src={course.thumb} width={72} />
      <View className={styles.text}>
        <Text className={styles.title}>{course.title}</Text>
        <Text className={styles.place}>{place ? `${texts.goOn} · ${place}` : texts.goOn}</Text>
        <ProgressBar
          ratio={course.lessonCount > 0 ? course.learnedCount / course.lessonCount : 0}
          label={texts.learned(course.learnedCount, course.lessonCount)}
        />
      </View>
      <View className={styles.play}>
        <Icon name='play' size={24} />
      </View>
    </Pressable>
  )
}
