/**
 * Add-on MeeduBooks: e-books. See docs/backend/books-articles-paths.md#book-calls; favorites come
 * from TemplateOne (docs/backend/community.md#favourites). Scenes but `default`, `last_view` and what `can_see` leaves
 * out are inferred.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import {
  count,
  decode,
  flag,
  int,
  list,
  maybe,
  numberMap,
  type Page,
  unlessDeleted,
  text,
  time,
  yuan,
} from '@/lib/decode'

import { storedCall } from './answerCopies'
import { type Catalogue, decodeCatalogue } from './category'
import { pagedCall, type PageArguments } from './pagedCall'

const root = '/addons/MeeduBooks/api'

export interface Book {
  id: number
  name: string
  /** Absolute URL, 3:4. */
  thumb: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** VIP members read it without paying. */
  isVipFree: boolean
  summary: string
  /** Null = the endpoint does not say. */
  readerCount: number | null
  /** HTML; '' in lists. */
  html: string
}

const bookWire = v.pipe(
  v.object({
    id: int,
    name: text,
    thumb: text,
    charge: yuan,
    is_vip_free: flag,
    short_desc: text,
    user_count: maybe(int),
    render_desc: text,
  }),
  v.transform((wire): Book => ({
    id: wire.id,
    name: wire.name,
    thumb: wire.thumb,
    priceCents: wire.charge,
    isVipFree: wire.is_vip_free,
    summary: wire.short_desc,
    readerCount: wire.user_count ?? null,
    html: wire.render_desc,
  })),
)

/** Order and restriction of the list: newest, most readers, free only. */
export type BookScene = 'default' | 'sub' | 'free'

export interface BookFilter {
  /** 0 = all. */
  categoryId: number
  scene: BookScene
}

export async function listBooks(
  { categoryId, scene }: BookFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Catalogue<Book>> {
  const query = { page, size, scene, cid: categoryId }
  return decodeCatalogue(
    bookWire,
    await request({ path: `${root}/v1/books`, method: 'GET', query, signal }),
    page,
    size,
  )
}

export interface BookArticle {
  id: number
  title: string
  /** May be read without buying the book. */
  isTrial: boolean
}

export interface BookChapter {
  /** 0 = articles outside any chapter. */
  id: number
  /** '' for those. */
  name: string
  articles: BookArticle[]
}

const outlineFields = {
  chapters: list(v.object({ id: int, name: text })),
  articles: numberMap(
    list(
      v.pipe(
        v.object({ id: int, title: text, charge: yuan }),
        v.transform(({ id, title, charge }): BookArticle => ({ id, title, isTrial: charge === 0 })),
      ),
    ),
  ),
}

interface OutlineWire {
  chapters: { id: number; name: string }[]
  articles: Map<number, BookArticle[]>
}

/** Chapters in their order, articles outside any chapter last. Chapters may be empty. */
function outlineOf({ chapters, articles }: OutlineWire): BookChapter[] {
  const loose = articles.get(0) ?? []
  return [
    ...chapters.map(({ id, name }) => ({ id, name, articles: articles.get(id) ?? [] })),
    ...(loose.length > 0 ? [{ id: 0, name: '', articles: loose }] : []),
  ]
}

export interface BookDetail {
  book: Book
  chapters: BookChapter[]
  /** Free, bought, or by VIP. */
  canRead: boolean
}

function readBook(data: unknown): BookDetail {
  const wire = decode(v.object({ book: bookWire, is_buy: flag, ...outlineFields }), data)
  return { book: wire.book, chapters: outlineOf(wire), canRead: wire.is_buy }
}

/** Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const bookCall = (id: number) =>
  storedCall(`${root}/v1/book/${id}`, readBook, ({ book: { name } }) => ({ kind: 'book', id, title: name }))

export const getBook = (id: number, signal?: AbortSignal): Promise<BookDetail> => bookCall(id).request(signal)

export interface BookReading {
  book: Book
  article: {
    id: number
    title: string
    /** '' where `canRead` is false. */
    html: string
  }
  chapters: BookChapter[]
  canRead: boolean
  /** 0 = none. */
  previousId: number
  nextId: number
}

const readingWire = v.object({
  book: bookWire,
  article: v.object({ id: int, title: text, render_content: text }),
  can_see: flag,
  prev_id: count,
  next_id: count,
  ...outlineFields,
})

/**
 * Needs a login. The server remembers the article as the last one read in its book.
 * @throws ApiError 'rejected' with code 404
 */
export async function getBookReading(articleId: number, signal?: AbortSignal): Promise<BookReading> {
  const data = await request({ path: `${root}/v1/book/${articleId}/read`, method: 'GET', signal })
  const wire = decode(readingWire, data)
  const { id, title, render_content: html } = wire.article
  return {
    book: wire.book,
    article: { id, title, html },
    chapters: outlineOf(wire),
    canRead: wire.can_see,
    previousId: wire.prev_id,
    nextId: wire.next_id,
  }
}

export interface StudyBook {
  bookId: number
  name: string
  thumb: string
  isBought: boolean
  /** The article to go on with; null = the book has not been opened, or the list does not say. */
  articleId: number | null
  /** When that article was read; null = never, or the list does not say. */
  readAt: Date | null
  /** The server says that the book has never been opened. */
  isUnread: boolean
  addedAt: Date | null
}

const briefWire = v.object({ id: int, name: text, thumb: text })

const viewedWire = v.pipe(
  v.object({ article_id: int, created_at: time, is_subscribe: flag, book: unlessDeleted(briefWire) }),
  v.transform(({ article_id, created_at, is_subscribe, book: { id, name, thumb } }): StudyBook => ({
    bookId: id,
    name,
    thumb,
    isBought: is_subscribe,
    articleId: article_id,
    readAt: created_at,
    isUnread: false,
    addedAt: created_at,
  })),
)

/** The list says that there is none, which is more than not saying it. */
const nothing = v.pipe(
  v.union([v.null(), v.array(v.null())]),
  v.transform(() => null),
)

const ownedWire = v.pipe(
  v.object({
    created_at: time,
    book: unlessDeleted(briefWire),
    last_view: maybe(v.union([nothing, v.object({ article_id: maybe(int), created_at: time })])),
  }),
  v.transform(({ created_at, last_view, book: { id, name, thumb } }): StudyBook => ({
    bookId: id,
    name,
    thumb,
    isBought: true,
    articleId: last_view?.article_id ?? null,
    readAt: last_view?.created_at ?? null,
    isUnread: last_view === null,
    addedAt: created_at,
  })),
)

const favoriteWire = v.pipe(
  v.object({ id: int, title: text, thumb: text, created_at: time }),
  v.transform(({ id, title, thumb, created_at }): StudyBook => ({
    bookId: id,
    name: title,
    thumb,
    isBought: false,
    articleId: null,
    readAt: null,
    isUnread: false,
    addedAt: created_at,
  })),
)

const studyLists = {
  learned: pagedCall(`${root}/v2/member/book/view`, viewedWire),
  owned: pagedCall(`${root}/v2/member/books`, ownedWire),
  favorite: pagedCall('/addons/templateOne/api/v1/like/courses', favoriteWire, { query: { type: 'book' } }),
}

/** Learned: newest reading first. Owned: bought. Favorite: 收藏. */
export type StudyBookList = keyof typeof studyLists

export const listStudyBooks = (name: StudyBookList, ...page: PageArguments): Promise<Page<StudyBook>> =>
  studyLists[name](...page)
