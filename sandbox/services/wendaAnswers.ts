/** Answers to questions, votes, and comments on answers (docs/backend/community.md#qa). */
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall, VisitorCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { askOf, offsetOf, pageOf, rowById } from '../core/paging'
import { flag } from '../core/php'
import { countNumber, idNumber, read, text } from '../core/read'
import { plus } from '../db/columns'
import { wendaAnswers, wendaComments, wendaQuestions, wendaVotes } from '../db/schema'
import { reward } from './account'
import { countBy } from './lists'
import { memberById } from './members'
import { ANSWER_VOTE, contentFields, findQuestion, imagePaths, QUESTION_VOTE, usersById } from './wendaCommon'

type Answer = typeof wendaAnswers.$inferSelect

const findAnswer = (context: RequestContext, id: number) => rowById(context, wendaAnswers, id)

/** `memberId`: the viewer, 0 = a visitor. */
async function present(context: RequestContext, memberId: number, rows: Answer[]) {
  const { db, origin } = context
  const ids = rows.map(({ id }) => id)
  const replies = await countBy(context, wendaComments.answerId, inArray(wendaComments.answerId, ids))
  const userOf = await usersById(
    context,
    rows.map((row) => row.memberId),
  )
  const isOwn = and(eq(wendaVotes.memberId, memberId), eq(wendaVotes.type, ANSWER_VOTE))
  const votes = await db.query.wendaVotes.findMany({ where: and(isOwn, inArray(wendaVotes.targetId, ids)) })
  const voted = new Set(votes.map(({ targetId }) => targetId))
  return rows.map((row) => ({
    id: row.id,
    question_id: row.questionId,
    user_id: row.memberId,
    user: userOf(row.memberId),
    original_content: row.content,
    render_content: row.content,
    images_list: row.images.map((path) => origin + path),
    vote_count: row.voteCount,
    is_vote: flag(voted.has(row.id)),
    reply_count: replies.get(row.id) ?? 0,
    is_correct: flag(row.isCorrect),
    created_at: localDT(row.createdAt),
  }))
}

/** All answers, the oldest first. */
export async function answersOf(context: RequestContext, memberId: number, where: SQL) {
  const rows = await context.db.query.wendaAnswers.findMany({ where, orderBy: [asc(wendaAnswers.id)] })
  return present(context, memberId, rows)
}

export async function ownAnswers(call: MemberCall) {
  const { db, member } = call
  const isOwn = eq(wendaAnswers.memberId, member.id)
  const { limit, offset } = offsetOf(askOf(call.query, 'either'))
  const rows = await db.query.wendaAnswers.findMany({
    where: isOwn,
    orderBy: [desc(wendaAnswers.createdAt), desc(wendaAnswers.id)],
    limit,
    offset,
  })
  const isAnswered = inArray(
    wendaQuestions.id,
    rows.map(({ questionId }) => questionId),
  )
  const questions = await db.query.wendaQuestions.findMany({ where: isAnswered })
  const solved = new Set(questions.filter(({ isSolved }) => isSolved).map(({ id }) => id))
  const data = await present(call, member.id, rows)
  return {
    data: {
      data: data.map((row) => ({ ...row, status: flag(solved.has(row.question_id)) })),
      total: await db.$count(wendaAnswers, isOwn),
    },
  }
}

export async function createAnswer(call: MemberCall, questionId: number) {
  const { db, member, now } = call
  const question = await findQuestion(call, questionId)
  const { original_content: content, images } = read(call.body, contentFields)
  if (question.isSolved) throw refuse('问题已解决')
  const values = { questionId, memberId: member.id, content, images: imagePaths(call, images), createdAt: now }
  const [row] = await db.insert(wendaAnswers).values(values).returning()
  await db.update(wendaQuestions).set({ answeredAt: now }).where(eq(wendaQuestions.id, questionId))
  return { answer_id: found(row).id }
}

