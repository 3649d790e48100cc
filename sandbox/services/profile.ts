/** What a member may change about himself (core 6.2 to 6.8). */
import { and, eq, ne } from 'drizzle-orm'

import type { Upload } from '../core/api'
import type { Member } from '../core/auth'
import { badParams, refuse } from '../core/envelope'
import { optionalText, read, text } from '../core/read'
import type { Work } from '../core/work'
import { members, socialites } from '../db/schema'
import { checkCode } from './codes'
import { change, isMobileBound, memberByMobile } from './members'
import { hashPassword } from './passwords'
import { issue, peek, take } from './tickets'
import { isImage, saveUpload } from './uploads'

const MAX_AVATAR_BYTES = 1024 * 1024
const MAX_NAME_CHARS = 24

export async function setNickname(work: Work, member: Member, body: unknown) {
  const { nick_name: nickName } = read(body, { nick_name: text('请输入昵称') })
  if (member.isNicknameSet) throw refuse('当前用户已配置昵称')
  if ([...nickName].length > MAX_NAME_CHARS) throw refuse(`昵称不能超过${MAX_NAME_CHARS}个字`)
  const taken = and(eq(members.nickName, nickName), ne(members.id, member.id))
  if ((await work.db.$count(members, taken)) > 0) throw refuse('昵称已经存在')
  await change(work, member, { nickName, isNicknameSet: true })
}

export async function setAvatar(work: Work, member: Member, upload: Upload | null, dataDir: string) {
  if (!upload) throw refuse('请上传文件')
  if (!isImage(upload.bytes)) throw refuse('请上传图片文件')
  if (upload.bytes.length > MAX_AVATAR_BYTES) throw refuse('文件不能超过1M')
  const { path } = await saveUpload(work, member, upload, dataDir)
  await change(work, member, { avatar: path })
}

const mobileAndCode = { mobile: text('请输入手机号'), mobile_code: text('请输入短信验证码') }

async function refuseTaken(work: Work, mobile: string) {
  if (await memberByMobile(work, mobile)) throw refuse('手机号已存在')
}

export async function bindMobile(work: Work, member: Member, body: unknown) {
  const { mobile, mobile_code: code } = read(body, mobileAndCode)
  if (isMobileBound(member)) throw refuse('已绑定')
  await checkCode(work, mobile, code)
  await refuseTaken(work, mobile)
  await change(work, member, { mobile })
}

/** Proof of the present mobile; its key opens `changeMobile` for an hour. */
export async function proveMobile(work: Work, member: Member, body: unknown) {
  const { mobile, mobile_code: code } = read(body, mobileAndCode)
  if (mobile !== member.mobile) throw badParams()
  await checkCode(work, mobile, code)
  return { sign: await issue(work, 'mobileProof', { memberId: member.id }) }
}

export async function changeMobile(work: Work, member: Member, body: unknown) {
  const { mobile, mobile_code: code, sign } = read(body, { ...mobileAndCode, sign: optionalText })
  const proof = await peek(work, 'mobileProof', sign)
  if (proof?.memberId !== member.id) throw badParams()
  await checkCode(work, mobile, code)
  await refuseTaken(work, mobile)
  await take(work, 'mobileProof', sign)
  await change(work, member, { mobile })
}

export async function changePassword(work: Work, member: Member, body: unknown) {
  const input = read(body, { ...mobileAndCode, password: text('请输入密码') })
  if (input.mobile !== member.mobile) throw refuse('请绑定手机号')
  await checkCode(work, input.mobile, input.mobile_code)
  await change(work, member, { passwordHash: hashPassword(input.password) })
}

export async function unbindSocialite({ db }: Work, member: Member, app: string) {
  if (app !== 'wechat' && app !== 'qq') throw badParams()
  await db.delete(socialites).where(and(eq(socialites.memberId, member.id), eq(socialites.app, app)))
}
