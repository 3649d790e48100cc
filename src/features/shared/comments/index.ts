export { Comments } from './Comments'
export { useCommentCount } from './useComments'
export { useCommentsOff } from './useCommentsOff'
