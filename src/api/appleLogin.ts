/** Sign in with Apple, in an operator's own app. Inferred: docs/backend/auth.md#login-with-apple. */
import { ApiError, isException, isFinal } from '@/http/apiError'
import { request } from '@/http/request'
import type { AppleIdentity } from '@/platform/appShell/types'

import { codeLoginOf, type CodeLogin } from './auth'
import { ifOffered } from './ifOffered'

const path = '/api/v9/login/apple'

/**
 * Whether this server accepts Apple's token. Nothing announces it: the call is made without a token, which a server
 * with the call refuses, and any other does not know.
 */
export async function canLoginByApple(signal?: AbortSignal): Promise<boolean> {
  try {
    return (await ifOffered('appleLogin', () => request({ path, body: {}, signal }))) !== null
  } catch (error) {
    // A 404 may also come from a web server before the academy.
    if (isFinal(error) || isException(error)) return !(error instanceof ApiError && error.code === 404)
    throw error
  }
}

/** The token is good once. @throws ApiError 'rejected' (`Apple 登录凭证无效` ...) */
export async function loginByApple(identity: AppleIdentity, msv: number | undefined): Promise<CodeLogin> {
  const { identityToken, user, nickname } = identity
  const body = { identity_token: identityToken, user, nick_name: nickname || undefined, msv }
  return codeLoginOf(await request({ path, body }))
}
