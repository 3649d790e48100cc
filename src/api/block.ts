/** Core: decoration blocks of the home page. See docs/backend/home.md. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, list, maybe, num, rows, text, yuan } from '@/lib/decode'

import { courseCents, coursePriceFields } from './coursePrice'
import { byDialect } from './dialect'
import { lastAnswer } from './lastAnswer'

/** `href` is as the operator typed it, '' = none (see `routes/links`). */
export interface BlockPicture {
  src: string
  href: string
}

export interface ShelfItem {
  id: number
  title: string
  thumb: string
  /** Null = no price is shown (articles, or unreadable). */
  priceCents: number | null
  /** The price before an offer, struck through; null = none. */
  originalCents: number | null
  /** The in-app address that it opens. */
  href: string
  /** Null = nothing to say. */
  count: { value: number; of: 'learners' | 'readers' | 'reads' | 'courses' | 'people' } | null
  /** Sold part of a flash sale, 0 to 1; null = no stock is shown. */
  soldRatio: number | null
  /** The offer has ended or is sold out. */
  isOver: boolean
}

/** In the operator's order. */
export type Block = { id: number } & (
  | { kind: 'slider'; items: BlockPicture[] }
  | { kind: 'grid'; columns: 4 | 5; items: (BlockPicture & { name: string })[] }
  | { kind: 'pictures'; layout: 1 | 2 | 3 | 4 | 'left'; items: BlockPicture[] }
  | { kind: 'blank'; heightPx: number; color: string }
  | { kind: 'officialAccount'; title: string; name: string; logo: string; desc: string; qrcode: string }
  /** `of` is the server's word for its things: `vod`, `live`, `miaosha` ... */
  | { kind: 'shelf'; of: string; title: string; items: ShelfItem[] }
)

type Content = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never

const isPlaced = (item: { src: string }) => item.src !== ''

const slider = v.pipe(
  list(v.object({ src: text, href: text })),
  v.transform((items): Content => ({ kind: 'slider', items: items.filter(isPlaced) })),
)

const grid = v.pipe(
  v.object({ line_count: v.fallback(int, 4), items: list(v.object({ src: text, name: text, href: text })) }),
  v.transform(({ line_count, items }): Content => ({
    kind: 'grid',
    columns: line_count === 5 ? 5 : 4,
    items: items.filter(isPlaced),
  })),
)

const layouts = { 'v-1': 1, 'v-2': 2, 'v-3': 3, 'v-4': 4, 'v-1-2': 'left' } as const

const pictures = v.pipe(
  v.object({
    v: v.picklist(['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2']),
    items: list(v.object({ src: text, url: text })),
  }),
  v.transform((wire): Content => ({
    kind: 'pictures',
    layout: layouts[wire.v],
    items: wire.items.map(({ src, url }) => ({ src, href: url })).filter(isPlaced),
  })),
)

const colorForm = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i
const maxBlankPx = 400

const blank = v.pipe(
  v.object({ height: v.fallback(num, 10), bgcolor: text }),
  v.transform(({ height, bgcolor }): Content => ({
    kind: 'blank',
    heightPx: Math.min(Math.max(height, 0), maxBlankPx),
    color: colorForm.test(bgcolor) ? bgcolor : '',
  })),
)

const officialAccount = v.pipe(
  v.object({ title: text, name: text, logo: text, desc: text, qrcode: text }),
  v.transform((wire): Content => ({ kind: 'officialAccount', ...wire })),
)

/** Differs by kind: the address, and the number of people or parts. */
interface Facts {
  href: string
  count?: ShelfItem['count']
  /** Replaces the price of the answer. */
  priceCents?: number | null
}

const counted = (of: NonNullable<ShelfItem['count']>['of'], value: number | undefined): ShelfItem['count'] =>
  value === undefined ? null : { value, of }

const shelf = (of: string, item: v.GenericSchema<unknown, ShelfItem>) =>
  v.pipe(
    v.object({ title: text, items: list(item) }),
    v.transform(({ title, items }): Content => ({
      kind: 'shelf',
      of,
      title,
      items: items.filter((row) => row.title !== ''),
    })),
  )

const many = maybe(int)
/** The editor stores a name under one of two keys, and every kind sends some of these numbers. */
const goodsWire = v.object({
  id: int,
  title: text,
  name: text,
  thumb: text,
  ...coursePriceFields,
  user_count: many,
  view_times: many,
  courses_count: many,
})
type GoodsWire = v.InferOutput<typeof goodsWire>

const goods = (factsOf: (wire: GoodsWire) => Facts) =>
  v.pipe(
    goodsWire,
    v.transform((wire): ShelfItem => ({
      id: wire.id,
      title: wire.name || wire.title,
      thumb: wire.thumb,
      priceCents: wire.charge,
      originalCents: null,
      count: null,
      soldRatio: null,
      isOver: false,
      ...factsOf(wire),
    })),
  )

