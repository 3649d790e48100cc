/** The academy's tables. Moments are epoch milliseconds of the sandbox clock, prices whole yuan. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, moment, number, ownerTable, table, words } from './columns'

export * from './addonSchema'
export * from './certificateSchema'
export * from './examSchema'
export * from './redemptionSchema'
export * from './mallSchema'
export * from './referralSchema'
export * from './liveSchema'
export * from './promotionSchema'
export * from './smallClassSchema'
export * from './wendaSchema'

/** Single values that survive a restart: setting overrides, clock offset, token secret. */
export const store = sqliteTable('kept', { key: text().primaryKey(), value: label() })

/** Short-lived values under opaque keys; services/tickets.ts has their kinds. */
export const tickets = table('tickets', {
  kind: label(),
  key: label(),
  payload: label(),
  expiresAt: moment(),
}).with((t) => [primaryKey({ columns: [t.kind, t.key] })])

export const members = table('members', {
  id: id(),
  mobile: label().unique(),
  email: text().unique(),
  /** Empty = never set. */
  passwordHash: words(),
  nickName: label(),
  isNicknameSet: flag(),
  /** Path on this server, or the backend's default; empty = drawn from the nickname. */
  avatar: words(),
  isLocked: flag(),
  /** True = the member registered here; false = an operator entered the account. */
  isRegistered: flag(),
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
  /** The unread count that the member saw last; null = it must be counted. */
  unreadSeen: integer(),
  /** The token of the newest login, for single-device mode. */
  lastTokenId: words(),
  createdAt: moment(),
}).with((t) => [index('members_destroy').on(t.destroyAt)])

export const socialites = table('socialites', {
  id: id(),
  memberId: number(),
  app: label(),
  openId: label(),
  unionId: words(),
}).with((t) => [uniqueIndex('socialites_open').on(t.app, t.openId), index('socialites_member').on(t.memberId)])

export const revokedTokens = sqliteTable('revoked_tokens', {
  tokenId: text().primaryKey(),
  expiresAt: moment(),
})

export const smsCodes = table('sms_codes', {
  id: id(),
  /** Mobile number or e-mail address. */
  target: label(),
  scene: label(),
  code: label(),
  wrongTries: count(),
  /** True = used, or dropped after too many wrong tries. */
  isSpent: flag(),
  createdAt: moment(),
}).with((t) => [index('sms_target').on(t.target)])

export const categories = categoryTable('categories')

export const courses = table('courses', {
  id: id(),
  /** Names the cover picture. */
  slug: label(),
  title: label(),
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
}).with((t) => [index('courses_published').on(t.publishedAt)])

export const chapters = table('chapters', {
  id: id(),
  courseId: number(),
  title: label(),
}).with((t) => [index('chapters_course').on(t.courseId)])

export const videos = table('videos', {
  id: id(),
  courseId: number(),
  chapterId: count(),
  title: label(),
  charge: count(),
  duration: count(),
  /** Length of the trial. */
  freeSeconds: count(),
  /** True = nobody may seek beyond the part already watched. */
  isDragBanned: flag(),
  isSoldAlone: flag(),
  media: label(),
  viewCount: count(),
  publishedAt: moment(),
}).with((t) => [index('videos_course').on(t.courseId)])

export const attachments = table('attachments', {
  id: id(),
  courseId: number(),
  name: label(),
  extension: label(),
  body: label(),
}).with((t) => [index('attachments_course').on(t.courseId)])

export const courseOwners = ownerTable('course_owners', 'course_id')

export const videoOwners = ownerTable('video_owners', 'video_id')

/** Collected things: `kind` is vod, or live and book of the templateOne add-on. */
export const likes = table('likes', {
  memberId: number(),
  kind: label(),
  targetId: number(),
  createdAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId] })])

