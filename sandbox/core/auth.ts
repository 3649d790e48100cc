import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { members, revokedTokens } from '../db/schema'
import { loginFirst, Refusal } from './envelope'
import { readToken } from './tokens'
import type { Work } from './work'

/** `bearer+` also refuses a token that a newer login replaced, in single-device mode. */
export type Auth = 'none' | 'optional' | 'bearer' | 'bearer+'

export type Member = typeof members.$inferSelect

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

/** Header, then query, then body field (core 2.3). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.match(/^Bearer\s+(\S+)/i)?.[1]
  const token = header ?? field(request.query, 'token') ?? field(request.body, 'token')
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** The member behind the token; null when there is none and none is needed. */
export async function authenticate(
  work: Work,
  token: string | undefined,
  auth: Auth,
): Promise<Member | null> {
  if (auth === 'none') return null
  const member = token ? await memberOf(work, token, auth) : null
  if (!member && auth !== 'optional') throw loginFirst()
  return member
}

async function memberOf({ db, now, secret, settings }: Work, raw: string, auth: Auth) {
  const token = readToken(raw, now, secret)
  if (!token) return null
  const [revoked] = await db.select().from(revokedTokens).where(eq(revokedTokens.tokenId, token.tokenId))
  if (revoked) return null
  const [member] = await db.select().from(members).where(eq(members.id, token.memberId))
  const isReplaced = settings.sandbox.single_device === 3 && member?.lastTokenId !== token.tokenId
  if (member && isReplaced && auth === 'bearer+') throw new Refusal(401, '请重新登录')
  return member ?? null
}
