import { isVip } from '@/api/member'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { useSession } from '@/stores/session'

import type { Learner } from './entitlement'

/** Until the member's record has arrived nothing is offered that a member may already have. */
export function useLearner(): Learner {
  const user = useSession((session) => session.user)
  return { isVip: user === null || isVip(user, serverClock.now()), canBuy: payAdapter.policy !== 'hidden' }
}
