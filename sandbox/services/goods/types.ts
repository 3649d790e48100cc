import type { Member, RequestContext } from '../../core/context'
import type { PageAsk, Slice } from '../../core/paging'

/** What an order says about its thing. `thumb` is a path on this server, '' = no picture. */
export interface GoodsFacts {
  id: number
  name: string
  thumb: string
  charge: number
  /** Why nobody can buy it; absent = it is for sale, unless it costs nothing. */
  closed?: string
}

export interface Ordering {
  member: Member
  body: unknown
}

interface Ordered {
  orderNo: string
  memberId: number
  goodsId: number
  charge: number
}

export interface Hit {
  id: number
  title: string
  /** Path on this server, '' = none. */
  thumb: string
  charge: number
  summary: string
  /** The rest of the searched text, as HTML. */
  html: string
  /** True = the text belongs to another thing: an excerpt may quote it, but no answer contains the whole. */
  isQuotedOnly?: boolean
  createdAt: number
}

/** One kind of goods: its words on the wire, and what calls can do with it. */
export interface Goods {
  /** The word in order rows. */
  order: string
  /** Search and home page need this add-on; absent = the core sells it. */
  addon?: string
  find(context: RequestContext, id: number, ordering: Ordering): Promise<GoodsFacts>
  /** Absent = members may buy it any number of times. */
  isBought?(context: RequestContext, member: Member, id: number): Promise<boolean>
  /**
   * Delivers a paid order; a second time changes nothing. `charge` is the paid sum in yuan. Gifts have no order.
   * @returns `tooLate` = nothing was delivered, and the money goes back
   */
  give(
    context: RequestContext,
    memberId: number,
    id: number,
    charge: number,
    orderNo?: string,
  ): Promise<'tooLate' | undefined | void>
  /** @returns the numbers of unpaid orders that a new one replaces */
  replaced?(context: RequestContext, member: Member, id: number): Promise<string[]>
  /** Changes something when an order is made; `cancelled` undoes that when the order ends unpaid. */
  ordered?(context: RequestContext, order: Ordered, body: unknown): Promise<void>
  cancelled?(context: RequestContext, order: Ordered): Promise<void>
  /** Set = HEAD sells it through its one call for all goods. `agreement` refuses an order without consent. */
  sale?: { agreement: string }
  /** `pattern` is a LIKE pattern. A result's own id is the thing's plus `idBase`. */
  search?: { word: string; idBase: number; find(context: RequestContext, pattern: string): Promise<Hit[]> }
  /** The word of exchange codes and of the points mall; absent = they do not give it away. */
  gift?: string
  /** The word of the referral list, where it differs from `gift`. */
  shared?: string
  /** The id in the referral list, where orders have another. */
  sharedId?(context: RequestContext, id: number): Promise<number>
  /** The word of the browsing history. */
  history?: string
  /** Word and list of templateOne's favourites. */
  like?: { word: string; list(context: RequestContext, member: Member, ask: PageAsk): Promise<Slice<object>> }
  /** The block of the home page with such things. `items` keeps the order of the ids. */
  block?: { sign: string; items(context: RequestContext, ids: number[]): Promise<object[]> }
  part?: PathPart
  /** The word of flash sales and group buying; absent = they do not sell it. */
  promotion?: string
}

interface PathPart {
  word: string
  text: string
  /** Absent or undefined = the sandbox cannot tell. */
  mayUse?(context: RequestContext, member: Member, id: number): Promise<boolean | undefined>
  /** @returns those that the member has finished; absent = no progress is recorded */
  learned?(context: RequestContext, member: Member, ids: number[]): Promise<number[]>
}

export const CONTENT_SALE = { agreement: '请同意付费内容购买协议' }
