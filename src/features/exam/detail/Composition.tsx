import { View } from '@tarojs/components'

import type { QuestionCount } from '@/api/paper'
import { Tag } from '@/components/Tag'

import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from '../texts'

/** The number of questions of each type. */
export function Composition({ counts }: { counts: readonly QuestionCount[] }) {
  if (counts.length === 0) return null
  return (
    <Section title={texts.composition}>
      <View className={styles.composition}>
        {counts.map(({ type, count }) => (
          <Tag key={type} size='m'>
            {texts.composed(texts.types[type] ?? texts.otherType, count)}
          </Tag>
        ))}
      </View>
    </Section>
  )
}
