/** What the demo accounts have done: memberships, purchases, lessons, reading, favourites, points. */
import { randomUUID } from 'node:crypto'

import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { DAY, HOUR, localDigits, MINUTE } from '../core/dates'
import type { OwnerTable } from '../db/columns'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { pointsMessage } from '../services/account'
import type { Academy } from './index'
import { readYaml } from './load'
import { learnerId, memberId } from './members'
import { roleId } from './plans'
import { insertAll, natural, reference } from './rows'
import { type Thing, thingOf, thingsIn } from './things'

const daysAgo = v.record(reference, v.number())

const Activity = v.strictObject({
  bought: daysAgo,
  /** An order that waits for its payment. */
  unpaid: reference,
  collected: daysAgo,
  voted: daysAgo,
  watched: v.record(reference, v.strictObject({ daysAgo: v.number(), lessons: natural })),
  read: v.record(reference, v.strictObject({ hoursAgo: v.number(), article: v.optional(natural, 1) })),
})

export type ActivitySeed = v.InferOutput<typeof Activity>

export const loadActivity = () => readYaml('activity.yaml', Activity)

const OWNERS: Record<string, OwnerTable> = {
  course: t.courseOwners,
  live: t.liveOwners,
  book: t.bookOwners,
  topic: t.topicOwners,
  smallClass: t.smallClassOwners,
}

export async function seedActivity(db: Db, academy: Academy, now: number) {
  await seedSocialites(db)
  await seedMembership(db, now)
  await seedPoints(db, now)
  const things = thingsIn(academy)
  things.course.push(await addWithdrawnCourse(db, academy.courses.length + 1, now))
  const find = (name: string) => thingOf(things, name, 'activity')
  const own = { memberId: learnerId() }
  const { bought, unpaid, collected, voted, watched, read } = academy.activity

  for (const [name, days] of Object.entries(bought)) {
    const { type, id: targetId, charge, ...course } = find(name)
    const createdAt = now - days * DAY
    const owners = OWNERS[type]
    if (owners) await db.insert(owners).values({ ...own, targetId, charge, createdAt })
    if (type === 'course') await db.insert(t.orders).values(order({ ...course, charge, id: targetId }, 9, createdAt))
  }
  await db.insert(t.orders).values(order(find(unpaid), 1, now - MINUTE))

  const mark = async (name: string, days: number, kind: 'collect' | 'vote') => {
    const { type, id } = find(name)
    const row = { ...own, createdAt: now - days * DAY }
    if (type === 'topic') return db.insert(t.topicMarks).values({ ...row, kind, topicId: id })
    return db.insert(t.likes).values({ ...row, kind: type === 'course' ? 'vod' : type, targetId: id })
  }
  for (const [name, days] of Object.entries(collected)) await mark(name, days, 'collect')
  for (const [name, days] of Object.entries(voted)) await mark(name, days, 'vote')

  for (const [name, { daysAgo: days, lessons }] of Object.entries(watched)) {
    const { type, id } = find(name)
    const watch = type === 'live' ? watchLive : watchCourse
    await watch(db, id, lessons, now - days * DAY)
  }
  for (const [name, { hoursAgo, article }] of Object.entries(read)) {
    const { type, id } = find(name)
    const seen = { ...own, seenAt: now - hoursAgo * HOUR }
    if (type === 'topic') await db.insert(t.topicViews).values({ ...seen, topicId: id })
    else await db.insert(t.bookViews).values({ ...seen, bookId: id, articleId: await articleOf(db, id, article) })
  }
}

/** The learner can also log in through WeChat, the account without a mobile number only so. */
const seedSocialites = (db: Db) =>
  insertAll(db, t.socialites, [
    { memberId: learnerId(), app: 'wechat', openId: 'wechat-known', unionId: 'union-known' },
    { memberId: memberId('no-mobile'), app: 'wechat', openId: 'wechat-no-mobile', unionId: '' },
  ])

