export { categoryParams } from './categoryParams'
export { FilterBar } from './FilterBar'
export { PagedList } from './PagedList'
export { usePagedQuery } from './usePagedQuery'
