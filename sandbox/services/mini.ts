/**
 * Mini-program session login (core 5.14 to 5.16). WeChat's encrypted data cannot be opened here, so:
 * - the `code` of wx.login may be `as:<name>` to choose who holds the phone;
 *   any other code is the same visitor;
 * - `encryptedData` may hold an 11-digit mobile in clear;
 *   otherwise the phone's number is that of the first demo account.
 */
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member } from '../core/auth'
import { brokenCall } from '../core/envelope'
import { read, text } from '../core/read'
import type { Work } from '../core/work'
import { socialites } from '../db/schema'
import { createMember, memberById, memberByMobile, signIn } from './members'
import { issue, peek } from './tickets'

const APP = 'wechat-mini'
const DEFAULT_MOBILE = '13800000001'

const broken = text('错误')
const unsigned = text('参数错误')

export async function openSession(work: Work, body: unknown) {
  const { code } = read(body, { code: unsigned })
  const openid = `mini-${/^as:(\w+)$/.exec(code)?.[1] ?? 'visitor'}`
  await issue(work, 'miniSession', { code }, openid)
  return { openid }
}

async function requireSession(work: Work, openid: string) {
  if (!(await peek(work, 'miniSession', openid))) throw brokenCall()
}

async function boundMember(work: Work, openid: string): Promise<Member | undefined> {
  const isThis = and(eq(socialites.app, APP), eq(socialites.openId, openid))
  const [row] = await work.db.select().from(socialites).where(isThis)
  return row && memberById(work, row.memberId)
}

/** Only for an identity that already has an account. */
export async function silentLogin(work: Work, body: unknown) {
  const { openid } = read(body, {
    openid: broken,
    rawData: broken,
    signature: broken,
    encryptedData: broken,
    iv: broken,
  })
  await requireSession(work, openid)
  const member = await boundMember(work, openid)
  if (!member) throw brokenCall()
  return signIn(work, member)
}

export async function phoneLogin(work: Work, body: unknown) {
  const input = read(body, {
    openid: broken,
    encryptedData: broken,
    iv: broken,
    userInfo: v.object(
      { encryptedData: unsigned, iv: unsigned, rawData: unsigned, signature: unsigned },
      '参数错误',
    ),
  })
  await requireSession(work, input.openid)
  const mobile = /1\d{10}/.exec(input.encryptedData)?.[0] ?? DEFAULT_MOBILE
  const member = (await memberByMobile(work, mobile)) ?? (await createMember(work, { mobile }))
  await linkOnce(work, member, input.openid)
  return signIn(work, member)
}

/** A member has one mini-program identity, and an identity one member. */
async function linkOnce(work: Work, member: Member, openid: string) {
  const own = and(eq(socialites.app, APP), eq(socialites.memberId, member.id))
  const hasOne = (await work.db.$count(socialites, own)) > 0
  if (hasOne || (await boundMember(work, openid))) return
  await work.db.insert(socialites).values({ memberId: member.id, app: APP, openId: openid })
}
