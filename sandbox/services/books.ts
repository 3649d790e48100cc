/** E-books as the contract shapes them (content contract 2). */
import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { notFound } from '../core/envelope'
import { askOf, offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { bookArticles, bookCategories, bookChapters, bookOwners, books } from '../db/schema'
import { isVip } from './access'
import type { AddonGoods } from './goods'

export type Book = typeof books.$inferSelect
export type Article = typeof bookArticles.$inferSelect

export const bookCoverPath = (book: { slug: string }) => `/sandbox/art/book/${book.slug}.svg`

/** Add-ons take either name for the page size. */
export const askForPage = (query: Record<string, string>, size = 10): PageAsk =>
  askOf(query, query.size === undefined ? 'page_size' : 'size', size)

/** Rows that exist and are out. */
const isOut = ({ now }: Work): SQL[] => [isNull(books.deletedAt), lte(books.publishedAt, now)]

/** And that lists may show. */
export const isShown = (work: Work): SQL[] => [eq(books.isHidden, false), ...isOut(work)]

/** Also a hidden book may be read by id. */
export async function findBook(work: Work, id: number): Promise<Book> {
  const [book] = await work.db
    .select()
    .from(books)
    .where(and(eq(books.id, id), ...isOut(work)))
  if (!book) throw notFound()
  return book
}

export async function findArticle(work: Work, id: number): Promise<{ article: Article; book: Book }> {
  const [article] = await work.db
    .select()
    .from(bookArticles)
    .where(and(eq(bookArticles.id, id), lte(bookArticles.publishedAt, work.now)))
  if (!article) throw notFound()
  return { article, book: await findBook(work, article.bookId) }
}

export async function ownsBook({ db }: Work, member: Member, bookId: number) {
  const own = and(eq(bookOwners.memberId, member.id), eq(bookOwners.bookId, bookId))
  return (await db.$count(bookOwners, own)) > 0
}

/** Whether the whole book may be read: free, bought, or by membership. */
export async function mayRead(work: Work, member: Member | null, book: Book) {
  if (book.charge === 0) return true
  if (!member) return false
  return (book.isVipFree && isVip(work, member)) || ownsBook(work, member, book.id)
}

export const bookBrief = ({ origin }: Work, book: Book) => ({
  id: book.id,
  name: book.name,
  thumb: origin + bookCoverPath(book),
})

export const bookItem = (work: Work, book: Book) => ({
  ...bookBrief(work, book),
  charge: book.charge,
  is_vip_free: flag(book.isVipFree),
  short_desc: book.shortDescription,
  view_times: book.viewCount,
  user_count: book.userCount,
  published_at: localDT(book.publishedAt),
  cid: book.categoryId,
})

export const bookFull = (work: Work, book: Book) => ({
  ...bookItem(work, book),
  render_desc: absoluteHtml(work.origin, book.descriptionHtml),
})

/** Chapters, and articles by chapter; key 0 holds those outside any chapter. */
export async function bookOutline({ db, now }: Work, book: Book) {
  const chapters = await db
    .select()
    .from(bookChapters)
    .where(eq(bookChapters.bookId, book.id))
    .orderBy(asc(bookChapters.sort))
  const rows = await db
    .select()
    .from(bookArticles)
    .where(and(eq(bookArticles.bookId, book.id), lte(bookArticles.publishedAt, now)))
    .orderBy(asc(bookArticles.id))
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

interface BookFilter {
  /** 0 = all. */
  categoryId: number
  /** `free`, `sub` (most readers first); anything else = newest first. */
  scene: string
}

export async function listBooks(work: Work, { categoryId, scene }: BookFilter, ask: PageAsk) {
  const conditions = isShown(work)
  if (categoryId > 0) conditions.push(eq(books.categoryId, categoryId))
  if (scene === 'free') conditions.push(eq(books.charge, 0))
  const newest = [desc(books.publishedAt), desc(books.id)]
  const rows = await work.db
    .select()
    .from(books)
    .where(and(...conditions))
    .orderBy(...(scene === 'sub' ? [desc(books.userCount), ...newest] : newest))
    .limit(ask.size)
    .offset(offsetOf(ask).offset)
  const categories = await work.db.select().from(bookCategories).orderBy(asc(bookCategories.sort))
  const categoryOf = (book: Book) => orEmpty(categories.find(({ id }) => id === book.categoryId))
  return {
    data: {
      data: rows.map((book) => ({ ...bookItem(work, book), category: categoryOf(book) })),
      total: await work.db.$count(books, and(...conditions)),
    },
    categories: categories.map(({ id, name, sort }) => ({ id, name, sort, parent_id: 0, children: [] })),
  }
}

const RECOMMENDED = 6

/** What an administrator has picked: here the books with most readers. */
export async function recommendedBooks(work: Work) {
  const rows = await work.db
    .select()
    .from(books)
    .where(and(...isShown(work)))
    .orderBy(desc(books.userCount))
    .limit(RECOMMENDED)
  return rows.map((book) => bookItem(work, book))
}

/** Books of a home block, in its order. */
export async function bookShelf(work: Work, ids: number[]) {
  const rows = await work.db
    .select()
    .from(books)
    .where(and(inArray(books.id, ids), ...isOut(work)))
  const byId = new Map(rows.map((book) => [book.id, book]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((book) => bookItem(work, book))
}

export const bookGoods: AddonGoods = {
  async find(work, id) {
    const book = await findBook(work, id)
    return { id, name: book.name, thumb: bookCoverPath(book), charge: book.charge }
  },
  isBought: ownsBook,
  async give({ db, now }, memberId, bookId, charge) {
    const given = await db
      .insert(bookOwners)
      .values({ memberId, bookId, charge, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (given.length === 0) return
    await db
      .update(books)
      .set({ userCount: sql`${books.userCount} + 1` })
      .where(eq(books.id, bookId))
  },
}
