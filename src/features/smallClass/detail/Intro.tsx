import { View } from '@tarojs/components'

import type { SmallClass } from '@/api/smallClass'
import { Person } from '@/components/Person'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'

import { texts } from '../texts'
import styles from './intro.module.scss'

/** Teachers and introduction. */
export function Intro({ smallClass: { teachers, html } }: { smallClass: SmallClass }) {
  if (html === '' && teachers.length === 0) return <StateView kind='empty' {...texts.intro.empty} />
  return (
    <View className={styles.intro}>
      {teachers.map((teacher, index) => (
        <Person key={index} {...teacher} />
      ))}
      {html !== '' && <RichText html={html} />}
    </View>
  )
}
