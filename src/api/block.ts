/** Core: decoration blocks of the home page. Contract `core.md` 4.5 and 10. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, int, lenientList, num, text, yuan } from '@/lib/decode'

import { byDialect } from './dialect'

/** A picture with a link; `href` is as the operator typed it, '' = none (see `routes/links`). */
export interface BlockPicture {
  src: string
  href: string
}

/** What a shelf shows; also names the feature switch that must be on. */
export type ShelfKind = 'vod' | 'live' | 'book' | 'topic' | 'path' | 'miaosha' | 'tuangou'

export interface ShelfItem {
  id: number
  title: string
  thumb: string
  /** Null = no price is shown (articles, or unreadable). */
  priceCents: number | null
  /** Struck price of an offer; null = none. */
  originalCents: number | null
  /** In-app address of what opens. */
  href: string
  /** Learners, readers, steps: a number and what it counts; null = nothing to say. */
  count: { value: number; of: 'learners' | 'readers' | 'courses' | 'people' } | null
  /** Sold part of a flash sale, 0 to 1; null = no stock is shown. */
  soldRatio: number | null
}

/** One block of the home page, in the operator's order. */
export type Block = { id: number } & (
  | { kind: 'slider'; items: BlockPicture[] }
  | { kind: 'grid'; columns: 4 | 5; items: (BlockPicture & { name: string })[] }
  | { kind: 'pictures'; layout: 1 | 2 | 3 | 4 | 'left'; items: BlockPicture[] }
  | { kind: 'blank'; heightPx: number; color: string }
  | { kind: 'officialAccount'; title: string; name: string; logo: string; desc: string; qrcode: string }
  | { kind: 'shelf'; of: ShelfKind; title: string; items: ShelfItem[] }
)

/** The block's content without its id. */
type Content = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never

const isPlaced = (item: { src: string }) => item.src !== ''

const slider = v.pipe(
  lenientList(v.object({ src: text, href: text })),
  v.transform((items): Content => ({ kind: 'slider', items: items.filter(isPlaced) })),
)

const grid = v.pipe(
  v.object({ line_count: v.fallback(int, 4), items: lenientList(v.object({ src: text, name: text, href: text })) }),
  v.transform(
    ({ line_count, items }): Content => ({ kind: 'grid', columns: line_count === 5 ? 5 : 4, items: items.filter(isPlaced) }),
  ),
)

const layouts = { 'v-1': 1, 'v-2': 2, 'v-3': 3, 'v-4': 4, 'v-1-2': 'left' } as const

const pictures = v.pipe(
  v.object({
    v: v.picklist(['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2']),
    items: lenientList(v.object({ src: text, url: text })),
  }),
  v.transform(
    (wire): Content => ({
      kind: 'pictures',
      layout: layouts[wire.v],
      items: wire.items.map(({ src, url }) => ({ src, href: url })).filter(isPlaced),
    }),
  ),
)

const colorForm = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i
const maxBlankPx = 400

const blank = v.pipe(
  v.object({ height: v.fallback(num, 10), bgcolor: text }),
  v.transform(
    ({ height, bgcolor }): Content => ({
      kind: 'blank',
      heightPx: Math.min(Math.max(height, 0), maxBlankPx),
      color: colorForm.test(bgcolor) ? bgcolor : '',
    }),
  ),
)

const officialAccount = v.pipe(
  v.object({ title: text, name: text, logo: text, desc: text, qrcode: text }),
  v.transform((wire): Content => ({ kind: 'officialAccount', ...wire })),
)

type Row = Omit<ShelfItem, 'originalCents' | 'soldRatio' | 'count'> & Partial<ShelfItem>

const shelf = (of: ShelfKind, item: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    v.object({ title: text, items: lenientList(item) }),
    v.transform(
      ({ title, items }): Content => ({
        kind: 'shelf',
        of,
        title,
        items: items
          .filter(({ title: name }) => name !== '')
          .map((row) => ({ originalCents: null, soldRatio: null, count: null, ...row })),
      }),
    ),
  )

const baseFields = { id: int, title: text, name: text, thumb: text, charge: yuan }

