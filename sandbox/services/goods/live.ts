import { eq } from 'drizzle-orm'

import { coverPath } from '../../core/urls'
import { liveCourses, liveOwners } from '../../db/schema'
import { findLive, isLiveShown, liveShelf, mayAttend } from '../liveCourses'
import { findContent, likedContent } from './content'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

const content = { table: liveCourses, title: liveCourses.title, isShown: isLiveShown, coverPath }

export const liveGoods: Goods = {
  order: '直播课程',
  addon: 'Zhibo',
  gift: 'live',
  promotion: 'live',
  history: 'live',
  sale: CONTENT_SALE,
  async find(context, id) {
    const course = await findLive(context, id)
    return { id, name: course.title, thumb: coverPath(course), charge: course.charge }
  },
  ...ownedIn(liveOwners, liveCourses),
  search: {
    word: 'live',
    idBase: 500_000,
    find: findContent(content),
  },
  like: { word: 'live', list: likedContent(content, 'live', true) },
  shelf: { sign: 'h5-live-v1', items: liveShelf },
  part: {
    word: 'live',
    text: '直播课',
    async mayUse(context, member, id) {
      const course = await context.db.query.liveCourses.findFirst({ where: eq(liveCourses.id, id) })
      return course && mayAttend(context, member, course)
    },
  },
}
