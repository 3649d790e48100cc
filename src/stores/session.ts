import { create } from 'zustand'

import type { Member } from '@/api/member'
import {
  claimOffline,
  emptyLoginItems,
  loginItem,
  loginKey,
  offlineHeir,
  offlineItem,
  textStorageItem,
} from '@/platform/storage'

export { loginItem, loginKey, offlineItem }

/** Logged in means that this token exists (docs/backend/rules.md#login-and-logout). */
export const tokenKey = 'token'
export const tokenItem = textStorageItem(tokenKey)

/** The learner's id at WeChat, in the mini-program. Its login and its payments need it. */
export const openidItem = textStorageItem('openid')

/**
 * The member of this login, stored from the server's first answer on, so that the device's data open without a network.
 */
const memberIdItem = loginItem<number>('member_id', (stored) => (typeof stored === 'number' ? stored : null))

interface SessionState {
  /** Null until the member detail has loaded, even while logged in. */
  user: Member | null
  isLogin: boolean
  /** Ends an older login and stores a fresh token. `setUser` follows. */
  signIn(token: string): void
  setUser(user: Member): void
  /** Removes token and user. `onSignOut` listeners remove the user's other data. */
  signOut(): void
  /** The login ends by itself: as `signOut`, but what opens without a network waits, unseen, for the same member. */
  lapse(): void
  /** Follows a change of the stored token by another tab, or its loss. */
  follow(): 'same' | 'ended' | 'begun' | 'changed'
}

const listeners = new Set<() => void>()

/** Counts what has become of logins here, since a token alone does not tell one visitor from the next. */
let turns = 0

/** Nobody waits any more for a login that is under way. */
export const giveUpLogin = (): void => void turns++

/** Runs after every sign-out, to end caches, queues and drafts of the old user. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener)

export const useSession = create<SessionState>()((set, get) => {
  /** As this tab knows it. */
  let token = tokenItem.get()

  function begin(fresh: string): void {
    token = fresh
    turns++
    set({ isLogin: true, user: null })
  }

  function end(): void {
    token = null
    turns++
    set({ isLogin: false, user: null })
    listeners.forEach((listener) => listener())
  }

  function leave(heirId: number | null): void {
    tokenItem.remove()
    emptyLoginItems(heirId)
    end()
  }

  return {
    user: null,
    isLogin: token !== null,
    signIn(fresh) {
      if (tokenItem.get() !== null) get().lapse()
      tokenItem.set(fresh)
      begin(fresh)
    },
    setUser(user) {
      memberIdItem.set(user.id)
      claimOffline(user.id)
      set({ user })
    },
    signOut: () => leave(null),
    lapse: () => leave(get().user?.id ?? memberIdItem.get() ?? offlineHeir()),
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
 * @returns a function that tells whether the login, or the visit without one, is still the present one. Ask it before
 * anything about a member is sent: calls carry the stored token, which another tab may have changed
 */
export function sameLogin(): () => boolean {
  const token = tokenItem.get()
  const turn = turns
  return () => turns === turn && tokenItem.get() === token
}

/**
 * The member of this login, as the server has once told; it works without a network. No other code decides this. Null =
 * nobody is logged in, or the server has not told yet.
 */
export const memberIdOf = ({ user, isLogin }: SessionState): number | null =>
  user?.id ?? (isLogin ? memberIdItem.get() : null)

export const currentMemberId = (): number | null => memberIdOf(useSession.getState())
