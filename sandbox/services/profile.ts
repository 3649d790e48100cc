/** What members may change about themselves (docs/backend/members.md#profile-changes). */
import { and, eq, ne } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { badParams, brokenCall, refuse } from '../core/envelope'
import { optionalText, password, read, text } from '../core/read'
import { members, socialites } from '../db/schema'
import { checkCode } from './codes'
import { change, isMobileBound, memberByMobile } from './members'
import { hashPassword } from './passwords'
import { issue, peek, take } from './tickets'
import { isImage, saveUpload } from './uploads'

const MAX_AVATAR_BYTES = 1024 * 1024
const MAX_NAME_CHARS = 24

export async function setNickname(context: RequestContext, member: Member, body: unknown) {
  const { nick_name: nickName } = read(body, { nick_name: text('请输入昵称') })
  if (member.isNicknameSet) throw refuse('当前用户已配置昵称')
  // The backend's column is too short for it, which breaks the call.
  if ([...nickName].length > MAX_NAME_CHARS) throw brokenCall()
  const taken = and(eq(members.nickName, nickName), ne(members.id, member.id))
  if ((await context.db.$count(members, taken)) > 0) throw refuse('昵称已经存在')
  await change(context, member, { nickName, isNicknameSet: true })
}

export async function setAvatar(call: MemberCall) {
  const { upload } = call
  if (!upload) throw refuse('请上传文件')
  const wrongs = [
    !isImage(upload.bytes) && '请上传图片文件',
    upload.bytes.length > MAX_AVATAR_BYTES && '文件不能超过1M',
  ].filter(Boolean)
  if (wrongs.length > 0) throw refuse(wrongs.join(','))
  const { path } = await saveUpload(call, upload)
  await change(call, call.member, { avatar: path })
}

const mobileAndCode = { mobile: text('请输入手机号'), mobile_code: text('请输入短信验证码') }

async function refuseTaken(context: RequestContext, mobile: string) {
  if (await memberByMobile(context, mobile)) throw refuse('手机号已存在')
}

export async function bindMobile(context: RequestContext, member: Member, body: unknown) {
  const { mobile, mobile_code: code } = read(body, mobileAndCode)
  if (isMobileBound(member)) throw refuse('已绑定')
  await checkCode(context, mobile, code)
  await refuseTaken(context, mobile)
  await change(context, member, { mobile })
}

/** Checks the present number. The key allows `changeMobile` for an hour. */
export async function proveMobile(context: RequestContext, member: Member, body: unknown) {
  const { mobile, mobile_code: code } = read(body, { mobile: optionalText, mobile_code: optionalText })
  await checkCode(context, mobile, code)
  if (mobile !== member.mobile) throw badParams()
  return { sign: await issue(context, 'mobileProof', { memberId: member.id }) }
}

export async function changeMobile(context: RequestContext, member: Member, body: unknown) {
  const { mobile, mobile_code: code, sign } = read(body, { ...mobileAndCode, sign: optionalText })
  const proof = await peek(context, 'mobileProof', sign)
  if (proof?.memberId !== member.id) throw badParams()
  await checkCode(context, mobile, code)
  await refuseTaken(context, mobile)
  await take(context, 'mobileProof', sign)
  await change(context, member, { mobile })
}

export async function changePassword(context: RequestContext, member: Member, body: unknown) {
  const input = read(body, { ...mobileAndCode, password })
  if (input.mobile !== member.mobile) throw refuse('请绑定手机号')
  await checkCode(context, input.mobile, input.mobile_code)
  await change(context, member, { passwordHash: hashPassword(input.password) })
}

export async function unbindSocialite({ db }: RequestContext, member: Member, app: string) {
  if (app !== 'wechat' && app !== 'qq') throw badParams()
  await db.delete(socialites).where(and(eq(socialites.memberId, member.id), eq(socialites.app, app)))
}
