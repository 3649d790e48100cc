import { useCallback, useState } from 'react'

import type { Member } from '@/api/member'
import { useSession } from '@/stores/session'

import { currentMember } from '.'

interface MemberView {
  user: Member | null
  isLogin: boolean
  /** Why the last refresh failed; null = it did not. */
  error: unknown
  /** @param maxAgeMs accepts a record of this age; default 0 */
  refresh: (maxAgeMs?: number) => Promise<void>
}

/** The session's member, read anew by `refresh`. */
export function useMember(): MemberView {
  const user = useSession((session) => session.user)
  const isLogin = useSession((session) => session.isLogin)
  const [error, setError] = useState<unknown>(null)
  const refresh = useCallback(async (maxAgeMs = 0) => {
    if (!useSession.getState().isLogin) return
    try {
      await currentMember(maxAgeMs)
      setError(null)
    } catch (reason) {
      setError(reason)
    }
  }, [])
  return { user, isLogin, error, refresh }
}
