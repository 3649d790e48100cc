/**
 * Comments on articles: threads in pages. A moderator must approve each comment
 * (docs/backend/books-articles-paths.md#article-comments).
 */
import type { MemberCall, VisitorCall } from '../core/api'
import { localDT } from '../core/dates'
import { badParams, refuse } from '../core/envelope'
import { askOf, countedPage, positive } from '../core/paging'
import { orEmpty, phpMap } from '../core/php'
import { optionalText, read, text } from '../core/read'
import { cleaned, commentsById, insertComment, threadPage, TOPIC } from './comments'
import { userRef } from './members'
import { findTopic, mayReadTopic } from './topics'

/** Top comments, or the replies to one. */
export async function listTopicComments(call: VisitorCall, topicId: number) {
  const { id } = await findTopic(call, topicId)
  const ask = askOf(call.query, 'page_size', positive(call.query.size, 10))
  const parentId = positive(call.query.comment_id, 0)
  const target = { type: TOPIC, id }
  const { authors, ...page } = await threadPage(call, target, parentId, ask, localDT, (row, { memberId, user }) => ({
    reply_comment_id: row.replyId,
    reply_comment: user ? { user } : null,
    reply_user_id: memberId,
    reply_user: orEmpty(user),
  }))
  const users = phpMap([...authors].map(([memberId, author]) => [memberId, userRef(call, author)]))
  return { data: countedPage(page, ask), users }
}

const referenceOf = (value: string) => {
  const id = Number(value || 0)
  if (!Number.isInteger(id) || id < 0) throw badParams()
  return id
}

export async function postTopicComment(call: MemberCall, topicId: number) {
  const topic = await findTopic(call, topicId)
  if (!(await mayReadTopic(call, call.member, topic))) throw refuse('请先购买文章')
  const fields = { content: text('请输入评论内容'), parent_id: optionalText, reply_comment_id: optionalText }
  const input = read(call.body, fields)
  const content = cleaned(input.content)
  const parentId = referenceOf(input.parent_id)
  const replyId = referenceOf(input.reply_comment_id)
  const known = await commentsById(call, [parentId, replyId])
  const isHere = (id: number) => {
    const row = known.get(id)
    return id === 0 || (row?.resourceType === TOPIC && row.resourceId === topicId)
  }
  if (!isHere(parentId) || !isHere(replyId)) throw refuse('回复的评论不存在')
  const place = { parentId, replyId, isApproved: false }
  const row = await insertComment(call, { type: TOPIC, id: topicId }, content, place)
  return { comment_id: row.id }
}
