/** Sign in with Apple (docs/backend/auth.md#login-with-apple). */
import * as v from 'valibot'

import type { RequestContext } from '../core/context'
import { refuse } from '../core/envelope'
import { optionalText, read, text } from '../core/read'
import { codeLogin } from './socialites'
import { issue, peek } from './tickets'

const APPLE = 'https://appleid.apple.com'

const claims = v.object({ iss: v.literal(APPLE), sub: v.string(), jti: v.string(), exp: v.number() })

/** Reads the claims. A real server would also check Apple's signature. */
function readToken(token: string): v.InferOutput<typeof claims> | null {
  try {
    const [, payload = ''] = token.split('.')
    const result = v.safeParse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

export async function appleLogin(context: RequestContext, body: unknown) {
  const input = read(body, { identity_token: text('参数错误'), user: text('参数错误'), nick_name: optionalText })
  const token = readToken(input.identity_token)
  if (token?.sub !== input.user) throw refuse('Apple 登录凭证无效')
  if (token.exp * 1000 < context.now) throw refuse('Apple 登录凭证已过期')
  if (await peek(context, 'appleToken', token.jti)) throw refuse('Apple 登录凭证已使用')
  await issue(context, 'appleToken', {}, token.jti)
  const code = await issue(context, 'loginCode', {
    app: 'apple',
    openId: token.sub,
    unionId: '',
    nickName: input.nick_name || 'Apple 用户',
    needsMobile: false,
  })
  // The rest is the same as with WeChat: the identity gets bound to an account or registers one.
  return codeLogin(context, { code })
}
