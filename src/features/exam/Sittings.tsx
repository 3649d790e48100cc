import { Text } from '@tarojs/components'

import type { Sitting } from '@/api/paper'
import { ListRow } from '@/components/ListRow'
import { Tag } from '@/components/Tag'
import { dateOrDash, formatDateTime } from '@/lib/time'

import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from './texts'

const words = texts.sittings

interface SittingsProps {
  sittings: readonly Sitting[]
  passScore: number
}

/** How I did each time. */
export function Sittings({ sittings, passScore }: SittingsProps) {
  if (sittings.length === 0) return null
  return (
    <Section title={words.title}>
      {sittings.map((sitting) => (
        <ListRow
          key={sitting.id}
          label={sitting.status === 'marked' ? words.score(sitting.score) : words[sitting.status]}
          value={
            <>
              <Result sitting={sitting} passScore={passScore} />
              <Text className={styles.date}>{dateOrDash(sitting.startedAt, formatDateTime)}</Text>
            </>
          }
          isStrong
        />
      ))}
    </Section>
  )
}

function Result({ sitting: { status, score }, passScore }: { sitting: Sitting; passScore: number }) {
  if (status !== 'marked') return null
  const isPassed = score >= passScore
  return <Tag tone={isPassed ? 'success' : 'neutral'}>{isPassed ? words.passed : words.failed}</Tag>
}
