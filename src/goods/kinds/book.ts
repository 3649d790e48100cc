import { flatComments } from '@/api/addonComment'
import { type BookDetail, listStudyBooks, type StudyBook, type StudyBookList } from '@/api/book'
import { createAddonOrder } from '@/api/order'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { bookQueries } from '@/queries/book'
import { contentQueryKeys, type GoodsKind, type LastRead, studyList, type StudyRow } from '../define'
import { addonFavorite } from '../favorite'

const texts = {
  meta: (articleCount: number) => `电子书 · ${articleCount} 篇`,
  readAt: (time: string) => `上次阅读 ${time}`,
  addedAt: {
    learned: (time: string) => `上次阅读 ${time}`,
    owned: (time: string) => `${time}购买`,
    favorite: (time: string) => `${time}收藏`,
  },
  unread: ' · 还没开始读',
  bought: '已购',
}

function metaOf({ readAt, addedAt, isUnread }: StudyBook, list: StudyBookList): string | undefined {
  const now = serverClock.now()
  if (readAt) return texts.readAt(relativeTime(readAt, now, 'loose'))
  return addedAt ? texts.addedAt[list](relativeTime(addedAt, now)) + (isUnread ? texts.unread : '') : undefined
}

/** Leads to where reading stopped. A book that was never begun, or is only a favorite, opens its own page. */
const toRow = (item: StudyBook, list: StudyBookList): StudyRow => ({
  id: item.bookId,
  title: item.name,
  thumb: item.thumb,
  meta: metaOf(item, list),
  tag: item.isBought ? texts.bought : undefined,
  location:
    item.articleId === null
      ? { name: 'bookShow', params: { id: item.bookId, tab: 'outline' } }
      : { name: 'bookRead', params: { id: item.articleId, book: item.bookId } },
})

const listOf = (key: StudyBookList, label: string, empty: { title: string; hint: string }) =>
  studyList({
    key,
    label,
    empty,
    fetch: (...page) => listStudyBooks(key, ...page),
    // Favorites say when they were marked, not where reading stopped.
    toRow: (item: StudyBook, lastRead: LastRead) => toRow(key === 'favorite' ? item : lastRead(item.bookId, item), key),
  })

const orderName = 'BOOK'

export const book = {
  type: 'book',
  texts: {
    label: '电子书',
    unpriced: '电子书价格没有读出来，暂时不能购买',
    owned: { title: '这本书已经可以读了', hint: '不用再购买' },
    delivered: '电子书已放进「学习」，现在就能读',
    start: '开始阅读',
  },
  names: { order: orderName, search: 'book', history: 'book', pathPart: 'book' },
  switch: 'book',
  listLocation: { name: 'bookIndex', params: {} },
  detailLocation: (id) => ({ name: 'bookShow', params: { id } }),
  // A shared book address has the id of an article.
  linkLocation: (id) => ({ name: 'bookRead', params: { id } }),
  async begin(client, id) {
    const { chapters } = await client.fetchQuery({ ...bookQueries.detail(id), staleTime: 0 })
    const [article] = chapters.flatMap(({ articles }) => articles)
    return article ? { name: 'bookRead', params: { id: article.id, book: id } } : null
  },
  coverRatio: '3:4',
  comments: (id) => flatComments('book', id, `/addons/MeeduBooks/api/v1/book/${id}/comment`),
  favorite: addonFavorite('book'),
  study: {
    tab: { label: '电子书', listLabel: '电子书范围' },
    failed: '电子书没有加载出来',
    toList: '去挑一本书',
    lists: [
      listOf('learned', '在学', { title: '读过的书会出现在这里', hint: '挑一本，从第一篇读起' }),
      listOf('owned', '已购', { title: '买过的书会放在这里', hint: '看看有没有想读完的' }),
      listOf('favorite', '收藏', { title: '收藏的书会放在这里', hint: '在电子书页点星标，就能随时找回来' }),
    ],
    hasOfflineArticles: true,
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...bookQueries.detail(id),
    select: ({ book: item, chapters, canRead }: BookDetail) => {
      const articleCount = chapters.reduce((count, { articles }) => count + articles.length, 0)
      const { name: title, thumb, summary, priceCents } = item
      return { title, thumb, summary, priceCents, meta: texts.meta(articleCount), isOwned: canRead }
    },
  }),
  createOrder: (id, promo) => createAddonOrder(`/addons/MeeduBooks/api/v1/book/${id}/buy`, orderName, id, promo),
  outdated: contentQueryKeys,
  changesMember: false,
  promotionName: 'book',
} satisfies GoodsKind
