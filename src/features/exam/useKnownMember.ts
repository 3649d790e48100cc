import { useEffect } from 'react'

import { useMember } from '@/features/shared/session/useMember'
import { memberIdOf, useSession } from '@/stores/session'

/**
 * The member must be known before the first answer is stored on this device. What this login was told before counts, so
 * it works without a network. Undefined = not yet known.
 */
export function useKnownMember(): number | undefined {
  const memberId = useSession(memberIdOf) ?? undefined
  const { refresh } = useMember()
  const isKnown = memberId !== undefined
  useEffect(() => void (isKnown || refresh(Infinity)), [isKnown, refresh])
  return memberId
}
