import type { AttemptQuestion } from '@/api/question'

/** One press answers it completely, so the key shows at once. */
export const isOnePress = ({ sharedStem, parts: [part] }: AttemptQuestion): boolean =>
  sharedStem === null && (part?.question.type === 'single' || part?.question.type === 'judge')

/** Index of the question to continue with: the last visited one, or if that is done, the next open one. */
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
