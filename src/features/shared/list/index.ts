export { PagedList } from './PagedList'
export { usePagedQuery } from './usePagedQuery'
