import * as v from 'valibot'

import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readItems, readYaml } from './load'
import { CategoryTree, fieldsOf, insertAll, natural, reference, rowOf, seedCategories } from './rows'
import { thingOf, type Things } from './things'

/** A thing that the academy does not have. */
const Foreign = v.strictObject({ type: v.string(), id: natural, name: v.string(), priceYuan: natural })

/** A part of a step: `course/git`, `live/...`, `topic/...`, `book/...`. */
const Part = v.union([v.pipe(v.string(), v.regex(/^(course|live|topic|book)\/[\w-]+$/)), Foreign])

const Path = v.strictObject({
  ...fieldsOf(t.paths, 'name', 'description', 'isHidden'),
  category: reference,
  priceYuan: natural,
  daysAgo: v.number(),
  steps: v.array(v.strictObject({ ...fieldsOf(t.pathSteps, 'name', 'description'), parts: v.array(Part) })),
})

type PathSeed = v.InferOutput<typeof Path> & { key: string }
type PartSeed = v.InferOutput<typeof Part>

export const loadPaths = () => ({
  pathCategories: readYaml('paths/categories.yaml', CategoryTree),
  paths: readItems('paths/paths.yaml', Path),
})

function partRow(part: PartSeed, things: Things, asker: string) {
  if (typeof part !== 'string')
    return { type: part.type, otherId: part.id, name: part.name, charge: part.priceYuan, thumb: '' }
  const { type, id: otherId, name, charge, thumb } = thingOf(things, part, asker)
  return { type, otherId, name, charge, thumb }
}

export async function seedPaths(db: Db, categories: CategoryTree, seeds: PathSeed[], things: Things, now: number) {
  const ids = await seedCategories(db, t.pathCategories, categories)
  const paths: (typeof t.paths.$inferInsert)[] = []
  const steps: (typeof t.pathSteps.$inferInsert)[] = []
  const resources: (typeof t.pathResources.$inferInsert & { charge: number })[] = []
  for (const [index, seed] of seeds.entries()) {
    const row = rowOf(seed, index, now)
    const before = resources.length
    for (const [sort, step] of seed.steps.entries()) {
      const stepId = steps.length + 1
      steps.push({ id: stepId, pathId: row.id, sort, name: step.name, description: step.description })
      const rows = step.parts.map((part, position) => ({ stepId, sort: position, ...partRow(part, things, seed.key) }))
      resources.push(...rows)
    }
    const originalCharge = resources.slice(before).reduce((sum, part) => sum + part.charge, 0)
    paths.push({ ...row, originalCharge, categoryId: ids.of(seed.category, seed.key) })
  }
  await insertAll(db, t.paths, paths)
  await insertAll(db, t.pathSteps, steps)
  await insertAll(db, t.pathResources, resources)
}
