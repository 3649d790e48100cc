/** Ways in (core 5.4 to 5.16). */
import { eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { loginFirst, refuse } from '../core/envelope'
import { optionalText, read, text } from '../core/read'
import { readToken } from '../core/tokens'
import type { Work } from '../core/work'
import { members, revokedTokens } from '../db/schema'
import { checkCode } from './codes'
import { change, createMember, memberByMobile, signIn } from './members'
import { hashPassword, isPassword } from './passwords'

const mobile = text('请输入手机号')

export async function passwordLogin(work: Work, body: unknown) {
  const input = read(body, { mobile, password: text('请输入密码') })
  const member = await memberByMobile(work, input.mobile)
  if (!member || !isPassword(input.password, member.passwordHash)) throw refuse('手机号或密码错误')
  return signIn(work, member)
}

/** An unknown number gets an account on the fly. */
export async function mobileLogin(work: Work, body: unknown) {
  const input = read(body, { mobile, mobile_code: optionalText })
  await checkCode(work, input.mobile, input.mobile_code)
  return signIn(
    work,
    (await memberByMobile(work, input.mobile)) ?? (await createMember(work, { mobile: input.mobile })),
  )
}

function checkLength(password: string) {
  if (password.length < 6) throw refuse('密码长度不能少于6个字符')
  if (password.length > 16) throw refuse('密码长度不能多于16个字符')
}

export async function register(work: Work, body: unknown) {
  const input = read(body, { mobile, mobile_code: text('请输入短信验证码'), password: text('请输入密码') })
  checkLength(input.password)
  await checkCode(work, input.mobile, input.mobile_code)
  if (await memberByMobile(work, input.mobile)) throw refuse('手机号已存在')
  await createMember(work, { mobile: input.mobile, passwordHash: hashPassword(input.password) })
}

export async function resetPassword(work: Work, body: unknown) {
  const input = read(body, { mobile, mobile_code: text('请输入短信验证码'), password: text('请输入密码') })
  await checkCode(work, input.mobile, input.mobile_code)
  await setPassword(work, await memberByMobile(work, input.mobile), input.password, '手机号不存在')
}

/** By e-mail; also takes the fields of the mobile way. */
export async function resetPasswordV9(work: Work, body: unknown) {
  if ('mobile' in Object(body)) return resetPassword(work, body)
  const input = read(body, {
    email: text('请输入邮箱'),
    email_code: text('请输入邮箱验证码'),
    password: text('请输入密码'),
  })
  await checkCode(work, input.email, input.email_code, '邮箱验证码错误')
  const [member] = await work.db.select().from(members).where(eq(members.email, input.email))
  await setPassword(work, member, input.password, '邮箱不存在')
}

async function setPassword(work: Work, member: Member | undefined, password: string, missing: string) {
  if (!member) throw refuse(missing)
  await change(work, member, { passwordHash: hashPassword(password) })
}

/** The token must have come in the header. */
export async function logout({ db, now, secret }: Work, authorization: string | undefined) {
  const token = readToken(authorization?.replace(/^Bearer\s+/i, '') ?? '', now, secret)
  if (!token) throw loginFirst()
  const { tokenId, expiresAt } = token
  await db.insert(revokedTokens).values({ tokenId, expiresAt }).onConflictDoNothing()
}
