import { queryOptions } from '@tanstack/react-query'

import { getSmallClass, listSmallClasses, type SmallClassFilter } from '@/api/smallClass'
import { coursePageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const smallClassQueries = {
  list: (filter: SmallClassFilter) =>
    pagedQuery(['smallClass', 'list', filter], (...page) => listSmallClasses(filter, ...page), coursePageSize),
  detail: (id: number) =>
    queryOptions({ queryKey: ['smallClass', 'detail', id], queryFn: ({ signal }) => getSmallClass(id, signal) }),
}
