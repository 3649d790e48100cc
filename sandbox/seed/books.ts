import * as v from 'valibot'

import { MINUTE } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { BOOK, BOOK_ARTICLE } from '../services/comments'
import { type CommentRows, Comments } from './comments'
import type { Academy } from './index'
import { readTexts, readYaml } from './load'
import { htmlOf, sectionsOf } from './markdown'
import { CategoryList, fieldsOf, insertAll, natural, reference, rowOf, seedList } from './rows'

const Article = v.strictObject({
  /** The name of the article for its comments. */
  key: v.optional(v.string()),
  ...fieldsOf(t.bookArticles, 'title', 'isTrial', 'html'),
})

type ArticleSeed = v.InferOutput<typeof Article>

const Book = v.strictObject({
  ...fieldsOf(t.books, 'name', 'isVipFree', 'isHidden', 'shortDescription', 'descriptionHtml', 'userCount'),
  category: reference,
  /** 0 = free. */
  priceYuan: natural,
  daysAgo: v.number(),
  chapters: v.array(v.strictObject({ name: v.string(), articles: v.array(Article) })),
  /** Outside any chapter. */
  articles: v.array(Article),
  comments: Comments,
  /** By the key of the article. */
  articleComments: v.optional(v.record(v.string(), Comments), {}),
})

export type BookSeed = v.InferOutput<typeof Book> & { key: string }

/** `标题 {#key trial}`: an article needs a key only where something names it. */
function readHeading(heading: string) {
  const [, title = heading, marks = ''] = /^(.*?)\s*\{(.*)\}$/.exec(heading) ?? []
  const [key] = /(?<=#)\S+/.exec(marks) ?? []
  return { title, ...(key && { key }), ...(/\btrial\b/.test(marks) && { isTrial: true }) }
}

/**
 * A whole book: the description, then chapters (`#`) with their articles (`##`). Articles before the first chapter, or
 * after a line `---`, are in no chapter.
 */
function readText(text: string) {
  const [description, ...sections] = sectionsOf(text, 2)
  const chapters: { name: string; articles: object[] }[] = []
  const articles: object[] = []
  let place = articles
  for (const { depth, title, markdown } of sections) {
    if (depth === 2) place.push({ ...readHeading(title), html: htmlOf(markdown) })
    else place = depth === 1 ? [] : articles
    if (depth === 1) chapters.push({ name: title, articles: place })
  }
  return { descriptionHtml: htmlOf(description?.markdown ?? ''), chapters, articles }
}

export const loadBooks = () => ({
  bookCategories: readYaml('books/categories.yaml', CategoryList),
  books: readTexts('books', Book, readText),
})

export async function seedBooks(db: Db, academy: Academy, comments: CommentRows, now: number) {
  const { bookCategories: categories, books: seeds } = academy
  const ids = await seedList(db, t.bookCategories, categories, 0)
  const books: (typeof t.books.$inferInsert)[] = []
  const chapters: (typeof t.bookChapters.$inferInsert)[] = []
  const articles: (typeof t.bookArticles.$inferInsert & { id: number })[] = []
  for (const [index, seed] of seeds.entries()) {
    const id = index + 1
    const row = rowOf(seed, index, now)
    books.push({ ...row, categoryId: ids.of(seed.category, seed.key), viewCount: seed.userCount * 4 })
    comments.add({ type: BOOK, id }, seed.comments)
    let position = 0
    const addArticle = ({ key = '', title, html, isTrial }: ArticleSeed, chapterId: number) => {
      const articleId = articles.length + 1
      const own = { id: articleId, bookId: id, chapterId, title, html, isTrial }
      articles.push({ ...own, publishedAt: row.publishedAt + position * MINUTE })
      position += 1
      comments.add({ type: BOOK_ARTICLE, id: articleId }, seed.articleComments[key])
    }
    for (const [sort, chapter] of seed.chapters.entries()) {
      const chapterId = chapters.length + 1
      chapters.push({ id: chapterId, bookId: id, name: chapter.name, sort })
      for (const article of chapter.articles) addArticle(article, chapterId)
    }
    for (const article of seed.articles) addArticle(article, 0)
    const known = [...seed.chapters.flatMap((chapter) => chapter.articles), ...seed.articles]
    for (const key of Object.keys(seed.articleComments))
      if (!known.some((article) => article.key === key)) throw new Error(`${seed.key}: there is no article ${key}`)
  }
  await insertAll(db, t.books, books)
  await insertAll(db, t.bookChapters, chapters)
  await insertAll(db, t.bookArticles, articles)
}
