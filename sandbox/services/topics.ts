/**
 * Articles (docs/backend/books-articles-paths.md#article-calls): their list, one article, votes and favourites, and the
 * member's own lists (#my-articles).
 */
import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { type PageAsk, pageOf } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteHtml, coverPath } from '../core/urls'
import { plus } from '../db/columns'
import { comments, topicCategories, topicMarks, topicOwners, topics, topicViews } from '../db/schema'
import { mayUse, ownedIds, ownedPage } from './access'
import { TOPIC } from './comments'
import { categoryRefs, countBy, inOrderOf } from './lists'
import { type ShelfFilter, shelfOf } from './shelf'

export type Topic = typeof topics.$inferSelect

const coverOf = (context: RequestContext, topic: Topic) => context.origin + coverPath(topic)

export const topicShelf = shelfOf(topics, {
  title: topics.title,
  scenes: { free: eq(topics.charge, 0) },
  popularity: topics.viewTimes,
})

export const findTopic = topicShelf.find

export const topicCategoryRows = ({ db }: RequestContext) =>
  db
    .select({ id: topicCategories.id, name: topicCategories.name, sort: topicCategories.sort })
    .from(topicCategories)
    .orderBy(asc(topicCategories.sort))

function commentCounts(context: RequestContext, ids: number[]) {
  const isOnOne = and(eq(comments.resourceType, TOPIC), inArray(comments.resourceId, ids))
  return countBy(context, comments.resourceId, and(isOnOne, eq(comments.isApproved, true)))
}

/** Rows of lists and of the home page. */
async function topicItems(context: RequestContext, rows: Topic[]) {
  const refs = await categoryRefs(context, topicCategories)
  const counts = await commentCounts(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((topic) => ({
    id: topic.id,
    title: topic.title,
    thumb: coverOf(context, topic),
    category: orEmpty(refs.get(topic.categoryId)),
    charge: topic.charge,
    is_vip_free: flag(topic.isVipFree),
    is_need_login: flag(topic.isNeedLogin),
    view_times: topic.viewTimes,
    vote_count: topic.voteCount,
    comment_times: counts.get(topic.id) ?? 0,
    user_count: topic.userCount,
    sorted_at: localDT(topic.publishedAt),
    created_at: localDT(topic.publishedAt),
  }))
}

export async function listTopics(context: RequestContext, filter: ShelfFilter, ask: PageAsk) {
  const { rows, total } = await topicShelf.page(context, filter, ask)
  return { rows: await topicItems(context, rows), total }
}

export const topicBlock = async (context: RequestContext, ids: number[]) =>
  topicItems(context, inOrderOf(ids, await topicShelf.rowsOf(context, ids)))

/** Whether a member may read all of an article. A free one may still require a login. */
export async function mayReadTopic(context: RequestContext, member: Member | null, topic: Topic) {
  if (topic.charge === 0) return member !== null || !topic.isNeedLogin
  return mayUse(context, topicOwners, member, topic)
}

type Mark = 'vote' | 'collect'

const markOf = (member: Member, kind: Mark, topicId: number) =>
  and(eq(topicMarks.memberId, member.id), eq(topicMarks.kind, kind), eq(topicMarks.topicId, topicId))

const isMarked = async ({ db }: RequestContext, member: Member | null, kind: Mark, topicId: number) =>
  member !== null && (await db.$count(topicMarks, markOf(member, kind, topicId))) > 0

/** @returns whether the mark is set now */
async function flipMark({ db, now }: RequestContext, member: Member, kind: Mark, topicId: number) {
  const removed = await db
    .delete(topicMarks)
    .where(markOf(member, kind, topicId))
    .returning()
  if (removed.length > 0) return false
  await db.insert(topicMarks).values({ memberId: member.id, kind, topicId, createdAt: now })
  return true
}

export async function voteTopic(context: RequestContext, member: Member, id: number) {
  const topic = await findTopic(context, id)
  const isVoted = await flipMark(context, member, 'vote', topic.id)
  const voteCount = Math.max(0, topic.voteCount + (isVoted ? 1 : -1))
  await context.db.update(topics).set({ voteCount }).where(eq(topics.id, topic.id))
  return { ok: flag(isVoted) }
}

export async function collectTopic(context: RequestContext, member: Member, id: number) {
  const topic = await findTopic(context, id)
  await flipMark(context, member, 'collect', topic.id)
}

async function noteView({ db, now }: RequestContext, member: Member | null, topic: Topic) {
  await db
    .update(topics)
    .set({ viewTimes: plus(topics.viewTimes) })
    .where(eq(topics.id, topic.id))
  if (!member) return
  await db
    .insert(topicViews)
    .values({ memberId: member.id, topicId: topic.id, seenAt: now })
    .onConflictDoUpdate({ target: [topicViews.memberId, topicViews.topicId], set: { seenAt: now } })
}

/** Without the right to read, the answer has only the teaser. Each call counts as a view. */
export async function topicDetail(context: RequestContext, member: Member | null, id: number) {
  const topic = await findTopic(context, id)
  await noteView(context, member, topic)
  const [item] = await topicItems(context, [{ ...topic, viewTimes: topic.viewTimes + 1 }])
  const canRead = await mayReadTopic(context, member, topic)
  return {
    topic: {
      ...item,
      free_content_render: absoluteHtml(context.origin, topic.freeHtml),
      render_content: canRead ? absoluteHtml(context.origin, topic.html) : '',
    },
    is_buy: canRead,
    is_vote: await isMarked(context, member, 'vote', id),
    is_collect: await isMarked(context, member, 'collect', id),
  }
}

/** Adds the articles to the rows. One that was taken down is `[]`. */
async function withTopics(context: RequestContext, rows: { topicId: number; at: number }[]) {
  const ids = rows.map(({ topicId }) => topicId)
  const live = await topicShelf.rowsOf(context, ids)
  return rows.map(({ topicId, at }) => {
    const topic = live.find(({ id }) => id === topicId)
    const brief = topic && { id: topicId, title: topic.title, thumb: coverOf(context, topic) }
    return { id: topicId, created_at: localDT(at), topic: orEmpty(brief) }
  })
}

export async function viewedTopics(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(topicViews.memberId, member.id)
  const order = [desc(topicViews.seenAt), desc(topicViews.topicId)]
  const { rows, total } = await pageOf(context, topicViews, own, order, ask)
  const bought = await ownedIds(context, topicOwners, member)
  const viewed = rows.map(({ topicId, seenAt }) => ({ topicId, at: seenAt }))
  const items = await withTopics(context, viewed)
  return { rows: items.map((item) => ({ ...item, is_subscribe: flag(bought.has(item.id)) })), total }
}

export async function boughtTopics(context: RequestContext, member: Member, ask: PageAsk) {
  const { rows, total } = await ownedPage(context, topicOwners, member, ask)
  const bought = rows.map(({ targetId, createdAt }) => ({ topicId: targetId, at: createdAt }))
  return { rows: await withTopics(context, bought), total }
}

export async function collectedTopics(context: RequestContext, member: Member, ask: PageAsk) {
  const own = and(eq(topicMarks.memberId, member.id), eq(topicMarks.kind, 'collect'))
  const order = [desc(topicMarks.createdAt), desc(topicMarks.topicId)]
  const { rows, total } = await pageOf(context, topicMarks, own, order, ask)
  const collected = rows.map(({ topicId, createdAt }) => ({ topicId, at: createdAt }))
  return { rows: await withTopics(context, collected), total }
}
