export { hasArrived, hasUnansweredTry, sendOnce, storeTry } from './sendOnce'
export { type ActionOptions, useAction } from './useAction'
export { useUntilInFront } from './useUntilInFront'
