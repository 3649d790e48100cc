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
  /** What else was searched, rich text. */
  html: string
  /** The text belongs to something else: it is quoted, but not sent. */
  isQuotedOnly?: boolean
  createdAt: number
}

/** One kind of goods: every word that the wire has for it, and what can be done with it. */
export interface Goods {
  /** The word in order rows. */
  order: string
  /** Without this add-on nobody finds it. */
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
  /** Numbers of unpaid orders that a new one replaces. */
  replaced?(context: RequestContext, member: Member, id: number): Promise<string[]>
  /** What an order changes before it is paid, and what the order's end undoes. */
  ordered?(context: RequestContext, order: Ordered, body: unknown): Promise<void>
  cancelled?(context: RequestContext, order: Ordered): Promise<void>
  /** HEAD sells it by the one call for all goods; `agreement` is the refusal without one. */
  sale?: { agreement: string }
  /** `pattern` is a LIKE pattern. `idBase` is added to ids, since the index has its own. */
  search?: { word: string; idBase: number; find(context: RequestContext, pattern: string): Promise<Hit[]> }
  /** The word of exchange codes and of the points mall, which give it away. */
  gift?: string
  /** The word of the referral list, where it differs from `gift`. */
  shared?: string
  /** The word of the browsing history. */
  history?: string
  /** The word and list of templateOne's collected things. */
  like?: { word: string; list(context: RequestContext, member: Member, ask: PageAsk): Promise<Slice<object>> }
  /** The block of the home page that it fills, in the order of the ids. */
  block?: { sign: string; items(context: RequestContext, ids: number[]): Promise<object[]> }
  part?: PathPart
  /** The word of flash sales and group buying, which sell it too. */
  promotion?: string
}

interface PathPart {
  word: string
  text: string
  /** Absent or undefined = nobody here can tell. */
  mayUse?(context: RequestContext, member: Member, id: number): Promise<boolean | undefined>
  /** @returns which of these are done; absent = nobody records its progress */
  learned?(context: RequestContext, member: Member, ids: number[]): Promise<number[]>
}

export const CONTENT_SALE = { agreement: '请同意付费内容购买协议' }
