import type { ParamCodec } from './params'

/**
 * The kinds of goods, each with the other words that addresses, exchange codes and the points mall use for it. Of each
 * kind there is a row in `goods/kinds`; its two pages are routes of the registry.
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

/** The kind that addresses call so. */
export const goodsTypeOf = (word: string): GoodsType | undefined =>
  goodsTypes.find((name) => name === word || goodsAliases[name].some((alias) => alias === word))

/** Read under any of its words, written under its name. */
export const goodsType: ParamCodec<GoodsType> = {
  parse(raw = '') {
    const type = goodsTypeOf(raw)
    return type && { value: type }
  },
  format: (type) => type,
}
