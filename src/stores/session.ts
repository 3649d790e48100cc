import { create } from 'zustand'

import type { Member } from '@/api/member'
import { emptyLoginItems, loginItem, textStorageItem } from '@/platform/storage'

export { loginKey, loginItem } from '@/platform/storage'

/** Login token; logged in means that it is there (docs/backend/rules.md#login-and-logout). */
export const tokenKey = 'token'
export const tokenItem = textStorageItem(tokenKey)
/** Holds the token while a forced mobile binding is open; never counts as a login. */
export const temporaryTokenItem = textStorageItem('temporary_token')

/** Who the learner is to WeChat, in the mini-program: its login and its payments ask for it. */
export const openidItem = textStorageItem('openid')

/** Whose login this is, from its first answer on: what is on the device opens without a network. */
const memberIdItem = loginItem<number>('member_id', (stored) => (typeof stored === 'number' ? stored : null))

interface SessionState {
  /** Null until the member detail has arrived, also while logged in. */
  user: Member | null
  isLogin: boolean
  /** Ends an older login, and stores a fresh token; the user follows with `setUser`. */
  signIn(token: string): void
  setUser(user: Member): void
  /** Forgets token and user. What was kept for this user elsewhere is cleared by `onSignOut` listeners. */
  signOut(): void
  /** Goes along with what another tab has done to the stored token, or with a token that is gone. */
  follow(): 'same' | 'ended' | 'begun' | 'changed'
}

const listeners = new Set<() => void>()

/** Runs after every sign-out: caches, queues and drafts of the old user end here. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener)

export const useSession = create<SessionState>()((set, get) => {
  /** As this tab knows it. */
  let token = tokenItem.get()

  function begin(fresh: string): void {
    token = fresh
    set({ isLogin: true, user: null })
  }

  function end(): void {
    token = null
    set({ isLogin: false, user: null })
    listeners.forEach((listener) => listener())
  }

  return {
    user: null,
    isLogin: token !== null,
    signIn(fresh) {
      if (tokenItem.get() !== null) get().signOut()
      tokenItem.set(fresh)
      begin(fresh)
    },
    setUser(user) {
      memberIdItem.set(user.id)
      set({ user })
    },
    signOut() {
      tokenItem.remove()
      emptyLoginItems()
      end()
    },
    follow() {
      const stored = tokenItem.get()
      const wasLogin = get().isLogin
      if (stored === null ? !wasLogin : wasLogin && stored === token) return 'same'
      if (wasLogin) end()
      if (stored === null) return 'ended'
      begin(stored)
      return wasLogin ? 'changed' : 'begun'
    },
  }
})

/**
 * Answers whether the login is still the one of this moment. What is told about a member asks before it is sent: calls
 * carry the stored token, which another tab may have changed.
 */
export function sameLogin(): () => boolean {
  const token = tokenItem.get()
  return () => tokenItem.get() === token
}

/**
 * Whose login this is: the one place that says so, as the server has once told it, without a network too. Null = nobody
 * is logged in, or the server has never said who it is.
 */
export const memberIdOf = ({ user, isLogin }: SessionState): number | null =>
  user?.id ?? (isLogin ? memberIdItem.get() : null)

export const currentMemberId = (): number | null => memberIdOf(useSession.getState())
