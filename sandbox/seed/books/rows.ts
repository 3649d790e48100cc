/** Writes the books into the database. Ids follow the order of the seeds. */
import { randomBytes } from 'node:crypto'

import { DAY, HOUR, MINUTE } from '../../core/dates'
import type { Db } from '../../db/open'
import * as t from '../../db/schema'
import { BOOK, BOOK_ARTICLE, type Target } from '../../services/comments'
import type { CommentSeed } from '../types'
import type { BookArticleSeed, BookSeed } from './build'

export async function seedBooks(db: Db, seeds: readonly BookSeed[], now: number) {
  const categories = [...new Set(seeds.map(({ category }) => category))]
  for (const [sort, name] of categories.entries()) await db.insert(t.bookCategories).values({ name, sort })
  for (const seed of seeds) await addBook(db, seed, categories.indexOf(seed.category) + 1, now)
}

function insertedId(rows: { id: number }[]) {
  const [row] = rows
  if (!row) throw new Error('insert gave no row')
  return row.id
}

async function addBook(db: Db, seed: BookSeed, categoryId: number, now: number) {
  const publishedAt = now - seed.daysAgo * DAY
  const values = {
    slug: seed.slug,
    name: seed.name,
    categoryId,
    charge: seed.priceYuan,
    isVipFree: seed.isVipFree,
    isHidden: seed.isHidden,
    shortDescription: seed.shortDescription,
    descriptionHtml: seed.descriptionHtml,
    viewCount: seed.userCount * 4,
    userCount: seed.userCount,
    publishedAt,
  }
  const bookId = insertedId(await db.insert(t.books).values(values).returning())
  await addComments(db, { type: BOOK, id: bookId }, seed.comments, now)

  let position = 0
  const add = async ({ title, html, isTrial, comments }: BookArticleSeed, chapterId: number) => {
    const row = { bookId, chapterId, title, html, isTrial, publishedAt: publishedAt + position++ * MINUTE }
    const id = insertedId(await db.insert(t.bookArticles).values(row).returning())
    await addComments(db, { type: BOOK_ARTICLE, id }, comments, now)
  }
  for (const [sort, chapter] of seed.chapters.entries()) {
    const row = { bookId, name: chapter.name, sort }
    const chapterId = insertedId(await db.insert(t.bookChapters).values(row).returning())
    for (const article of chapter.articles) await add(article, chapterId)
  }
  for (const article of seed.articles) await add(article, 0)
}

/** A reply to a reply stays under the same top comment. */
async function addComments(
  db: Db,
  target: Target,
  seeds: CommentSeed[] = [],
  now: number,
  parentId = 0,
  replyId = 0,
) {
  for (const { author, content, province, isPending, hoursAgo, replies } of seeds) {
    const row = {
      hash: randomBytes(10).toString('hex'),
      resourceType: target.type,
      resourceId: target.id,
      memberId: author + 1,
      ...{ parentId, replyId, content, province },
      isApproved: !isPending,
      createdAt: now - hoursAgo * HOUR,
    }
    const id = insertedId(await db.insert(t.comments).values(row).returning())
    await addComments(db, target, replies, now, parentId || id, parentId ? id : 0)
  }
}

/** What the first demo account has done: one book bought and begun, a free one begun, one collected. */
export async function seedBookReading(db: Db, seeds: readonly BookSeed[], now: number) {
  const memberId = 1
  const paid = seeds.findIndex(({ priceYuan, isHidden }) => priceYuan > 0 && !isHidden) + 1
  const free = seeds.findIndex(({ priceYuan }) => priceYuan === 0) + 1
  const articles = await db.select().from(t.bookArticles)
  const articleOf = (bookId: number, index: number) =>
    articles.filter((row) => row.bookId === bookId)[index]?.id
  const views = [
    { bookId: free, articleId: articleOf(free, 1), seenAt: now - 5 * DAY },
    { bookId: paid, articleId: articleOf(paid, 2), seenAt: now - 20 * HOUR },
  ]
  for (const { bookId, articleId, seenAt } of views) {
    if (articleId !== undefined) await db.insert(t.bookViews).values({ memberId, bookId, articleId, seenAt })
  }
  if (paid > 0) {
    const charge = seeds[paid - 1]?.priceYuan
    await db.insert(t.bookOwners).values({ memberId, bookId: paid, charge, createdAt: now - 8 * DAY })
  }
  const collected = seeds.findIndex(({ isVipFree }) => isVipFree) + 1
  if (collected > 0) {
    await db.insert(t.likes).values({ memberId, kind: 'book', targetId: collected, createdAt: now - 2 * DAY })
  }
}