export const videoRecords = table('video_records', {
  id: id(),
  memberId: number(),
  courseId: number(),
  videoId: number(),
  watchSeconds: count(),
  /** Not null = finished. */
  watchedAt: integer(),
  createdAt: moment(),
  updatedAt: moment(),
}).with((t) => [
  uniqueIndex('video_records_own').on(t.memberId, t.videoId),
  index('video_records_course').on(t.courseId),
])

export const courseRecords = table('course_records', {
  id: id(),
  memberId: number(),
  courseId: number(),
  progress: count(),
  watchedAt: integer(),
  createdAt: moment(),
  updatedAt: moment(),
}).with((t) => [uniqueIndex('course_records_own').on(t.memberId, t.courseId)])

export const comments = table('comments', {
  id: id(),
  /** The opaque id of the HEAD dialect. */
  hash: label().unique(),
  /** 1 course, 2 lesson, 3 article. */
  resourceType: number(),
  resourceId: number(),
  memberId: number(),
  parentId: count(),
  replyId: count(),
  content: label(),
  ip: words(),
  province: words(),
  isApproved: flag(),
  createdAt: moment(),
}).with((t) => [index('comments_resource').on(t.resourceType, t.resourceId, t.parentId)])

export const messages = table('messages', {
  id: text().primaryKey(),
  memberId: number(),
  text: label(),
  readAt: integer(),
  createdAt: moment(),
}).with((t) => [index('messages_member').on(t.memberId)])

export const creditRecords = table('credit_records', {
  id: id(),
  memberId: number(),
  sum: number(),
  remark: label(),
  createdAt: moment(),
}).with((t) => [index('credit_member').on(t.memberId)])

export const roles = sqliteTable('roles', {
  id: id(),
  name: label(),
  charge: count(),
  expireDays: number(),
  /** One benefit per line. */
  description: label(),
  weight: count(),
  isHidden: flag(),
})

export const memberRoles = sqliteTable('member_roles', {
  id: id(),
  memberId: number(),
  roleId: number(),
  charge: count(),
  startedAt: moment(),
  expiredAt: moment(),
  createdAt: moment(),
})

export const promoCodes = sqliteTable('promo_codes', {
  id: id(),
  code: label().unique(),
  /** Owner of an invite code; 0 = a code of the academy. */
  memberId: count(),
  discount: number(),
  inviterReward: count(),
  /** 0 = no limit. */
  maxUses: count(),
  uses: count(),
  expiredAt: integer(),
})

export const orders = table('orders', {
  id: id(),
  orderNo: label().unique(),
  memberId: number(),
  goodsType: label(),
  goodsId: number(),
  goodsName: label(),
  /** Path on this server; empty for what has no picture. */
  goodsThumb: words(),
  charge: number(),
  discount: count(),
  promoCodeId: count(),
  /** Refunded yuan. */
  refunded: count(),
  /** 1 unpaid, 5 paying, 7 cancelled, 9 paid. */
  status: number(),
  payment: words(),
  /** When the gateway reports the payment; null = nobody has paid. */
  settleAt: integer(),
  createdAt: moment(),
}).with((t) => [index('orders_member').on(t.memberId), index('orders_status').on(t.status)])

export const announcements = sqliteTable('announcements', {
  id: id(),
  title: label(),
  html: label(),
  viewTimes: count(),
  createdAt: moment(),
})

/** Home page decoration; `config` is JSON text with addresses relative to this server. */
export const blocks = sqliteTable('blocks', {
  id: id(),
  sign: label(),
  sort: count(),
  config: text(),
})

/** templateOne: one row per member, thing and day. */
export const histories = table('histories', {
  memberId: number(),
  kind: label(),
  targetId: number(),
  /** China local date. */
  day: label(),
  title: label(),
  seenAt: moment(),
}).with((t) => [primaryKey({ columns: [t.memberId, t.kind, t.targetId, t.day] })])

export const uploads = sqliteTable('uploads', {
  id: id(),
  memberId: number(),
  file: label(),
  name: label(),
})
