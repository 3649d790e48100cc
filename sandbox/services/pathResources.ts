/** The parts of a path's steps: what they are called, what is already owned, what is done. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { flag } from '../core/php'
import { absolute } from '../core/urls'
import type { Work } from '../core/work'
import { courseRecords, courses, liveCourses, topics, topicViews, type pathResources } from '../db/schema'
import { mayLearn } from './access'
import { allExams, type ExamKind, mayEnter } from './exams'
import { mayAttend } from './liveCourses'
import { mayReadTopic } from './topics'

export type Resource = typeof pathResources.$inferSelect

/** The contract names six sorts; articles are ours. */
const typeTexts: Record<string, string> = {
  course: '录播课',
  live: '直播课',
  book: '电子书',
  topic: '文章',
  paper_paper: '考试',
  paper_mock: '模拟考试',
  paper_practice: '练习',
}

const idsOf = (resources: Resource[], type: string) =>
  resources.filter((resource) => resource.type === type).map(({ otherId }) => otherId)

/**
 * Whether a part is done, by its row id: a course with all lessons finished, an article that was opened.
 * A part whose progress nobody keeps has no entry.
 */
export async function learnedIn({ db }: Work, member: Member | null, resources: Resource[]) {
  const learned = new Map<number, boolean>()
  if (!member) return learned
  const finished = await db
    .select({ id: courseRecords.courseId })
    .from(courseRecords)
    .where(
      and(
        eq(courseRecords.memberId, member.id),
        isNotNull(courseRecords.watchedAt),
        inArray(courseRecords.courseId, idsOf(resources, 'course')),
      ),
    )
  const read = await db
    .select({ id: topicViews.topicId })
    .from(topicViews)
    .where(
      and(eq(topicViews.memberId, member.id), inArray(topicViews.topicId, idsOf(resources, 'topic'))),
    )
  const done: Record<string, Set<number>> = {
    course: new Set(finished.map(({ id }) => id)),
    topic: new Set(read.map(({ id }) => id)),
  }
  for (const { id, type, otherId } of resources) {
    const ids = done[type]
    if (ids) learned.set(id, ids.has(otherId))
  }
  return learned
}

/** 0 to 100, over the parts whose progress is kept. */
export function progressOf(learned: Map<number, boolean>) {
  const all = [...learned.values()]
  return all.length > 0 ? Math.round((all.filter(Boolean).length / all.length) * 100) : 0
}

const examKinds: Record<string, ExamKind> = { paper_paper: 'paper', paper_mock: 'mock', paper_practice: 'practice' }

/** Undefined = nobody here can tell. */
async function mayUse(work: Work, member: Member, { type, otherId }: Resource) {
  const { db } = work
  if (type === 'course') {
    const [course] = await db.select().from(courses).where(eq(courses.id, otherId))
    return course && mayLearn(work, member, course)
  }
  if (type === 'live') {
    const [course] = await db.select().from(liveCourses).where(eq(liveCourses.id, otherId))
    return course && mayAttend(work, member, course)
  }
  if (type === 'topic') {
    const [topic] = await db.select().from(topics).where(eq(topics.id, otherId))
    return topic && mayReadTopic(work, member, topic)
  }
  const examKind = examKinds[type]
  if (examKind) {
    const exam = (await allExams(work, examKind)).find(({ id }) => id === otherId)
    return exam && mayEnter(work, member, exam)
  }
  return undefined
}

export async function presentResource(
  work: Work,
  member: Member | null,
  resource: Resource,
  isLearned: boolean | undefined,
) {
  const isOpen = member ? await mayUse(work, member, resource) : undefined
  return {
    id: resource.id,
    other_id: resource.otherId,
    type: resource.type,
    type_text: typeTexts[resource.type] ?? resource.type,
    name: resource.name,
    thumb: absolute(work.origin, resource.thumb),
    charge: resource.charge,
    ...(isLearned !== undefined && { is_learned: flag(isLearned) }),
    ...(isOpen !== undefined && { is_buy: flag(isOpen) }),
  }
}
