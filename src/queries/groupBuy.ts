import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

import {
  findGroupBuy,
  getGroup,
  getGroupBuy,
  type Group,
  type GroupBuyDetail,
  listGroupBuyOrders,
  listGroupBuys,
} from '@/api/groupBuy'
import { orderPageSize, pageSize } from '@/config/limits'

import { hasCome, isAwaited, isDue, pollMs, promotionLists } from './promotion'

const isOpen = (group: Group | null | undefined) => group?.state === 'open'

/** The time of the sale, or of a group, is up, but the server has not said so yet. */
const hasDue = (detail: GroupBuyDetail | undefined): boolean =>
  isDue(detail?.sale) ||
  [...(detail?.groups ?? []), detail?.own].some((group) => isOpen(group) && hasCome(group?.closesAt))

const isInBackground = (client: QueryClient, queryKey: QueryKey): boolean => {
  const data = client.getQueryData<GroupBuyDetail>(queryKey)
  return hasDue(data) && !isAwaited(data?.sale)
}

export interface Seat {
  group: Group
  /** For money that came after the group had ended, or for a failed group: 退款中, 已退款; '' = nothing goes back. */
  refund: string
}

export const groupBuyQueries = {
  ...promotionLists('groupBuy', listGroupBuys, listGroupBuyOrders),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'detail', id],
      queryFn: ({ client, queryKey, signal }) =>
        getGroupBuy(id, { signal, isBackground: isInBackground(client, queryKey) }),
      staleTime: 0,
      refetchInterval: ({ state }) => hasDue(state.data) && pollMs(state),
    }),
  /** `type` is the backend's word for the thing's kind. */
  of: (type: string, goodsId: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'of', type, goodsId],
      queryFn: ({ client, queryKey, signal }) =>
        findGroupBuy(type, goodsId, { signal, isBackground: isInBackground(client, queryKey) }),
      staleTime: 0,
      refetchInterval: ({ state }) => hasDue(state.data) && pollMs(state),
    }),
  /** One group, followed while it is open and on screen. */
  group: (id: number, groupId: number) =>
    queryOptions({
      queryKey: ['groupBuy', 'group', id, groupId],
      queryFn: ({ client, queryKey, signal }) =>
        getGroup(id, groupId, { signal, isBackground: client.getQueryData(queryKey) !== undefined }),
      staleTime: 0,
      refetchInterval: ({ state }) => isOpen(state.data) && pollMs(state),
    }),
  /**
   * The member's paid seat; null = none is known.
   * @param groupId 0 = the newest group
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
  /** The member's newest, as many as a page of all orders has. */
  recentOrders: () =>
    queryOptions({
      queryKey: ['groupBuy', 'recentOrders'],
      queryFn: async ({ signal }) => (await listGroupBuyOrders(1, orderPageSize, signal)).items,
      staleTime: 0,
    }),
}
