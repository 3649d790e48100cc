import { View } from '@tarojs/components'

import type { LiveCourse, LiveTeacher } from '@/api/live'
import { Avatar } from '@/components/Avatar'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'

import styles from './live.module.scss'
import { texts } from './texts'

/** Who teaches, and what the course is about. */
export function Intro({ course: { teacher, assistant, html } }: { course: LiveCourse }) {
  return (
    <View className={styles.intro}>
      {teacher && <Person role={texts.intro.teacher} person={teacher} />}
      {assistant && <Person role={texts.intro.assistant} person={assistant} />}
      {html === '' ? <StateView kind='empty' {...texts.intro.empty} /> : <RichText html={html} />}
    </View>
  )
}

function Person({ role, person: { name, avatar, intro } }: { role: string; person: LiveTeacher }) {
  return (
    <View className={styles.person}>
      <Avatar src={avatar} name={name} size={44} />
      <View className={styles.personWords}>
        <View className={styles.personName}>
          {name}
          <View className={styles.personRole}>{role}</View>
        </View>
        {intro !== '' && <View className={styles.personIntro}>{intro}</View>}
      </View>
    </View>
  )
}
