import { bindWithCode, type CodeLogin, loginByCode } from '@/api/auth'
import { ask, toast } from '@/features/shared/dialog'
import { refreshMember } from '@/features/shared/session'
import { errorText, isOutcomeUnknown } from '@/http/apiError'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import type { OauthApp, PendingOauth } from '@/platform/login/types'
import { storageItem } from '@/platform/storage'
import { finishLogin, replaceWith } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'
import { configLoaded } from '@/stores/appConfig'
import { sameLogin, useSession } from '@/stores/session'

import { isAtLogin, referrer, startLogin } from '../login/completeLogin'
import { texts } from '../login/texts'
import { isBound } from '.'

interface LoginApp {
  /** Absent = WeChat. */
  app?: OauthApp | 'apple'
  returnTo: string
}

interface WaitingCode extends LoginApp {
  /** The code that `registerWithSocialite` takes. */
  code: string
}

const isWaitingCode = (stored: unknown): stored is WaitingCode =>
  typeof stored === 'object' &&
  stored !== null &&
  'code' in stored &&
  'returnTo' in stored &&
  (!('app' in stored) || String(stored.app) in texts.apps)

/**
 * The login code of a new learner from WeChat, QQ or Apple, who must bind a mobile first
 * (docs/backend/auth.md#new-social-learner-binds-a-mobile).
 */
export const loginCodeItem = storageItem<WaitingCode>('login_code', (stored) => (isWaitingCode(stored) ? stored : null))

async function login(code: string, { app, returnTo }: PendingOauth): Promise<void> {
  // The checks after a login need the config. A return from WeChat is a fresh start of the app, so it may still be
  // loading.
  await configLoaded()
  await logInWith(() => loginByCode(code, referrer()), { app, returnTo })
}

/**
 * Logs in a learner who has an account. A new one is led to the binding of a mobile first.
 * @param prove asks the server; null = the learner does not go on
 */
export async function logInWith(prove: () => Promise<CodeLogin | null>, { app, returnTo }: LoginApp): Promise<void> {
  const isAwaited = sameLogin()
  const completeLogin = startLogin(returnTo)
  const result = await prove()
  if (result?.kind === 'done') return completeLogin(result.token)
  if (!result || !isAtLogin() || !isAwaited()) return
  loginCodeItem.set({ app, code: result.code, returnTo })
  replaceWith('codeBindMobile')
}

/**
 * Binds, and reads the member anew. Without an answer, the record tells whether it was done.
 * @throws ApiError when the server refuses, or cannot be asked
 */
async function sendBinding(code: string, app: OauthApp): Promise<boolean> {
  try {
    await bindWithCode(code)
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return isBound(await refreshMember(), app)
  }
  // This only refreshes what the page shows.
  await refreshMember().catch(() => undefined)
  return true
}

/** Asks the learner first, by name: somebody else's code would tie their WeChat to this account. */
async function bind(code: string, { app = 'wechat', returnTo }: PendingOauth): Promise<void> {
  const { nickname } = await refreshMember()
  // The learner has left. Their code ends unused.
  if (!isAtLogin()) return
  if (await ask(texts.bindApp(texts.apps[app], nickname))) {
    if (await sendBinding(code, app)) toast(texts.appBound(texts.apps[app]), 'success')
  }
  if (isAtLogin()) finishLogin(returnTo)
}

/**
 * Handles a return from WeChat. A code counts only with a nonce that this browser issued, leaves the address before it
 * is used, and is never exchanged twice.
 * @returns the learner's target; still of use when a check has interrupted the login
 */
export async function takeOauthReturn(params: RouteParams<'authLoading'>): Promise<string | undefined> {
  const { login_code: code, nonce, action } = params
  // Also removed from before the hash: some servers take the hash for the end of the address and put the code there.
  device.dropParam('login_code')
  const isFresh = code !== undefined && loginAdapter.claimCode(code)
  const pending = loginAdapter.takePending(nonce)
  if (!code) {
    // Opened by hand, or reloaded after the code was used.
    replaceWith('login', { redirect: pending?.returnTo })
  } else if (!isFresh || !pending || pending.action !== action) {
    replaceWith('loginError', { msg: texts.foreignReturn, action })
  } else {
    await finish(code, pending)
  }
  return pending?.returnTo
}

async function finish(code: string, pending: PendingOauth): Promise<void> {
  const { action, returnTo } = pending
  try {
    if (action === 'login') await login(code, pending)
    else if (useSession.getState().isLogin) await bind(code, pending)
    else replaceWith('login', { redirect: returnTo })
  } catch (error) {
    if (isAtLogin()) replaceWith('loginError', { msg: errorText(error), action, redirect: returnTo })
  }
}
