import { View } from '@tarojs/components'

import type { LiveDetail } from '@/api/live'
import { Cover } from '@/components/Cover'
import { Tag } from '@/components/Tag'
import { serverClock } from '@/lib/serverClock'

import styles from './head.module.scss'
import { texts } from './texts'
import { flatLessons, upcomingOf } from './timing'

/** Cover beside title, teacher and what comes next; then the summary. */
export function LiveHead({ detail: { course, chapters } }: { detail: LiveDetail }) {
  const { title, thumb, summary, teacher, statusText } = course
  const lessonCount = flatLessons(chapters).length
  const facts = [lessonCount > 0 && texts.lessons(lessonCount), upcomingOf(chapters, serverClock.now())]
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.cover}>
          <Cover src={thumb} isLazy={false}>
            {statusText !== '' && (
              <View className={styles.status}>
                <Tag tone='overlay'>{statusText}</Tag>
              </View>
            )}
          </Cover>
        </View>
        <View className={styles.words}>
          <View className={styles.title} role='heading' aria-level='2'>
            {title}
          </View>
          <View className={styles.facts}>
            {teacher && <View>{texts.teacher(teacher.name)}</View>}
            <View>{facts.filter(Boolean).join(' · ')}</View>
          </View>
        </View>
      </View>
      {summary !== '' && <View className={styles.summary}>{summary}</View>}
    </View>
  )
}