/** Pages of goods that can be in an offer. */
const goodsPages: Record<string, string> = {
  course: '/pages/course/show',
  live: '/packageA/live/show',
  book: '/packageA/book/show',
  learnPath: '/packageA/learnPath/show',
}

const offerWire = v.object({
  id: int,
  goods_type: text,
  /** The id of the goods: of a flash sale, of a group. */
  goods_id: many,
  other_id: many,
  goods_title: text,
  goods_thumb: text,
  charge: yuan,
  original_charge: yuan,
  num: count,
  over_num: count,
  people_num: many,
  is_over: flag,
})

const offer = v.pipe(
  offerWire,
  // A placeholder names no goods.
  v.check(({ goods_id, other_id }) => goods_id !== undefined || other_id !== undefined),
  v.transform((wire): ShelfItem => ({
    id: wire.id,
    title: wire.goods_title,
    thumb: wire.goods_thumb,
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    href: `${goodsPages[wire.goods_type] ?? ''}?id=${wire.goods_id ?? wire.other_id ?? ''}`,
    count: counted('people', wire.people_num),
    soldRatio: wire.num > 0 ? (wire.num - wire.over_num) / wire.num : null,
    isOver: wire.is_over || (wire.num > 0 && wire.over_num === 0),
  })),
)

/** What each kind of goods adds. Other kinds open by the address that all clients know. */
const shelves = {
  vod: goods(({ id, user_count, ...wire }) => ({
    href: `/pages/course/show?id=${id}`,
    priceCents: courseCents(wire),
    count: counted('learners', user_count),
  })),
  live: goods(({ id }) => ({ href: `/packageA/live/show?id=${id}` })),
  book: goods(({ id, user_count }) => ({
    href: `/packageA/book/show?id=${id}`,
    count: counted('readers', user_count),
  })),
  topic: goods(({ id, title, view_times }) => ({
    href: `/pages/webview/webview?course_type=topic&id=${id}&title=${encodeURIComponent(title)}`,
    priceCents: null,
    count: counted('reads', view_times),
  })),
  path: goods(({ id, courses_count }) => ({
    href: `/packageA/learnPath/show?id=${id}`,
    count: counted('courses', courses_count),
  })),
  miaosha: offer,
  tuangou: offer,
} satisfies Record<string, v.GenericSchema<unknown, ShelfItem>>

const otherGoods = (word: string) =>
  goods(({ id }) => ({ href: `/pages/webview/webview?course_type=${word}&id=${id}` }))

const contents = new Map<string, v.GenericSchema<unknown, Content>>(
  Object.entries({
    slider,
    'grid-nav': grid,
    'image-group': pictures,
    blank,
    'h5-gzh-v1': officialAccount,
    'mp-wechat': officialAccount,
    'h5-vod-v1': shelf('vod', shelves.vod),
    'h5-live-v1': shelf('live', shelves.live),
    'h5-book-v1': shelf('book', shelves.book),
    'h5-topic-v1': shelf('topic', shelves.topic),
    'h5-learnPath-v1': shelf('path', shelves.path),
    'h5-ms-v1': shelf('miaosha', shelves.miaosha),
    'h5-tg-v1': shelf('tuangou', shelves.tuangou),
  }),
)

function contentOf(sign: string): v.GenericSchema<unknown, Content> | undefined {
  const [, word] = /^h5-(\w+)-v1$/.exec(sign) ?? []
  return contents.get(sign) ?? (word === undefined ? undefined : shelf(word, otherGoods(word)))
}

const blockWire = v.object({ id: int, sign: text, config_render: v.unknown() })

const hasContent = (content: Content) => !('items' in content) || content.items.length > 0

/** Leaves out blocks with an unknown sign, unreadable content or no filled item. */
const readBlocks = (data: unknown): Block[] =>
  decode(rows(blockWire), data).flatMap((wire): Block[] => {
    const schema = contentOf(wire.sign)
    const content = schema && v.safeParse(schema, wire.config_render)
    return content?.success && hasContent(content.output) ? [{ id: wire.id, ...content.output }] : []
  })

export const lastHomeBlocks = lastAnswer('blocks', readBlocks)

export async function listHomeBlocks(signal?: AbortSignal): Promise<Block[]> {
  const data = await byDialect('blocks', {
    base: () =>
      request({
        path: '/api/v2/viewBlock/page/blocks',
        method: 'GET',
        query: { platform: 'h5', page_name: 'h5-page-index' },
        signal,
      }),
    head: () =>
      request({
        path: '/api/v2/decorationPage/blocks',
        method: 'GET',
        query: { page_name: 'h5-page-index' },
        signal,
      }),
  })
  return lastHomeBlocks.store(data)
}