async function seedMembership(db: Db, now: number) {
  const vip = memberId('zhixing')
  const plan = roleId('year')
  const startedAt = now - 40 * DAY
  const expiredAt = now + 325 * DAY
  await db.update(t.members).set({ roleId: plan, roleExpiredAt: expiredAt }).where(eq(t.members.id, vip))
  const term = { startedAt, expiredAt, createdAt: startedAt }
  await db.insert(t.memberRoles).values({ memberId: vip, roleId: plan, charge: 298, ...term })
}

/** A course that was sold and then taken down: only the study lists have it. */
async function addWithdrawnCourse(db: Db, id: number, now: number): Promise<Thing> {
  const publishedAt = now - 400 * DAY
  const facts = { id, charge: 59, title: '办公软件入门（旧版）', slug: 'withdrawn' }
  const dates = { publishedAt, createdAt: publishedAt, deletedAt: now - 30 * DAY }
  await db.insert(t.courses).values({ ...facts, ...dates, userCount: 318 })
  const { slug: key, title: name, charge } = facts
  return { id, key, name, charge, thumb: `/sandbox/art/cover/${key}.svg` }
}

const order = (course: Omit<Thing, 'key'>, status: number, createdAt: number): typeof t.orders.$inferInsert => ({
  orderNo: `${learnerId()}${localDigits(createdAt).slice(8)}${10 + (course.id % 90)}`,
  memberId: learnerId(),
  goodsType: 'COURSE',
  goodsId: course.id,
  goodsName: course.name,
  goodsThumb: course.thumb,
  charge: course.charge,
  status,
  payment: status === 9 ? 'wechat_h5' : '',
  createdAt,
})

async function watchCourse(db: Db, courseId: number, whole: number, at: number) {
  const lessons = await db.query.videos.findMany({ where: eq(t.videos.courseId, courseId), orderBy: asc(t.videos.id) })
  const seen = lessons.slice(0, whole + 1)
  const progress = lessons.length > 0 ? Math.round((whole / lessons.length) * 100) : 0
  const own = { memberId: learnerId(), courseId }
  await db.insert(t.courseRecords).values({ ...own, progress, createdAt: at - 3 * DAY, updatedAt: at })
  const records = seen.map(({ id: videoId, duration }, index) => {
    const openedAt = at - (whole - index) * HOUR
    const isFinished = index < whole
    return {
      ...{ ...own, videoId },
      watchSeconds: isFinished ? duration : Math.floor(duration / 2),
      watchedAt: isFinished ? openedAt : null,
      createdAt: openedAt,
      updatedAt: openedAt,
    }
  })
  await insertAll(db, t.videoRecords, records)
}

async function watchLive(db: Db, courseId: number, whole: number, at: number) {
  const where = eq(t.liveLessons.courseId, courseId)
  const seen = await db.query.liveLessons.findMany({ where, orderBy: asc(t.liveLessons.id), limit: whole + 1 })
  const records = seen.map(({ id: lessonId, estimateSec }, index) => ({
    ...{ memberId: learnerId(), courseId, lessonId },
    watchedSec: index < whole ? estimateSec : Math.floor(estimateSec / 3),
    seenAt: at - (whole - index) * HOUR,
  }))
  await insertAll(db, t.liveRecords, records)
}

async function articleOf(db: Db, bookId: number, position: number) {
  const where = eq(t.bookArticles.bookId, bookId)
  const articles = await db.query.bookArticles.findMany({ where, orderBy: asc(t.bookArticles.id) })
  const article = articles[position - 1]
  if (!article) throw new Error(`activity: book ${bookId} has no article ${position}`)
  return article.id
}

async function seedPoints(db: Db, now: number) {
  const id = learnerId()
  const records = [
    { sum: 20, remark: '注册送20积分', createdAt: now - 200 * DAY },
    { sum: 9, remark: '购买课程', createdAt: now - 20 * DAY },
    { sum: 5, remark: '看完视频送5积分', createdAt: now - DAY },
  ]
  const rows = records.map((record) => ({ memberId: id, ...record }))
  await insertAll(db, t.creditRecords, rows)
  await db.update(t.members).set({ credit1: 34, credit2: 200 }).where(eq(t.members.id, id))
  const text = pointsMessage(5, '看完视频送5积分')
  await db.insert(t.messages).values({ id: randomUUID(), memberId: id, text, createdAt: now - DAY })
}
