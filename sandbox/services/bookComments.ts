/**
 * Comments of books, flat, and of their articles, with replies (docs/backend/books-articles-paths.md#book-comments).
 */
import { and, eq } from 'drizzle-orm'

import type { MemberCall, VisitorCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { utcIso } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { askOf, positive } from '../core/paging'
import { optionalText, read, text } from '../core/read'
import { comments } from '../db/schema'
import { findArticle, findBook, mayRead, type Book } from './books'
import * as all from './comments'

export async function listBookComments(call: VisitorCall, bookId: number) {
  const { id } = await findBook(call, bookId)
  return all.listWithoutReplies(call, { type: all.BOOK, id }, askOf(call.query, 'either'))
}

export async function listArticleComments(call: VisitorCall, articleId: number) {
  const { article } = await findArticle(call, articleId)
  const target = { type: all.BOOK_ARTICLE, id: article.id }
  const parentId = positive(call.query.parent_id, 0)
  const ask = askOf(call.query, 'either')
  const page = await all.threadPage(call, target, parentId, ask, utcIso, (row, { user }) => ({
    reply_id: row.replyId,
    reply: user ? { user } : null,
  }))
  const writers = [...page.authors.values()].filter(({ id }) => page.comments.some(({ memberId }) => memberId === id))
  return { data: { data: page.rows, total: page.total }, users: all.usersOf(call, writers) }
}

const content = text('请输入评论内容')

async function refuseStranger(call: MemberCall, book: Book) {
  if (!(await mayRead(call, call.member, book))) throw refuse('请先订阅电子书')
}

export async function postBookComment(call: MemberCall, bookId: number) {
  const input = read(call.body, { content })
  const book = await findBook(call, bookId)
  await refuseStranger(call, book)
  await all.insertComment(call, { type: all.BOOK, id: book.id }, all.cleaned(input.content))
}

async function commentIn({ db }: RequestContext, target: all.Target, typedId: string) {
  const id = Number(typedId)
  if (typedId === '' || id === 0) return undefined
  return found(await db.query.comments.findFirst({ where: and(all.isOn(target), eq(comments.id, id)) }))
}

export async function postArticleComment(call: MemberCall, articleId: number) {
  const input = read(call.body, { content, parent_id: optionalText, reply_id: optionalText })
  const { article, book } = await findArticle(call, articleId)
  const target = { type: all.BOOK_ARTICLE, id: article.id }
  await refuseStranger(call, book)
  const clean = all.cleaned(input.content)
  const parent = await commentIn(call, target, input.parent_id)
  const answered = await commentIn(call, target, input.reply_id)
  const row = await all.insertComment(call, target, clean, { parentId: parent?.id, replyId: answered?.id })
  return { comment_id: row.id, reply_id: row.replyId }
}
