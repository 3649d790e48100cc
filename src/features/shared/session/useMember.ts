import { useCallback, useState } from 'react'

import type { Member } from '@/api/member'
import { useSession } from '@/stores/session'

import { currentMember } from '.'

interface MemberView {
  user: Member | null
  isLogin: boolean
  /** Why the last refresh failed, or null. */
  error: unknown
  /** @param maxAgeMs a record that is not older will do; default 0 */
  refresh: (maxAgeMs?: number) => Promise<void>
}

/** The member as the session knows it, read anew on `refresh`. */
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
