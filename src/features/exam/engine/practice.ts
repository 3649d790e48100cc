import type { Answer, AttemptQuestion, Part } from '@/api/question'

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

/** The questions of a visit, and the one on screen. */
export interface Place {
  ids: readonly number[]
  index: number
}

/** The same question stays on screen. If it is the one taken out, the next one follows, or else the one before. */
export function withoutQuestion({ ids, index }: Place, id: number): Place {
  const rest = ids.filter((other) => other !== id)
  const same = ids.indexOf(id) < index ? index - (ids.length - rest.length) : index
  return { ids: rest, index: Math.max(Math.min(same, rest.length - 1), 0) }
}

/** The question that an answer's address belongs to: `{id}` or `{id}-cap-{index}`. */
export const questionIdOf = (address: string): number => parseInt(address, 10)

/** One answer per index of a part; null = none. Where the academy has deleted a part, its index stays. */
export function answersByIndex(
  parts: readonly Pick<Part, 'address'>[],
  answers: ReadonlyMap<string, Answer>,
): (Answer | null)[] {
  const byIndex = new Map(parts.map(({ address }) => [Number(address.split('-cap-')[1] ?? 0), answers.get(address)]))
  return Array.from({ length: Math.max(-1, ...byIndex.keys()) + 1 }, (_, index) => byIndex.get(index) ?? null)
}
