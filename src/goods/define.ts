import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { CommentTarget } from '@/api/comment'
import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { PagedCall } from '@/api/pagedCall'
import type { Cents } from '@/lib/money'
import type { RouteLocation } from '@/routes/codec'
import { goodsTypes, type GoodsType } from '@/routes/goods'

/** What the server says about one thing for sale. */
export interface SaleItem {
  title: string
  /** Absolute URL, '' = it has no picture. */
  thumb: string
  /** 0 = free; null = unreadable or not for sale: buying is off. */
  priceCents: Cents | null
  /** One line under the title. */
  meta: string
  /** What it is about, for a share card; '' or absent = `meta` says it. */
  summary?: string
  /** Buying it again would give nothing. */
  isOwned: boolean
  /** Why it is not for sale any more, in a promotion. */
  closed?: Closed
  /** Until when a promotion keeps it for this member, by the server's clock. */
  heldUntil?: Date
  /** It has to be paid soon: a bank transfer would come too late. */
  isUrgent?: boolean
}

/** Why something cannot be bought now, and what can be done instead. */
export interface Closed {
  title: string
  hint: string
  action?: { label: string; location: RouteLocation }
}

/** The query of a detail page, read as what is for sale: the price has one key. Methods, so that a row's own detail fits. */
export interface SaleQuery {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): unknown
  select(detail: unknown): SaleItem
}

/** One thing in a list of mine. */
export interface StudyRow {
  id: number
  title: string
  thumb: string
  /** 已学 3 / 12 · 昨天 */
  meta?: string
  /** On the cover. */
  coverTag?: string
  /** Below the text. */
  tag?: string
  /** 0 to 1: how far I am. */
  progress?: number
  location: RouteLocation
}

/** One list of mine: what I learn, what I own ... Methods, so that lists of all items fit in one array. */
export interface StudyList<Item = unknown> {
  /** Tells the lists of a kind apart. */
  key: string
  label: string
  empty: { title: string; hint: string }
  fetch: PagedCall<Item>
  toRow(item: Item): StudyRow
}

/** A tab of the study page. Kinds with the same tab stand in it side by side. */
export interface StudyTab {
  label: string
  listLabel: string
}

interface StudyKind {
  tab: StudyTab
  lists: readonly StudyList[]
  /** What did not load. */
  failed: string
  /** The way out of an empty list, to `listLocation`. */
  toList: string
  /** Not every server knows its first list; none is shown of one that does not. */
  isOptional?: true
  /** Without a network there may be articles on this device. */
  hasOfflineArticles?: true
}

/** How a thing becomes a favorite, and which query knows whether it is. */
export interface FavoriteKind {
  /** The word of the add-on that keeps it; absent = the detail itself says whether it is a favorite. */
  addonType?: string
  queryKey(id: number): QueryKey
  isOn(client: QueryClient, id: number): boolean
  show(client: QueryClient, id: number, isOn: boolean): void
  /** Flips it; answers what it is now: `flipped`, where the server does not say. */
  send(id: number, flipped: boolean): Promise<boolean>
}

/**
 * A kind of goods: all that the app has to know of it outside its own pages, and the only place that knows it.
 * `null` says that a kind has no such thing.
 */
export interface GoodsKind {
  type: GoodsType
  texts: {
    /** On the bill: 课程 becomes 课程金额. Also what search results and the viewing history call it. */
    label: string
    /** Why there is no price. */
    unpriced: string
    owned: { title: string; hint: string }
    /** After paying: what the learner has now, and the button that leads there. */
    delivered: string
    start: string
  }
  /** What the backend calls it, place by place; never two kinds the same in one place. */
  names: {
    /** `goods_type` in order rows. */
    order: string
    search: string | null
    history: string | null
    /** As a part of a learning path. */
    pathPart: string | null
  }
  /** Null = part of every academy. */
  switch: Switch | null
  listLocation: RouteLocation | null
  /** Where it is shown and used. */
  detailLocation(id: number): RouteLocation
  /**
   * Where its use begins, for whoever has just got it; null = there is nothing to begin with. Absent = its own page.
   * @throws ApiError
   */
  begin?(client: QueryClient, id: number): Promise<RouteLocation | null>
  /** Where a shared address (`course_type`) leads, if not to the detail page. */
  linkLocation?(id: number): RouteLocation
  /** What is shared, if not the detail page. */
  shareLocation?(id: number): RouteLocation
  /** Shape of its picture; 4:3 by default. */
  coverRatio?: '3:4'
  /** What stands for goods that have no picture of their own, on the bill. */
  emblem?: 'crown' | 'wallet' | 'paper'
  /** What stands for it in lists and search results. */
  icon?: 'paper' | 'clock' | 'edit'
  /** One without a price may still be shut, opened by a course or an invitation: it is not called free. */
  isShutWithoutPrice?: true
  /** Search results do not say its price: it is not sold alone. */
  isUnpricedInSearch?: true
  /** Each call of its detail counts as a read: it is not asked for again when its page comes back. */
  countsReads?: true
  comments: ((id: number) => CommentTarget) | null
  favorite: FavoriteKind | null
  study: StudyKind | null
  /** The agreement that buying it needs; `vip` has to be ticked. */
  protocol: 'purchase' | 'vip'
  sale(id: number): SaleQuery
  createOrder(id: number, promo: AppliedPromo | null): Promise<CreatedOrder>
  /** Queries that show something else once it is paid. */
  outdated: readonly QueryKey[]
  /** The member's own record changes too. */
  changesMember: boolean
  /** What flash sales and group buying call it; absent = they do not sell it. */
  promotionName?: string
  /** Buys money: neither a promo code nor the balance itself can pay for it. */
  isTopUp?: true
}

/** Checks the items of a list against its rows. */
export const studyList = <Item>(list: StudyList<Item>): StudyList<Item> => list

/** Queries of what can be learned and of what is mine, whose keys begin with the kind. Every purchase of content changes them. */
export const contentQueryKeys: readonly QueryKey[] = [...goodsTypes, 'exam', 'study'].map((key) => [key])
