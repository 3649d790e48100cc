/** Logging in, registering and passwords (docs/backend/auth.md). */
import { eq } from 'drizzle-orm'

import { revoke } from '../core/auth'
import type { Member, RequestContext } from '../core/context'
import { loginFirst, refuse } from '../core/envelope'
import { optionalText, password, read, text } from '../core/read'
import { readToken } from '../core/tokens'
import { members } from '../db/schema'
import { checkCode } from './codes'
import { change, createMember, memberByMobile, signIn } from './members'
import { hashPassword, isPassword } from './passwords'

const mobile = text('请输入手机号')

export async function passwordLogin(context: RequestContext, body: unknown) {
  const input = read(body, { mobile, password })
  const member = await memberByMobile(context, input.mobile)
  if (!member || !isPassword(input.password, member.passwordHash)) throw refuse('手机号或密码错误')
  return signIn(context, member)
}

/** Makes an account for an unknown number. */
export async function mobileLogin(context: RequestContext, body: unknown) {
  const input = read(body, { mobile, mobile_code: optionalText })
  await checkCode(context, input.mobile, input.mobile_code)
  return signIn(
    context,
    (await memberByMobile(context, input.mobile)) ?? (await createMember(context, { mobile: input.mobile })),
  )
}

export async function resetPassword(context: RequestContext, body: unknown) {
  const input = read(body, { mobile, mobile_code: text('请输入短信验证码'), password })
  await checkCode(context, input.mobile, input.mobile_code)
  await setPassword(context, await memberByMobile(context, input.mobile), input.password, '手机号不存在')
}

/** Resets by e-mail, or by mobile with that form's fields. */
export async function resetPasswordV9(context: RequestContext, body: unknown) {
  if ('mobile' in Object(body)) return resetPassword(context, body)
  const input = read(body, {
    email: text('请输入邮箱'),
    email_code: text('请输入邮箱验证码'),
    password,
  })
  await checkCode(context, input.email, input.email_code, '邮箱验证码错误')
  const member = await context.db.query.members.findFirst({ where: eq(members.email, input.email) })
  await setPassword(context, member, input.password, '邮箱不存在')
}

async function setPassword(context: RequestContext, member: Member | undefined, typed: string, missing: string) {
  if (!member) throw refuse(missing)
  await change(context, member, { passwordHash: hashPassword(typed) })
}

/** Reads the token from the header only. */
export async function logout({ db, now, secret }: RequestContext, authorization: string | undefined) {
  const token = readToken(authorization?.replace(/^Bearer\s+/i, '') ?? '', now, secret)
  if (!token) throw loginFirst()
  await revoke(db, token)
}
