import { create } from 'zustand'

import type { Member } from '@/api/member'
import { storedKeys, storageItem, type StorageItem, textStorageItem } from '@/platform/storage'

/** Login token; logged in means that it is there (docs/backend/rules.md#login-and-logout). */
export const tokenKey = 'token'
export const tokenItem = textStorageItem(tokenKey)
/** Holds the token while a forced mobile binding is open; never counts as a login. */
export const temporaryTokenItem = textStorageItem('temporary_token')

/** Who the learner is to WeChat, in the mini-program: its login and its payments ask for it. */
export const openidItem = textStorageItem('openid')

const ownPrefix = 'own:'

/** The name under which the device keeps the place of `ownSlot`. */
export const memberKey = (key: string): string => `${ownPrefix}${key}`

/** A place for what belongs to this login alone: it is emptied when the login ends. */
export const memberStorage = <T>(key: string, parse: (stored: unknown) => T | null): StorageItem<T> =>
  storageItem(memberKey(key), parse)

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
    setUser: (user) => set({ user }),
    signOut() {
      tokenItem.remove()
      storedKeys(ownPrefix).forEach((key) => textStorageItem(key).remove())
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
