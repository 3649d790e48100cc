/** Learning paths (content contract 4): the list, one path with its steps, what buying one brings. */
import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { orEmpty, phpMap } from '../core/php'
import type { Work } from '../core/work'
import { pathCategories, pathOwners, pathResources, paths, pathSteps } from '../db/schema'
import { giveCourse } from './access'
import { bookGoods } from './books'
import { examGoods } from './examGoods'
import type { AddonGoods } from './goods'
import { giveLive } from './liveCourses'
import { learnedIn, presentResource, progressOf, type Resource } from './pathResources'
import { giveTopic } from './topics'

export type Path = typeof paths.$inferSelect
type Step = typeof pathSteps.$inferSelect

const coverPath = ({ slug }: Path) => `/sandbox/art/cover/${slug}.svg`

const isOut = ({ now }: Work): SQL[] => [eq(paths.isHidden, false), lte(paths.publishedAt, now)]

export async function pathCategoryTree({ db }: Work) {
  const rows = await db.select().from(pathCategories).orderBy(asc(pathCategories.sort))
  const childrenOf = (parentId: number) =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, sort }) => ({ id, name, sort, parent_id: parentId }))
  return childrenOf(0).map((row) => ({ ...row, children: childrenOf(row.id) }))
}

const stepsOf = ({ db }: Work, pathIds: number[]) =>
  db
    .select()
    .from(pathSteps)
    .where(inArray(pathSteps.pathId, pathIds))
    .orderBy(asc(pathSteps.sort), asc(pathSteps.id))

const resourcesOf = ({ db }: Work, steps: Step[]) =>
  db
    .select()
    .from(pathResources)
    .where(
      inArray(
        pathResources.stepId,
        steps.map(({ id }) => id),
      ),
    )
    .orderBy(asc(pathResources.sort), asc(pathResources.id))

const present = (work: Work, path: Path, steps: Step[], resources: Resource[]) => ({
  id: path.id,
  name: path.name,
  thumb: work.origin + coverPath(path),
  desc: path.description,
  charge: path.charge,
  original_charge: path.originalCharge,
  courses_count: resources.length,
  steps_count: steps.length,
  published_at: localDT(path.publishedAt),
})

/** Rows of lists and of the home page's shelf, with their steps by path. */
async function presentAll(work: Work, rows: Path[]) {
  const steps = await stepsOf(
    work,
    rows.map(({ id }) => id),
  )
  const resources = await resourcesOf(work, steps)
  const own = rows.map((path) => ({ path, steps: steps.filter(({ pathId }) => pathId === path.id) }))
  const ofSteps = (some: Step[]) =>
    resources.filter(({ stepId }) => some.some(({ id }) => id === stepId))
  return {
    items: own.map(({ path, steps: some }) => present(work, path, some, ofSteps(some))),
    steps: own.map(({ path, steps: some }) => [path.id, some.map(({ id, name }) => ({ id, name }))] as const),
  }
}

async function familyOf({ db }: Work, categoryId: number) {
  const children = await db
    .select({ id: pathCategories.id })
    .from(pathCategories)
    .where(eq(pathCategories.parentId, categoryId))
  return [categoryId, ...children.map(({ id }) => id)]
}

/** `categoryId` 0 = all; a parent includes its children. */
export async function listPaths(work: Work, categoryId: number, ask: PageAsk) {
  const conditions = isOut(work)
  if (categoryId > 0) conditions.push(inArray(paths.categoryId, await familyOf(work, categoryId)))
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(paths)
    .where(and(...conditions))
    .orderBy(desc(paths.publishedAt), desc(paths.id))
    .limit(limit)
    .offset(offset)
  const { items, steps } = await presentAll(work, rows)
  const byPath = phpMap(steps.filter(([, some]) => some.length > 0).map(([id, some]) => [id, some]))
  return { rows: items, total: await work.db.$count(paths, and(...conditions)), steps: byPath }
}

/** The stored items of a home block as live rows; those taken down fall out. */
export async function pathShelf(work: Work, ids: number[]) {
  const rows = await work.db
    .select()
    .from(paths)
    .where(and(inArray(paths.id, ids), ...isOut(work)))
  const { items } = await presentAll(work, rows)
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

async function findPath(work: Work, id: number): Promise<Path> {
  const [path] = await work.db
    .select()
    .from(paths)
    .where(and(eq(paths.id, id), ...isOut(work)))
  if (!path) throw notFound()
  return path
}

async function ownsPath({ db }: Work, member: Member, pathId: number) {
  const own = and(eq(pathOwners.memberId, member.id), eq(pathOwners.pathId, pathId))
  return (await db.$count(pathOwners, own)) > 0
}

export async function pathDetail(work: Work, member: Member | null, id: number) {
  const path = await findPath(work, id)
  const steps = await stepsOf(work, [id])
  const resources = await resourcesOf(work, steps)
  const learned = await learnedIn(work, member, resources)
  const presented: object[] = []
  for (const step of steps) {
    const parts = resources.filter(({ stepId }) => stepId === step.id)
    const courses: object[] = []
    for (const part of parts) courses.push(await presentResource(work, member, part, learned.get(part.id)))
    presented.push({
      id: step.id,
      name: step.name,
      desc: step.description,
      sort: step.sort,
      courses,
      ...(member && { learned_count: parts.filter((part) => learned.get(part.id)).length }),
    })
  }
  return {
    data: present(work, path, steps, resources),
    steps: presented,
    is_buy: member !== null && (await ownsPath(work, member, id)),
    ...(member && { progress: progressOf(learned) }),
  }
}

export async function myPaths(work: Work, member: Member, ask: PageAsk) {
  const own = eq(pathOwners.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(pathOwners)
    .where(own)
    .orderBy(desc(pathOwners.createdAt), desc(pathOwners.pathId))
    .limit(limit)
    .offset(offset)
  const live = await pathShelf(
    work,
    rows.map(({ pathId }) => pathId),
  )
  return {
    rows: rows.map(({ pathId, charge, createdAt }) => ({
      id: pathId,
      path_id: pathId,
      charge,
      created_at: localDT(createdAt),
      path: orEmpty(live.find((path) => path.id === pathId)),
    })),
    total: await work.db.$count(pathOwners, own),
  }
}

/** What a path brings of each sort of thing; the rest is bought where it lives. */
const givers: Record<string, typeof giveCourse> = {
  course: giveCourse,
  live: giveLive,
  topic: giveTopic,
  book: (work, memberId, id, charge) => bookGoods.give(work, memberId, id, charge),
  paper_paper: examGoods('paper').give,
  paper_mock: examGoods('mock').give,
  paper_practice: examGoods('practice').give,
}

export const pathGoods: AddonGoods = {
  async find(work, id) {
    const path = await findPath(work, id)
    return { id, name: path.name, thumb: coverPath(path), charge: path.charge }
  },
  isBought: ownsPath,
  async give(work, memberId, id, charge) {
    const given = await work.db
      .insert(pathOwners)
      .values({ memberId, pathId: id, charge, createdAt: work.now })
      .onConflictDoNothing()
      .returning()
    if (given.length === 0) return
    const parts = await resourcesOf(work, await stepsOf(work, [id]))
    for (const { type, otherId } of parts) await givers[type]?.(work, memberId, otherId, 0)
  },
}
