import { isVip } from '@/api/member'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { useSession } from '@/stores/session'

import type { Reader } from './entitlement'

/** Until the member's record has arrived nothing is offered that a member may already have. */
export function useReader(): Reader {
  const { user, isLogin } = useSession()
  return {
    isLogin,
    isVip: user === null || isVip(user, serverClock.now()),
    canBuy: payAdapter.policy !== 'hidden',
  }
}
