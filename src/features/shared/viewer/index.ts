import { isVip } from '@/api/member'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { useSession } from '@/stores/session'

/** What decides which way into a thing may be offered. */
export interface Viewer {
  /** A membership is running. */
  isVip: boolean
  /** False where the platform forbids to sell: no price, no buy word, no hint. */
  canBuy: boolean
}

/** Until the member's record has arrived nothing is offered that a member may already have. */
export function useViewer(): Viewer {
  const user = useSession((session) => session.user)
  return { isVip: user === null || isVip(user, serverClock.now()), canBuy: payAdapter.policy !== 'hidden' }
}
