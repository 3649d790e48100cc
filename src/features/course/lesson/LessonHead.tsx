import { Text, View } from '@tarojs/components'

import type { LessonDetail } from '@/api/course'
import { FoldedText } from '@/components/FoldedText'
import { Pressable } from '@/components/Pressable'
import { finishedCount, flatLessons } from '../outline'
import { FavoriteAction } from '@/features/shared/favorite'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { course as courseKind } from '@/goods/kinds/course'
import { navigateTo } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import styles from './lesson.module.scss'
import { texts } from './texts'

interface LessonHeadProps {
  title: string
  detail: LessonDetail
  /** `undefined` = not yet known. */
  isFavorite: boolean | undefined
  share: ShareInfo | undefined
}

/** The lesson's title, its course with progress, favorite and share. */
export function LessonHead({ title, detail, isFavorite, share }: LessonHeadProps) {
  const { course, chapters, progress } = detail
  const lessons = flatLessons(chapters)
  const doneCount = finishedCount(lessons, progress)
  const openCourse = () => navigateTo('courseShow', { id: course.id })
  return (
    <View className={styles.head}>
      <View className={styles.words}>
        <View className={styles.title} role='heading' aria-level='1'>
          <FoldedText text={title} />
        </View>
        <Pressable className={styles.course} role='link' onClick={openCourse}>
          <Text className={styles.name}>{course.title}</Text>
          <Text className={styles.done}>{texts.progress(doneCount, lessons.length)}</Text>
        </Pressable>
      </View>
      {isFavorite !== undefined && <FavoriteAction favorite={courseKind.favorite} id={course.id} isOn={isFavorite} />}
      <ShareAction info={share} />
    </View>
  )
}
