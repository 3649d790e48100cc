import type { AppConfig } from '@/api/app'
import type { Member } from '@/api/member'
import { oauthUrl } from '@/api/auth'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import type { OauthApp, PendingOauth } from '@/platform/login/types'
import { formatUrl } from '@/routes/codec'
import { serverSite } from '@/stores/serverSite'

export const oauthApps = ['wechat', 'qq'] as const satisfies readonly OauthApp[]

/** The academy takes logins over this app. */
export const isOffered = (config: AppConfig | null, app: OauthApp): boolean =>
  (app === 'wechat' ? config?.hasWechatLogin : config?.hasQqLogin) ?? false

/** WeChat asks for consent only in its own browser, QQ in every other one. */
export const canOauth = (app: OauthApp): boolean =>
  loginAdapter.kind === 'oauth' && (app === 'wechat') === loginAdapter.canOauth

/**
 * Leaves for the app's consent, which returns to one of two fixed pages (docs/backend/auth.md#login-over-wechat-or-qq).
 */
export function startOauth(pending: PendingOauth): void {
  const { app, action } = pending
  const nonce = loginAdapter.storePending(pending)
  const addresses = {
    successUrl: loginAdapter.returnUrl(formatUrl('authLoading', { nonce })),
    failureUrl: loginAdapter.returnUrl(formatUrl('loginError', { nonce })),
  }
  device.leaveFor(oauthUrl(serverSite(), { ...addresses, app, action }))
}

export const isBound = (member: Member, app: OauthApp): boolean =>
  app === 'wechat' ? member.isWechatBound : member.isQqBound
