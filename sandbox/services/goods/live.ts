import { eq } from 'drizzle-orm'

import { liveCourses, liveOwners } from '../../db/schema'
import { liveBlock, liveShelf, mayAttend } from '../liveCourses'
import { findContent, likedContent } from './content'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

export const liveGoods: Goods = {
  order: '直播课程',
  addon: 'Zhibo',
  gift: 'live',
  promotion: 'live',
  history: 'live',
  sale: CONTENT_SALE,
  find: liveShelf.factsOf,
  ...ownedIn(liveOwners, liveCourses),
  search: {
    word: 'live',
    idBase: 500_000,
    find: findContent(liveShelf),
  },
  like: { word: 'live', list: likedContent(liveShelf, 'live', true) },
  block: { sign: 'h5-live-v1', items: liveBlock },
  part: {
    word: 'live',
    text: '直播课',
    async mayUse(context, member, id) {
      const course = await context.db.query.liveCourses.findFirst({ where: eq(liveCourses.id, id) })
      return course && mayAttend(context, member, course)
    },
  },
}
