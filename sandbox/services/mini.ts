/** Session login of the mini-program (docs/backend/auth.md#mini-program-login). */
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { badParams, brokenCall } from '../core/envelope'
import { optionalText, read, text } from '../core/read'
import { socialites } from '../db/schema'
import { createMember, memberById, memberByMobile, nameOf, signIn } from './members'
import { issue, peek } from './tickets'
import { type Sealed, sessionOf, signatureOf, unseal } from './wechat'

const APP = 'wechat-mini'

const broken = text('错误')
const profileFields = { encryptedData: broken, iv: broken, rawData: broken, signature: broken }

/** A code works once. */
export async function openSession(context: RequestContext, body: unknown) {
  const { code } = read(body, { code: text('参数错误') })
  if (await peek(context, 'miniCode', code)) throw brokenCall()
  await issue(context, 'miniCode', {}, code)
  const { openId: openid, key } = sessionOf(code)
  await issue(context, 'miniSession', { key }, openid)
  return { openid }
}

/** Only the newest `wx.login` of a phone counts. */
async function sessionKey(context: RequestContext, openid: string) {
  const session = await peek(context, 'miniSession', openid)
  if (!session) throw brokenCall()
  return session.key
}

/** @throws Refusal when the data have another shape or another session's key sealed them */
function opened<T>(key: string, sealed: Sealed, schema: v.GenericSchema<unknown, T>): T {
  try {
    return v.parse(schema, unseal(key, sealed))
  } catch {
    throw brokenCall()
  }
}

const Person = v.object({ openId: v.string(), nickName: v.optional(v.string(), '微信用户') })
const Phone = v.object({ phoneNumber: v.string() })

/** @throws Refusal when data and session belong to different people */
function personOf(key: string, openid: string, sealed: Sealed) {
  const person = opened(key, sealed, Person)
  if (person.openId !== openid) throw brokenCall()
  return person
}

async function boundMember(context: RequestContext, openid: string): Promise<Member | undefined> {
  const isThis = and(eq(socialites.app, APP), eq(socialites.openId, openid))
  const row = await context.db.query.socialites.findFirst({ where: isThis })
  return row && memberById(context, row.memberId)
}

export async function silentLogin(context: RequestContext, body: unknown) {
  const { openid, ...profile } = read(body, { openid: broken, ...profileFields }, '错误')
  const key = await sessionKey(context, openid)
  if (signatureOf(profile.rawData, key) !== profile.signature) throw brokenCall()
  personOf(key, openid, profile)
  const member = await boundMember(context, openid)
  if (!member) throw brokenCall()
  return signIn(context, member)
}

export async function phoneLogin(context: RequestContext, body: unknown) {
  const fields = {
    openid: broken,
    encryptedData: broken,
    iv: broken,
    userInfo: v.object({ ...profileFields, signature: optionalText }),
  }
  const { openid, userInfo, ...phone } = read(body, fields, '错误')
  const key = await sessionKey(context, openid)
  if (signatureOf(userInfo.rawData, key) !== userInfo.signature) throw badParams()
  const person = personOf(key, openid, userInfo)
  const { phoneNumber: mobile } = opened(key, phone, Phone)
  // Name and picture come from WeChat.
  const fresh = { mobile, nickName: nameOf(person.nickName), avatar: '' }
  const member = (await memberByMobile(context, mobile)) ?? (await createMember(context, fresh))
  await linkOnce(context, member, openid)
  return signIn(context, member)
}

/** One mini-program identity per member, and one member per identity. */
async function linkOnce(context: RequestContext, member: Member, openid: string) {
  const own = and(eq(socialites.app, APP), eq(socialites.memberId, member.id))
  const hasOne = (await context.db.$count(socialites, own)) > 0
  if (hasOne || (await boundMember(context, openid))) return
  await context.db.insert(socialites).values({ memberId: member.id, app: APP, openId: openid })
}
