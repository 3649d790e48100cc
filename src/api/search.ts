/** Core: search. Contract `core.md` 4.4. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decodePage, int, type Page, text, yuan } from '@/lib/decode'

export interface SearchResult {
  /** Id of the thing found, not of the index row. */
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
  v.object({ resource_id: int, resource_type: text, title: text, thumb: text, charge: yuan, short_desc: text, p: text }),
  v.transform(
    (wire): SearchResult => ({
      id: wire.resource_id,
      type: wire.resource_type,
      title: wire.title,
      thumb: wire.thumb,
      priceCents: wire.charge,
      summary: wire.short_desc,
      excerpt: wire.p,
    }),
  ),
)

export interface SearchFilter {
  keywords: string
  /** '' = all. Always sent: HEAD fails without it. */
  type: string
}

/** @throws ApiError 'rejected' (`请输入关键字`, `搜索服务未配置`) */
export async function search(
  { keywords, type }: SearchFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<SearchResult>> {
  const data = await request({ path: '/api/v3/search', method: 'GET', query: { keywords, type, page, size }, signal })
  return decodePage(rowWire, data, page, size)
}