const vodItem = v.pipe(
  v.object({ ...baseFields, is_free: flag, user_count: v.optional(int) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: wire.is_free ? 0 : wire.charge,
    href: `/pages/course/show?id=${wire.id}`,
    count: wire.user_count === undefined ? null : { value: wire.user_count, of: 'learners' },
  })),
)

const liveItem = v.pipe(
  v.object(baseFields),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: wire.charge,
    href: `/packageA/live/show?id=${wire.id}`,
  })),
)

const bookItem = v.pipe(
  v.object({ ...baseFields, user_count: v.optional(int) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.name || wire.title,
    thumb: wire.thumb,
    priceCents: wire.charge,
    href: `/packageA/book/show?id=${wire.id}`,
    count: wire.user_count === undefined ? null : { value: wire.user_count, of: 'readers' },
  })),
)

const topicItem = v.pipe(
  v.object({ ...baseFields, view_times: v.optional(int) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.title,
    thumb: wire.thumb,
    priceCents: null,
    href: `/pages/webview/webview?course_type=topic&id=${wire.id}&title=${encodeURIComponent(wire.title)}`,
    count: wire.view_times === undefined ? null : { value: wire.view_times, of: 'readers' },
  })),
)

const pathItem = v.pipe(
  v.object({ ...baseFields, courses_count: v.optional(int) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.name || wire.title,
    thumb: wire.thumb,
    priceCents: wire.charge,
    href: `/packageA/learnPath/show?id=${wire.id}`,
    count: wire.courses_count === undefined ? null : { value: wire.courses_count, of: 'courses' },
  })),
)

const goodsPages: Record<string, string> = {
  course: '/pages/course/show',
  live: '/packageA/live/show',
  book: '/packageA/book/show',
  learnPath: '/packageA/learnPath/show',
}

const offerFields = {
  id: int,
  goods_type: text,
  goods_title: text,
  goods_thumb: text,
  charge: yuan,
  original_charge: yuan,
}

const flashSaleItem = v.pipe(
  v.object({ ...offerFields, goods_id: int, num: v.fallback(int, 0), over_num: v.fallback(int, 0) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.goods_title,
    thumb: wire.goods_thumb,
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    href: `${goodsPages[wire.goods_type] ?? ''}?id=${wire.goods_id}`,
    soldRatio: wire.num > 0 ? (wire.num - wire.over_num) / wire.num : null,
  })),
)

const groupItem = v.pipe(
  v.object({ ...offerFields, other_id: int, people_num: v.optional(int) }),
  v.transform((wire): Row => ({
    id: wire.id,
    title: wire.goods_title,
    thumb: wire.goods_thumb,
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    href: `${goodsPages[wire.goods_type] ?? ''}?id=${wire.other_id}`,
    count: wire.people_num === undefined ? null : { value: wire.people_num, of: 'people' },
  })),
)

const contents = new Map<string, v.GenericSchema<unknown, Content>>(Object.entries({
  slider,
  'grid-nav': grid,
  'image-group': pictures,
  blank,
  'h5-gzh-v1': officialAccount,
  'mp-wechat': officialAccount,
  'h5-vod-v1': shelf('vod', vodItem),
  'h5-live-v1': shelf('live', liveItem),
  'h5-book-v1': shelf('book', bookItem),
  'h5-topic-v1': shelf('topic', topicItem),
  'h5-learnPath-v1': shelf('path', pathItem),
  'h5-ms-v1': shelf('miaosha', flashSaleItem),
  'h5-tg-v1': shelf('tuangou', groupItem),
}))

const blockWire = v.object({ id: int, sign: text, config_render: v.unknown() })

const hasContent = (content: Content) => !('items' in content) || content.items.length > 0

/** Blocks of unknown sign, unreadable content or without a filled item are left out. */
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
  return decode(lenientList(blockWire), data).flatMap((wire): Block[] => {
    const schema = contents.get(wire.sign)
    const content = schema && v.safeParse(schema, wire.config_render)
    return content?.success && hasContent(content.output) ? [{ id: wire.id, ...content.output }] : []
  })
}
