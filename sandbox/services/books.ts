/** E-books (docs/backend/books-articles-paths.md#book-calls). */
import { and, asc, eq, lte } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found } from '../core/envelope'
import type { PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { absoluteHtml } from '../core/urls'
import { bookArticles, bookCategories, bookChapters, bookOwners, books } from '../db/schema'
import { mayUse } from './access'
import { inOrderOf } from './lists'
import { type ShelfFilter, shelfOf } from './shelf'

export type Book = typeof books.$inferSelect
export type Article = typeof bookArticles.$inferSelect

export const bookShelf = shelfOf(books, {
  title: books.name,
  opensHidden: true,
  scenes: { free: eq(books.charge, 0) },
  popularity: books.userCount,
  cover: ({ slug }) => `/sandbox/art/book/${slug}.svg`,
})

export const findBook = bookShelf.find

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
  thumb: origin + bookShelf.cover(book),
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

/** Key 0 has the articles outside any chapter. */
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

export async function listBooks(context: RequestContext, filter: ShelfFilter, ask: PageAsk) {
  const { rows, total } = await bookShelf.page(context, filter, ask)
  const categories = await context.db.query.bookCategories.findMany({ orderBy: [asc(bookCategories.sort)] })
  const categoryOf = (book: Book) => orEmpty(categories.find(({ id }) => id === book.categoryId))
  return {
    data: { data: rows.map((book) => ({ ...bookItem(context, book), category: categoryOf(book) })), total },
    categories: categories.map(({ id, name, sort }) => ({ id, name, sort, parent_id: 0, children: [] })),
  }
}

export const bookBlock = async (context: RequestContext, ids: number[]) =>
  inOrderOf(ids, await bookShelf.rowsOf(context, ids)).map((book) => bookItem(context, book))
