/** Draws the questions of mock papers and daily practices. One name always draws the same questions. */
import { shareOf } from '../core/random'
import type { MockRule } from '../db/schema'

/** Types by their keys in a rule. */
const TYPES: [keyof MockRule['num'], number][] = [
  ['choice', 1],
  ['select', 2],
  ['input', 3],
  ['qa', 4],
  ['judge', 5],
  ['cap', 6],
]

interface Drawable {
  id: number
  type: number
  categoryId: number
}

export const shuffled = <T extends { id: number }>(items: T[], name: string) =>
  items
    .map((item) => ({ item, share: shareOf(`${name}:${item.id}`) }))
    .sort((a, b) => a.share - b.share)
    .map(({ item }) => item)

/**
 * Takes as many questions of each type as the rule says, or fewer if there are not enough, in the order of types.
 * `categoryIds` has categories of both levels.
 */
export function drawMock<T extends Drawable>(
  bank: T[],
  { num }: MockRule,
  categoryIds: Set<number>,
  name: string,
): T[] {
  const wanted = shuffled(
    bank.filter(({ categoryId }) => categoryIds.has(categoryId)),
    name,
  )
  return TYPES.flatMap(([key, type]) => wanted.filter((question) => question.type === type).slice(0, num[key]))
}

const PER_DAY = 20

/** New questions come first. `doneBefore` leaves out today's answers, so that today's questions stay the same. */
export function drawDaily(ids: number[], doneBefore: Set<number>, name: string) {
  const drawn = shuffled(
    ids.map((id) => ({ id })),
    name,
  ).map(({ id }) => id)
  const fresh = drawn.filter((id) => !doneBefore.has(id))
  return [...fresh, ...drawn.filter((id) => doneBefore.has(id))].slice(0, PER_DAY)
}
