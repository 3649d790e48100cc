/** Fills an empty database with the academy. */
import { randomUUID } from 'node:crypto'

import type { AnySQLiteTable } from 'drizzle-orm/sqlite-core'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { COURSE, LIVE, TOPIC } from '../services/comments'
import { hashPassword } from '../services/passwords'
import { seedActivity } from './activity'
import { announcements } from './announcements'
import { books } from './books'
import { seedBookReading, seedBooks } from './books/rows'
import type { BookSeed } from './books/build'
import { commentRows, courseRows, type CourseRows } from './courseRows'
import { categories, courses } from './courses'
import { exams } from './exams'
import type { ExamsSeed } from './exams/build'
import { seedExams } from './exams/rows'
import { homeBlocks } from './homeBlocks'
import { liveCategories, liveCourses } from './live'
import type { LiveSeed } from './live/build'
import { seedLive, seedLiveStudy } from './live/rows'
import { DEMO_PASSWORD, members } from './members'
import { pathCategories, paths } from './paths'
import { promoCodes } from './promoCodes'
import { seedPaths, seedReading, seedTopics } from './reading'
import { roles } from './roles'
import { topicCategories, topics } from './topics'
import type { CourseSeed, PathSeed, TopicSeed } from './types'

export interface CategorySeed {
  name: string
  children?: string[]
}

/** The content that differs between the real academy and a test's. */
export interface Academy {
  categories: CategorySeed[]
  courses: CourseSeed[]
  books: BookSeed[]
  topicCategories: string[]
  topics: TopicSeed[]
  pathCategories: CategorySeed[]
  paths: PathSeed[]
  exams: ExamsSeed
  liveCategories: CategorySeed[]
  live: LiveSeed[]
}

export const academy: Academy = {
  categories,
  courses,
  books,
  topicCategories,
  topics,
  pathCategories,
  paths,
  exams,
  liveCategories,
  live: liveCourses,
}

/** SQLite takes a bounded number of values per statement. */
const CHUNK = 400

async function insertAll<T extends AnySQLiteTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += CHUNK)
    await db.insert(table).values(rows.slice(from, from + CHUNK))
}

export async function seedAcademy(db: Db, academy: Academy, now: number) {
  await seedMembers(db, now)
  await seedPlans(db, now)
  const categoryIds = await seedCategories(db, academy.categories)
  const rows = courseRows(academy.courses, categoryIds, now)
  await insertAll(db, t.courses, rows.courses)
  await insertAll(db, t.chapters, rows.chapters)
  await insertAll(db, t.videos, rows.videos)
  await insertAll(db, t.attachments, rows.attachments)
  await seedReadingMatter(db, academy, rows, now)
  await seedComments(db, academy, now)
  await seedBooks(db, academy.books, now)
  await seedBookReading(db, academy.books, now)
  await seedLive(db, academy.liveCategories, academy.live, now)
  await seedLiveStudy(db, academy.live, now)
  await seedExams(db, academy.exams, new Map(rows.courses.map(({ slug, id }) => [slug, id])), now)
  await seedHome(db, rows, academy, now)
  await seedActivity(db, rows, now)
}

async function seedReadingMatter(db: Db, academy: Academy, rows: CourseRows, now: number) {
  const parts = await seedTopics(db, academy.topicCategories, academy.topics, now)
  for (const { id, slug, title, charge } of rows.courses) parts.set(`course ${slug}`, { id, name: title, charge })
  for (const [index, { slug, name, priceYuan }] of academy.books.entries())
    parts.set(`book ${slug}`, { id: index + 1, name, charge: priceYuan })
  for (const [index, { slug, title, priceYuan }] of academy.live.entries())
    parts.set(`live ${slug}`, { id: index + 1, name: title, charge: priceYuan })
  await seedPaths(db, academy.pathCategories, academy.paths, parts, now)
  await seedReading(db, academy.topics, now)
}

async function seedComments(db: Db, { courses, topics, live }: Academy, now: number) {
  const ofCourses = commentRows(courses, now, { resourceType: COURSE, before: 0 })
  const ofTopics = commentRows(topics, now, { resourceType: TOPIC, before: ofCourses.length })
  const before = ofCourses.length + ofTopics.length
  const ofLive = commentRows(live, now, { resourceType: LIVE, before })
  await insertAll(db, t.comments, [...ofCourses, ...ofTopics, ...ofLive])
}

async function seedMembers(db: Db, now: number) {
  const passwordHash = hashPassword(DEMO_PASSWORD)
  const rows = members.map((seed, index) => ({
    id: index + 1,
    mobile: seed.mobile,
    email: seed.email,
    passwordHash,
    nickName: seed.nickName,
    isNicknameSet: true,
    isLocked: seed.isLocked,
    realName: seed.realName,
    idNumber: seed.idNumber,
    isFaceVerified: seed.isFaceVerified,
    destroyAt: seed.hasDeletionRequest ? now + 7 * DAY : null,
    agreedAt: seed.hasNotAgreed ? null : now,
    createdAt: now - (200 - index) * DAY,
  }))
  await insertAll(db, t.members, rows)
  const messages = rows.map(({ id, createdAt }) => ({
    id: randomUUID(),
    memberId: id,
    text: '欢迎来到知途网校，从一节试看课开始吧',
    createdAt,
  }))
  await insertAll(db, t.messages, messages)
}

async function seedPlans(db: Db, now: number) {
  const plans = roles.map((role, index) => ({
    id: index + 1,
    name: role.name,
    charge: role.priceYuan,
    expireDays: role.days,
    description: role.description,
    weight: index,
    isHidden: role.isHidden,
  }))
  await insertAll(db, t.roles, plans)
  const codes = promoCodes.map((code) => ({
    code: code.code,
    memberId: code.owner === undefined ? 0 : code.owner + 1,
    discount: code.discountYuan,
    inviterReward: code.inviterRewardYuan,
    maxUses: code.maxUses,
    uses: code.uses,
    expiredAt: code.expiresInDays === undefined ? null : now + code.expiresInDays * DAY,
  }))
  await insertAll(db, t.promoCodes, codes)
}

/** Ids by name; names are unique over both levels. */
async function seedCategories(db: Db, seeds: CategorySeed[]) {
  const ids = new Map<string, number>()
  const rows: (typeof t.categories.$inferInsert)[] = []
  const add = (name: string, parentId: number) => {
    const id = ids.size + 1
    ids.set(name, id)
    rows.push({ id, parentId, name, sort: id })
    return id
  }
  for (const { name, children = [] } of seeds) {
    const parentId = add(name, 0)
    children.forEach((child) => add(child, parentId))
  }
  await insertAll(db, t.categories, rows)
  return ids
}

async function seedHome(db: Db, { courses }: CourseRows, academy: Academy, now: number) {
  const shown = courses.filter((course) => !course.isHidden)
  const blocks = homeBlocks(shown, academy).map(({ sign, config }, sort) => ({
    sign,
    sort,
    config: config === null ? null : JSON.stringify(config),
  }))
  await insertAll(db, t.blocks, blocks)
  const notices = announcements.map(({ daysAgo, ...notice }) => ({
    ...notice,
    createdAt: now - daysAgo * DAY,
  }))
  await insertAll(db, t.announcements, notices)
}
