/** Opening books and their articles, and the member's lists of them (docs/backend/books-articles-paths.md#my-books). */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, utcIso } from '../core/dates'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteHtml } from '../core/urls'
import { plus } from '../db/columns'
import { bookOwners, books, bookViews } from '../db/schema'
import { bookBrief, bookFull, bookOutline, findArticle, findBook, mayRead, type Book } from './books'
import { ownedIds, ownedPage } from './access'

/** Each opening counts as a view. */
export async function openBook(context: RequestContext, member: Member | null, id: number) {
  const book = await findBook(context, id)
  await context.db
    .update(books)
    .set({ viewCount: plus(books.viewCount) })
    .where(eq(books.id, id))
  const { chapters, articles } = await bookOutline(context, book)
  return {
    book: bookFull(context, { ...book, viewCount: book.viewCount + 1 }),
    chapters,
    articles,
    is_buy: await mayRead(context, member, book),
  }
}

/** Without the right to read, the answer lacks the text and no visit is recorded. */
export async function readArticle(context: RequestContext, member: Member, id: number) {
  const { article, book } = await findArticle(context, id)
  const canSee = article.isTrial || (await mayRead(context, member, book))
  if (canSee) await noteView(context, member, book.id, id)
  const { chapters, articles, articleIds } = await bookOutline(context, book)
  const index = articleIds.indexOf(id)
  return {
    book: bookFull(context, book),
    article: {
      id,
      title: article.title,
      render_content: canSee ? absoluteHtml(context.origin, article.html) : '',
      charge: article.isTrial ? 0 : book.charge,
      created_at: utcIso(article.publishedAt),
    },
    chapters,
    articles,
    can_see: canSee,
    prev_id: articleIds[index - 1] ?? 0,
    next_id: articleIds[index + 1] ?? 0,
  }
}

async function noteView({ db, now }: RequestContext, member: Member, bookId: number, articleId: number) {
  await db
    .insert(bookViews)
    .values({ memberId: member.id, bookId, articleId, seenAt: now })
    .onConflictDoUpdate({ target: [bookViews.memberId, bookViews.bookId], set: { articleId, seenAt: now } })
}

/** Books that were taken down become `[]`. */
async function briefsOf(context: RequestContext, ids: number[]) {
  const rows = await context.db.query.books.findMany({ where: and(inArray(books.id, ids), isNull(books.deletedAt)) })
  return (id: number) => {
    const book = rows.find((row: Book) => row.id === id)
    return orEmpty(book && bookBrief(context, book))
  }
}

export async function ownedBooks(context: RequestContext, member: Member, ask: PageAsk) {
  const page = await ownedPage(context, bookOwners, member, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const brief = await briefsOf(context, ids)
  const views = await context.db.query.bookViews.findMany({ where: eq(bookViews.memberId, member.id) })
  return presented(page, (row) => {
    const view = views.find(({ bookId }) => bookId === row.targetId)
    return {
      id: row.targetId,
      book_id: row.targetId,
      user_id: row.memberId,
      charge: row.charge,
      created_at: localDT(row.createdAt),
      book: brief(row.targetId),
      last_view: orEmpty(view && { article_id: view.articleId, created_at: localDT(view.seenAt) }),
    }
  })
}

/** Newest first. */
export async function viewedBooks(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(bookViews.memberId, member.id)
  const order = [desc(bookViews.seenAt), desc(bookViews.id)]
  const page = await pageOf(context, bookViews, own, order, ask)
  const ids = page.rows.map(({ bookId }) => bookId)
  const brief = await briefsOf(context, ids)
  const owned = await ownedIds(context, bookOwners, member)
  return presented(page, (row) => ({
    id: row.id,
    book_id: row.bookId,
    article_id: row.articleId,
    is_subscribe: flag(owned.has(row.bookId)),
    created_at: localDT(row.seenAt),
    book: brief(row.bookId),
  }))
}
