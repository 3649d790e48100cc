/** The wrong-answer book and collected questions (docs/backend/exams.md#wrong-answer-book). */
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { phpMap } from '../core/php'
import { idNumber, read } from '../core/read'
import { questionCategories, questionMarks, questions } from '../db/schema'
import { withFirst } from './practising'
import { findQuestion, noQuestion, type Question } from './questions'

/** `kind` of a mark. */
export type Book = 'wrong' | 'collected'

const markOf = (member: Member, kind: Book, questionId: number) =>
  and(eq(questionMarks.memberId, member.id), eq(questionMarks.kind, kind), eq(questionMarks.questionId, questionId))

/** The last added first. */
async function questionsIn({ db }: RequestContext, member: Member, kind: Book): Promise<Question[]> {
  const rows = await db
    .select({ question: questions })
    .from(questionMarks)
    .innerJoin(questions, eq(questions.id, questionMarks.questionId))
    .where(and(eq(questionMarks.memberId, member.id), eq(questionMarks.kind, kind)))
    .orderBy(desc(questionMarks.createdAt), asc(questionMarks.questionId))
  return rows.map(({ question }) => question)
}

type Category = typeof questionCategories.$inferSelect

const allCategories = ({ db }: RequestContext): Promise<Category[]> =>
  db.query.questionCategories.findMany({ orderBy: [asc(questionCategories.sort)] })

const childrenOf = (categories: Category[], parent: number) =>
  categories.filter(({ parentId }) => parentId === parent).map(({ id, name }) => ({ id, name }))

const treeOf = (categories: Category[]) =>
  childrenOf(categories, 0).map((root) => ({ ...root, children: childrenOf(categories, root.id) }))

const familyOf = (categories: Category[], id: number) =>
  new Set([id, ...childrenOf(categories, id).map((child) => child.id)])

const numberIn = (query: Record<string, string>, key: string) => Number(query[key]) || 0

export async function bookSummary(context: RequestContext, member: Member, kind: Book, query: Record<string, string>) {
  const wanted = numberIn(query, 'question_type')
  const all = await questionsIn(context, member, kind)
  const ofType = (type: number) => all.filter((question) => question.type === type)
  const shown = wanted > 0 ? ofType(wanted) : all
  const categories = await allCategories(context)
  const countIn = (family: Set<number>) => shown.filter(({ categoryId }) => family.has(categoryId)).length
  const counts = categories.map(({ id }): [number, number] => [id, countIn(familyOf(categories, id))])
  return {
    types_count: phpMap([1, 2, 3, 4, 5, 6].map((type): [number, number] => [type, ofType(type).length])),
    categories: treeOf(categories),
    categories_count: phpMap(counts.filter(([, count]) => count > 0)),
  }
}

/** @throws Refusal 试题不存在 when the book is empty */
export async function bookQuestions(
  context: RequestContext,
  member: Member,
  kind: Book,
  query: Record<string, string>,
) {
  const type = numberIn(query, 'type')
  const category = numberIn(query, 'cid2') || numberIn(query, 'cid1')
  const family = familyOf(await allCategories(context), category)
  const wanted = (await questionsIn(context, member, kind)).filter(
    (question) => (type === 0 || question.type === type) && (category === 0 || family.has(question.categoryId)),
  )
  return withFirst(
    context,
    member,
    'questions_ids',
    wanted.map(({ id }) => id),
  )
}

export async function removeMistake({ db }: RequestContext, member: Member, questionId: number) {
  const removed = await db
    .delete(questionMarks)
    .where(markOf(member, 'wrong', questionId))
    .returning()
  if (removed.length === 0) throw noQuestion()
}

/** Only collected questions have an entry. */
export async function collectionStatuses(call: MemberCall) {
  const { question_ids: ids } = read(call.body, { question_ids: v.array(idNumber, '参数错误') })
  const { db, member } = call
  const isMine = and(eq(questionMarks.memberId, member.id), eq(questionMarks.kind, 'collected'))
  const rows = await db.query.questionMarks.findMany({ where: and(isMine, inArray(questionMarks.questionId, ids)) })
  return phpMap(rows.map(({ questionId }): [number, number] => [questionId, 1]))
}

export async function toggleCollected(call: MemberCall) {
  const { id } = await findQuestion(call, read(call.body, { question_id: idNumber }).question_id)
  const { db, now, member } = call
  const removed = await db
    .delete(questionMarks)
    .where(markOf(member, 'collected', id))
    .returning()
  if (removed.length === 0)
    await db.insert(questionMarks).values({ memberId: member.id, kind: 'collected', questionId: id, createdAt: now })
}
