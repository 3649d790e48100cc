/** Opening books and their articles, and the member's lists of them (content contract 2.3, 2.4, 2.10). */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT, utcIso } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { bookOwners, books, bookViews, likes } from '../db/schema'
import { bookBrief, bookFull, bookOutline, findArticle, findBook, mayRead, type Book } from './books'

/** Each opening counts as a view. */
export async function openBook(work: Work, member: Member | null, id: number) {
  const book = await findBook(work, id)
  await work.db
    .update(books)
    .set({ viewCount: sql`${books.viewCount} + 1` })
    .where(eq(books.id, id))
  const { chapters, articles } = await bookOutline(work, book)
  return {
    book: bookFull(work, { ...book, viewCount: book.viewCount + 1 }),
    chapters,
    articles,
    is_buy: await mayRead(work, member, book),
  }
}

/** Whose text may not be read comes without it, and leaves no trace. */
export async function readArticle(work: Work, member: Member, id: number) {
  const { article, book } = await findArticle(work, id)
  const canSee = article.isTrial || (await mayRead(work, member, book))
  if (canSee) await noteView(work, member, book.id, id)
  const { chapters, articles, articleIds } = await bookOutline(work, book)
  const index = articleIds.indexOf(id)
  return {
    book: bookFull(work, book),
    article: {
      id,
      title: article.title,
      render_content: canSee ? absoluteHtml(work.origin, article.html) : '',
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

async function noteView({ db, now }: Work, member: Member, bookId: number, articleId: number) {
  await db
    .insert(bookViews)
    .values({ memberId: member.id, bookId, articleId, seenAt: now })
    .onConflictDoUpdate({ target: [bookViews.memberId, bookViews.bookId], set: { articleId, seenAt: now } })
}

/** By id; a book that was taken down is not among them. */
async function briefsOf(work: Work, ids: number[]) {
  const rows = await work.db
    .select()
    .from(books)
    .where(and(inArray(books.id, ids), isNull(books.deletedAt)))
  return (id: number) => {
    const book = rows.find((row: Book) => row.id === id)
    return orEmpty(book && bookBrief(work, book))
  }
}

export async function ownedBooks(work: Work, member: Member, ask: PageAsk) {
  const own = eq(bookOwners.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(bookOwners)
    .where(own)
    .orderBy(desc(bookOwners.createdAt), desc(bookOwners.bookId))
    .limit(limit)
    .offset(offset)
  const brief = await briefsOf(
    work,
    rows.map(({ bookId }) => bookId),
  )
  const views = await work.db.select().from(bookViews).where(eq(bookViews.memberId, member.id))
  const present = (row: typeof bookOwners.$inferSelect) => {
    const view = views.find(({ bookId }) => bookId === row.bookId)
    return {
      id: row.bookId,
      book_id: row.bookId,
      user_id: row.memberId,
      charge: row.charge,
      created_at: localDT(row.createdAt),
      book: brief(row.bookId),
      last_view: orEmpty(view && { article_id: view.articleId, created_at: localDT(view.seenAt) }),
    }
  }
  return { rows: rows.map(present), total: await work.db.$count(bookOwners, own) }
}

/** Newest first. */
export async function viewedBooks(work: Work, member: Member, ask: PageAsk) {
  const own = eq(bookViews.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(bookViews)
    .where(own)
    .orderBy(desc(bookViews.seenAt), desc(bookViews.id))
    .limit(limit)
    .offset(offset)
  const brief = await briefsOf(
    work,
    rows.map(({ bookId }) => bookId),
  )
  const owned = await work.db.select().from(bookOwners).where(eq(bookOwners.memberId, member.id))
  const present = (row: typeof bookViews.$inferSelect) => ({
    id: row.id,
    book_id: row.bookId,
    article_id: row.articleId,
    is_subscribe: flag(owned.some(({ bookId }) => bookId === row.bookId)),
    created_at: localDT(row.seenAt),
    book: brief(row.bookId),
  })
  return { rows: rows.map(present), total: await work.db.$count(bookViews, own) }
}

/** Collected books (community contract 3.3); those taken down fall out. */
export async function likedBooks(work: Work, member: Member, ask: PageAsk) {
  const own = and(eq(likes.memberId, member.id), eq(likes.kind, 'book'), isNull(books.deletedAt))
  const rows = await work.db
    .select({ book: books, likedAt: likes.createdAt })
    .from(likes)
    .innerJoin(books, eq(books.id, likes.targetId))
    .where(own)
    .orderBy(desc(likes.createdAt), desc(likes.targetId))
  const { limit, offset } = offsetOf(ask)
  const present = ({ book, likedAt }: (typeof rows)[number]) => {
    const { id, name: title, thumb } = bookBrief(work, book)
    return { id, title, thumb, created_at: localDT(likedAt) }
  }
  return { rows: rows.slice(offset, offset + limit).map(present), total: rows.length }
}
