/** The decoration of the home page (core 4.5 and 10). */
import { and, asc } from 'drizzle-orm'
import * as v from 'valibot'

import { localDT, utcIso } from '../core/dates'
import { badParams } from '../core/envelope'
import { flag } from '../core/php'
import { absoluteJson } from '../core/urls'
import type { Work } from '../core/work'
import { blocks, courses } from '../db/schema'
import { categoryRefs, coverOf, isPublished, type Course } from './catalogue'

const Shelf = v.object({ title: v.string(), items: v.array(v.object({ id: v.number() })) })

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

/** The stored items are replaced by live courses; deleted ones fall out. */
async function liveShelf(work: Work, config: unknown) {
  const { title, items } = v.parse(Shelf, config)
  const live = await work.db
    .select()
    .from(courses)
    .where(and(...isPublished(work)))
  const refs = await categoryRefs(work)
  const byId = new Map(live.map((course) => [course.id, course]))
  const found = items.flatMap(({ id }) => byId.get(id) ?? [])
  return { title, items: found.map((course) => shelfItem(work, course, refs)) }
}

export async function homeBlocks(work: Work, pageName: string | undefined, platform = 'h5') {
  if (!pageName || !platform) throw badParams()
  if (pageName !== 'h5-page-index' || platform !== 'h5') return []
  const rows = await work.db.select().from(blocks).orderBy(asc(blocks.sort))
  return Promise.all(
    rows.map(async ({ id, sign, sort, config }) => {
      const stored: unknown = config === null ? [] : JSON.parse(config)
      const isShelf = sign === 'h5-vod-v1' && config !== null
      const page = work.dialect === 'head' ? { decoration_page_id: 1 } : {}
      const rendered = isShelf ? await liveShelf(work, stored) : absoluteJson(work.origin, stored)
      return { id, platform, page: pageName, sign, sort, config, config_render: rendered, ...page }
    }),
  )
}
