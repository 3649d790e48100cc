/** Goods of add-ons, by the word of their order rows. One more kind is one more entry. */
import type { Member } from '../core/auth'
import type { Work } from '../core/work'
import { bookGoods } from './books'
import { liveGoods } from './liveCourses'
import { examGoods } from './examGoods'
import { pathGoods } from './paths'
import { topicGoods } from './topics'

/** What an order says about the thing it is for; `thumb` is a path on this server. */
export interface GoodsFacts {
  id: number
  name: string
  thumb: string
  charge: number
  /** Why it cannot be bought; absent = it can, unless it costs nothing. */
  closed?: string
}

export interface AddonGoods {
  find(work: Work, id: number): Promise<GoodsFacts>
  isBought(work: Work, member: Member, id: number): Promise<boolean>
  /** What a paid order brings; a second time changes nothing. `charge` is what was paid, yuan. */
  give(work: Work, memberId: number, id: number, charge: number): Promise<void>
}

export const addonGoods: Record<string, AddonGoods> = {
  BOOK: bookGoods,
  文章: topicGoods,
  学习路径: pathGoods,
  直播课程: liveGoods,
  试卷: examGoods('paper'),
  模拟试卷: examGoods('mock'),
  练习: examGoods('practice'),
}
