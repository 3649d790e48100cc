/** What the demo accounts have done so far. */
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { DAY, HOUR, localDigits, MINUTE } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import type { CourseRows } from './courseRows'
import { members } from './members'

const LEARNER = 1
const VIP = 2
const YEAR_PLAN = 3

type Course = CourseRows['courses'][number]

export async function seedActivity(db: Db, rows: CourseRows, now: number) {
  await seedSocialites(db)
  await seedMembership(db, now)
  const paid = rows.courses.filter((course) => course.charge > 0 && !course.isHidden)
  const free = rows.courses.filter((course) => course.isFree && !course.isHidden)
  const withdrawn = await addWithdrawnCourse(db, rows, now)
  for (const [course, ageDays, watched] of pairUp([withdrawn, ...paid.slice(0, 2)], free[0])) {
    await study(db, rows, course, now - ageDays * DAY, watched)
  }
  for (const course of paid.slice(0, 2)) await buy(db, course, now - 20 * DAY)
  await buy(db, withdrawn, now - 120 * DAY)
  for (const course of [withdrawn, ...paid.slice(2, 5)]) {
    await db
      .insert(t.likes)
      .values({ memberId: LEARNER, kind: 'vod', targetId: course.id, createdAt: now - 9 * DAY })
  }
  const [, , , unpaid] = paid
  if (unpaid) await db.insert(t.orders).values(order(unpaid, 1, now - MINUTE))
  await seedPoints(db, now)
}

/** Course, days since it was last opened, lessons watched. */
function pairUp([withdrawn, ...owned]: Course[], free: Course | undefined): [Course, number, number][] {
  const plan: [Course | undefined, number, number][] = [
    [withdrawn, 90, 1],
    [free, 6, 1],
    [owned[1], 3, 1],
    [owned[0], 1, 3],
  ]
  return plan.flatMap(([course, age, watched]) => (course ? [[course, age, watched]] : []))
}

/** Every account can come back through WeChat; the one without a mobile can only come this way. */
async function seedSocialites(db: Db) {
  await db.insert(t.socialites).values([
    { memberId: LEARNER, app: 'wechat', openId: 'wechat-known', unionId: 'union-known' },
    {
      memberId: members.findIndex((member) => member.mobile.length < 11) + 1,
      app: 'wechat',
      openId: 'wechat-no-mobile',
    },
  ])
}

async function seedMembership(db: Db, now: number) {
  const startedAt = now - 40 * DAY
  const expiredAt = now + 325 * DAY
  await db.update(t.members).set({ roleId: YEAR_PLAN, roleExpiredAt: expiredAt }).where(eq(t.members.id, VIP))
  await db
    .insert(t.memberRoles)
    .values({ memberId: VIP, roleId: YEAR_PLAN, charge: 298, startedAt, expiredAt, createdAt: startedAt })
}

/** Sold once, taken down since: it lives on in the study lists only. */
async function addWithdrawnCourse(db: Db, rows: CourseRows, now: number): Promise<Course> {
  const course: Course = {
    id: rows.courses.length + 1,
    slug: 'withdrawn',
    title: '办公软件入门（旧版）',
    charge: 59,
    isFree: false,
    isRecommended: false,
    isHidden: false,
    userCount: 318,
    publishedAt: now - 400 * DAY,
    createdAt: now - 400 * DAY,
    deletedAt: now - 30 * DAY,
  }
  await db.insert(t.courses).values(course)
  return course
}

async function buy(db: Db, course: Course, at: number) {
  await db
    .insert(t.courseOwners)
    .values({ memberId: LEARNER, courseId: course.id, charge: course.charge, createdAt: at })
  await db.insert(t.orders).values(order(course, 9, at))
}

const order = (course: Course, status: number, createdAt: number): typeof t.orders.$inferInsert => ({
  orderNo: `${LEARNER}${localDigits(createdAt).slice(8)}${10 + (course.id % 90)}`,
  memberId: LEARNER,
  goodsType: 'COURSE',
  goodsId: course.id,
  goodsName: course.title,
  goodsThumb: `/sandbox/art/cover/${course.slug}.svg`,
  charge: course.charge,
  status,
  payment: status === 9 ? 'wechat_h5' : '',
  createdAt,
})

/** Watches the first lessons; the last of them only half. */
async function study(db: Db, rows: CourseRows, course: Course, at: number, watched: number) {
  const lessons = rows.videos.filter((video) => video.courseId === course.id)
  const seen = lessons.slice(0, watched)
  const finished = seen.slice(0, -1)
  const progress = lessons.length > 0 ? Math.round((finished.length / lessons.length) * 100) : 0
  const own = { memberId: LEARNER, courseId: course.id }
  await db.insert(t.courseRecords).values({ ...own, progress, createdAt: at - 3 * DAY, updatedAt: at })
  for (const [index, video] of seen.entries()) {
    const isFinished = index < finished.length
    const openedAt = at - (seen.length - 1 - index) * HOUR
    await db.insert(t.videoRecords).values({
      ...own,
      videoId: video.id,
      watchSeconds: isFinished ? video.duration : Math.floor(video.duration / 2),
      watchedAt: isFinished ? openedAt : null,
      createdAt: openedAt,
      updatedAt: openedAt,
    })
  }
}

async function seedPoints(db: Db, now: number) {
  const records = [
    { sum: 20, remark: '注册账号', createdAt: now - 200 * DAY },
    { sum: 9, remark: '购买课程', createdAt: now - 20 * DAY },
    { sum: 5, remark: '学完一节课', createdAt: now - DAY },
  ]
  await db.insert(t.creditRecords).values(records.map((record) => ({ memberId: LEARNER, ...record })))
  await db.update(t.members).set({ credit1: 34, credit2: 200 }).where(eq(t.members.id, LEARNER))
  await db.insert(t.messages).values({
    id: randomUUID(),
    memberId: LEARNER,
    text: '你学完了一节课，获得 5 积分',
    createdAt: now - DAY,
  })
}
