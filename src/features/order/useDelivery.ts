import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshMember } from '@/features/shared/session'
import { type Goods, kindOf } from '@/goods/kinds'
import { goodsQueries } from '@/goods/queries'

import { openIntent } from './intents'

/** After a payment: what was loaded before it is read anew, and the intent is closed. */
export function useDelivery(goods: Goods | null): void {
  const client = useQueryClient()
  const type = goods?.type
  const id = goods?.id
  useEffect(() => {
    if (type === undefined || id === undefined) return
    const { outdated, changesMember } = kindOf(type)
    for (const queryKey of [...outdated, goodsQueries.all()]) void client.invalidateQueries({ queryKey })
    if (changesMember) void refreshMember().catch(() => undefined)
    void openIntent({ type, id }).then(
      (intent) => intent.update({ isSettled: true }),
      () => undefined,
    )
  }, [client, type, id])
}
