/** Core: search. See docs/backend/app.md#search. */
import * as v from 'valibot'

import { ApiError, isMissingRoute, isRefusedWith } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, decodePage, int, type Page, rows, text, yuan } from '@/lib/decode'

import { courseCents, coursePriceFields } from './coursePrice'

const courseType = 'vod'
/** docs/backend/app.md#search */
const maxTitles = 10

export interface SearchResult {
  /** Id of the found thing, not of the index row. */
  id: number
  /** `vod`, `video`, `live`, `book` ...; unknown ones are possible. */
  type: string
  title: string
  thumb: string
  priceCents: number | null
  summary: string
  /** Text around the keyword, '' = none. */
  excerpt: string
}

const rowWire = v.pipe(
  v.object({
    resource_id: int,
    resource_type: text,
    title: text,
    thumb: text,
    charge: yuan,
    short_desc: text,
    p: text,
  }),
  v.transform((wire): SearchResult => ({
    id: wire.resource_id,
    type: wire.resource_type,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: wire.charge,
    summary: wire.short_desc,
    excerpt: wire.p,
  })),
)

export interface SearchFilter {
  keywords: string
  /** '' = all. Always sent: HEAD fails without it. */
  type: string
}

/** A search without an engine finds titles of courses; not all of them when `isCut`. */
export interface Found extends Page<SearchResult> {
  isCut?: boolean
}

type Query = [filter: SearchFilter, page: number, size: number, signal?: AbortSignal]

async function askEngine(...[{ keywords, type }, page, size, signal]: Query): Promise<Page<SearchResult>> {
  const data = await request({ path: '/api/v3/search', method: 'GET', query: { keywords, type, page, size }, signal })
  return decodePage(rowWire, data, page, size)
}

const courseWire = v.pipe(
  v.object({ id: int, title: text, thumb: text, short_description: text, ...coursePriceFields }),
  v.transform((wire): SearchResult => ({
    id: wire.id,
    type: courseType,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: courseCents(wire),
    summary: wire.short_description,
    excerpt: '',
  })),
)

/** Compares as the server's database does: case, width and accents do not matter. */
const folded = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Searches the titles of courses, which needs no engine; ten at most. Null = this server has closed the call. */
async function listCoursesTitled(keywords: string, signal?: AbortSignal): Promise<Found | null> {
  try {
    const data = await request({ path: '/api/v2/search', method: 'GET', query: { keywords }, signal })
    const found = decode(v.object({ data: rows(courseWire) }), data).data
    // For the server `%` and `_` match everything.
    const items = found.filter(({ title }) => folded(title).includes(folded(keywords)))
    return { items, total: items.length, page: 1, hasMore: false, isCut: found.length >= maxTitles }
  } catch (error) {
    if (isMissingRoute(error)) return null
    throw error
  }
}

/** HEAD does not say so: an index that lacks existing courses is no index. */
let hasNoEngine = false

/**
 * A server without an engine refuses (BASE) or finds nothing (HEAD). The titles of its courses are searched then.
 * @throws ApiError 'rejected' (`请输入关键字`, `搜索服务未配置`)
 */
export async function search(...query: Query): Promise<Found> {
  const [{ keywords, type }, page, , signal] = query
  const canBeCourses = page === 1 && (type === '' || type === courseType)
  try {
    const found = await askEngine(...query)
    if (found.items.length > 0) hasNoEngine = false
    if (found.items.length > 0 || page > 1) return found
    if (!canBeCourses && hasNoEngine) throw new ApiError('rejected', { message: '搜索服务未配置' })
    const courses = canBeCourses ? await listCoursesTitled(keywords, signal) : null
    if (courses?.items.length) hasNoEngine = true
    return courses ?? found
  } catch (error) {
    const courses =
      canBeCourses && isRefusedWith(error, 'noSearchEngine') && (await listCoursesTitled(keywords, signal))
    if (!courses) throw error
    return courses
  }
}
