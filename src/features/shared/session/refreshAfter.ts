import type { QueryKey } from '@tanstack/react-query'

import { queryClient } from '@/queries/client'
import { orderQueries } from '@/queries/order'

import { refreshMember } from '.'

/**
 * Something was bought, exchanged or redeemed: what was loaded before it is read anew. Resolves when the member's own
 * record is there, which may hold a membership, a balance or points.
 */
export async function refreshAfter(outdated: readonly QueryKey[], changesMember = true): Promise<void> {
  for (const queryKey of [...outdated, orderQueries.list().queryKey]) void queryClient.invalidateQueries({ queryKey })
  // The old record stays when the new one cannot be read.
  if (changesMember) await refreshMember().catch(() => undefined)
}
