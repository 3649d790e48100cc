/** The academy's tables. Moments are epoch milliseconds of the sandbox clock, prices whole yuan. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { count, flag, id, moment, words } from './columns'

export * from './addonSchema'
export * from './examSchema'
export * from './liveSchema'

/** Single values that outlive a restart: setting overrides, clock offset, token secret. */
export const kept = sqliteTable('kept', { key: text().primaryKey(), value: text().notNull() })

/** Everything short-lived that is looked up by an opaque key; kinds in services/tickets.ts. */
export const tickets = sqliteTable(
  'tickets',
  { kind: text().notNull(), key: text().notNull(), payload: text().notNull(), expiresAt: moment() },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

export const members = sqliteTable(
  'members',
  {
    id: id(),
    mobile: text().notNull().unique(),
    email: text().unique(),
    /** Empty = never set. */
    passwordHash: words(),
    nickName: text().notNull(),
    isNicknameSet: flag(),
    /** Path on this server; empty = drawn from the nickname. */
    avatar: words(),
    isLocked: flag(),
    credit1: count(),
    credit2: count(),
    roleId: count(),
    roleExpiredAt: integer(),
    realName: words(),
    idNumber: words(),
    isFaceVerified: flag(),
    /** When an open deletion request takes effect. */
    destroyAt: integer(),
    agreedAt: integer(),
    /** The newest login, for single-device mode. */
    lastTokenId: words(),
    createdAt: moment(),
  },
  (t) => [index('members_destroy').on(t.destroyAt)],
)

export const socialites = sqliteTable(
  'socialites',
  {
    id: id(),
    memberId: integer().notNull(),
    app: text().notNull(),
    openId: text().notNull(),
    unionId: words(),
  },
  (t) => [uniqueIndex('socialites_open').on(t.app, t.openId), index('socialites_member').on(t.memberId)],
)

export const revokedTokens = sqliteTable('revoked_tokens', {
  tokenId: text().primaryKey(),
  expiresAt: moment(),
})

export const smsCodes = sqliteTable(
  'sms_codes',
  {
    id: id(),
    /** Mobile number or e-mail address. */
    target: text().notNull(),
    scene: text().notNull(),
    code: text().notNull(),
    wrongTries: count(),
    /** Used up or dropped after too many wrong tries. */
    isSpent: flag(),
    createdAt: moment(),
  },
  (t) => [index('sms_target').on(t.target)],
)

export const categories = sqliteTable('categories', {
  id: id(),
  parentId: count(),
  name: text().notNull(),
  sort: count(),
})

export const courses = sqliteTable(
  'courses',
  {
    id: id(),
    /** Seed of the cover art. */
    slug: text().notNull(),
    title: text().notNull(),
    categoryId: count(),
    charge: count(),
    isFree: flag(),
    isVipFree: flag(),
    isRecommended: flag(),
    isHidden: flag(),
    isCommentClosed: flag(),
    shortDescription: words(),
    descriptionHtml: words(),
    userCount: count(),
    publishedAt: moment(),
    createdAt: moment(),
    deletedAt: integer(),
  },
  (t) => [index('courses_published').on(t.publishedAt)],
)

export const chapters = sqliteTable(
  'chapters',
  { id: id(), courseId: integer().notNull(), title: text().notNull() },
  (t) => [index('chapters_course').on(t.courseId)],
)

export const videos = sqliteTable(
  'videos',
  {
    id: id(),
    courseId: integer().notNull(),
    chapterId: count(),
    title: text().notNull(),
    charge: count(),
    duration: count(),
    freeSeconds: count(),
    isDragBanned: flag(),
    isSoldAlone: flag(),
    media: text().notNull(),
    viewCount: count(),
    publishedAt: moment(),
  },
  (t) => [index('videos_course').on(t.courseId)],
)

export const attachments = sqliteTable(
  'attachments',
  {
    id: id(),
    courseId: integer().notNull(),
    name: text().notNull(),
    extension: text().notNull(),
    body: text().notNull(),
  },
  (t) => [index('attachments_course').on(t.courseId)],
)

export const courseOwners = sqliteTable(
  'course_owners',
  { memberId: integer().notNull(), courseId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.courseId] })],
)

export const videoOwners = sqliteTable(
  'video_owners',
  { memberId: integer().notNull(), videoId: integer().notNull(), charge: count(), createdAt: moment() },
  (t) => [primaryKey({ columns: [t.memberId, t.videoId] })],
)

