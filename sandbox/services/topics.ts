/** Articles (content contract 3): the list, one article with its paid part, votes and favourites. */
import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteHtml } from '../core/urls'
import type { Work } from '../core/work'
import { comments, topicCategories, topicMarks, topicOwners, topics, topicViews } from '../db/schema'
import { isVip } from './access'
import { isOn, TOPIC } from './comments'
import type { AddonGoods } from './goods'

export type Topic = typeof topics.$inferSelect

export const topicCoverPath = ({ slug }: { slug: string }) => `/sandbox/art/cover/${slug}.svg`
const coverOf = (work: Work, topic: Topic) => work.origin + topicCoverPath(topic)

/** Rows that are out. */
export const isOut = ({ now }: Work): SQL[] => [eq(topics.isHidden, false), lte(topics.publishedAt, now)]

export const topicCategoryRows = ({ db }: Work) =>
  db
    .select({ id: topicCategories.id, name: topicCategories.name, sort: topicCategories.sort })
    .from(topicCategories)
    .orderBy(asc(topicCategories.sort))

const commentCount = ({ db }: Work, id: number) =>
  db.$count(comments, and(isOn({ type: TOPIC, id }), eq(comments.isApproved, true)))

/** Rows of lists and of the home page's shelf. */
export async function topicItems(work: Work, rows: Topic[]) {
  const refs = new Map((await topicCategoryRows(work)).map(({ id, name }) => [id, { id, name }]))
  const items: object[] = []
  for (const topic of rows) {
    items.push({
      id: topic.id,
      title: topic.title,
      thumb: coverOf(work, topic),
      category: orEmpty(refs.get(topic.categoryId)),
      charge: topic.charge,
      is_vip_free: flag(topic.isVipFree),
      is_need_login: flag(topic.isNeedLogin),
      view_times: topic.viewTimes,
      vote_count: topic.voteCount,
      comment_times: await commentCount(work, topic.id),
      user_count: topic.userCount,
      sorted_at: localDT(topic.publishedAt),
      created_at: localDT(topic.publishedAt),
    })
  }
  return items
}

export interface TopicFilter {
  /** 0 = all. */
  categoryId: number
  /** `free`, `sub` (most read first); anything else = newest first. */
  scene: string
}

export async function listTopics(work: Work, { categoryId, scene }: TopicFilter, ask: PageAsk) {
  const conditions = isOut(work)
  if (categoryId > 0) conditions.push(eq(topics.categoryId, categoryId))
  if (scene === 'free') conditions.push(eq(topics.charge, 0))
  const newest = [desc(topics.publishedAt), desc(topics.id)]
  const order = scene === 'sub' ? [desc(topics.viewTimes), ...newest] : newest
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(topics)
    .where(and(...conditions))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await work.db.$count(topics, and(...conditions))
  return { rows: await topicItems(work, rows), total }
}

const RECOMMENDED = 6

export async function recommendedTopics(work: Work) {
  const { rows } = await listTopics(work, { categoryId: 0, scene: 'sub' }, { page: 1, size: RECOMMENDED })
  return rows
}

/** The stored items of a home block as live rows; those taken down fall out. */
export async function topicShelf(work: Work, ids: number[]) {
  const rows = await work.db
    .select()
    .from(topics)
    .where(and(inArray(topics.id, ids), ...isOut(work)))
  const byId = new Map(rows.map((topic) => [topic.id, topic]))
  return topicItems(
    work,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

export async function findTopic(work: Work, id: number): Promise<Topic> {
  const [topic] = await work.db
    .select()
    .from(topics)
    .where(and(eq(topics.id, id), ...isOut(work)))
  if (!topic) throw notFound()
  return topic
}

export async function ownsTopic({ db }: Work, member: Member, topicId: number) {
  const own = and(eq(topicOwners.memberId, member.id), eq(topicOwners.topicId, topicId))
  return (await db.$count(topicOwners, own)) > 0
}

/** May read everything: free, bought, or by membership. A free one may still want a login. */
export async function mayReadTopic(work: Work, member: Member | null, topic: Topic) {
  if (topic.charge === 0) return member !== null || !topic.isNeedLogin
  if (!member) return false
  return (topic.isVipFree && isVip(work, member)) || ownsTopic(work, member, topic.id)
}

type Mark = 'vote' | 'collect'

const markOf = (member: Member, kind: Mark, topicId: number) =>
  and(eq(topicMarks.memberId, member.id), eq(topicMarks.kind, kind), eq(topicMarks.topicId, topicId))

const isMarked = async ({ db }: Work, member: Member | null, kind: Mark, topicId: number) =>
  member !== null && (await db.$count(topicMarks, markOf(member, kind, topicId))) > 0

/** Flips the mark; says whether it is there now. */
async function flipMark({ db, now }: Work, member: Member, kind: Mark, topicId: number) {
  const removed = await db.delete(topicMarks).where(markOf(member, kind, topicId)).returning()
  if (removed.length > 0) return false
  await db.insert(topicMarks).values({ memberId: member.id, kind, topicId, createdAt: now })
  return true
}

export async function voteTopic(work: Work, member: Member, id: number) {
  const topic = await findTopic(work, id)
  const isVoted = await flipMark(work, member, 'vote', topic.id)
  const voteCount = Math.max(0, topic.voteCount + (isVoted ? 1 : -1))
  await work.db.update(topics).set({ voteCount }).where(eq(topics.id, topic.id))
  return { ok: flag(isVoted) }
}

export async function collectTopic(work: Work, member: Member, id: number) {
  const topic = await findTopic(work, id)
  await flipMark(work, member, 'collect', topic.id)
}

async function noteView({ db, now }: Work, member: Member | null, topic: Topic) {
  await db
    .update(topics)
    .set({ viewTimes: sql`${topics.viewTimes} + 1` })
    .where(eq(topics.id, topic.id))
  if (!member) return
  await db
    .insert(topicViews)
    .values({ memberId: member.id, topicId: topic.id, seenAt: now })
    .onConflictDoUpdate({ target: [topicViews.memberId, topicViews.topicId], set: { seenAt: now } })
}

/** One article; who may not read it gets the teaser and no word of the rest. Each call counts as a read. */
export async function topicDetail(work: Work, member: Member | null, id: number) {
  const topic = await findTopic(work, id)
  await noteView(work, member, topic)
  const [item] = await topicItems(work, [{ ...topic, viewTimes: topic.viewTimes + 1 }])
  const canRead = await mayReadTopic(work, member, topic)
  return {
    topic: {
      ...item,
      free_content_render: absoluteHtml(work.origin, topic.freeHtml),
      render_content: canRead ? absoluteHtml(work.origin, topic.html) : '',
    },
    is_buy: canRead,
    is_vote: await isMarked(work, member, 'vote', id),
    is_collect: await isMarked(work, member, 'collect', id),
  }
}

/** Gives the article to a member; a second time changes nothing. */
export async function giveTopic({ db, now }: Work, memberId: number, topicId: number, charge: number) {
  const given = await db
    .insert(topicOwners)
    .values({ memberId, topicId, charge, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (given.length === 0) return
  await db
    .update(topics)
    .set({ userCount: sql`${topics.userCount} + 1` })
    .where(eq(topics.id, topicId))
}

export const topicGoods: AddonGoods = {
  async find(work, id) {
    const topic = await findTopic(work, id)
    return { id, name: topic.title, thumb: topicCoverPath(topic), charge: topic.charge }
  },
  isBought: ownsTopic,
  give: giveTopic,
}
