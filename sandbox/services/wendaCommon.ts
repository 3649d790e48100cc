/** What questions and answers share. */
import * as v from 'valibot'

import type { RequestContext } from '../core/context'
import { badParams } from '../core/envelope'
import { rowById } from '../core/paging'
import { orEmpty } from '../core/php'
import { text } from '../core/read'
import { wendaQuestions } from '../db/schema'
import { membersById, userRef } from './members'

/** Types of votes. */
export const QUESTION_VOTE = 0
export const ANSWER_VOTE = 1

const MAX_IMAGES = 6

export const findQuestion = (context: RequestContext, id: number) => rowById(context, wendaQuestions, id)

/** The fields of questions and answers. Only pictures on this server are allowed. */
export const contentFields = {
  original_content: text('请输入内容'),
  render_content: text('请输入内容'),
  images: v.optional(
    v.pipe(v.array(v.string(), '参数错误'), v.maxLength(MAX_IMAGES, `最多上传${MAX_IMAGES}张图片`)),
    [],
  ),
}

/** Turns the caller's addresses into paths on this server. */
export function imagePaths({ origin }: RequestContext, images: string[]) {
  const paths = images.map((url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url))
  if (!paths.every((path) => /^\/sandbox\/[\w./%-]+$/.test(path))) throw badParams()
  return paths
}

/** Members by id, for the field `user`. A deleted one is `[]`. */
export async function usersById(context: RequestContext, ids: number[]) {
  const known = await membersById(context, ids)
  return (id: number) => {
    const member = known.get(id)
    return orEmpty(member && { id, ...userRef(context, member) })
  }
}
