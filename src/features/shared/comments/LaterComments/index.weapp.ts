/** Its code is in the package anyway. */
export { Comments } from '../Comments'
