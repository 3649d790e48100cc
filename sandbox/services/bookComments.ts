/** Comments of books, flat, and of their articles, with replies (content contract 2.5 to 2.8). */
import { and, count, desc, eq, inArray, or } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { utcIso } from '../core/dates'
import { badParams, notFound, refuse } from '../core/envelope'
import { offsetOf, positive, type PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { optionalText, read, text } from '../core/read'
import type { Work } from '../core/work'
import { comments } from '../db/schema'
import { findArticle, findBook, mayRead, type Book } from './books'
import {
  authorsOf,
  BOOK,
  BOOK_ARTICLE,
  insertComment,
  isOn,
  withoutTags,
  type Comment,
  type Target,
} from './comments'
import { userRef } from './members'

/** What waits for a moderator is shown to its writer alone. */
const isShownTo = (member: Member | null) =>
  member ? or(eq(comments.isApproved, true), eq(comments.memberId, member.id)) : eq(comments.isApproved, true)

async function commentPage(
  work: Work,
  target: Target,
  parentId: number,
  member: Member | null,
  ask: PageAsk,
) {
  const shown = and(isOn(target), eq(comments.parentId, parentId), isShownTo(member))
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(comments)
    .where(shown)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await work.db.$count(comments, shown) }
}

const usersOf = (work: Work, authors: Map<number, Member>) =>
  phpMap(
    [...authors]
      .sort(([a], [b]) => a - b)
      .map(([id, author]) => [id, { id, ...userRef(work, author) }] as [number, object]),
  )

export async function listBookComments(work: Work, member: Member | null, bookId: number, ask: PageAsk) {
  const { id } = await findBook(work, bookId)
  return listWithoutReplies(work, { type: BOOK, id }, member, ask)
}

/** A flat list and its writers by id, as books and live courses have it. */
export async function listWithoutReplies(work: Work, target: Target, member: Member | null, ask: PageAsk) {
  const { rows, total } = await commentPage(work, target, 0, member, ask)
  const present = (row: Comment) => ({
    id: row.id,
    user_id: row.memberId,
    content: row.content,
    created_at: utcIso(row.createdAt),
  })
  return { data: { data: rows.map(present), total }, users: usersOf(work, await authorsOf(work, rows)) }
}

/** How many replies each of these comments has. */
async function replyCounts({ db }: Work, target: Target, ids: number[], member: Member | null) {
  const rows = await db
    .select({ parentId: comments.parentId, replies: count() })
    .from(comments)
    .where(and(isOn(target), inArray(comments.parentId, ids), isShownTo(member)))
    .groupBy(comments.parentId)
  return new Map(rows.map(({ parentId, replies }) => [parentId, replies]))
}

export async function listArticleComments(
  work: Work,
  member: Member | null,
  articleId: number,
  query: Record<string, string>,
  ask: PageAsk,
) {
  const { article } = await findArticle(work, articleId)
  const target = { type: BOOK_ARTICLE, id: article.id }
  const { rows, total } = await commentPage(work, target, positive(query.parent_id, 0), member, ask)
  const authors = await authorsOf(work, rows)
  const ids = rows.map(({ id }) => id)
  const counts = await replyCounts(work, target, ids, member)
  const answered = await work.db
    .select()
    .from(comments)
    .where(
      inArray(
        comments.id,
        rows.map(({ replyId }) => replyId),
      ),
    )
  const answeredAuthors = await authorsOf(work, answered)
  const present = (row: Comment) => {
    const author = authors.get(row.memberId)
    const other = answered.find(({ id }) => id === row.replyId)
    const otherAuthor = other && answeredAuthors.get(other.memberId)
    return {
      id: row.id,
      parent_id: row.parentId,
      content: row.content,
      created_at: utcIso(row.createdAt),
      user: orEmpty(author && userRef(work, author)),
      children_count: counts.get(row.id) ?? 0,
      reply_id: row.replyId,
      reply: otherAuthor ? { user: userRef(work, otherAuthor) } : null,
      is_check: flag(row.isApproved),
    }
  }
  return { data: { data: rows.map(present), total }, users: usersOf(work, authors) }
}

const content = text('请输入评论内容')

async function cleanText(work: Work, member: Member, book: Book, typed: string) {
  if (!(await mayRead(work, member, book))) throw refuse('请先订阅电子书')
  const clean = withoutTags(typed)
  if (clean === '') throw badParams()
  return clean
}

export async function postBookComment(work: Work, member: Member, bookId: number, body: unknown, ip: string) {
  const input = read(body, { content })
  const book = await findBook(work, bookId)
  const clean = await cleanText(work, member, book, input.content)
  await insertComment(work, member, { type: BOOK, id: book.id }, clean, ip)
}

/** The comment of this id under the article; 0, '' and nothing stand for none. */
async function commentIn({ db }: Work, target: Target, typedId: string) {
  const id = Number(typedId)
  if (typedId === '' || id === 0) return undefined
  const [row] = await db
    .select()
    .from(comments)
    .where(and(isOn(target), eq(comments.id, id)))
  if (!row) throw notFound()
  return row
}

export async function postArticleComment(
  work: Work,
  member: Member,
  articleId: number,
  body: unknown,
  ip: string,
) {
  const input = read(body, { content, parent_id: optionalText, reply_id: optionalText })
  const { article, book } = await findArticle(work, articleId)
  const target = { type: BOOK_ARTICLE, id: article.id }
  const clean = await cleanText(work, member, book, input.content)
  const parent = await commentIn(work, target, input.parent_id)
  const answered = await commentIn(work, target, input.reply_id)
  const place = { parentId: parent?.id ?? 0, replyId: answered?.id ?? 0 }
  const row = await insertComment(work, member, target, clean, ip, place)
  return { comment_id: row.id, reply_id: row.replyId }
}
