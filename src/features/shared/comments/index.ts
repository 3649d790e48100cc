export { Comments } from './Comments'
export { commentTargets } from './targets'
