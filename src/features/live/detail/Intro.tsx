import { View } from '@tarojs/components'

import type { LiveCourse } from '@/api/live'
import { Person } from '@/components/Person'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'
import { SnapshotEntry } from '@/features/shared/snapshot/SnapshotEntry'

import styles from './live.module.scss'
import { texts } from '../texts'

export function Intro({ course: { id, teacher, assistant, html } }: { course: LiveCourse }) {
  return (
    <View className={styles.intro}>
      {teacher && <Person role={texts.intro.teacher} {...teacher} />}
      {assistant && <Person role={texts.intro.assistant} {...assistant} />}
      {html === '' ? <StateView kind='empty' {...texts.intro.empty} /> : <RichText html={html} />}
      <SnapshotEntry resource={{ type: 'live', id }} />
    </View>
  )
}
