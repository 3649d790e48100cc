import type { Member, RequestContext } from '../../core/context'
import type { PageAsk, Slice } from '../../core/paging'

/** What an order says about the thing it is for; `thumb` is a path on this server, '' = none. */
export interface GoodsFacts {
  id: number
  name: string
  thumb: string
  charge: number
  /** Why it cannot be bought; absent = it can, unless it costs nothing. */
  closed?: string
}

/** Who orders, and with what body. */
export interface Ordering {
  member: Member
  body: unknown
}

/** An order as the kind that is ordered sees it. */
interface Ordered {
  orderNo: string
  memberId: number
  goodsId: number
  charge: number
}

/** One thing found by a search. */
export interface Hit {
  id: number
  title: string
  /** Path on this server, '' = none. */
  thumb: string
  charge: number
  summary: string
  /** What else was searched, rich text. */
  html: string
  /** The text belongs to something else: it is quoted, but not sent. */
  isQuotedOnly?: boolean
  createdAt: number
}

/** One kind of goods: every word that the wire has for it, and what can be done with it. */
export interface Goods {
  /** Word of its order rows. */
  order: string
  /** Add-on without which nobody finds it. */
  addon?: string
  find(context: RequestContext, id: number, ordering: Ordering): Promise<GoodsFacts>
  /** Absent = may be bought again and again. */
  isBought?(context: RequestContext, member: Member, id: number): Promise<boolean>
  /**
   * What a paid order brings; a second time changes nothing. `charge` is what was paid, yuan. Gifts have no order.
   * `tooLate` = nothing, and the money goes back.
   */
  give(
    context: RequestContext,
    memberId: number,
    id: number,
    charge: number,
    orderNo?: string,
  ): Promise<'tooLate' | undefined | void>
  /** Numbers of unpaid orders that a new one takes the place of. */
  replaced?(context: RequestContext, member: Member, id: number): Promise<string[]>
  /** What an order changes before it is paid, and what its end undoes. */
  ordered?(context: RequestContext, order: Ordered, body: unknown): Promise<void>
  cancelled?(context: RequestContext, order: Ordered): Promise<void>
  /** HEAD: sold by the one call for all goods, with the words that ask for its agreement. */
  sale?: { agreement: string }
  /** `pattern` is a LIKE pattern. `idBase` is added to ids, since the index has its own. */
  search?: { word: string; idBase: number; find(context: RequestContext, pattern: string): Promise<Hit[]> }
  /** Word of exchange codes and of the points mall, which give it away. */
  gift?: string
  /** Word of the referral list, where it is not the gift's. */
  shared?: string
  /** Word of the browsing history. */
  history?: string
  /** Word and list of the collected ones that templateOne keeps. */
  like?: { word: string; list(context: RequestContext, member: Member, ask: PageAsk): Promise<Slice<object>> }
  /** Block of the home page whose items it fills, in the order of the ids. */
  shelf?: { sign: string; items(context: RequestContext, ids: number[]): Promise<object[]> }
  part?: PathPart
  /** Word of flash sales and of group buying, which sell it too. */
  promotion?: string
}

/** A kind as a part of learning paths. */
interface PathPart {
  word: string
  text: string
  /** Absent, or undefined = nobody here can tell. */
  mayUse?(context: RequestContext, member: Member, id: number): Promise<boolean | undefined>
  /** Which of these are done; absent = nobody keeps its progress. */
  learned?(context: RequestContext, member: Member, ids: number[]): Promise<number[]>
}

/** What it takes to buy content. */
export const CONTENT_SALE = { agreement: '请同意付费内容购买协议' }