/** Collected things: `kind` is vod, or live and book of the templateOne add-on. */
export const likes = sqliteTable(
  'likes',
  {
    memberId: integer().notNull(),
    kind: text().notNull(),
    targetId: integer().notNull(),
    createdAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId] })],
)

export const videoRecords = sqliteTable(
  'video_records',
  {
    id: id(),
    memberId: integer().notNull(),
    courseId: integer().notNull(),
    videoId: integer().notNull(),
    watchSeconds: count(),
    /** Not null = finished. */
    watchedAt: integer(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (t) => [
    uniqueIndex('video_records_own').on(t.memberId, t.videoId),
    index('video_records_course').on(t.courseId),
  ],
)

export const courseRecords = sqliteTable(
  'course_records',
  {
    id: id(),
    memberId: integer().notNull(),
    courseId: integer().notNull(),
    progress: count(),
    watchedAt: integer(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (t) => [uniqueIndex('course_records_own').on(t.memberId, t.courseId)],
)

export const comments = sqliteTable(
  'comments',
  {
    id: id(),
    /** The opaque id of the HEAD dialect. */
    hash: text().notNull().unique(),
    /** 1 course, 2 lesson, 3 article. */
    resourceType: integer().notNull(),
    resourceId: integer().notNull(),
    memberId: integer().notNull(),
    parentId: count(),
    replyId: count(),
    content: text().notNull(),
    ip: words(),
    province: words(),
    isApproved: flag(),
    createdAt: moment(),
  },
  (t) => [index('comments_resource').on(t.resourceType, t.resourceId, t.parentId)],
)

export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    memberId: integer().notNull(),
    text: text().notNull(),
    readAt: integer(),
    createdAt: moment(),
  },
  (t) => [index('messages_member').on(t.memberId)],
)

export const creditRecords = sqliteTable(
  'credit_records',
  {
    id: id(),
    memberId: integer().notNull(),
    sum: integer().notNull(),
    remark: text().notNull(),
    createdAt: moment(),
  },
  (t) => [index('credit_member').on(t.memberId)],
)

export const roles = sqliteTable('roles', {
  id: id(),
  name: text().notNull(),
  charge: count(),
  expireDays: integer().notNull(),
  description: text().notNull(),
  weight: count(),
  isHidden: flag(),
})

/** Purchase log of memberships. */
export const memberRoles = sqliteTable('member_roles', {
  id: id(),
  memberId: integer().notNull(),
  roleId: integer().notNull(),
  charge: count(),
  startedAt: moment(),
  expiredAt: moment(),
  createdAt: moment(),
})

export const promoCodes = sqliteTable('promo_codes', {
  id: id(),
  code: text().notNull().unique(),
  /** Owner of an invite code; 0 = the academy's own. */
  memberId: count(),
  discount: integer().notNull(),
  inviterReward: count(),
  /** 0 = no limit. */
  maxUses: count(),
  uses: count(),
  expiredAt: integer(),
})

export const orders = sqliteTable(
  'orders',
  {
    id: id(),
    orderNo: text().notNull().unique(),
    memberId: integer().notNull(),
    goodsType: text().notNull(),
    goodsId: integer().notNull(),
    goodsName: text().notNull(),
    /** Path on this server; empty for what has no picture. */
    goodsThumb: words(),
    charge: integer().notNull(),
    discount: count(),
    promoCodeId: count(),
    /** 1 unpaid, 5 paying, 7 cancelled, 9 paid. */
    status: integer().notNull(),
    payment: words(),
    /** When the gateway's word arrives; null = nobody has paid. */
    settleAt: integer(),
    createdAt: moment(),
  },
  (t) => [index('orders_member').on(t.memberId), index('orders_status').on(t.status)],
)

export const announcements = sqliteTable('announcements', {
  id: id(),
  title: text().notNull(),
  html: text().notNull(),
  viewTimes: count(),
  createdAt: moment(),
})

/** Home page decoration; `config` is JSON text with addresses relative to this server. */
export const blocks = sqliteTable('blocks', {
  id: id(),
  sign: text().notNull(),
  sort: count(),
  config: text(),
})

/** templateOne: one row per member, thing and day. */
export const histories = sqliteTable(
  'histories',
  {
    memberId: integer().notNull(),
    kind: text().notNull(),
    targetId: integer().notNull(),
    /** China local date. */
    day: text().notNull(),
    title: text().notNull(),
    seenAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId, t.day] })],
)

export const uploads = sqliteTable('uploads', {
  id: id(),
  memberId: integer().notNull(),
  file: text().notNull(),
  name: text().notNull(),
})
