import { id, oneOf, optional, type ParamCodec, text } from './params'
import { categoryFilter, route } from './routeSpec'

/**
 * The kinds of goods, each with the other words that addresses, exchange codes and the points mall use for it. Each
 * kind has a row in `goods/kinds`.
 */
export const goodsAliases = {
  course: ['vod'],
  video: [],
  live: [],
  book: [],
  article: ['topic'],
  learningPath: ['learnPath', 'path'],
  plan: ['vip', 'role'],
  paper: ['paperRead'],
  mockPaper: ['mockRead', 'mockpaper', 'mock_paper'],
  practice: ['practiceRead'],
  smallClass: ['k12'],
  recharge: [],
} satisfies Record<string, readonly string[]>

export type GoodsType = keyof typeof goodsAliases

/** In the order in which lists name them. */
export const goodsTypes = Object.keys(goodsAliases) as GoodsType[]

export const goodsTypeOf = (word: string): GoodsType | undefined =>
  goodsTypes.find((name) => name === word || goodsAliases[name].some((alias) => alias === word))

/** Reads any word of a kind, writes its name. */
export const goodsType: ParamCodec<GoodsType> = {
  parse(raw = '') {
    const type = goodsTypeOf(raw)
    return type && { value: type }
  },
  format: (type) => type,
}

/** Their lists and details; those of exams are in `examRoutes`. */
export const goodsRoutes = {
  vodIndex: route({
    path: 'packageA/vod/index',
    aliases: ['courses', 'course'],
    title: '录播课',
    params: { category_id: optional(id), scene: optional(oneOf('free', 'sub', 'recom')) },
    hasPullDownRefresh: true,
    hasSearch: true,
    shelf: { word: 'vod', coverRatio: '4:3' },
  }),
  courseShow: route({
    path: 'pages/course/show',
    aliases: ['course/*', 'course/*/*'],
    title: '课程详情',
    params: { id },
    share: 'vod',
  }),
  articleIndex: route({
    path: 'packageA/topic/index',
    title: '文章',
    switch: 'topic',
    params: { category_id: optional(id), scene: optional(oneOf('sub', 'free')) },
    hasPullDownRefresh: true,
    hasSearch: true,
    shelf: { word: 'topic', coverRatio: '4:3' },
  }),
  articleShow: route({
    path: 'packageA/topic/show',
    title: '文章',
    switch: 'topic',
    // `note`: the learner's note whose passage is wanted.
    params: { id, note: optional(text) },
    share: 'topic',
  }),
  learningPathIndex: route({
    path: 'packageA/learnPath/index',
    title: '学习路径',
    switch: 'path',
    params: { category_id: optional(id) },
    hasPullDownRefresh: true,
    hasSearch: true,
    shelf: { word: 'path', coverRatio: '4:3' },
  }),
  learningPathShow: route({
    path: 'packageA/learnPath/show',
    aliases: ['pages/learnPath/show'],
    title: '学习路径',
    switch: 'path',
    params: { id },
    share: 'learnPath',
  }),
  bookIndex: route({
    path: 'packageA/book/index',
    title: '电子书',
    params: { category_id: optional(id), scene: optional(oneOf('sub', 'free')) },
    switch: 'book',
    hasPullDownRefresh: true,
    hasSearch: true,
    shelf: { word: 'book', coverRatio: '3:4' },
  }),
  bookShow: route({
    path: 'packageA/book/show',
    aliases: ['pages/book/show'],
    title: '电子书',
    params: { id, tab: optional(oneOf('intro', 'outline', 'comments')) },
    switch: 'book',
    share: 'book',
  }),
  liveIndex: route({
    path: 'packageA/live/index',
    title: '直播课',
    switch: 'live',
    params: { category_id: optional(id) },
    hasPullDownRefresh: true,
    hasSearch: true,
    shelf: { word: 'live', coverRatio: '4:3' },
  }),
  /** `tab`: 2 introduction, 3 timetable, 4 comments (docs/backend/live.md#live-course-detail). */
  liveShow: route({
    path: 'packageA/live/show',
    aliases: ['pages/live/show'],
    title: '直播课',
    switch: 'live',
    params: { id, tab: optional(oneOf('2', '3', '4')) },
    share: 'live',
  }),
  smallClassIndex: route({
    path: 'packageA/ke/index',
    title: '班课',
    switch: 'ke',
    params: { ...categoryFilter, type: optional(oneOf('0', '1', '2', '3')) },
    hasPullDownRefresh: true,
    hasSearch: true,
  }),
  smallClassShow: route({
    path: 'packageA/ke/show',
    title: '班课',
    switch: 'ke',
    params: { id, tab: optional(oneOf('intro', 'timetable')) },
    isForwarded: true,
  }),
}
