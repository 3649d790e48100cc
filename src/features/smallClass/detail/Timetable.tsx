import { View } from '@tarojs/components'

import type { SmallClassDetail } from '@/api/smallClass'
import { StateView } from '@/components/StateView'
import { TimetableRow, TimetableRows } from '@/features/shared/timetable'

import { enterLesson } from '../enterLesson'
import { texts } from '../texts'
import styles from './timetable.module.scss'

/** The lessons in order, each with its state and whether it is open to me. */
export function Timetable({ detail }: { detail: SmallClassDetail }) {
  const { lessons, canAttend } = detail
  const { empty, more, unlocked, locked } = texts.timetable
  if (lessons.length === 0) return <StateView kind='empty' {...empty} />
  return (
    <View>
      <TimetableRows
        lessons={lessons}
        more={more}
        renderRow={(lesson, index) => (
          <TimetableRow
            number={index + 1}
            title={lesson.title}
            note={<View className={styles[lesson.state]}>{texts.lesson[lesson.state]}</View>}
            icon={canAttend ? { name: 'play', label: unlocked } : { name: 'lock', label: locked }}
            onClick={() => void enterLesson(lesson, detail)}
          />
        )}
      />
    </View>
  )
}
