/** The comments of BASE: one flat list, no moderation (core 7.4, 7.5, 7.10). */
import { and, desc, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { utcIso } from '../core/dates'
import { badParams, refuse } from '../core/envelope'
import { phpMap } from '../core/php'
import { read, text } from '../core/read'
import type { Work } from '../core/work'
import { comments } from '../db/schema'
import { mayLearn, mayWatch } from './access'
import { findCourse, findVideo } from './catalogue'
import {
  authorsOf,
  COURSE,
  insertComment,
  isOn,
  NEWEST,
  withoutTags,
  type Comment,
  type Target,
} from './comments'
import { avatarOf } from './members'

const MIN_CHARS = 6

/** The newest top comments with their authors, by id. */
export async function flatList(work: Work, target: Target) {
  const shown = and(isOn(target), eq(comments.parentId, 0), eq(comments.isApproved, true))
  const rows = await work.db
    .select()
    .from(comments)
    .where(shown)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(NEWEST)
  const authors = await authorsOf(work, rows)
  const present = (row: Comment) => ({
    id: row.id,
    user_id: row.memberId,
    render_content: row.content,
    created_at: utcIso(row.createdAt),
    ip: row.ip,
    ip_province: row.province,
  })
  const user = (author: Member) => ({
    id: author.id,
    avatar: avatarOf(work, author),
    nick_name: author.nickName,
  })
  return {
    comments: rows.map(present),
    users: phpMap([...authors].sort(([a], [b]) => a - b).map(([id, author]) => [id, user(author)])),
  }
}

async function mayComment(work: Work, member: Member, { type, id }: Target) {
  if (type === COURSE) return mayLearn(work, member, await findCourse(work, id))
  const { course, video } = await findVideo(work, id)
  return mayWatch(work, member, course, video)
}

export async function postFlat(work: Work, member: Member, target: Target, body: unknown, ip: string) {
  const { content } = read(body, { content: text('请输入评论') })
  if ([...content].length < MIN_CHARS) throw refuse('评论内容不能少于6个字')
  if (!(await mayComment(work, member, target))) throw refuse('无权限')
  const clean = withoutTags(content)
  if (clean === '') throw badParams()
  await insertComment(work, member, target, clean, ip)
}
