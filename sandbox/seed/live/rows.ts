/** Writes the live courses into the database. Ids follow the order of the seeds. */
import { DAY, HOUR, localDT, MINUTE, SECOND } from '../../core/dates'
import type { Db } from '../../db/open'
import * as t from '../../db/schema'
import type { CategorySeed } from '../index'
import type { LiveLessonSeed, LiveSeed, StartSeed } from './build'
import { teachers } from './teachers'

export async function seedLive(db: Db, categories: CategorySeed[], seeds: LiveSeed[], now: number) {
  const categoryIds = await addCategories(db, categories)
  const teacherIds = new Map(Object.keys(teachers).map((name, index) => [name, index + 1]))
  for (const [name, id] of teacherIds)
    await db.insert(t.liveTeachers).values({ id, name, shortDescription: teachers[name] })
  for (const [index, seed] of seeds.entries()) {
    const { slug, title, isVipFree, isHidden, shortDescription, descriptionHtml, userCount } = seed
    const id = index + 1
    await db.insert(t.liveCourses).values({
      ...{ id, slug, title, isVipFree, isHidden, shortDescription, descriptionHtml, userCount },
      categoryId: categoryIds.get(seed.category),
      teacherId: teacherIds.get(seed.teacher),
      assistantId: seed.assistant === undefined ? 0 : teacherIds.get(seed.assistant),
      charge: seed.priceYuan,
      publishedAt: now - seed.daysAgo * DAY,
    })
    await addLessons(db, id, seed, now)
  }
}

/** Ids by name; names are unique over both levels. */
async function addCategories(db: Db, seeds: CategorySeed[]) {
  const ids = new Map<string, number>()
  const add = async (name: string, parentId: number) => {
    const id = ids.size + 1
    ids.set(name, id)
    await db.insert(t.liveCategories).values({ id, parentId, name, sort: id })
    return id
  }
  for (const { name, children = [] } of seeds) {
    const parentId = await add(name, 0)
    for (const child of children) await add(child, parentId)
  }
  return ids
}

async function addLessons(db: Db, courseId: number, seed: LiveSeed, now: number) {
  for (const [sort, { name, lessons }] of seed.chapters.entries()) {
    const [chapter] = await db.insert(t.liveChapters).values({ courseId, name, sort }).returning()
    for (const lesson of lessons) await addLesson(db, { courseId, chapterId: chapter?.id }, lesson, now)
  }
  for (const lesson of seed.lessons) await addLesson(db, { courseId, chapterId: 0 }, lesson, now)
}

async function addLesson(
  db: Db,
  place: { courseId: number; chapterId: number | undefined },
  { title, start, minutes, recording = 'ready', isLate, files = [] }: LiveLessonSeed,
  now: number,
) {
  const values = {
    ...place,
    ...{ title, recording },
    startsAt: momentOf(start, now),
    estimateSec: (minutes * MINUTE) / SECOND,
    status: isLate ? 0 : null,
  }
  const [lesson] = await db.insert(t.liveLessons).values(values).returning()
  if (!lesson) throw new Error('insert gave no row')
  for (const file of files)
    await db.insert(t.liveAttachments).values({ lessonId: lesson.id, ...file, createdAt: now })
}

/** Begins at a full minute. */
function momentOf(start: StartSeed, now: number) {
  if ('inMinutes' in start) return Math.floor(now / MINUTE + start.inMinutes) * MINUTE
  const [hour = 0, minute = 0] = start.at.split(':').map(Number)
  const chinaDay = new Date(`${localDT(now).slice(0, 10)}T00:00:00+08:00`).getTime()
  return chinaDay + start.day * DAY + hour * HOUR + minute * MINUTE
}

/**
 * What the first demo account has done: the first paid course bought and its first lesson watched,
 * a finished one bought and seen to the third lesson, a free one looked into, one collected.
 */
export async function seedLiveStudy(db: Db, seeds: LiveSeed[], now: number) {
  const memberId = 1
  const idOf = (isWanted: (seed: LiveSeed) => boolean) =>
    seeds.findIndex((seed) => !seed.isHidden && isWanted(seed)) + 1
  const bought = idOf(({ priceYuan }) => priceYuan > 0)
  const finished = idOf(({ lessons }) => lessons.some(({ recording }) => recording === 'none'))
  const free = idOf(({ priceYuan }) => priceYuan === 0)
  const collected = idOf(({ isVipFree }) => isVipFree === true)
  const owned = [
    { courseId: bought, createdAt: now - 16 * DAY, watched: 1, seenAt: now - 6 * DAY },
    { courseId: finished, createdAt: now - 40 * DAY, watched: 3, seenAt: now - 9 * DAY },
  ].filter(({ courseId }) => courseId > 0)
  for (const { courseId, createdAt, watched, seenAt } of owned) {
    const charge = seeds[courseId - 1]?.priceYuan
    await db.insert(t.liveOwners).values({ memberId, courseId, charge, createdAt })
    await watch(db, memberId, courseId, watched, seenAt)
  }
  if (free > 0) await watch(db, memberId, free, 1, now - 8 * DAY)
  if (collected > 0)
    await db.insert(t.likes).values({ memberId, kind: 'live', targetId: collected, createdAt: now - 4 * DAY })
}

/** The first lessons to their end, then one of which only a part was seen. */
async function watch(db: Db, memberId: number, courseId: number, whole: number, seenAt: number) {
  const lessons = (await db.select().from(t.liveLessons)).filter((lesson) => lesson.courseId === courseId)
  for (const [index, { id: lessonId, estimateSec }] of lessons.slice(0, whole + 1).entries()) {
    const watchedSec = index < whole ? estimateSec : Math.floor(estimateSec / 3)
    const record = { memberId, courseId, lessonId, watchedSec, seenAt: seenAt - (whole - index) * HOUR }
    await db.insert(t.liveRecords).values(record)
  }
}
