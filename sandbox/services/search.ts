/** Search in courses, lessons and the goods of add-ons (docs/backend/app.md#search). */
import { and, asc, like } from 'drizzle-orm'

import type { RequestContext } from '../core/context'
import { utcIso } from '../core/dates'
import { brokenCall, noRoute, refuse } from '../core/envelope'
import { positive } from '../core/paging'
import { absolute, absoluteHtml } from '../core/urls'
import { courses } from '../db/schema'
import { categoryRows, courseFull, courseShelf, listItems } from './catalogue'
import { goods } from './goods'
import type { Hit } from './goods/types'

const MAX_FOUND = 100
const EXCERPT_SIDE = 60
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** '' when only the title contains the keyword. */
function excerpt(text: string, keyword: string) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase())
  if (at < 0) return ''
  const end = at + keyword.length + EXCERPT_SIDE
  return text.slice(Math.max(0, at - EXCERPT_SIDE), end) + (end < text.length ? '...' : '')
}

/** The keyword without the database's wildcards. */
const wordOf = (keyword: string) => keyword.trim().replace(/[%_]/g, '')

/** The database also finds words in tags and attributes. Only words in the text count. */
const isInText = ({ title, summary, html }: Hit, word: string) =>
  [title, summary, textOf(html)].some((text) => text.toLowerCase().includes(word.toLowerCase()))

interface Found extends Hit {
  word: string
  idBase: number
}

/** `wanted`: a kind, or '' or '0' for all kinds. */
async function findHits(context: RequestContext, keyword: string, wanted: string): Promise<Found[]> {
  const sought = wordOf(keyword)
  const found: Found[] = []
  for (const { search: kind, addon } of goods) {
    if (!kind || (addon && !context.settings.enabled_addons.includes(addon))) continue
    const { word, idBase } = kind
    if (wanted !== '' && wanted !== '0' && wanted !== word) continue
    const hits = await kind.find(context, `%${sought}%`)
    found.push(...hits.filter((hit) => isInText(hit, sought)).map((hit) => ({ ...hit, word, idBase })))
  }
  return found
}

function present(context: RequestContext, hit: Found, keyword: string) {
  return {
    // The index has numbers of its own.
    id: hit.idBase + hit.id,
    resource_id: hit.id,
    resource_type: hit.word,
    title: hit.title,
    thumb: absolute(context.origin, hit.thumb),
    charge: hit.charge,
    short_desc: hit.summary,
    desc: hit.isQuotedOnly ? '' : absoluteHtml(context.origin, hit.html),
    p: excerpt(`${hit.summary} ${textOf(hit.html)}`, keyword),
    created_at: utcIso(hit.createdAt),
    updated_at: utcIso(hit.createdAt),
  }
}

/** The old search over course titles needs no search engine. */
export async function searchCourses(context: RequestContext, { keywords = '' }: Record<string, string>) {
  if (context.settings.sandbox.deprecated_closed) throw noRoute()
  if (keywords.trim() === '') throw refuse('请输入关键字')
  const rows = await context.db.query.courses.findMany({
    // The backend does not escape wildcards here.
    where: and(like(courses.title, `%${keywords.trim()}%`), ...courseShelf.isListed(context)),
    orderBy: [asc(courses.id)],
    limit: 10,
  })
  return { data: await listItems(context, rows, courseFull, categoryRows), keywords }
}

export async function search(context: RequestContext, query: Record<string, string>) {
  const isBase = context.dialect === 'base'
  const { keywords = '', type, size } = query
  if (keywords.trim() === '') throw refuse('请输入关键字')
  if (!isBase && type === undefined) throw brokenCall()
  if (!context.settings.sandbox.search_ready && isBase) throw refuse('搜索服务未配置')
  if (!context.settings.sandbox.search_ready) return { data: [], total: 0 }
  if (isBase && size === '0') throw brokenCall()

  const rows = isBase ? positive(size, 10) : Math.min(positive(size, 10), 100)
  const hits = (await findHits(context, keywords.trim(), type ?? '')).slice(0, MAX_FOUND)
  // At BASE a missing page counts as page 0, which is empty.
  const page = positive(query.page, isBase ? 0 : 1)
  const shown = page === 0 ? [] : hits.slice((page - 1) * rows, page * rows)
  return { data: shown.map((hit) => present(context, hit, keywords.trim())), total: hits.length }
}
