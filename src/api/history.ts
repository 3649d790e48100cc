/** Add-on TemplateOne: browsing history. See docs/backend/community.md#browsing-history. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, int, list, text } from '@/lib/decode'

interface HistoryRecord {
  /** `vod`, `video`, `live`, `book`, `topic` */
  type: string
  id: number
  title: string
}

export const createHistoryRecord = async ({ type, id, title }: HistoryRecord): Promise<void> =>
  void (await request({
    path: '/addons/templateOne/api/v1/history/record',
    body: { type, id, title },
    isBackground: true,
  }))

export interface SeenThing {
  /** As in `HistoryRecord`; unknown words are possible. */
  type: string
  id: number
  title: string
  /** `10:30`; '' = not given. */
  hour: string
}

/** Newest first. */
export interface SeenDay {
  /** Written by the server: `2024-05-01`. */
  day: string
  items: SeenThing[]
}

const seenWire = v.pipe(
  v.object({ hour: text, title: text, other_type: text, other_id: int }),
  v.transform(({ hour, title, other_type, other_id }): SeenThing => ({ type: other_type, id: other_id, title, hour })),
)

/** Newest day first. The endpoint has no pages. */
export async function listSeen(signal?: AbortSignal): Promise<SeenDay[]> {
  const data = await request({ path: '/addons/templateOne/api/v1/history/records', method: 'GET', signal })
  const days = decode(v.nullable(v.record(v.string(), list(seenWire))), data) ?? {}
  return Object.entries(days).map(([day, items]) => ({ day, items }))
}
