/**
 * Learning paths (docs/backend/books-articles-paths.md#path-calls): the list, one path with its steps, what buying one
 * brings.
 */
import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'

import { localDT } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf } from '../core/paging'
import { phpMap } from '../core/php'
import { coverPath } from '../core/urls'
import type { RequestContext } from '../core/context'
import { pathCategories, pathResources, paths, pathSteps } from '../db/schema'
import { inFamily, inOrderOf, treeWith } from './lists'

export type Resource = typeof pathResources.$inferSelect
export type Path = typeof paths.$inferSelect
type Step = typeof pathSteps.$inferSelect

const isOut = ({ now }: RequestContext): SQL[] => [eq(paths.isHidden, false), lte(paths.publishedAt, now)]

export const pathCategoryTree = (context: RequestContext) =>
  treeWith(context, pathCategories, ({ id, name, sort, parentId }) => ({ id, name, sort, parent_id: parentId }))

export const stepsOf = ({ db }: RequestContext, pathIds: number[]) =>
  db.query.pathSteps.findMany({
    where: inArray(pathSteps.pathId, pathIds),
    orderBy: [asc(pathSteps.sort), asc(pathSteps.id)],
  })

export function resourcesOf({ db }: RequestContext, steps: Step[]) {
  const ids = steps.map(({ id }) => id)
  const orderBy = [asc(pathResources.sort), asc(pathResources.id)]
  return db.query.pathResources.findMany({ where: inArray(pathResources.stepId, ids), orderBy })
}

export const presentPath = (context: RequestContext, path: Path, steps: Step[], resources: Resource[]) => ({
  id: path.id,
  name: path.name,
  thumb: context.origin + coverPath(path),
  desc: path.description,
  charge: path.charge,
  original_charge: path.originalCharge,
  courses_count: resources.length,
  steps_count: steps.length,
  published_at: localDT(path.publishedAt),
})

async function presentAll(context: RequestContext, rows: Path[]) {
  const ids = rows.map(({ id }) => id)
  const steps = await stepsOf(context, ids)
  const resources = await resourcesOf(context, steps)
  const own = rows.map((path) => ({ path, steps: steps.filter(({ pathId }) => pathId === path.id) }))
  const ofSteps = (some: Step[]) => resources.filter(({ stepId }) => some.some(({ id }) => id === stepId))
  return {
    items: own.map(({ path, steps: some }) => presentPath(context, path, some, ofSteps(some))),
    steps: own.map(({ path, steps: some }) => [path.id, some.map(({ id, name }) => ({ id, name }))] as const),
  }
}

/** `categoryId` 0 = all; a parent includes its children. */
export async function listPaths(context: RequestContext, categoryId: number, ask: PageAsk) {
  const conditions = isOut(context)
  if (categoryId > 0) conditions.push(await inFamily(context, paths.categoryId, pathCategories, categoryId))
  const newest = [desc(paths.publishedAt), desc(paths.id)]
  const { rows, total } = await pageOf(context, paths, and(...conditions), newest, ask)
  const { items, steps } = await presentAll(context, rows)
  const byPath = phpMap(steps.filter(([, some]) => some.length > 0).map(([id, some]) => [id, some]))
  return { rows: items, total, steps: byPath }
}

/** Live rows in place of the stored items of a home block. What was taken down falls out. */
export async function pathShelf(context: RequestContext, ids: number[]) {
  const rows = await context.db.query.paths.findMany({ where: and(inArray(paths.id, ids), ...isOut(context)) })
  const { items } = await presentAll(context, rows)
  return inOrderOf(ids, items)
}

export async function findPath(context: RequestContext, id: number): Promise<Path> {
  return found(await context.db.query.paths.findFirst({ where: and(eq(paths.id, id), ...isOut(context)) }))
}
