import { device } from '@/platform/device'
import { storageItem } from '@/platform/storage'

import type { LoginAdapter, PendingOauth } from './types'

/** The round trip through WeChat must end within this time (docs/backend/auth.md#login-over-wechat-or-qq). */
const pendingMs = 10 * 60_000

interface StoredPending extends PendingOauth {
  nonce: string
  startedAtMs: number
}

const isStored = (stored: unknown): stored is StoredPending =>
  typeof stored === 'object' && stored !== null && 'nonce' in stored && 'startedAtMs' in stored

const pendingItem = storageItem<StoredPending>('oauth_pending', (stored) => (isStored(stored) ? stored : null))

/** Digits and letters (docs/backend/rules.md#constants). */
function randomText(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}

const handledKey = 'zhitu:handled_login_codes'

function handledCodes(): string[] {
  try {
    return (window.sessionStorage.getItem(handledKey) ?? '').split(',')
  } catch {
    return []
  }
}

function remember(codes: string[]): void {
  try {
    window.sessionStorage.setItem(handledKey, codes.join(','))
  } catch {
    // Without session storage the nonce alone keeps a code from being used twice.
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('Only the mini-program has a session login')
}

export const loginAdapter: LoginAdapter = {
  kind: 'oauth',
  canOauth: device.isWechatBrowser,
  storePending(pending) {
    const nonce = randomText()
    pendingItem.set({ ...pending, nonce, startedAtMs: Date.now() })
    return nonce
  },
  takePending(nonce) {
    const stored = pendingItem.get()
    if (!stored || !nonce || stored.nonce !== nonce) return null
    pendingItem.remove()
    const ageMs = Date.now() - stored.startedAtMs
    if (ageMs < 0 || ageMs > pendingMs) return null
    return { app: stored.app, action: stored.action, returnTo: stored.returnTo }
  },
  // Without the real query, which may be long: the backend takes 255 characters at most.
  returnUrl: (path) => `${window.location.origin}${window.location.pathname}#${path}`,
  claimCode(code) {
    const { history, location } = window
    const [page] = location.hash.split('?')
    history.replaceState(history.state, '', `${location.pathname}${location.search}${page}`)
    const codes = handledCodes()
    if (codes.includes(code)) return false
    remember([...codes, code])
    return true
  },
  session: refuse,
  profile: refuse,
}
