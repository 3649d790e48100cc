import type { BookDetail, BookReading } from '@/api/book'

/** As the server sends them. */
export const bookWire = (id: number, over: object = {}) => ({
  id,
  name: `书 ${id}`,
  thumb: '',
  charge: 39,
  is_vip_free: 1,
  short_desc: '一句话介绍',
  user_count: 2186,
  ...over,
})

const outline = {
  chapters: [
    { id: 12, name: '第一章' },
    { id: 15, name: '第二章' },
  ],
  articles: {
    12: [
      { id: 101, title: '导读', charge: 0 },
      { id: 102, title: '正题', charge: 39 },
    ],
    0: [{ id: 103, title: '后记', charge: 39 }],
  },
}

export const bookDetailWire = (over: object = {}) => ({
  book: bookWire(3, { name: '古建筑十讲', render_desc: '<p>凭什么站一千年</p>' }),
  ...outline,
  is_buy: false,
  ...over,
})

const paragraphs = Array.from({ length: 8 }, (_, index) => `<p>第 ${index + 1} 段</p>`).join('')

export const readingWire = (over: object = {}) => ({
  book: bookWire(3, { name: '古建筑十讲' }),
  article: { id: 101, title: '导读', render_content: paragraphs },
  ...outline,
  can_see: true,
  prev_id: '0',
  next_id: '102',
  ...over,
})

export const aBookDetail = (over: Partial<BookDetail> = {}): BookDetail => ({
  book: {
    id: 3,
    name: '古建筑十讲',
    thumb: '',
    priceCents: 3_900,
    isVipFree: true,
    summary: '',
    readerCount: 2186,
    html: '',
  },
  chapters: [
    {
      id: 12,
      name: '第一章',
      articles: [
        { id: 101, title: '导读', isTrial: true },
        { id: 102, title: '正题', isTrial: false },
      ],
    },
  ],
  canRead: false,
  ...over,
})

export const aReading = (id: number, over: Partial<BookReading> = {}): BookReading => ({
  ...aBookDetail(),
  article: { id, title: `第 ${id} 篇`, html: '<p>正文</p>' },
  canRead: true,
  previousId: 0,
  nextId: 0,
  ...over,
})
