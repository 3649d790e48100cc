/** Sign in with Apple, in an operator's own app. Inferred: docs/backend/auth.md#login-with-apple. */
import { isException, isFinal, isMissing } from '@/http/apiError'
import { request } from '@/http/request'
import type { AppleIdentity } from '@/platform/appShell/types'

import { codeLoginOf, type CodeLogin } from './auth'
import { ifOffered } from './ifOffered'

const path = '/api/v9/login/apple'

/**
 * Whether this server takes Apple's word. Nothing announces it: the call is made without one, which a server that has it
 * refuses and any other does not know.
 */
export async function canLoginByApple(signal?: AbortSignal): Promise<boolean> {
  try {
    return (await ifOffered('appleLogin', () => request({ path, body: {}, signal }))) !== null
  } catch (error) {
    if (isFinal(error) || isException(error)) return !isMissing(error)
    throw error
  }
}

/** The token is good once. @throws ApiError 'rejected' (`Apple 登录凭证无效` ...) */
export async function loginByApple(identity: AppleIdentity, msv: number | undefined): Promise<CodeLogin> {
  const { identityToken, user, nickname } = identity
  const body = { identity_token: identityToken, user, nick_name: nickname || undefined, msv }
  return codeLoginOf(await request({ path, body }))
}
