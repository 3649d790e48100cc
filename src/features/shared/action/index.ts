export { hasArrived, isUnheard, sendOnce } from './sendOnce'
export { type ActionOptions, useAction } from './useAction'
