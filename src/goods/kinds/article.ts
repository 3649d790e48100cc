import {
  type ArticleDetail,
  listStudyArticles,
  type StudyArticle,
  type StudyArticleList,
  toggleArticleFavorite,
} from '@/api/article'
import { createAddonOrder } from '@/api/order'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { articleQueries } from '@/queries/article'

import { contentQueryKeys, type GoodsKind, studyList, type StudyRow } from '../define'
import { detailFavorite } from '../favorite'

const texts = {
  at: {
    learned: (time: string) => `上次阅读 ${time}`,
    owned: (time: string) => `${time}购买`,
    favorite: (time: string) => `${time}收藏`,
  },
  bought: '已购',
}

const toRow = ({ articleId, title, thumb, at, isBought }: StudyArticle, list: StudyArticleList): StudyRow => ({
  id: articleId,
  title,
  thumb,
  meta: at ? texts.at[list](relativeTime(at, serverClock.now(), list === 'learned' ? 'loose' : 'strict')) : undefined,
  tag: isBought ? texts.bought : undefined,
  location: { name: 'articleShow', params: { id: articleId } },
})

const listOf = (key: StudyArticleList, label: string, empty: { title: string; hint: string }) =>
  studyList({
    key,
    label,
    empty,
    fetch: (...page) => listStudyArticles(key, ...page),
    toRow: (item: StudyArticle) => toRow(item, key),
  })

const favorite = detailFavorite((id) => articleQueries.detail(id).queryKey, toggleArticleFavorite)

const orderName = '文章'

export const article = {
  type: 'article',
  texts: {
    label: '文章',
    unpriced: '文章价格没有读出来，暂时不能购买',
    owned: { title: '这篇文章已经可以读了', hint: '不用再购买' },
    delivered: '全文已经解锁，现在就能读',
    start: '继续阅读',
  },
  names: { order: orderName, search: 'topic', history: 'topic', pathPart: 'topic' },
  switch: 'topic',
  listLocation: { name: 'articleIndex', params: {} },
  detailLocation: (id) => ({ name: 'articleShow', params: { id } }),
  // Other clients of the platform know this address.
  shareLocation: (id) => ({ name: 'webview', params: { course_type: 'topic', id } }),
  countsReads: true,
  comments: (id) => ({ kind: 'topic', id }),
  favorite,
  study: {
    tab: { label: '文章', listLabel: '文章范围' },
    failed: '文章没有加载出来',
    toList: '去看文章',
    lists: [
      listOf('learned', '在学', { title: '读过的文章会出现在这里', hint: '挑一篇，从标题读起' }),
      listOf('owned', '已购', { title: '解锁的文章会放在这里', hint: '看看有没有想读全文的' }),
      listOf('favorite', '收藏', { title: '收藏的文章会放在这里', hint: '在文章页点星标，就能随时找回来' }),
    ],
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...articleQueries.detail(id),
    select: ({ article: item, canRead }: ArticleDetail) => {
      const { title, thumb, priceCents, categoryName } = item
      return { title, thumb, priceCents, meta: ['文章', categoryName].filter(Boolean).join(' · '), isOwned: canRead }
    },
  }),
  createOrder: (id, promo) => createAddonOrder(`/addons/MeeduTopics/api/v1/topic/${id}/buy`, orderName, id, promo),
  outdated: contentQueryKeys,
  changesMember: false,
} satisfies GoodsKind
