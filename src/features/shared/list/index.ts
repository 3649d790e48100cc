export { PagedList } from './PagedList'
export { useFreshOnShow } from './useFreshOnShow'
export { usePagedQuery } from './usePagedQuery'
