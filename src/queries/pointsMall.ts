import { queryOptions } from '@tanstack/react-query'

import {
  type Address,
  exchangeMallGoods,
  getMallAddress,
  getMallGoods,
  listMallGoods,
  listMallOrders,
  type MallGoods,
  type MallOrder,
  type SavedAddress,
} from '@/api/pointsMall'
import { pageSize } from '@/config/limits'

import { creditQueries } from './credit'
import type { Creation } from './mutation'
import { orderQueries } from './order'
import { pagedQuery } from './paged'

export const pointsMallQueries = {
  all: () => ['pointsMall'] as const,
  goods: () => pagedQuery(['pointsMall', 'goods'], listMallGoods, pageSize),
  detail: (id: number) =>
    queryOptions({ queryKey: ['pointsMall', 'detail', id], queryFn: ({ signal }) => getMallGoods(id, signal) }),
  address: () => queryOptions({ queryKey: ['pointsMall', 'address'], queryFn: ({ signal }) => getMallAddress(signal) }),
  orders: () => pagedQuery(['pointsMall', 'orders'], listMallOrders, pageSize),
}

/** As people and couriers write it. */
export const addressText = ({ name, mobile, province, city, area, street }: Address): string =>
  [name, mobile, province, city, area, street].filter(Boolean).join(' ')

type Wanted = Pick<MallGoods, 'id' | 'title'>

const isFor = ({ id, title }: Wanted, order: MallOrder) =>
  order.goodsId > 0 ? order.goodsId === id : order.title === title

/** Takes the points. The list of orders shows whether an earlier exchange worked, wherever its parcel goes. */
const exchange: Creation<{ goods: Wanted; address: SavedAddress | null }, void> = {
  call: ({ goods, address }) => exchangeMallGoods(goods.id, address),
  outdated: () => [pointsMallQueries.all(), creditQueries.all(), orderQueries.list().queryKey],
  changesMember: () => true,
  findMine: {
    place: ({ goods }) => `mallGoods:${goods.id}`,
    words: ({ address }) => (address ? addressText(address) : ''),
    // The goods' stock is another one after each exchange.
    sent: ({ goods, address }) => [goods.id, address && addressText(address)],
    async newest({ goods }) {
      const { items } = await listMallOrders(1, pageSize)
      return items.map((order) => ({
        ...{ id: order.id, createdAt: order.createdAt, answer: undefined },
        words: isFor(goods, order) ? '' : null,
      }))
    },
  },
}

export const pointsMallMutations = { exchange }
