/** Draws the questions of a mock paper and of a day's practice: by chance, but always the same for the same name. */
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
 * Takes as many of each type as the rule says, or as there are, in the order of types. `categoryIds` are those of both
 * levels.
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

/** Takes first what was not practised. `doneBefore` ends where the day began, so that the day keeps its questions. */
export function drawDaily(ids: number[], doneBefore: Set<number>, name: string) {
  const drawn = shuffled(
    ids.map((id) => ({ id })),
    name,
  ).map(({ id }) => id)
  const fresh = drawn.filter((id) => !doneBefore.has(id))
  return [...fresh, ...drawn.filter((id) => doneBefore.has(id))].slice(0, PER_DAY)
}
