import * as v from 'valibot'

import type { BookReading } from '@/api/book'
import { offlineRecords } from './offlineRecords'
import { offlineItem } from './session'

/**
 * Opened articles, stored on this device for reading without a network. They are removed at the logout, because the
 * member has the right to read them.
 */

/** In total, as characters of JSON. It leaves space in the smallest storage that occurs (5 MB). */
const maxChars = 1_500_000
/** Per article. WeChat allows 1 MB per key, and a Chinese character takes three bytes. */
const maxArticleChars = 300_000

const entryShape = v.object({ id: v.number(), title: v.string(), bookName: v.string(), chars: v.number() })
type Entry = v.InferOutput<typeof entryShape>

/** Last read first. */
const indexItem = offlineItem<Entry[]>('kept_articles', (stored) => (v.is(v.array(entryShape), stored) ? stored : null))

const readingShape = v.object({
  book: v.object({
    id: v.number(),
    name: v.string(),
    thumb: v.string(),
    priceCents: v.nullable(v.number()),
    isVipFree: v.boolean(),
    summary: v.string(),
    readerCount: v.nullable(v.number()),
    html: v.string(),
  }),
  article: v.object({ id: v.number(), title: v.string(), html: v.string() }),
  chapters: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      articles: v.array(v.object({ id: v.number(), title: v.string(), isTrial: v.boolean() })),
    }),
  ),
  canRead: v.boolean(),
  previousId: v.number(),
  nextId: v.number(),
})

/** By article. */
const readings = offlineRecords<BookReading>({ name: 'kept_article', schema: readingShape })

export const offlineArticles = (): Entry[] => indexItem.get() ?? []

export const offlineArticle = (articleId: number): BookReading | undefined => readings.get(articleId) ?? undefined

/**
 * Stores an article that may be read. Beyond `maxChars`, the articles that were not read for the longest time are
 * removed.
 */
export function saveOffline(reading: BookReading): void {
  const { book, article, canRead } = reading
  const others = (indexItem.get() ?? []).filter(({ id }) => id !== article.id)
  // The description belongs to the book's page, and may be longer than the article.
  const slim = { ...reading, book: { ...book, html: '' } }
  const chars = JSON.stringify(slim).length
  const isStored = canRead && chars <= maxArticleChars
  if (isStored) readings.set(article.id, slim)
  else readings.remove(article.id)

  const entry = { id: article.id, title: article.title, bookName: book.name, chars }
  const wanted = isStored ? [entry, ...others] : others
  let total = 0
  const stored = wanted.filter((one) => (total += one.chars) <= maxChars)
  for (const one of wanted) if (!stored.includes(one)) readings.remove(one.id)
  indexItem.set(stored)
}

/** @param articleId absent = all */
export function letGoOfArticles(articleId?: number): void {
  const index = indexItem.get() ?? []
  const isGone = ({ id }: Entry) => articleId === undefined || id === articleId
  for (const { id } of index.filter(isGone)) readings.remove(id)
  indexItem.set(index.filter((entry) => !isGone(entry)))
}
