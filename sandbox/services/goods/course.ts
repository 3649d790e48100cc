import { and, desc, eq, inArray, isNotNull, like } from 'drizzle-orm'

import { coverPath } from '../../core/urls'
import { courseOwners, courseRecords, courses, videoOwners, videos } from '../../db/schema'
import { mayLearn } from '../access'
import { courseBlock, courseShelf, findVideo } from '../catalogue'
import { findContent } from './content'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

export const courseGoods: Goods = {
  order: 'COURSE',
  gift: 'vod',
  promotion: 'course',
  history: 'vod',
  sale: CONTENT_SALE,
  find: courseShelf.factsOf,
  ...ownedIn(courseOwners, courses),
  search: {
    word: 'vod',
    idBase: 100_000,
    find: findContent(courseShelf),
  },
  block: { sign: 'h5-vod-v1', items: courseBlock },
  part: {
    word: 'course',
    text: '录播课',
    async mayUse(context, member, id) {
      const course = await context.db.query.courses.findFirst({ where: eq(courses.id, id) })
      return course && mayLearn(context, member, course)
    },
    async learned({ db }, member, ids) {
      const { memberId, courseId, watchedAt } = courseRecords
      const where = and(eq(memberId, member.id), isNotNull(watchedAt), inArray(courseId, ids))
      return (await db.query.courseRecords.findMany({ where })).map((row) => row.courseId)
    },
  },
}

export const lessonGoods: Goods = {
  order: 'VIDEO',
  shared: 'video',
  history: 'video',
  async find(context, id) {
    const { video, course } = await findVideo(context, id)
    const isSold = video.isSoldAlone && video.charge > 0
    const closed = isSold ? undefined : '当前视频无法购买'
    return { id, name: video.title, thumb: coverPath(course), charge: video.charge, closed }
  },
  ...ownedIn(videoOwners),
  search: {
    word: 'video',
    idBase: 200_000,
    async find(context, pattern) {
      const rows = await context.db
        .select()
        .from(videos)
        .innerJoin(courses, eq(courses.id, videos.courseId))
        .where(and(like(videos.title, pattern), ...courseShelf.isListed(context)))
        .orderBy(desc(videos.viewCount))
      return rows.map(({ videos: { id, title, charge }, courses: course }) => ({
        ...{ id, title, charge, isQuotedOnly: true },
        thumb: coverPath(course),
        summary: course.shortDescription,
        html: course.descriptionHtml,
        createdAt: course.createdAt,
      }))
    },
  },
}
