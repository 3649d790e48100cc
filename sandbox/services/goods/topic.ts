import { and, desc, eq, inArray, like, or } from 'drizzle-orm'

import { coverPath } from '../../core/urls'
import { topicOwners, topics, topicViews } from '../../db/schema'
import { mayReadTopic, topicBlock, topicShelf } from '../topics'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

export const topicGoods: Goods = {
  order: '文章',
  shared: 'topic',
  addon: 'MeeduTopics',
  history: 'topic',
  sale: CONTENT_SALE,
  find: topicShelf.factsOf,
  ...ownedIn(topicOwners, topics),
  search: {
    word: 'topic',
    idBase: 300_000,
    /** Does not search the paid part, since an excerpt would show it. */
    async find(context, pattern) {
      const { title, summary, freeHtml, charge, html } = topics
      const open = [title, summary, freeHtml].map((column) => like(column, pattern))
      const rows = await context.db.query.topics.findMany({
        where: and(or(...open, and(eq(charge, 0), like(html, pattern))), ...topicShelf.isListed(context)),
        orderBy: desc(topics.viewTimes),
      })
      return rows.map((topic) => ({
        ...{ id: topic.id, title: topic.title, charge: topic.charge, summary: topic.summary },
        thumb: coverPath(topic),
        html: topic.charge === 0 ? topic.html : topic.freeHtml,
        createdAt: topic.publishedAt,
      }))
    },
  },
  block: { sign: 'h5-topic-v1', items: topicBlock },
  part: {
    word: 'topic',
    text: '文章',
    async mayUse(context, member, id) {
      const topic = await context.db.query.topics.findFirst({ where: eq(topics.id, id) })
      return topic && mayReadTopic(context, member, topic)
    },
    /** An article counts as learned once it was read. */
    async learned({ db }, member, ids) {
      const where = and(eq(topicViews.memberId, member.id), inArray(topicViews.topicId, ids))
      return (await db.query.topicViews.findMany({ where })).map(({ topicId }) => topicId)
    },
  },
}
