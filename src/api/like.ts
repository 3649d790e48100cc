/** Add-on TemplateOne: collected books and live courses. Contract `community.md` 3. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag } from '@/lib/decode'

export interface LikeTarget {
  type: 'book' | 'live'
  id: number
}

/** Needs a login. */
export async function getLike({ type, id }: LikeTarget, signal?: AbortSignal): Promise<boolean> {
  const query = { type, id }
  const data = await request({ path: '/addons/templateOne/api/v1/like/status', method: 'GET', query, signal })
  return decode(v.object({ like: flag }), data).like
}

/** Toggles (a GET with a side effect), then asks, since the toggle does not say: true = now collected. */
export async function toggleLike({ type, id }: LikeTarget): Promise<boolean> {
  await request({ path: '/addons/templateOne/api/v1/like/hit', method: 'GET', query: { type, id } })
  return getLike({ type, id })
}
