/**
 * Core: codes, logins, password, binding. See docs/backend/auth.md, where the `/api/v9` calls are
 * inferred and those of the mini-program legacy.
 */
import * as v from 'valibot'

import { isException, isFinal, isMissing, isMissingRoute } from '@/http/apiError'
import { withQuery } from '@/http/client'
import { request } from '@/http/request'
import { decode, text } from '@/lib/decode'
import type { MiniProfile, OauthAction, OauthApp } from '@/platform/login/types'

import { type CaptchaAnswer, captchaBody } from './captcha'
import { ifOffered } from './ifOffered'

export type SmsScene = 'login' | 'register' | 'password_reset' | 'mobile_bind'

type SceneAnswer = CaptchaAnswer & { scene: SmsScene }

/** @throws ApiError 'rejected' (`图形验证码错误` ...); the picture is used up in any case */
export const sendSmsCode = async (mobile: string, answer: SceneAnswer): Promise<void> =>
  void (await request({ path: '/api/v2/captcha/sms', body: { mobile, ...captchaBody(answer), scene: answer.scene } }))

/**
 * Whether this server sends codes by mail. Nothing announces it (docs/backend/auth.md#mail-codes): the call is made
 * without an address, which a server with the call refuses, and any other does not know.
 */
export async function canSendEmail(signal?: AbortSignal): Promise<boolean> {
  try {
    const answer = await ifOffered('mailCodes', () => request({ path: '/api/v9/captcha/email', body: {}, signal }))
    return answer !== null
  } catch (error) {
    if (isFinal(error) || isException(error)) return !isMissing(error)
    throw error
  }
}

/** As `sendSmsCode`, by e-mail. */
export const sendEmailCode = async (email: string, answer: SceneAnswer): Promise<void> =>
  void (await request({ path: '/api/v9/captcha/email', body: { email, ...captchaBody(answer), scene: answer.scene } }))

const tokenWire = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

const tokenOf = (data: unknown): string => decode(tokenWire, data).token

/** The id of the member who brought this learner (docs/backend/community.md#referrer). */
type Referrer = number | undefined

/**
 * @returns the session's token, as all logins below do
 * @throws ApiError 'rejected' (`手机号或密码错误`, `账号已被锁定`)
 */
export const loginByPassword = async (mobile: string, password: string, msv: Referrer): Promise<string> =>
  tokenOf(await request({ path: '/api/v2/login/password', body: { mobile, password, msv } }))

/** Registers an unknown number. @throws ApiError 'rejected' (`短信验证码错误`, `账号已被锁定`) */
export const loginByMobile = async (mobile: string, smsCode: string, msv: Referrer): Promise<string> =>
  tokenOf(await request({ path: '/api/v2/login/mobile', body: { mobile, mobile_code: smsCode, msv } }))

interface OauthRound {
  /** Pages of this app, 255 characters at most. The answer is appended to the address. */
  successUrl: string
  failureUrl: string
  /** Absent = WeChat. */
  app?: OauthApp
  action: OauthAction
}

/** The browser goes there for the app's consent (docs/backend/auth.md#login-over-wechat-or-qq). Never fetched. */
export function oauthUrl(apiHost: string, { successUrl, failureUrl, app, action }: OauthRound): string {
  const path = app === 'qq' ? 'socialite/qq' : 'wechat/oauth'
  return withQuery(`${apiHost}/api/v3/auth/login/${path}`, { s_url: successUrl, f_url: failureUrl, action })
}

const codeLoginWire = v.union([
  tokenWire,
  v.object({ action: v.literal('bind_mobile'), code: v.pipe(text, v.nonEmpty()) }),
])

export type CodeLogin =
  | { kind: 'done'; token: string }
  /** A new account must bind a mobile number first; `code` goes into `registerWithSocialite`. */
  | { kind: 'bindMobile'; code: string }

