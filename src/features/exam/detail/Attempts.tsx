import { Text } from '@tarojs/components'

import type { AttemptKind } from '@/api/examAnswer'
import type { Attempt } from '@/api/paper'
import { ListRow } from '@/components/ListRow'
import { Tag } from '@/components/Tag'
import { ChinaTime } from '@/features/shared/chinaTime'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { openLocation } from '@/routes/navigate'

import styles from './page.module.scss'
import { ScoreLine } from './ScoreLine'
import { Section } from './Section'
import { texts } from '../texts'
import { attemptLocation } from '@/features/shared/runningExams/attemptLocation'

interface AttemptsProps {
  kind: AttemptKind
  examId: number
  attempts: readonly Attempt[]
  passScore: number
}

export function Attempts({ kind, examId, attempts, passScore }: AttemptsProps) {
  if (attempts.length === 0) return null
  return (
    <Section title={texts.attempts.title}>
      <ChinaTime />
      <ScoreLine attempts={attempts} passScore={passScore} />
      {attempts.map((attempt) => (
        <ListRow
          key={attempt.id}
          label={labelOf(attempt)}
          value={
            <>
              <Result attempt={attempt} passScore={passScore} />
              <Text className={styles.date}>{dateOrDash(attempt.startedAt, formatDateTime)}</Text>
            </>
          }
          isStrong
          onClick={() => void openLocation(attemptLocation(kind, examId, attempt.id))}
        />
      ))}
    </Section>
  )
}

const labelOf = ({ status, score, fullScore }: Attempt): string =>
  status === 'marked' ? texts.attempts.points(texts.attempts.score(score, fullScore)) : texts.attempts[status]

function Result({ attempt: { status, score }, passScore }: { attempt: Attempt; passScore: number }) {
  if (status !== 'marked') return null
  const isPassed = score >= passScore
  return <Tag tone={isPassed ? 'success' : 'neutral'}>{isPassed ? texts.attempts.passed : texts.attempts.failed}</Tag>
}
