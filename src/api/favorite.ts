/** Add-on TemplateOne: what is a favorite of other add-ons' goods. See docs/backend/community.md#likes. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag } from '@/lib/decode'

export interface FavoriteTarget {
  /** `book`, `live` ... */
  type: string
  id: number
}

export async function getFavorite({ type, id }: FavoriteTarget, signal?: AbortSignal): Promise<boolean> {
  const query = { type, id }
  const data = await request({ path: '/addons/templateOne/api/v1/like/status', method: 'GET', query, signal })
  return decode(v.object({ like: flag }), data).like
}

/**
 * A GET with a side effect: it toggles, then asks for the state, which the toggle does not say.
 * @returns true = now a favorite; `flipped` where that cannot be learned
 */
export async function toggleFavorite({ type, id }: FavoriteTarget, flipped: boolean): Promise<boolean> {
  const query = { type, id }
  await request({ path: '/addons/templateOne/api/v1/like/hit', method: 'GET', query, outlivesPage: true })
  return getFavorite({ type, id }).catch(() => flipped)
}
