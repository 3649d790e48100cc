/** Short-lived values under opaque keys, and their lifetimes. */
import { randomBytes } from 'node:crypto'

import { and, eq, gt, lt } from 'drizzle-orm'
import * as v from 'valibot'

import { HOUR, MINUTE } from '../core/dates'
import type { RequestContext } from '../core/context'
import { tickets } from '../db/schema'

const returns = { successUrl: v.string(), failureUrl: v.string() }

const identity = v.object({
  app: v.picklist(['wechat', 'qq', 'apple']),
  openId: v.string(),
  /** The union id, common to a person's identities; '' = unknown. */
  unionId: v.string(),
  nickName: v.string(),
  /** True = this identity gets an account only with a mobile number. */
  needsMobile: v.boolean(),
})

export type Identity = v.InferOutput<typeof identity>

const KINDS = {
  captcha: { lifeMs: 5 * MINUTE, payload: v.object({ text: v.string() }) },
  oauth: {
    lifeMs: 10 * MINUTE,
    payload: v.object({ ...returns, app: identity.entries.app, action: v.picklist(['login', 'bind']) }),
  },
  loginCode: { lifeMs: 10 * MINUTE, payload: identity },
  /** An identity token of Apple, already used. */
  appleToken: { lifeMs: 24 * HOUR, payload: v.object({}) },
  miniCode: { lifeMs: 5 * MINUTE, payload: v.object({}) },
  miniSession: { lifeMs: 12 * HOUR, payload: v.object({ key: v.string() }) },
  mobileProof: { lifeMs: HOUR, payload: v.object({ memberId: v.number() }) },
  face: {
    lifeMs: HOUR,
    payload: v.object({ memberId: v.number(), returnUrl: v.string(), isVerified: v.boolean() }),
  },
  download: { lifeMs: HOUR, payload: v.object({ attachmentId: v.number() }) },
  gateway: { lifeMs: HOUR, payload: v.object({ ...returns, orderNo: v.string(), payment: v.string() }) },
  /** The order that a receipt of Apple has paid. */
  appleReceipt: { lifeMs: 365 * 24 * HOUR, payload: v.object({ orderNo: v.string() }) },
  cashier: { lifeMs: 30 * MINUTE, payload: v.object({ orderNo: v.string() }) },
}

type Kind = keyof typeof KINDS
type Ticket<K extends Kind> = v.InferOutput<(typeof KINDS)[K]['payload']>

/** Random letters and digits. */
export function randomKey(length: number): string {
  const text = randomBytes(length * 2)
    .toString('base64')
    .replace(/\W/g, '')
  return text.length < length ? randomKey(length) : text.slice(0, length)
}

/** Stores a ticket and gives its key. A second one under the same key replaces the first. */
export async function issue<K extends Kind>(
  { db, now }: RequestContext,
  kind: K,
  payload: Ticket<K>,
  key = randomKey(32),
) {
  await db.delete(tickets).where(lt(tickets.expiresAt, now))
  const row = { payload: JSON.stringify(payload), expiresAt: now + KINDS[kind].lifeMs }
  await db
    .insert(tickets)
    .values({ kind, key, ...row })
    .onConflictDoUpdate({ target: [tickets.kind, tickets.key], set: row })
  return key
}

/** The ticket, or null when it is unknown, used or expired. */
export async function peek<K extends Kind>(context: RequestContext, kind: K, key: string): Promise<Ticket<K> | null> {
  const { db, now } = context
  const isThis = and(eq(tickets.kind, kind), eq(tickets.key, key), gt(tickets.expiresAt, now))
  const row = await db.query.tickets.findFirst({ where: isThis })
  return row ? v.parse(KINDS[kind].payload as v.GenericSchema<Ticket<K>>, JSON.parse(row.payload)) : null
}

/** Reads and uses up. */
export async function take<K extends Kind>(context: RequestContext, kind: K, key: string) {
  const payload = await peek(context, kind, key)
  await context.db.delete(tickets).where(and(eq(tickets.kind, kind), eq(tickets.key, key)))
  return payload
}
