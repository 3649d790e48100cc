import type { LearningPathPart } from '@/api/learningPathStep'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'

import { kindByName } from './kinds'

/** The page of a part; `undefined` = this app has none, or its feature is off. */
export function locationOf(
  { type, goodsId }: LearningPathPart,
  isOn: (name: Switch) => boolean,
): RouteLocation | undefined {
  const kind = kindByName('pathPart', type)
  if (!kind || (kind.switch && !isOn(kind.switch))) return undefined
  return kind.detailLocation(goodsId)
}
