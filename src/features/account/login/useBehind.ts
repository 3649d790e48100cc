import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { goodsKinds, kindOf } from '@/goods/kinds'
import { type Preview, previewQueries } from '@/queries/preview'
import { parseRedirect, type RouteLocation } from '@/routes/codec'
import type { GoodsType } from '@/routes/goods'

type Behind = Pick<Preview, 'title' | 'thumb'>

/** The product of a detail page or of its cashier. */
function goodsAt({ name, params }: RouteLocation): { type: GoodsType; id: number } | undefined {
  if (name === 'order') return 'id' in params && 'type' in params ? { type: params.type, id: params.id } : undefined
  const id = 'id' in params ? params.id : undefined
  if (typeof id !== 'number') return undefined
  const kind = goodsKinds.find(({ detailLocation }) => detailLocation(id).name === name)
  return kind && { type: kind.type, id }
}

/** Reads only what this device has stored: a visitor may never log in, so no call is made. */
function known(client: QueryClient, location: RouteLocation): Behind | undefined {
  const goods = goodsAt(location)
  if (!goods) return undefined
  const kind = kindOf(goods.type)
  const { queryKey, select } = kind.sale(goods.id)
  const detail = client.getQueryData(queryKey)
  if (detail !== undefined) return select(detail)
  return client.getQueryData(previewQueries.of(kind.detailLocation(goods.id).name, goods.id).queryKey)
}

/** The product that the login leads to, if this device has seen it. */
export function useBehind(redirect: string): Behind | undefined {
  const client = useQueryClient()
  const location = parseRedirect(redirect)
  return location && known(client, location)
}
