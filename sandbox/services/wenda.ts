/** Questions of learners (docs/backend/community.md#qa): list, ask, change, delete. */
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall, VisitorCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { askOf, type PageAsk, pageOf, rowById } from '../core/paging'
import { flag } from '../core/php'
import { countNumber, read, text } from '../core/read'
import { plus } from '../db/columns'
import { wendaAnswers, wendaCategories, wendaQuestions, wendaVotes } from '../db/schema'
import { reward, spend } from './account'
import { countBy, inFamily, treeWith } from './lists'
import { answersOf } from './wendaAnswers'
import { contentFields, findQuestion, imagePaths, QUESTION_VOTE, usersById } from './wendaCommon'

type Question = typeof wendaQuestions.$inferSelect

const MAX_TITLE_CHARS = 64

async function present(context: RequestContext, rows: Question[]) {
  const ids = rows.map(({ id }) => id)
  const answers = await countBy(context, wendaAnswers.questionId, inArray(wendaAnswers.questionId, ids))
  const userOf = await usersById(
    context,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({
    id: row.id,
    user_id: row.memberId,
    user: userOf(row.memberId),
    category_id: row.categoryId,
    title: row.title,
    status: flag(row.isSolved),
    status_text: row.isSolved ? '已解决' : '未解决',
    credit1: row.credit1,
    view_times: row.viewTimes,
    answer_count: answers.get(row.id) ?? 0,
    vote_count: row.voteCount,
    created_at: localDT(row.createdAt),
  }))
}

async function presentWhole(context: RequestContext, row: Question) {
  const [item] = await present(context, [row])
  return {
    ...item,
    original_content: row.content,
    render_content: row.content,
    images_list: row.images.map((path) => context.origin + path),
  }
}

const presentCategory = ({ id, name, sort }: { id: number; name: string; sort: number }) => ({ id, name, sort })

export const categoryTree = (context: RequestContext) => treeWith(context, wendaCategories, presentCategory)

/** Both levels in one list. */
export async function flatCategories(context: RequestContext) {
  const tree = await categoryTree(context)
  return tree.flatMap(({ children, ...root }) => [root, ...children])
}

async function questionPage(context: RequestContext, where: SQL | undefined, order: SQL[], ask: PageAsk) {
  const { rows, total } = await pageOf(context, wendaQuestions, where, order, ask)
  return { data: await present(context, rows), total }
}

const newest = [desc(wendaQuestions.createdAt), desc(wendaQuestions.id)]

export async function listQuestions(call: VisitorCall) {
  const { scene, cid, keywords = '' } = call.query
  const conditions: SQL[] = []
  if (scene === 'solved') conditions.push(eq(wendaQuestions.isSolved, true))
  if (scene === 'unsolved') conditions.push(eq(wendaQuestions.isSolved, false))
  if (scene === 'last_answer') conditions.push(isNotNull(wendaQuestions.answeredAt))
  const categoryId = Number(cid) || 0
  if (categoryId > 0) conditions.push(await inFamily(call, wendaQuestions.categoryId, wendaCategories, categoryId))
  if (keywords !== '') conditions.push(sql`instr(lower(${wendaQuestions.title}), ${keywords.trim().toLowerCase()}) > 0`)
  const order = scene === 'last_answer' ? [desc(wendaQuestions.answeredAt), desc(wendaQuestions.id)] : newest
  return {
    data: await questionPage(call, and(...conditions), order, askOf(call.query, 'either', 16)),
    categories: await categoryTree(call),
  }
}

export const ownQuestions = async (call: MemberCall) => ({
  data: await questionPage(call, eq(wendaQuestions.memberId, call.member.id), newest, askOf(call.query, 'either')),
})

/** Counts the view. */
export async function questionDetail(call: VisitorCall, id: number) {
  const { db, member } = call
  await db
    .update(wendaQuestions)
    .set({ viewTimes: plus(wendaQuestions.viewTimes) })
    .where(eq(wendaQuestions.id, id))
  const row = await findQuestion(call, id)
  const memberId = member?.id ?? 0
  const isOwnVote = and(
    eq(wendaVotes.memberId, memberId),
    eq(wendaVotes.type, QUESTION_VOTE),
    eq(wendaVotes.targetId, id),
  )
  return {
    question: await presentWhole(call, row),
    answers: await answersOf(call, memberId, eq(wendaAnswers.questionId, id)),
    is_admin: row.memberId === memberId,
    is_vote: (await db.$count(wendaVotes, isOwnVote)) > 0,
  }
}

/** @throws Refusal for the first wrong field, in the order of the form */
async function readQuestion(call: MemberCall) {
  const input = read(call.body, {
    category_id: v.pipe(
      text('请选择问题分类'),
      v.transform(Number),
      v.integer('请选择问题分类'),
      v.minValue(1, '请选择问题分类'),
    ),
    title: v.pipe(text('请填写问题标题'), v.maxLength(MAX_TITLE_CHARS, `标题不能超过${MAX_TITLE_CHARS}个字`)),
    ...contentFields,
    credit1: v.optional(v.nullable(countNumber)),
  })
  const categoryId = input.category_id
  await rowById(call, wendaCategories, categoryId)
  const { title, original_content: content, credit1: credit } = input
  return { fields: { categoryId, title, content, images: imagePaths(call, input.images) }, credit1: credit ?? 0 }
}

export async function createQuestion(call: MemberCall) {
  const { db, member, now, settings } = call
  const { fields, credit1 } = await readQuestion(call)
  if (credit1 > 0 && settings.sandbox.wenda.enable_credit1 !== 1) throw refuse('未开启积分悬赏')
  await spend(call, member, credit1, '提问悬赏')
  const values = { ...fields, credit1, memberId: member.id, createdAt: now }
  const [row] = await db.insert(wendaQuestions).values(values).returning()
  return { id: found(row).id }
}

/** @throws Refusal for somebody else's question */
async function ownQuestion(call: MemberCall, id: number) {
  const row = await findQuestion(call, id)
  if (row.memberId !== call.member.id) throw refuse('无权限操作')
  return row
}

async function editableQuestion(call: MemberCall, id: number) {
  const row = await ownQuestion(call, id)
  if (row.isSolved) throw refuse('问题已解决')
  return row
}

export async function questionForm(call: MemberCall, id: number) {
  const question = await presentWhole(call, await editableQuestion(call, id))
  return { question, categories: await flatCategories(call) }
}

/** The reward stays as it is. */
export async function updateQuestion(call: MemberCall, id: number) {
  await editableQuestion(call, id)
  const { fields } = await readQuestion(call)
  await call.db.update(wendaQuestions).set(fields).where(eq(wendaQuestions.id, id))
}

/** Returns the reward to the asker. */
export async function deleteQuestion(call: MemberCall, id: number) {
  const row = await ownQuestion(call, id)
  if ((await call.db.$count(wendaAnswers, eq(wendaAnswers.questionId, id))) > 0) throw refuse('问题已有回答，无法删除')
  await call.db.delete(wendaQuestions).where(eq(wendaQuestions.id, id))
  await reward(call, row.memberId, row.credit1, '删除提问退回悬赏')
}
