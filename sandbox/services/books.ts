/** E-books as the platform shapes them (docs/backend/books-articles-paths.md#book-calls). */
import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { absoluteHtml } from '../core/urls'
import { bookArticles, bookCategories, bookChapters, bookOwners, books } from '../db/schema'
import { mayUse } from './access'
import { type CatalogueFilter, inOrderOf } from './lists'

export type Book = typeof books.$inferSelect
export type Article = typeof bookArticles.$inferSelect

export const bookCoverPath = (book: { slug: string }) => `/sandbox/art/book/${book.slug}.svg`

const isOut = ({ now }: RequestContext): SQL[] => [isNull(books.deletedAt), lte(books.publishedAt, now)]

/** Hidden books are in no list. */
export const isShown = (context: RequestContext): SQL[] => [eq(books.isHidden, false), ...isOut(context)]

/** A hidden book can still be read by its id. */
export async function findBook(context: RequestContext, id: number): Promise<Book> {
  return found(await context.db.query.books.findFirst({ where: and(eq(books.id, id), ...isOut(context)) }))
}

export async function findArticle(context: RequestContext, id: number): Promise<{ article: Article; book: Book }> {
  const isThis = and(eq(bookArticles.id, id), lte(bookArticles.publishedAt, context.now))
  const article = found(await context.db.query.bookArticles.findFirst({ where: isThis }))
  return { article, book: await findBook(context, article.bookId) }
}

export const mayRead = (context: RequestContext, member: Member | null, book: Book) =>
  mayUse(context, bookOwners, member, book)

export const bookBrief = ({ origin }: RequestContext, book: Book) => ({
  id: book.id,
  name: book.name,
  thumb: origin + bookCoverPath(book),
})

const bookItem = (context: RequestContext, book: Book) => ({
  ...bookBrief(context, book),
  charge: book.charge,
  is_vip_free: flag(book.isVipFree),
  short_desc: book.shortDescription,
  view_times: book.viewCount,
  user_count: book.userCount,
  published_at: localDT(book.publishedAt),
  cid: book.categoryId,
})

export const bookFull = (context: RequestContext, book: Book) => ({
  ...bookItem(context, book),
  render_desc: absoluteHtml(context.origin, book.descriptionHtml),
})

/** Key 0 holds articles outside any chapter. */
export async function bookOutline({ db, now }: RequestContext, book: Book) {
  const chapters = await db.query.bookChapters.findMany({
    where: eq(bookChapters.bookId, book.id),
    orderBy: [asc(bookChapters.sort)],
  })
  const rows = await db.query.bookArticles.findMany({
    where: and(eq(bookArticles.bookId, book.id), lte(bookArticles.publishedAt, now)),
    orderBy: [asc(bookArticles.id)],
  })
  const present = (row: Article) => ({
    id: row.id,
    title: row.title,
    charge: row.isTrial ? 0 : book.charge,
    book_cid: row.chapterId,
  })
  const groups = [...chapters.map(({ id }) => id), 0]
    .map((id) => [id, rows.filter(({ chapterId }) => chapterId === id).map(present)] as const)
    .filter(([, articles]) => articles.length > 0)
  return {
    chapters: chapters.map(({ id, name, sort }) => ({ id, name, sort })),
    articles: phpMap(groups.map(([id, articles]): [number, typeof articles] => [id, articles])),
    /** In reading order. */
    articleIds: groups.flatMap(([, articles]) => articles.map(({ id }) => id)),
  }
}

export async function listBooks(context: RequestContext, { categoryId, scene }: CatalogueFilter, ask: PageAsk) {
  const conditions = isShown(context)
  if (categoryId > 0) conditions.push(eq(books.categoryId, categoryId))
  if (scene === 'free') conditions.push(eq(books.charge, 0))
  const newest = [desc(books.publishedAt), desc(books.id)]
  const order = scene === 'sub' ? [desc(books.userCount), ...newest] : newest
  const { rows, total } = await pageOf(context, books, and(...conditions), order, ask)
  const categories = await context.db.query.bookCategories.findMany({ orderBy: [asc(bookCategories.sort)] })
  const categoryOf = (book: Book) => orEmpty(categories.find(({ id }) => id === book.categoryId))
  return {
    data: { data: rows.map((book) => ({ ...bookItem(context, book), category: categoryOf(book) })), total },
    categories: categories.map(({ id, name, sort }) => ({ id, name, sort, parent_id: 0, children: [] })),
  }
}

export async function bookShelf(context: RequestContext, ids: number[]) {
  const rows = await context.db.query.books.findMany({ where: and(inArray(books.id, ids), ...isOut(context)) })
  return inOrderOf(ids, rows).map((book) => bookItem(context, book))
}
