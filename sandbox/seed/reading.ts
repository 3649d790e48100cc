/** Fills in articles and learning paths, and what the demo learner has done with them. */
import { DAY, HOUR } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import type { CategorySeed } from './index'
import type { PathPartSeed, PathSeed, TopicSeed } from './types'

const LEARNER = 1

/** What a path can be made of, by type and slug: `book night-sky`. */
export type PartIndex = Map<string, { id: number; name: string; charge: number }>

export async function seedTopics(db: Db, categories: string[], seeds: TopicSeed[], now: number) {
  const ids = new Map(categories.map((name, index) => [name, index + 1]))
  for (const [name, id] of ids) await db.insert(t.topicCategories).values({ id, name, sort: id })
  const index: PartIndex = new Map()
  for (const [position, seed] of seeds.entries()) {
    const categoryId = ids.get(seed.category)
    if (categoryId === undefined) throw new Error(`article ${seed.slug}: unknown category ${seed.category}`)
    const { slug, title, isVipFree, isNeedLogin, isHidden, summary, freeHtml, html, viewTimes, voteCount } = seed
    const id = position + 1
    const flags = { isVipFree, isNeedLogin, isHidden }
    const publishedAt = now - seed.daysAgo * DAY
    const counts = { viewTimes, voteCount, userCount: seed.priceYuan > 0 ? Math.round(viewTimes / 20) : 0 }
    const words = { slug, title, summary, freeHtml, html }
    await db
      .insert(t.topics)
      .values({ id, categoryId, charge: seed.priceYuan, ...words, ...flags, ...counts, publishedAt })
    index.set(`topic ${slug}`, { id, name: title, charge: seed.priceYuan })
  }
  return index
}

const thumbOf = (part: PathPartSeed) =>
  'slug' in part ? `/sandbox/art/${part.type === 'book' ? 'book' : 'cover'}/${part.slug}.svg` : ''

function resourceOf(part: PathPartSeed, parts: PartIndex) {
  if (!('slug' in part)) return { otherId: part.id, name: part.name, charge: part.priceYuan }
  const known = parts.get(`${part.type} ${part.slug}`)
  if (!known) throw new Error(`learning path: unknown ${part.type} ${part.slug}`)
  return { otherId: known.id, name: known.name, charge: known.charge }
}

export async function seedPaths(
  db: Db,
  categories: CategorySeed[],
  seeds: PathSeed[],
  parts: PartIndex,
  now: number,
) {
  const ids = new Map<string, number>()
  const addCategory = async (name: string, parentId: number) => {
    const id = ids.size + 1
    ids.set(name, id)
    await db.insert(t.pathCategories).values({ id, parentId, name, sort: id })
    return id
  }
  for (const { name, children = [] } of categories) {
    const parentId = await addCategory(name, 0)
    for (const child of children) await addCategory(child, parentId)
  }
  for (const seed of seeds) await addPath(db, seed, ids.get(seed.category) ?? 0, parts, now)
}

async function addPath(db: Db, seed: PathSeed, categoryId: number, parts: PartIndex, now: number) {
  const { slug, name, description, isHidden, priceYuan: charge } = seed
  const resources = seed.steps.flatMap((step) => step.parts.map((part) => resourceOf(part, parts)))
  const originalCharge = resources.reduce((sum, resource) => sum + resource.charge, 0)
  const publishedAt = now - seed.daysAgo * DAY
  const values = { slug, name, description, isHidden, charge, originalCharge, categoryId, publishedAt }
  const [path] = await db.insert(t.paths).values(values).returning()
  if (!path) throw new Error('insert gave no row')
  for (const [sort, step] of seed.steps.entries()) {
    const own = { pathId: path.id, sort, name: step.name, description: step.description }
    const [row] = await db.insert(t.pathSteps).values(own).returning()
    if (!row) throw new Error('insert gave no row')
    for (const [position, part] of step.parts.entries()) {
      const place = { stepId: row.id, sort: position, type: part.type, thumb: thumbOf(part) }
      await db.insert(t.pathResources).values({ ...place, ...resourceOf(part, parts) })
    }
  }
}

/** The learner has read some articles, bought one, kept two, and follows the first path. */
export async function seedReading(db: Db, topics: TopicSeed[], now: number) {
  const paid = topics.findIndex(({ priceYuan }) => priceYuan > 0) + 1
  const read = topics.slice(0, 4).map((_, index) => index + 1)
  for (const topicId of read) {
    await db.insert(t.topicViews).values({ memberId: LEARNER, topicId, seenAt: now - topicId * 7 * HOUR })
  }
  if (paid > 0) {
    const bought = { memberId: LEARNER, topicId: paid, charge: topics[paid - 1]?.priceYuan ?? 0 }
    await db.insert(t.topicOwners).values({ ...bought, createdAt: now - 11 * DAY })
  }
  for (const topicId of read.slice(0, 2)) {
    const mark = { memberId: LEARNER, topicId, createdAt: now - topicId * DAY }
    await db.insert(t.topicMarks).values([
      { ...mark, kind: 'collect' },
      { ...mark, kind: 'vote' },
    ])
  }
}
