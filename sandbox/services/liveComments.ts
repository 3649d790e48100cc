/** Comments on live courses (live contract 3.3, 3.4). */
import type { Member } from '../core/auth'
import { badParams, refuse } from '../core/envelope'
import type { PageAsk } from '../core/paging'
import { read, text } from '../core/read'
import type { Work } from '../core/work'
import { listWithoutReplies } from './bookComments'
import { insertComment, LIVE, withoutTags } from './comments'
import { findLive, mayAttend } from './liveCourses'

export async function listLiveComments(work: Work, member: Member | null, courseId: number, ask: PageAsk) {
  const { id } = await findLive(work, courseId)
  return listWithoutReplies(work, { type: LIVE, id }, member, ask)
}

export async function postLiveComment(
  work: Work,
  member: Member,
  courseId: number,
  body: unknown,
  ip: string,
) {
  const input = read(body, { content: text('请输入评论内容') })
  const course = await findLive(work, courseId)
  if (!(await mayAttend(work, member, course))) throw refuse('请先购买课程')
  const content = withoutTags(input.content)
  if (content === '') throw badParams()
  await insertComment(work, member, { type: LIVE, id: course.id }, content, ip)
}
