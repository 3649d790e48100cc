/** The decoration of the home page (core 4.5 and 10). */
import { and, asc } from 'drizzle-orm'
import * as v from 'valibot'

import { localDT, utcIso } from '../core/dates'
import { badParams } from '../core/envelope'
import { flag } from '../core/php'
import { absoluteJson } from '../core/urls'
import type { Work } from '../core/work'
import { blocks, courses } from '../db/schema'
import { bookShelf } from './books'
import { categoryRefs, coverOf, isPublished, type Course } from './catalogue'
import { liveShelf } from './liveCourses'
import { pathShelf } from './paths'
import { topicShelf } from './topics'

const Shelf = v.object({ title: v.string(), items: v.array(v.looseObject({ id: v.nullable(v.number()) })) })

const shelfItem = (work: Work, course: Course, refs: Map<number, { id: number; name: string }>) => ({
  id: course.id,
  title: course.title,
  thumb: coverOf(work, course),
  charge: course.charge,
  user_count: course.userCount,
  short_description: course.shortDescription,
  published_at: localDT(course.publishedAt),
  category_id: course.categoryId,
  is_rec: flag(course.isRecommended),
  is_free: flag(course.isFree),
  created_at: utcIso(course.createdAt),
  category: refs.get(course.categoryId) ?? null,
})

async function courseShelf(work: Work, ids: number[]) {
  const live = await work.db
    .select()
    .from(courses)
    .where(and(...isPublished(work)))
  const refs = await categoryRefs(work)
  const byId = new Map(live.map((course) => [course.id, course]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((course) => shelfItem(work, course, refs))
}

interface ShelfKind {
  /** Add-on without which the items stay as stored. */
  addon?: string
  items: (work: Work, ids: number[]) => Promise<object[]>
}

/** Blocks whose stored items are replaced by live ones; what was taken down falls out. */
const shelves: Record<string, ShelfKind> = {
  'h5-vod-v1': { items: courseShelf },
  'h5-live-v1': { addon: 'Zhibo', items: liveShelf },
  'h5-book-v1': { addon: 'MeeduBooks', items: bookShelf },
  'h5-topic-v1': { addon: 'MeeduTopics', items: topicShelf },
  'h5-learnPath-v1': { addon: 'LearningPaths', items: pathShelf },
}

async function render(work: Work, sign: string, stored: unknown) {
  const shelf = shelves[sign]
  const isLive = shelf && (!shelf.addon || work.settings.enabled_addons.includes(shelf.addon))
  if (!isLive) return absoluteJson(work.origin, stored)
  const { title, items } = v.parse(Shelf, stored)
  return { title, items: await shelf.items(work, items.flatMap(({ id }) => id ?? [])) }
}

export async function homeBlocks(work: Work, pageName: string | undefined, platform = 'h5') {
  if (!pageName || !platform) throw badParams()
  if (pageName !== 'h5-page-index' || platform !== 'h5') return []
  const rows = await work.db.select().from(blocks).orderBy(asc(blocks.sort))
  return Promise.all(
    rows.map(async ({ id, sign, sort, config }) => {
      const stored: unknown = config === null ? [] : JSON.parse(config)
      const page = work.dialect === 'head' ? { decoration_page_id: 1 } : {}
      const rendered = config === null ? stored : await render(work, sign, stored)
      return { id, platform, page: pageName, sign, sort, config, config_render: rendered, ...page }
    }),
  )
}
