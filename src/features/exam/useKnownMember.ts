import { useEffect } from 'react'

import { useMember } from '@/features/shared/session/useMember'

/** Whose answers are on this device must be known before the first one is given. */
export function useKnownMember() {
  const { user, refresh } = useMember()
  const isKnown = user !== null
  useEffect(() => void (isKnown || refresh(Infinity)), [isKnown, refresh])
  return user
}
