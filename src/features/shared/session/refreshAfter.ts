import type { QueryKey } from '@tanstack/react-query'

import { queryClient } from '@/queries/client'
import { orderQueries } from '@/queries/order'

import { refreshMember } from '.'

/**
 * To be called after a purchase, an exchange or a redemption: reads anew what was loaded before. Resolves when the
 * member's record has been read, which may have a new membership, balance or points.
 */
export async function refreshAfter(outdated: readonly QueryKey[], changesMember = true): Promise<void> {
  for (const queryKey of [...outdated, orderQueries.list().queryKey]) void queryClient.invalidateQueries({ queryKey })
  // If the record cannot be read, the old one stays.
  if (changesMember) await refreshMember().catch(() => undefined)
}
