import { queryOptions } from '@tanstack/react-query'

import { getMallAddress, getMallGoods, listMallGoods, listMallOrders } from '@/api/pointsMall'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const pointsMallQueries = {
  all: () => ['pointsMall'] as const,
  goods: () => pagedQuery(['pointsMall', 'goods'], (page, signal) => listMallGoods(page, pageSize, signal)),
  detail: (id: number) =>
    queryOptions({ queryKey: ['pointsMall', 'detail', id], queryFn: ({ signal }) => getMallGoods(id, signal) }),
  address: () => queryOptions({ queryKey: ['pointsMall', 'address'], queryFn: ({ signal }) => getMallAddress(signal) }),
  orders: () => pagedQuery(['pointsMall', 'orders'], (page, signal) => listMallOrders(page, pageSize, signal)),
}
