/** Comments on articles: paged threads; each waits for a moderator (content contract 3.4, 3.5 and 7). */
import { and, count, desc, eq, inArray, or } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { badParams, refuse } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { optionalText, read, text } from '../core/read'
import type { Work } from '../core/work'
import { comments } from '../db/schema'
import { authorsOf, insertComment, isOn, TOPIC, withoutTags, type Comment } from './comments'
import { userRef } from './members'

const onTopic = (id: number) => isOn({ type: TOPIC, id })

/** What everybody sees, and what one has written oneself. */
const isShown = (member: Member | null) =>
  member ? or(eq(comments.isApproved, true), eq(comments.memberId, member.id)) : eq(comments.isApproved, true)

async function byIds({ db }: Work, ids: number[]) {
  const rows = await db.select().from(comments).where(inArray(comments.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function replyCounts({ db }: Work, member: Member | null, topicId: number, ids: number[]) {
  const rows = await db
    .select({ id: comments.parentId, replies: count() })
    .from(comments)
    .where(and(onTopic(topicId), inArray(comments.parentId, ids), isShown(member)))
    .groupBy(comments.parentId)
  return new Map(rows.map(({ id, replies }) => [id, replies]))
}

/** `parentId` 0 = first level, else the replies under that comment. Newest first. */
export async function listTopicComments(
  work: Work,
  member: Member | null,
  topicId: number,
  parentId: number,
  ask: PageAsk,
) {
  const shown = and(onTopic(topicId), eq(comments.parentId, parentId), isShown(member))
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(comments)
    .where(shown)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset)
  const answered = await byIds(
    work,
    rows.map(({ replyId }) => replyId),
  )
  const authors = await authorsOf(work, [...rows, ...answered.values()])
  const counts = await replyCounts(
    work,
    member,
    topicId,
    rows.map(({ id }) => id),
  )
  const brief = (memberId: number | undefined) => {
    const author = memberId === undefined ? undefined : authors.get(memberId)
    return author && userRef(work, author)
  }
  const present = (row: Comment) => {
    const repliedTo = brief(answered.get(row.replyId)?.memberId)
    return {
      id: row.id,
      parent_id: row.parentId,
      content: row.content,
      created_at: localDT(row.createdAt),
      user: orEmpty(brief(row.memberId)),
      children_count: counts.get(row.id) ?? 0,
      reply_comment_id: row.replyId,
      reply_comment: repliedTo ? { user: repliedTo } : null,
      reply_user_id: answered.get(row.replyId)?.memberId ?? 0,
      reply_user: orEmpty(repliedTo),
      is_check: flag(row.isApproved),
    }
  }
  return {
    slice: { rows: rows.map(present), total: await work.db.$count(comments, shown) },
    users: phpMap([...authors].map(([id, author]) => [id, userRef(work, author)])),
  }
}

const referenceOf = (value: string) => {
  const id = Number(value || 0)
  if (!Number.isInteger(id) || id < 0) throw badParams()
  return id
}

export async function postTopicComment(work: Work, member: Member, topicId: number, body: unknown, ip: string) {
  const input = read(body, {
    content: text('请输入评论内容'),
    parent_id: optionalText,
    reply_comment_id: optionalText,
  })
  const content = withoutTags(input.content)
  if (content === '') throw badParams()
  const parentId = referenceOf(input.parent_id)
  const replyId = referenceOf(input.reply_comment_id)
  const known = await byIds(work, [parentId, replyId])
  const isHere = (id: number) => {
    const row = known.get(id)
    return id === 0 || (row?.resourceType === TOPIC && row.resourceId === topicId)
  }
  if (!isHere(parentId) || !isHere(replyId)) throw refuse('回复的评论不存在')
  const place = { parentId, replyId, isApproved: false }
  const row = await insertComment(work, member, { type: TOPIC, id: topicId }, content, ip, place)
  return { comment_id: row.id }
}
