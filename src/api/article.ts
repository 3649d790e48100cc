/**
 * Add-on MeeduTopics: articles. See docs/backend/books-articles-paths.md#article-calls; scenes but `default` are
 * proposed.
 */
import * as v from 'valibot'

import { pageSize } from '@/config/limits'
import { request } from '@/http/request'
import {
  count,
  decode,
  decodePage,
  flag,
  int,
  list,
  orNull,
  type Page,
  unlessDeleted,
  text,
  time,
  yuan,
} from '@/lib/decode'

import { storedCall } from './answerCopies'
import type { Category } from './category'
import { pagedCall, type PageArguments } from './pagedCall'

const root = '/addons/MeeduTopics/api'

export interface Article {
  id: number
  title: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** '' = none. */
  categoryName: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** VIP members read it without paying. */
  isVipFree: boolean
  viewCount: number
  likeCount: number
  publishedAt: Date | null
}

const topicFields = {
  id: int,
  title: text,
  thumb: text,
  category: orNull(v.object({ name: text })),
  charge: yuan,
  is_vip_free: flag,
  view_times: count,
  vote_count: count,
  sorted_at: time,
  created_at: time,
}

const topicShape = v.object(topicFields)

const topicOf = (wire: v.InferOutput<typeof topicShape>): Article => ({
  id: wire.id,
  title: wire.title,
  thumb: wire.thumb,
  categoryName: wire.category?.name ?? '',
  priceCents: wire.charge,
  isVipFree: wire.is_vip_free,
  viewCount: wire.view_times,
  likeCount: wire.vote_count,
  publishedAt: wire.sorted_at ?? wire.created_at,
})

const topicWire = v.pipe(topicShape, v.transform(topicOf))

/** Order and restriction of the list: newest, most read, free only. */
export type ArticleScene = 'default' | 'sub' | 'free'

export interface ArticleFilter {
  /** 0 = all. */
  categoryId: number
  scene: ArticleScene
}

interface ArticlePage extends Page<Article> {
  /** All categories. They come with every page of the list, and from nowhere else. */
  categories: Category[]
}

/** Categories of articles have one level. */
const sectionWire = v.pipe(
  v.object({ id: int, name: text }),
  v.transform((section): Category => ({ ...section, children: [] })),
)

const listWire = v.object({ data: v.unknown(), categories: list(sectionWire) })

export async function listArticles(
  { categoryId, scene }: ArticleFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<ArticlePage> {
  const query = { page, size, scene, cid: categoryId }
  const wire = decode(listWire, await request({ path: `${root}/v1/topics`, method: 'GET', query, signal }))
  return { ...decodePage(topicWire, wire.data, page, size), categories: wire.categories }
}

export interface ArticleDetail {
  article: Article
  /** HTML for everybody; '' for a free article. */
  teaserHtml: string
  /** HTML of the paid part, or of all; '' where `canRead` is false. */
  html: string
  /** Free, bought, or by VIP. */
  canRead: boolean
  isLiked: boolean
  isFavorite: boolean
}

const detailWire = v.object({
  topic: v.object({ ...topicFields, free_content_render: text, render_content: text }),
  is_buy: flag,
  is_vote: flag,
  is_collect: flag,
})

function readArticle(data: unknown): ArticleDetail {
  const wire = decode(detailWire, data)
  return {
    article: topicOf(wire.topic),
    teaserHtml: wire.topic.free_content_render,
    html: wire.is_buy ? wire.topic.render_content : '',
    canRead: wire.is_buy,
    isLiked: wire.is_vote,
    isFavorite: wire.is_collect,
  }
}

/** Each call counts as a read. Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const articleCall = (id: number) =>
  storedCall(`${root}/v1/topic/${id}`, readArticle, ({ article: { title } }) => ({ kind: 'article', id, title }))

export const getArticle = (id: number, signal?: AbortSignal): Promise<ArticleDetail> => articleCall(id).request(signal)

/** @returns true = liked now */
export async function toggleArticleLike(id: number): Promise<boolean> {
  const data = await request({ path: `${root}/v1/topic/${id}/vote`, body: {}, outlivesPage: true })
  return decode(v.object({ ok: flag }), data).ok
}

export interface StudyArticle {
  articleId: number
  title: string
  thumb: string
  /** When the article was read, bought or made a favorite. */
  at: Date | null
  isBought: boolean
}

const studyTopicWire = v.object({ id: int, title: text, thumb: text })

const studyWire = v.pipe(
  v.object({ created_at: time, is_subscribe: flag, topic: unlessDeleted(studyTopicWire) }),
  v.transform(({ created_at, is_subscribe, topic: { id, title, thumb } }): StudyArticle => ({
    articleId: id,
    title,
    thumb,
    at: created_at,
    isBought: is_subscribe,
  })),
)

const studyLists = {
  learned: pagedCall(`${root}/v2/member/topics/view`, studyWire),
  owned: pagedCall(`${root}/v1/user/buyTopics`, studyWire, { isNested: true }),
  favorite: pagedCall(`${root}/v1/user/collect`, studyWire, { isNested: true }),
}

/** Learned: read, newest first. Owned: bought. Favorite: 收藏. */
export type StudyArticleList = keyof typeof studyLists

export const listStudyArticles = (name: StudyArticleList, ...page: PageArguments): Promise<Page<StudyArticle>> =>
  studyLists[name](...page)

/**
 * A toggle. It does not say which state the article has afterwards; the list does, and counts no read.
 * @returns true = now a favorite; `flipped` where that cannot be learned
 */
export async function toggleArticleFavorite(id: number, flipped: boolean): Promise<boolean> {
  await request({ path: `${root}/v1/topic/${id}/collect`, body: {}, outlivesPage: true })
  const list = await studyLists.favorite(1, pageSize).catch(() => undefined)
  if (list?.items.some(({ articleId }) => articleId === id)) return true
  // An empty one may belong to a server that keeps none.
  const isWhole = list !== undefined && list.items.length > 0 && !list.hasMore
  return flipped && !isWhole
}