export async function deleteAnswer(call: MemberCall, id: number) {
  const { memberId, isCorrect } = await findAnswer(call, id)
  if (memberId !== call.member.id) throw refuse('无权限操作')
  if (isCorrect) throw refuse('已被采纳的回答无法删除')
  await call.db.delete(wendaComments).where(eq(wendaComments.answerId, id))
  await call.db.delete(wendaAnswers).where(eq(wendaAnswers.id, id))
}

/** Gives the reward to the author of the answer. */
export async function adoptAnswer(call: MemberCall, questionId: number) {
  const { db, member } = call
  const question = await findQuestion(call, questionId)
  const { answer_id: answerId } = read(call.body, { answer_id: idNumber })
  const answer = await findAnswer(call, answerId)
  if (answer.questionId !== questionId) throw refuse('参数错误')
  if (question.memberId !== member.id) throw refuse('无权限操作')
  if (question.isSolved) throw refuse('问题已解决')
  if (answer.memberId === member.id) throw refuse('不能采纳自己的回答')
  await db.update(wendaQuestions).set({ isSolved: true }).where(eq(wendaQuestions.id, questionId))
  await db.update(wendaAnswers).set({ isCorrect: true }).where(eq(wendaAnswers.id, answerId))
  await reward(call, answer.memberId, question.credit1, '回答被采纳')
}

/** @returns whether the vote is set now */
export async function vote(call: MemberCall) {
  const { db, member, now } = call
  const { id, type } = read(call.body, { id: idNumber, type: v.pipe(countNumber, v.maxValue(ANSWER_VOTE, '参数错误')) })
  const isQuestion = type === QUESTION_VOTE
  if (isQuestion) await findQuestion(call, id)
  else if (!(await memberById(call, (await findAnswer(call, id)).memberId))) throw refuse('用户不存在')
  const isThis = and(eq(wendaVotes.memberId, member.id), eq(wendaVotes.type, type), eq(wendaVotes.targetId, id))
  const removed = await db.delete(wendaVotes).where(isThis).returning()
  const isOn = removed.length === 0
  if (isOn) await db.insert(wendaVotes).values({ memberId: member.id, type, targetId: id, createdAt: now })
  const table = isQuestion ? wendaQuestions : wendaAnswers
  await db
    .update(table)
    .set({ voteCount: plus(table.voteCount, isOn ? 1 : -1) })
    .where(eq(table.id, id))
  return { ok: flag(isOn) }
}

/** Newest first. */
export async function listComments(call: VisitorCall, answerId: number) {
  await findAnswer(call, answerId)
  const newest = [desc(wendaComments.createdAt), desc(wendaComments.id)]
  const here = eq(wendaComments.answerId, answerId)
  const { rows, total } = await pageOf(call, wendaComments, here, newest, askOf(call.query, 'either'))
  const userOf = await usersById(
    call,
    rows.flatMap(({ memberId, replyUserId }) => [memberId, replyUserId]),
  )
  const data = rows.map((row) => ({
    id: row.id,
    answer_id: row.answerId,
    user_id: row.memberId,
    user: userOf(row.memberId),
    render_content: row.content,
    reply_user_id: row.replyUserId,
    reply_user: userOf(row.replyUserId),
    created_at: localDT(row.createdAt),
  }))
  return { data: { data, total } }
}

export async function createComment(call: MemberCall, answerId: number) {
  await findAnswer(call, answerId)
  const content = text('请输入内容')
  const fields = { original_content: content, render_content: content, reply_user_id: countNumber }
  const { original_content, reply_user_id: replyUserId } = read(call.body, fields)
  if (replyUserId > 0 && !(await memberById(call, replyUserId))) throw refuse('回复的用户不存在')
  const values = { answerId, memberId: call.member.id, replyUserId, content: original_content, createdAt: call.now }
  const [row] = await call.db.insert(wendaComments).values(values).returning()
  return { comment_id: found(row).id }
}
