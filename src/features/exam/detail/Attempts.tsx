import { Text } from '@tarojs/components'

import type { AttemptKind } from '@/api/attempt'
import type { Attempt } from '@/api/paper'
import { ListRow } from '@/components/ListRow'
import { Tag } from '@/components/Tag'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { openLocation } from '@/routes/navigate'

import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from '../texts'
import { attemptLocation } from '../attemptLocation'

interface AttemptsProps {
  kind: AttemptKind
  examId: number
  sittings: readonly Attempt[]
  passScore: number
}

/** How I did each time. */
export function Attempts({ kind, examId, sittings, passScore }: AttemptsProps) {
  if (sittings.length === 0) return null
  return (
    <Section title={texts.sittings.title}>
      {sittings.map((sitting) => (
        <ListRow
          key={sitting.id}
          label={sitting.status === 'marked' ? texts.sittings.score(sitting.score) : texts.sittings[sitting.status]}
          value={
            <>
              <Result sitting={sitting} passScore={passScore} />
              <Text className={styles.date}>{dateOrDash(sitting.startedAt, formatDateTime)}</Text>
            </>
          }
          isStrong
          onClick={() => void openLocation(attemptLocation(kind, examId, sitting.id))}
        />
      ))}
    </Section>
  )
}

function Result({ sitting: { status, score }, passScore }: { sitting: Attempt; passScore: number }) {
  if (status !== 'marked') return null
  const isPassed = score >= passScore
  return <Tag tone={isPassed ? 'success' : 'neutral'}>{isPassed ? texts.sittings.passed : texts.sittings.failed}</Tag>
}
