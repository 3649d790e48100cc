import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { formatDuration } from '@/lib/time'
import { formatLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import styles from './lesson.module.scss'
import { texts } from './texts'

interface AskTeacherProps {
  lessonId: number
  course: string
  lesson: string
  positionSec: () => number
}

/** Leads to a question that begins with where the learner is; without the add-on there is none. */
export function AskTeacher({ lessonId, course, lesson, positionSec }: AskTeacherProps) {
  if (useSwitch('wenda') !== true) return null
  const ask = () =>
    navigateTo('qaCreate', {
      about: texts.askAbout(course, lesson, formatDuration(positionSec())),
      from: formatLocation({ name: 'courseVideo', params: { id: lessonId } }),
    })
  return (
    <View className={styles.ask}>
      <TextLink tone='brand' onClick={ask}>
        {texts.ask}
      </TextLink>
    </View>
  )
}
