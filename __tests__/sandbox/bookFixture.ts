import type { BookSeed } from '../../sandbox/seed/books'

const book = (key: string, more: Partial<BookSeed> = {}): BookSeed => ({
  key,
  name: `书 ${key}`,
  category: 'tech',
  priceYuan: 30,
  shortDescription: '一句话介绍',
  descriptionHtml: `<p>介绍 ${key}</p><img src="/sandbox/art/book/${key}.svg">`,
  userCount: 10,
  daysAgo: 5,
  chapters: [],
  articles: [],
  articleComments: {},
  ...more,
})

const article = (title: string, isTrial = false) => ({ title, html: `<p>${title}的正文</p>`, isTrial })

export const bookCategories = { tech: '技术', art: '艺术' }

/** Ids follow the order; articles are numbered through. */
export const books: BookSeed[] = [
  book('chapters', {
    daysAgo: 2,
    chapters: [
      {
        name: '第一章',
        articles: [{ ...article('导读', true), key: 'guide' }, article('正题')],
      },
      { name: '空的一章', articles: [] },
    ],
    articles: [article('后记')],
    articleComments: {
      guide: [
        {
          author: 'nanfeng',
          content: '开头就好',
          hoursAgo: 30,
          replies: [{ author: 'doujiang', content: '同感', hoursAgo: 20 }],
        },
        { author: 'learning-cat', content: '等审核的一条', hoursAgo: 2, isPending: true },
      ],
    },
    comments: [{ author: 'laozhou', content: '值得一读', hoursAgo: 9 }],
  }),
  book('free', { priceYuan: 0, category: 'art', daysAgo: 3, userCount: 99, articles: [article('第一篇')] }),
  book('vip', { isVipFree: true, daysAgo: 4, articles: [article('会员可读')] }),
  book('hidden', { isHidden: true, articles: [article('讲义')] }),
  book('future', { daysAgo: -1, articles: [article('还没到时候')] }),
]

export const BOOK = { chapters: 1, free: 2, vip: 3, hidden: 4, future: 5 }
export const ARTICLE = { trial: 1, second: 2, loose: 3, free: 4, vip: 5, future: 7 }
