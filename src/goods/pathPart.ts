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

/**
 * The part to go on with: the first that is known to be unlearned. One of which the server says nothing was passed by if
 * a later one is learned, or else the learner would be led to it for ever.
 */
export function partAhead(parts: readonly LearningPathPart[]): LearningPathPart | undefined {
  const lastLearned = parts.map(({ isLearned }) => isLearned).lastIndexOf(true)
  return parts.find(({ isLearned }, index) => isLearned === false || (isLearned === null && index > lastLearned))
}
