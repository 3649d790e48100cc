import { useDidShow } from '@tarojs/taro'
import { useReducer } from 'react'

import { chargedOrders } from '@/stores/chargedOrders'
import { useSession } from '@/stores/session'

/** The order that has been paid for this thing while the server does not say so yet; null = there is none. */
export function useChargedOrder(type: string, id: number): string | null {
  const memberId = useSession(({ user }) => user?.id)
  // The cashier, on a page above this one, may have changed it.
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  useDidShow(readAgain)
  return memberId === undefined ? null : chargedOrders(memberId, type, id).get()
}
