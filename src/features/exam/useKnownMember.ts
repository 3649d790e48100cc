import { useEffect } from 'react'

import { useMember } from '@/features/shared/session/useMember'
import { memberIdOf, useSession } from '@/stores/session'

/**
 * Whose answers are on this device must be known before the first one is given: as this login has been told before,
 * without a network too. Undefined = not yet known.
 */
export function useKnownMember(): number | undefined {
  const memberId = useSession(memberIdOf) ?? undefined
  const { refresh } = useMember()
  const isKnown = memberId !== undefined
  useEffect(() => void (isKnown || refresh(Infinity)), [isKnown, refresh])
  return memberId
}
