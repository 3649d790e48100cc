import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { StudyBook } from '@/api/book'
import type { CommentTarget } from '@/api/comment'
import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { PagedCall } from '@/api/pagedCall'
import type { Cents } from '@/lib/money'
import type { RouteLocation } from '@/routes/codec'
import { goodsTypes, type GoodsType } from '@/routes/goods'

export interface SaleItem {
  title: string
  /** Absolute URL, '' = it has no picture. */
  thumb: string
  /** 0 = free; null = unreadable or not for sale: buying is off. */
  priceCents: Cents | null
  /** One line under the title. */
  meta: string
  /** For a share card; '' or absent = `meta` says enough. */
  summary?: string
  /** Buying it again would give nothing. */
  isOwned: boolean
  /** Why it is not for sale any more, in a promotion. */
  closed?: Closed
  /** When a promotion closes it, by the server's clock. */
  endsAt?: Date | null
  /** Until then it is this member's own. */
  isReserved?: boolean
  /** It must be paid soon: a bank transfer would come too late. */
  isUrgent?: boolean
}

/** Why a thing cannot be bought now, and what to do instead. */
export interface Closed {
  title: string
  hint: string
  action?: { label: string; location: RouteLocation }
}

/**
 * A detail page's query, read as what is for sale, so that the price has one key. Methods, so that each row's own type
 * of detail fits.
 */
export interface SaleQuery {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): unknown
  select(detail: unknown): SaleItem
}

/** A row in one of the member's lists. */
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
  /** 0 to 1. */
  progress?: number
  location: RouteLocation
}

/** @returns the book with the newer of the device's and the server's reading */
export type LastRead = (bookId: number, served: StudyBook) => StudyBook

/** One of the member's lists: learned, owned and so on. Methods, so that lists of any item type fit into one array. */
export interface StudyList<Item = unknown> {
  /** Unique within the kind. */
  key: string
  label: string
  empty: { title: string; hint: string }
  fetch: PagedCall<Item>
  toRow(item: Item, lastRead: LastRead): StudyRow
}

/** A tab of the study page. Kinds with the same tab stand in it one after the other. */
export interface StudyTab {
  label: string
  listLabel: string
}

interface StudyKind {
  tab: StudyTab
  lists: readonly StudyList[]
  /** Title of a failure. */
  failed: string
  /** In an empty list; leads to `listLocation`. */
  toList: string
  /** Not every server has its first list. Without it the tab is not shown. */
  isOptional?: true
  /** Without a network, articles may be on this device. */
  hasOfflineArticles?: true
}

/** How a thing becomes a favorite, and which query knows whether it is one. */
export interface FavoriteKind {
  /** The word of the add-on that stores favorites; absent = the detail itself says whether it is one. */
  addonType?: string
  queryKey(id: number): QueryKey
  isOn(client: QueryClient, id: number): boolean
  show(client: QueryClient, id: number, isOn: boolean): void
  /** Flips the mark. @returns the state afterwards: `flipped` where the server does not say */
  send(id: number, flipped: boolean): Promise<boolean>
}

/**
 * A kind of goods: everything that the app has to know of it outside its own pages, and the only place that knows it.
 * `null` says that a kind has no such thing.
 */
export interface GoodsKind {
  type: GoodsType
  texts: {
    /** On the bill 课程 becomes 课程金额. Search results and the viewing history use it, too. */
    label: string
    /** Why it has no price. */
    unpriced: string
    owned: { title: string; hint: string }
    /** After paying: what the learner has now, and the button that leads there. */
    delivered: string
    start: string
  }
  /** The backend's words for it, place by place. Two kinds never share a word in one place. */
  names: {
    /** `goods_type` in order rows. */
    order: string
    search: string | null
    history: string | null
    /** The word for a part of a learning path. */
    pathPart: string | null
  }
  /** Null = every academy has it. */
  switch: Switch | null
  listLocation: RouteLocation | null
  /** The page where it is shown and used. */
  detailLocation(id: number): RouteLocation
  /**
   * Where using it begins, for whoever has just got it; null = there is nothing to begin with. Absent = its own page.
   * @throws ApiError
   */
  begin?(client: QueryClient, id: number): Promise<RouteLocation | null>
  /** Where a shared address (`course_type`) leads, if not to the detail page. */
  linkLocation?(id: number): RouteLocation
  /** The shared page, if not the detail page. */
  shareLocation?(id: number): RouteLocation
  /** Shape of its picture; 4:3 by default. */
  coverRatio?: '3:4'
  /** On the bill, for goods without pictures. */
  emblem?: 'crown' | 'wallet' | 'paper'
  /** In lists and search results, for goods without pictures. */
  icon?: 'paper' | 'clock' | 'edit'
  /** Without a price it may still be shut: a course or an invitation opens it. So it is not called free. */
  isShutWithoutPrice?: true
  /** It is not sold alone, so search results show no price. */
  isUnpricedInSearch?: true
  /** Each call of its detail counts as a read, so it is not called again when its page comes back. */
  countsReads?: true
  comments: ((id: number) => CommentTarget) | null
  favorite: FavoriteKind | null
  study: StudyKind | null
  /** Buying it needs this agreement; `vip` must be ticked. */
  protocol: 'purchase' | 'vip'
  sale(id: number): SaleQuery
  createOrder(id: number, promo: AppliedPromo | null): Promise<CreatedOrder>
  /** Queries that change when it is paid. */
  outdated: readonly QueryKey[]
  /** The member's own record changes as well. */
  changesMember: boolean
  /** The word of flash sales and group buying; absent = they do not sell it. */
  promotionName?: string
  /** The thing that it is a part of, whose purchase opens it, too. @throws ApiError */
  whole?(client: QueryClient, id: number): Promise<{ type: GoodsType; id: number }>
  /** It buys money: neither a promo code nor the balance can pay for it. */
  isTopUp?: true
}

/** Ties the type of a list's items to its rows. */
export const studyList = <Item>(list: StudyList<Item>): StudyList<Item> => list

/** Queries of content and of what the member owns; their keys begin with the kind. Every purchase changes them. */
export const contentQueryKeys: readonly QueryKey[] = [...goodsTypes, 'exam', 'study'].map((key) => [key])
