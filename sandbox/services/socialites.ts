/**
 * WeChat and QQ identities: the OAuth round, its codes, and what they may do
 * (docs/backend/auth.md#login-over-wechat-or-qq).
 */
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { refuse } from '../core/envelope'
import { read, optionalText, text } from '../core/read'
import { appendQuery } from '../core/urls'
import { socialites } from '../db/schema'
import { checkCode } from './codes'
import { createMember, memberById, memberByMobile, nameOf, signIn } from './members'
import { issue, peek, randomKey, take, type Identity } from './tickets'

const MAX_URL_CHARS = 255
const address = v.pipe(text('参数错误'), v.maxLength(MAX_URL_CHARS, '参数错误'))
const aim = v.picklist(['login', 'bind'], '参数错误')

/** Starts a round. @returns the page where a person chooses an identity */
export async function startRound(context: RequestContext, app: Identity['app'], query: Record<string, string>) {
  const { s_url: successUrl, f_url: failureUrl, action } = read(query, { s_url: address, f_url: address, action: aim })
  const state = await issue(context, 'oauth', { app, successUrl, failureUrl, action })
  return `${context.origin}/sandbox/oauth?state=${state}`
}

/** Identities on the stand-in of WeChat. Without an open id it is somebody new every time. */
export const PERSONAS = {
  known: { title: '林小满', note: '已有账号，直接登录', openId: 'wechat-known', unionId: 'union-known' },
  noMobile: { title: '山外青山', note: '已有账号，未绑定手机号', openId: 'wechat-no-mobile', unionId: '' },
  fresh: { title: '新同学', note: '第一次来，自动建账号', openId: '', unionId: '' },
  freshNeedsMobile: { title: '新同学', note: '第一次来，要先绑定手机号', openId: '', unionId: '' },
}

type Persona = keyof typeof PERSONAS

const isPersona = (name: string): name is Persona => name in PERSONAS

/** Ends a round. An unknown persona means that the person refused. @returns where the browser goes */
export async function endRound(context: RequestContext, state: string, persona: string) {
  const round = await take(context, 'oauth', state)
  if (!round) throw refuse('授权已过期，请重新发起')
  const { action, app, successUrl, failureUrl } = round
  if (!isPersona(persona)) return appendQuery(failureUrl, { login_err_msg: '您取消了授权', action })
  const { openId, unionId, title } = PERSONAS[persona]
  const identity = {
    app,
    openId: openId || `${app}-${randomKey(16)}`,
    unionId,
    nickName: title,
    needsMobile: persona === 'freshNeedsMobile',
  }
  return appendQuery(successUrl, { login_code: await issue(context, 'loginCode', identity), action })
}

const LOCKED = '用户已锁定无法登录'

/** The account of an identity: found by union id, else by open id. */
async function ownerOf({ db }: RequestContext, { app, openId, unionId }: Identity) {
  const isSame = and(eq(socialites.app, app), eq(socialites.openId, openId))
  const samePerson =
    unionId === '' ? [] : await db.query.socialites.findMany({ where: eq(socialites.unionId, unionId) })
  const [owner] = samePerson.length > 0 ? samePerson : await db.query.socialites.findMany({ where: isSame })
  return owner
}

async function link({ db }: RequestContext, member: Member, { app, openId, unionId }: Identity) {
  await db.insert(socialites).values({ memberId: member.id, app, openId, unionId })
}

const codeField = { code: text('参数错误') }

export async function codeLogin(context: RequestContext, body: unknown) {
  const { code } = read(body, codeField)
  const identity = await peek(context, 'loginCode', code)
  if (!identity) throw refuse('已过期')
  const owner = await ownerOf(context, identity)
  const needsMobile = identity.needsMobile || context.settings.member.enabled_mobile_bind_alert === 1
  if (!owner && needsMobile) return { success: 0, action: 'bind_mobile', code }
  await take(context, 'loginCode', code)
  const member = owner ? await memberById(context, owner.memberId) : await createFrom(context, identity)
  if (!member) throw refuse('用户不存在')
  return { success: 1, ...(await signIn(context, member, LOCKED)) }
}

async function createFrom(
  context: RequestContext,
  identity: Identity,
  own: { mobile?: string; avatar?: string; isNicknameSet?: boolean } = {},
) {
  const member = await createMember(context, { ...own, nickName: nameOf(identity.nickName) })
  await link(context, member, identity)
  return member
}

export async function registerWithCode(context: RequestContext, body: unknown) {
  const { code } = read(body, codeField)
  const input = read(body, { mobile: text('请输入手机号'), mobile_code: optionalText })
  await checkCode(context, input.mobile, input.mobile_code)
  const identity = await peek(context, 'loginCode', code)
  if (!identity) throw refuse('已过期')
  if (await memberByMobile(context, input.mobile)) throw refuse('手机号已存在')
  if (await ownerOf(context, identity)) throw refuse('当前渠道账号已绑定了其它账号')
  await take(context, 'loginCode', code)
  // The account keeps the name and picture that WeChat gave.
  const own = { mobile: input.mobile, avatar: '', isNicknameSet: true }
  return signIn(context, await createFrom(context, identity, own), LOCKED)
}

export async function bindWithCode(context: RequestContext, member: Member, body: unknown) {
  const { code } = read(body, codeField)
  const identity = await take(context, 'loginCode', code)
  if (!identity) throw refuse('已过期')
  const mine = and(eq(socialites.memberId, member.id), eq(socialites.app, identity.app))
  if ((await context.db.$count(socialites, mine)) > 0) throw refuse('您已经绑定了该渠道的账号')
  const owner = await ownerOf(context, identity)
  if (owner && identity.unionId !== '') throw refuse('同渠道账号已绑定其它用户')
  if (owner) throw refuse('当前渠道账号已绑定了其它账号')
  await link(context, member, identity)
}
