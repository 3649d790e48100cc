import { isVip } from '@/api/member'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { useSession } from '@/stores/session'

/** Decides which ways to unlock a thing may be offered. */
export interface Viewer {
  /** A membership is running. */
  isVip: boolean
  /** False where the platform forbids selling: no price, no word of buying, no hint. */
  canBuy: boolean
}

/** Until the member's record has loaded, nothing is offered that the member may already have. */
export function useViewer(): Viewer {
  const user = useSession((session) => session.user)
  return { isVip: user === null || isVip(user, serverClock.now()), canBuy: payAdapter.canSell }
}
