import { create } from 'zustand'

import type { Member } from '@/api/member'
import { keysWith, slot, type Slot, textSlot } from '@/platform/storage'

/** Login token; logged in means that it is there (spec, part 4). */
export const tokenSlot = textSlot('token')
/** Holds the token while a forced mobile binding is open; never counts as a login. */
export const temporaryTokenSlot = textSlot('temporary_token')

/** Who the learner is to WeChat, in the mini-program: its login and its payments ask for it. */
export const openidSlot = textSlot('openid')

const ownPrefix = 'own:'

/** The name under which the device keeps the place of `ownSlot`. */
export const ownKey = (key: string): string => `${ownPrefix}${key}`

/** A place for what belongs to this login alone: it is emptied when the login ends. */
export const ownSlot = <T>(key: string, parse: (stored: unknown) => T | null): Slot<T> => slot(ownKey(key), parse)

interface SessionState {
  /** Null until the member detail has arrived, also while logged in. */
  user: Member | null
  isLogin: boolean
  /** Stores a fresh token; the user follows with `setUser`. */
  signIn(token: string): void
  setUser(user: Member): void
  /** Forgets token and user. What was kept for this user elsewhere is cleared by `onSignOut` listeners. */
  signOut(): void
}

const listeners = new Set<() => void>()

/** Runs after every sign-out: caches, queues and drafts of the old user end here. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener)

export const useSession = create<SessionState>()((set) => ({
  user: null,
  isLogin: tokenSlot.get() !== null,
  signIn(token) {
    tokenSlot.set(token)
    set({ isLogin: true, user: null })
  },
  setUser: (user) => set({ user }),
  signOut() {
    tokenSlot.remove()
    keysWith(ownPrefix).forEach((key) => textSlot(key).remove())
    set({ isLogin: false, user: null })
    listeners.forEach((listener) => listener())
  },
}))
