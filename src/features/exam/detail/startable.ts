import type { AttemptKind } from '@/api/examAnswer'
import type { Attempt } from '@/api/paper'

/** A paper or mock paper that can be taken. */
export interface Startable {
  kind: AttemptKind
  id: number
  title: string
  canJoin: boolean
  minutes: number
  /** Null and absent = no limit. */
  attemptsLeft?: number | null
  attempts: readonly Attempt[]
}

export const runningOf = (exam: Startable | undefined): Attempt | undefined =>
  exam?.attempts.find(({ status }) => status === 'running')
