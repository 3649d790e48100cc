/** What a member has read, bought and kept of the articles (content contract 3.9). */
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import type { Work } from '../core/work'
import { topicMarks, topicOwners, topics, topicViews } from '../db/schema'
import { isOut, topicCoverPath } from './topics'

interface Row {
  topicId: number
  at: number
}

/** Rows of a list with their articles; one that was taken down is `[]`. */
async function present(work: Work, rows: Row[]) {
  const ids = rows.map(({ topicId }) => topicId)
  const live = await work.db
    .select()
    .from(topics)
    .where(and(inArray(topics.id, ids), ...isOut(work)))
  const briefs = new Map(
    live.map((topic) => [
      topic.id,
      { id: topic.id, title: topic.title, thumb: work.origin + topicCoverPath(topic) },
    ]),
  )
  return rows.map(({ topicId, at }) => ({
    id: topicId,
    created_at: localDT(at),
    topic: orEmpty(briefs.get(topicId)),
  }))
}

export async function viewedTopics(work: Work, member: Member, ask: PageAsk) {
  const { db } = work
  const own = eq(topicViews.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await db
    .select({ topicId: topicViews.topicId, at: topicViews.seenAt })
    .from(topicViews)
    .where(own)
    .orderBy(desc(topicViews.seenAt), desc(topicViews.topicId))
    .limit(limit)
    .offset(offset)
  const bought = await db
    .select({ id: topicOwners.topicId })
    .from(topicOwners)
    .where(eq(topicOwners.memberId, member.id))
  const boughtIds = new Set(bought.map(({ id }) => id))
  const items = await present(work, rows)
  return {
    rows: items.map((item) => ({ ...item, is_subscribe: flag(boughtIds.has(item.id)) })),
    total: await db.$count(topicViews, own),
  }
}

export async function boughtTopics(work: Work, member: Member, ask: PageAsk) {
  const own = eq(topicOwners.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select({ topicId: topicOwners.topicId, at: topicOwners.createdAt })
    .from(topicOwners)
    .where(own)
    .orderBy(desc(topicOwners.createdAt), desc(topicOwners.topicId))
    .limit(limit)
    .offset(offset)
  return { rows: await present(work, rows), total: await work.db.$count(topicOwners, own) }
}

export async function collectedTopics(work: Work, member: Member, ask: PageAsk) {
  const own = and(eq(topicMarks.memberId, member.id), eq(topicMarks.kind, 'collect'))
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select({ topicId: topicMarks.topicId, at: topicMarks.createdAt })
    .from(topicMarks)
    .where(own)
    .orderBy(desc(topicMarks.createdAt), desc(topicMarks.topicId))
    .limit(limit)
    .offset(offset)
  return { rows: await present(work, rows), total: await work.db.$count(topicMarks, own) }
}
