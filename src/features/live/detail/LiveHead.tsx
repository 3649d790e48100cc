import { View } from '@tarojs/components'

import type { LiveDetail } from '@/api/live'
import { DetailHead } from '@/components/DetailHead'
import { Tag } from '@/components/Tag'
import { serverClock } from '@/lib/serverClock'

import styles from './head.module.scss'
import { OnAirTag } from '../OnAirTag'
import { texts } from '../texts'
import { flatLessons, onAirOf, upcomingOf } from '../timing'

/** Title, teacher, and the next lesson. */
export function LiveHead({ detail: { course, chapters } }: { detail: LiveDetail }) {
  const { title, thumb, summary, teacher, statusText, isOnAir } = course
  const lessonCount = flatLessons(chapters).length
  const timing = [lessonCount > 0 && texts.lessons(lessonCount), upcomingOf(chapters, serverClock.now())]
  return (
    <DetailHead
      title={title}
      thumb={thumb}
      stats={[teacher && texts.teacher(teacher.name), timing.filter(Boolean).join(' · ')]}
      summary={summary}
      badge={
        // The lessons know what is on air; the course's own status may be older.
        (onAirOf(chapters) || (statusText !== '' && !isOnAir)) && (
          <View className={styles.status}>
            {onAirOf(chapters) ? <OnAirTag /> : <Tag tone='overlay'>{statusText}</Tag>}
          </View>
        )
      }
    />
  )
}
