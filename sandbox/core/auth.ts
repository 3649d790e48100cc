import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../db/open'
import { members, revokedTokens } from '../db/schema'
import { loginFirst, Refusal } from './envelope'
import { readToken, type Token } from './tokens'
import type { RequestContext } from './context'

/** `bearer+` also refuses a token that a newer login replaced, in single-device mode. */
export type Auth = 'none' | 'optional' | 'bearer' | 'bearer+'

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

/** Header, then query, then body field (docs/backend/README.md#token). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.match(/^Bearer\s+(\S+)/i)?.[1]
  const token = header ?? field(request.query, 'token') ?? field(request.body, 'token')
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** The member whom the token names. Null for visitors, where the call lets them in. */
export async function authenticate(context: RequestContext, token: string | undefined, auth: Auth) {
  if (auth === 'none') return null
  const member = token ? await memberOf(context, token, auth) : null
  if (!member && auth !== 'optional') throw loginFirst()
  return member
}

export async function revoke(db: Db, { tokenId, expiresAt }: Token) {
  await db.insert(revokedTokens).values({ tokenId, expiresAt }).onConflictDoNothing()
}

/** The first refusal also revokes a replaced token: later calls count as a visitor's. */
async function memberOf({ db, now, secret, settings }: RequestContext, raw: string, auth: Auth) {
  const token = readToken(raw, now, secret)
  if (!token) return null
  if ((await db.$count(revokedTokens, eq(revokedTokens.tokenId, token.tokenId))) > 0) return null
  const [member] = await db.select().from(members).where(eq(members.id, token.memberId))
  const isReplaced = settings.sandbox.single_device === 3 && member?.lastTokenId !== token.tokenId
  if (member && isReplaced && auth === 'bearer+') {
    await revoke(db, token)
    throw new Refusal(401, '请重新登录')
  }
  return member ?? null
}
