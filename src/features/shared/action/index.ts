export { hasArrived, isUnheard, keepTry, sendOnce } from './sendOnce'
export { type ActionOptions, useAction } from './useAction'
