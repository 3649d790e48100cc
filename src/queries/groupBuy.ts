import { queryOptions } from '@tanstack/react-query'

import { findGroupBuy, getGroup, getGroupBuy, type Group, listGroupBuyOrders, listGroupBuys } from '@/api/groupBuy'
import { groupPollMaxMs, groupPollMs, orderPageSize, pageSize } from '@/config/limits'

import { isDue, promotionLists } from './promotion'

/** The longer nothing has happened, the more seldom it is asked. */
const pollMs = (answers: number): number => Math.min(groupPollMs * 2 ** Math.floor(answers / 12), groupPollMaxMs)

const isOpen = (group: Group | null | undefined) => group?.state === 'open'

export interface Seat {
  group: Group
  /** Of my money for a group that had ended before I paid, or failed: 退款中, 已退款; '' = nothing goes back. */
  refund: string
}

export const groupBuyQueries = {
  ...promotionLists('groupBuy', listGroupBuys, listGroupBuyOrders),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'detail', id],
      queryFn: ({ signal }) => getGroupBuy(id, { signal }),
      staleTime: 0,
    }),
  /** Of a thing, by the backend's word for its kind. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'of', type, goodsId],
      queryFn: ({ signal }) => findGroupBuy(type, goodsId, signal),
      staleTime: 0,
      refetchInterval: ({ state }) => isDue(state.data?.sale) && groupPollMs,
    }),
  /** One group, followed while it is open and looked at. */
  group: (id: number, groupId: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'group', id, groupId],
      queryFn: ({ client, queryKey, signal }) =>
        getGroup(id, groupId, { signal, isBackground: client.getQueryData(queryKey) !== undefined }),
      staleTime: 0,
      refetchInterval: ({ state }) => isOpen(state.data) && pollMs(state.dataUpdateCount),
    }),
  /**
   * What I have paid for; null = nothing is known of it.
   * @param groupId 0 = whichever group is the newest
   */
  seat: (id: number, groupId: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'seat', id, groupId],
      queryFn: async ({ signal }): Promise<Seat | null> => {
        const isWanted = (group: Group | null): group is Group => group !== null && [group.id, 0].includes(groupId)
        const { items } = await listGroupBuyOrders(1, pageSize, signal)
        const row = items.find(({ state, saleId, group }) => state === 'paid' && saleId === id && isWanted(group))
        if (row?.group) return { group: row.group, refund: row.refund }
        const { own } = await getGroupBuy(id, { signal })
        return isWanted(own) ? { group: own, refund: '' } : null
      },
      staleTime: 0,
    }),
  /** The newest of mine, as many as a page of all my orders has. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['groupBuy', 'recentOrders'],
      queryFn: async ({ signal }) => (await listGroupBuyOrders(1, orderPageSize, signal)).items,
      staleTime: 0,
    }),
}
