/** The comments of BASE: one flat list, no moderation (docs/backend/courses.md#comments-of-base). */
import { and, eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { utcIso } from '../core/dates'
import { refuse } from '../core/envelope'
import { read, text } from '../core/read'
import { comments } from '../db/schema'
import { mayLearn, mayWatch } from './access'
import { findCourse, findVideo } from './catalogue'
import {
  authorsOf,
  COURSE,
  insertComment,
  isOn,
  NEWEST,
  newestFirst,
  cleaned,
  type Comment,
  type Target,
  usersOf,
} from './comments'

const MIN_CHARS = 6

export async function flatList(context: RequestContext, target: Target) {
  const shown = and(isOn(target), eq(comments.parentId, 0), eq(comments.isApproved, true))
  const rows = await context.db.query.comments.findMany({ where: shown, orderBy: newestFirst, limit: NEWEST })
  const authors = await authorsOf(context, rows)
  const present = (row: Comment) => ({
    id: row.id,
    user_id: row.memberId,
    render_content: row.content,
    created_at: utcIso(row.createdAt),
    ip: row.ip,
    ip_province: row.province,
  })
  return { comments: rows.map(present), users: usersOf(context, [...authors.values()]) }
}

async function mayComment(call: MemberCall, { type, id }: Target) {
  if (type === COURSE) return mayLearn(call, call.member, await findCourse(call, id))
  const { course, video } = await findVideo(call, id)
  return mayWatch(call, call.member, course, video)
}

export async function postFlat(call: MemberCall, target: Target) {
  const { content } = read(call.body, { content: text('请输入评论') })
  if ([...content].length < MIN_CHARS) throw refuse('评论内容不能少于6个字')
  if (!(await mayComment(call, target))) throw refuse('无权限')
  await insertComment(call, target, cleaned(content))
}
