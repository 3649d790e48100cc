/** The members of the academy, among them the demo accounts. */
import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { hashPassword } from '../services/passwords'
import { once, readItems } from './load'
import { fieldsOf, Ids, insertAll, isOn } from './rows'

/** The password of all members. */
export const DEMO_PASSWORD = 'zhitu123'

const Member = v.strictObject({
  ...fieldsOf(t.members, 'nickName', 'isLocked', 'isFaceVerified'),
  /** A social account without a mobile number has nine digits instead. */
  mobile: v.pipe(v.string(), v.regex(/^\d{9}$|^1\d{10}$/)),
  email: v.optional(v.string()),
  /** The words on the list of demo accounts; absent = not on the list. */
  about: v.optional(v.string()),
  hasDeletionRequest: isOn,
  /** True = HEAD asks for consent to the agreements. */
  hasNotAgreed: isOn,
  realName: v.optional(v.string()),
  idNumber: v.optional(v.string()),
  /** The place that the member's comments show. */
  province: v.string(),
})

/** Ids follow the order. */
export const loadMembers = once(() => readItems('members.yaml', Member))

const ids = once(() => new Ids('member', loadMembers()))

export const memberId = (key: string, asker = 'seed') => ids().of(key, asker)

/** The demo account that has learned, bought and collected something of every kind. */
export const learnerId = () => memberId('xiaoman')

export async function seedMembers(db: Db, now: number) {
  const passwordHash = hashPassword(DEMO_PASSWORD)
  const rows = loadMembers().map((member, index) => ({
    ...member,
    id: index + 1,
    passwordHash,
    isNicknameSet: true,
    destroyAt: member.hasDeletionRequest ? now + 7 * DAY : null,
    agreedAt: member.hasNotAgreed ? null : now,
    createdAt: now - (200 - index) * DAY,
  }))
  await insertAll(db, t.members, rows)
  const text = '欢迎来到知途网校，从一节试看课开始吧'
  const welcome = rows.map(({ id, createdAt }) => ({ id: randomUUID(), memberId: id, text, createdAt }))
  await insertAll(db, t.messages, welcome)
}
