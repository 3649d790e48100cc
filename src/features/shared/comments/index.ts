export { Comments } from './Comments'
export { commentTargets } from './targets'
export { useCommentsOff } from './useCommentsOff'
