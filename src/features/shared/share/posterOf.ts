import { parseLocation, parseParams, type RouteLocation } from '@/routes/codec'
import { goodsTypeOf } from '@/routes/goods'
import { routeSpec } from '@/routes/registry'
import type { ShareInfo } from '@/stores/share'

/** The page that draws the poster; `undefined` = there is none. */
export function posterOf({ path }: ShareInfo): RouteLocation<'sharePoster'> | undefined {
  const shared = parseLocation(path)
  if (!shared) return undefined
  const type = shared.name === 'webview' ? shared.params.course_type : routeSpec(shared.name).share
  const id = 'id' in shared.params ? String(shared.params.id) : undefined
  const params = type !== undefined && goodsTypeOf(type) && parseParams('sharePoster', { type, id })
  return params ? { name: 'sharePoster', params } : undefined
}
