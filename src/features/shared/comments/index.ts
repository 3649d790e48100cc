export { Comments } from './LaterComments'
export { useCommentCount } from './useComments'
export { useCommentsOff } from './useCommentsOff'
