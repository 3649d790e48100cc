import type { AttemptQuestion } from '@/api/question'

/** One press answers it whole: the key is shown at once. */
export const isOnePress = ({ sharedStem, parts: [part] }: AttemptQuestion): boolean =>
  sharedStem === null && (part?.question.type === 'single' || part?.question.type === 'judge')

/** Index of the question to go on with: the one that was left, unless it is done; then the next open one. */
export function startIndex(ids: readonly number[], done: ReadonlySet<number>, leftAt: number | undefined): number {
  const left = leftAt === undefined ? 0 : Math.max(ids.indexOf(leftAt), 0)
  const open = ids.findIndex((id, index) => index >= left && !done.has(id))
  return open >= 0
    ? open
    : Math.max(
        ids.findIndex((id) => !done.has(id)),
        0,
      )
}

/** The question that an answer's address belongs to: `{id}` or `{id}-cap-{index}`. */
export const questionIdOf = (address: string): number => parseInt(address, 10)