/** The `login_code` of an OAuth return works once. @throws ApiError 'rejected' (`已过期` ...) */
export async function loginByCode(code: string, msv: Referrer): Promise<CodeLogin> {
  return codeLoginOf(await request({ path: '/api/v3/auth/login/code', body: { code, msv } }))
}

/** All logins through another app end like this. */
export function codeLoginOf(data: unknown): CodeLogin {
  const wire = decode(codeLoginWire, data)
  return 'token' in wire ? { kind: 'done', token: wire.token } : { kind: 'bindMobile', code: wire.code }
}

interface SocialiteRegistration {
  /** From `loginByCode`. */
  code: string
  mobile: string
  /** Scene `mobile_bind`. */
  smsCode: string
}

/** @throws ApiError 'rejected' (`短信验证码错误`, `已过期`, `手机号已存在` ...) */
export async function registerWithSocialite(given: SocialiteRegistration, msv: Referrer): Promise<string> {
  const { code, mobile, smsCode } = given
  const body = { code, mobile, mobile_code: smsCode, msv }
  return tokenOf(await request({ path: '/api/v3/auth/register/withSocialite', body }))
}

/** Binds the identity to the logged-in member, after an OAuth return with `action=bind`. */
export const bindWithCode = async (code: string): Promise<void> =>
  void (await request({ path: '/api/v3/member/socialite/bindWithCode', body: { code } }))

const miniSessionWire = v.object({ openid: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Exchanges the code of `wx.login` for an openid. The server's session lasts 12 hours. Null = the server knows no
 * mini-programs.
 */
export async function createMiniSession(code: string): Promise<string | null> {
  try {
    return decode(miniSessionWire, await request({ path: '/api/v2/wechat/mini/login', body: { code } })).openid
  } catch (error) {
    if (isMissingRoute(error)) return null
    throw error
  }
}

/** Logs in with a bound identity. @throws ApiError 'status' (`错误`: no account is bound, or anything else) */
export const loginByMiniProfile = async (openid: string, profile: MiniProfile): Promise<string> =>
  tokenOf(await request({ path: '/api/v2/login/wechatMini', body: { openid, ...profile } }))

/** WeChat's phone button gives this. */
export interface MiniPhone {
  encryptedData: string
  iv: string
}

/** Logs in or registers with the phone's number. @throws ApiError 'rejected' (`账号已被锁定`), 'status' (`错误`) */
export async function loginByMiniPhone(openid: string, phone: MiniPhone, userInfo: MiniProfile) {
  const body = { openid, ...phone, userInfo }
  return tokenOf(await request({ path: '/api/v2/login/wechatMiniMobile', body }))
}

interface NewPassword {
  /** From the SMS or the mail, scene `password_reset`. */
  code: string
  password: string
}

/** @throws ApiError 'rejected' (`短信验证码错误`, `手机号不存在`) */
export const resetPassword = async (mobile: string, { code, password }: NewPassword): Promise<void> =>
  void (await request({ path: '/api/v2/password/reset', body: { mobile, mobile_code: code, password } }))

/** @throws ApiError 'rejected' (`邮箱验证码错误`, `邮箱不存在`) */
export const resetPasswordByEmail = async (email: string, { code, password }: NewPassword): Promise<void> =>
  void (await request({ path: '/api/v9/password/reset', body: { email, email_code: code, password } }))

interface MobileBinding {
  mobile: string
  /** Scene `mobile_bind`. */
  smsCode: string
  /**
   * The learner counts as logged out, so the token travels in the body, not in the header
   * (docs/backend/auth.md#bind-a-mobile-after-login).
   */
  temporaryToken: string
}

/** First binding. @throws ApiError 'unauthorized', 'rejected' (`短信验证码错误`, `已绑定`, `手机号已存在`) */
export const bindMobile = async ({ mobile, smsCode, temporaryToken }: MobileBinding): Promise<void> =>
  void (await request({
    path: '/api/v2/member/detail/mobile',
    body: { mobile, mobile_code: smsCode, token: temporaryToken },
    token: null,
  }))
