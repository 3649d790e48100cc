/** Comments on live courses (docs/backend/live.md#live-comments). */
import type { MemberCall, VisitorCall } from '../core/api'
import { refuse } from '../core/envelope'
import { askOf } from '../core/paging'
import { read, text } from '../core/read'
import { cleaned, insertComment, listWithoutReplies, LIVE } from './comments'
import { findLive, mayAttend } from './liveCourses'

export async function listLiveComments(call: VisitorCall, courseId: number) {
  const { id } = await findLive(call, courseId)
  return listWithoutReplies(call, { type: LIVE, id }, askOf(call.query, 'size', 20))
}

export async function postLiveComment(call: MemberCall, courseId: number) {
  const input = read(call.body, { content: text('请输入评论内容') })
  const course = await findLive(call, courseId)
  if (!(await mayAttend(call, call.member, course))) throw refuse('请先购买课程')
  await insertComment(call, { type: LIVE, id: course.id }, cleaned(input.content))
}
