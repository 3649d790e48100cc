import { View } from '@tarojs/components'

import type { LiveChapter, LiveLesson } from '@/api/live'
import { StateView } from '@/components/StateView'
import { ChinaTime } from '@/features/shared/chinaTime'
import { TimetableRow, TimetableRows } from '@/features/shared/timetable'
import { serverClock } from '@/lib/serverClock'

import { enterRoom } from '../enterRoom'
import { OnAirTag } from '../OnAirTag'
import { texts } from '../texts'
import styles from './timetable.module.scss'
import { flatLessons, whenOf } from '../timing'

interface TimetableProps {
  courseId: number
  chapters: readonly LiveChapter[]
  canAttend: boolean
}

/** All lessons by chapter, with time and state. Numbers run through the whole course. */
export function Timetable({ courseId, chapters, canAttend }: TimetableProps) {
  if (flatLessons(chapters).length === 0) return <StateView kind='empty' {...texts.timetable.empty} />
  // If there is only the group of lessons without a chapter, it needs no title.
  const firstNumbers = chapters.map((_, index) => flatLessons(chapters.slice(0, index)).length + 1)
  const hasTitles = chapters.length > 1 || chapters[0]?.id !== 0
  return (
    <View>
      <ChinaTime />
      {chapters.map(({ id, title, lessons }, index) => (
        <View key={id} className={styles.chapter}>
          {hasTitles && (
            <View className={styles.chapterTitle} role='heading' aria-level='3'>
              {title || texts.timetable.loose}
            </View>
          )}
          {lessons.length === 0 && <View className={styles.soon}>{texts.timetable.comingSoon}</View>}
          <TimetableRows
            lessons={lessons}
            more={texts.timetable.more}
            renderRow={(lesson, place) => (
              <TimetableRow
                number={(firstNumbers[index] ?? 1) + place}
                title={lesson.title}
                note={<When lesson={lesson} />}
                isOver={lesson.state === 'over'}
                icon={canAttend ? undefined : { name: 'lock', label: texts.timetable.locked }}
                onClick={() => enterRoom(lesson, courseId, canAttend)}
              />
            )}
          />
        </View>
      ))}
    </View>
  )
}

function When({ lesson }: { lesson: LiveLesson }) {
  return lesson.state === 'onAir' ? <OnAirTag /> : <>{whenOf(lesson, serverClock.now())}</>
}
