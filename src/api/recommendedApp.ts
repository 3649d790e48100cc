/** Other apps of the operator. See docs/backend/app.md. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, int, list, text } from '@/lib/decode'

import { ifOffered } from './ifOffered'

const recommendedAppWire = v.pipe(
  v.object({ id: int, name: text, desc: text, url: text }),
  v.transform(({ id, name, desc, url }) => ({ id, name, description: desc, url })),
)

type RecommendedApp = v.InferOutput<typeof recommendedAppWire>

/** docs/backend/app.md#version; empty where the server has none. */
export async function listRecommendedApps(signal?: AbortSignal): Promise<RecommendedApp[]> {
  const data = await ifOffered('recommendedApps', () =>
    request({ path: '/api/v9/other/recommend-app', method: 'GET', signal }),
  )
  return decode(list(recommendedAppWire), data)
}
