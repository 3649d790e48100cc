/**
 * Learning paths (docs/backend/books-articles-paths.md#path-calls): their list, their steps, and the parts that a buyer
 * gets.
 */
import { asc, inArray } from 'drizzle-orm'

import { localDT } from '../core/dates'
import type { PageAsk } from '../core/paging'
import { phpMap } from '../core/php'
import { coverPath } from '../core/urls'
import type { RequestContext } from '../core/context'
import { pathCategories, pathResources, paths, pathSteps } from '../db/schema'
import { inOrderOf, treeWith } from './lists'
import { shelfOf } from './shelf'

export type Resource = typeof pathResources.$inferSelect
export type Path = typeof paths.$inferSelect
type Step = typeof pathSteps.$inferSelect

export const pathShelf = shelfOf(paths, { title: paths.name, tree: pathCategories })

export const findPath = pathShelf.find

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

export async function listPaths(context: RequestContext, categoryId: number, ask: PageAsk) {
  const { rows, total } = await pathShelf.page(context, { categoryId }, ask)
  const { items, steps } = await presentAll(context, rows)
  const byPath = phpMap(steps.filter(([, some]) => some.length > 0).map(([id, some]) => [id, some]))
  return { rows: items, total, steps: byPath }
}

export async function pathBlock(context: RequestContext, ids: number[]) {
  const { items } = await presentAll(context, inOrderOf(ids, await pathShelf.rowsOf(context, ids)))
  return items
}
