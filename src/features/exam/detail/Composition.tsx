import { View } from '@tarojs/components'

import type { QuestionCount } from '@/api/paper'
import { Tag } from '@/components/Tag'

import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from '../texts'

const essay = 4

interface CompositionProps {
  counts: readonly QuestionCount[]
  hasTeacher: boolean
}

/** The number of questions of each type, and that essays earn nothing where no teacher marks them. */
export function Composition({ counts, hasTeacher }: CompositionProps) {
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
      {!hasTeacher && counts.some(({ type }) => type === essay) && (
        <View className={styles.unmarked}>{texts.unmarked}</View>
      )}
    </Section>
  )
}
