/** Turns the plain content into table rows with ids. */
import { randomBytes } from 'node:crypto'

import { DAY, HOUR, MINUTE } from '../core/dates'
import type * as t from '../db/schema'
import { members } from './members'
import type { CommentSeed, CourseSeed, LessonSeed } from './types'

type CourseRow = typeof t.courses.$inferInsert
type VideoRow = typeof t.videos.$inferInsert
type CommentRow = typeof t.comments.$inferInsert

export interface CourseRows {
  courses: (CourseRow & {
    id: number
    isFree: boolean
    isRecommended: boolean
    isHidden: boolean
    charge: number
  })[]
  chapters: { id: number; courseId: number; title: string }[]
  videos: (VideoRow & { id: number; duration: number })[]
  attachments: (typeof t.attachments.$inferInsert)[]
}

export function courseRows(seeds: CourseSeed[], categoryIds: Map<string, number>, now: number): CourseRows {
  const rows: CourseRows = { courses: [], chapters: [], videos: [], attachments: [] }
  seeds.forEach((seed, index) => addCourse(rows, seed, index + 1, categoryIds, now))
  return rows
}

function addCourse(
  rows: CourseRows,
  seed: CourseSeed,
  id: number,
  categoryIds: Map<string, number>,
  now: number,
) {
  const categoryId = seed.category === undefined ? 0 : categoryIds.get(seed.category)
  if (categoryId === undefined) throw new Error(`course ${seed.slug}: unknown category ${seed.category}`)
  const publishedAt = now - seed.daysAgo * DAY
  rows.courses.push({
    id,
    slug: seed.slug,
    title: seed.title,
    categoryId,
    charge: seed.priceYuan,
    isFree: seed.isFree ?? false,
    isVipFree: seed.isVipFree ?? false,
    isRecommended: seed.isRecommended ?? false,
    isHidden: seed.isHidden ?? false,
    shortDescription: seed.shortDescription,
    descriptionHtml: seed.descriptionHtml,
    userCount: seed.userCount,
    publishedAt,
    createdAt: publishedAt,
  })
  const addLesson = (lesson: LessonSeed, chapterId: number) => {
    const position = rows.videos.filter((video) => video.courseId === id).length
    rows.videos.push({
      id: rows.videos.length + 1,
      courseId: id,
      chapterId,
      title: lesson.title,
      charge: lesson.priceYuan ?? 0,
      isSoldAlone: lesson.priceYuan !== undefined,
      duration: lesson.durationSec,
      freeSeconds: lesson.freeSeconds,
      isDragBanned: lesson.isDragBanned,
      media: lesson.media,
      // The first lessons of a course are seen most.
      viewCount: Math.round(seed.userCount / (1 + position / 4)),
      // Lessons are ordered by publish date; a minute apart keeps them as written.
      publishedAt: publishedAt + position * MINUTE,
    })
  }
  for (const chapter of seed.chapters) {
    const chapterId = rows.chapters.length + 1
    rows.chapters.push({ id: chapterId, courseId: id, title: chapter.title })
    chapter.lessons.forEach((lesson) => addLesson(lesson, chapterId))
  }
  seed.lessons.forEach((lesson) => addLesson(lesson, 0))
  for (const attachment of seed.attachments ?? []) rows.attachments.push({ courseId: id, ...attachment })
}

/**
 * Comments on things whose ids follow the order of `seeds`; a reply to a reply stays under the same top comment.
 * `before` = comments that exist already.
 */
export function commentRows(
  seeds: { comments?: CommentSeed[] }[],
  now: number,
  { resourceType, before }: { resourceType: number; before: number },
): CommentRow[] {
  const rows: CommentRow[] = []
  const add = (seed: CommentSeed, resourceId: number, parentId: number, replyId: number) => {
    if (!members[seed.author]) throw new Error(`comment on ${resourceId}: no member ${seed.author}`)
    const id = before + rows.length + 1
    rows.push({
      id,
      hash: randomBytes(10).toString('hex'),
      resourceType,
      resourceId,
      memberId: seed.author + 1,
      parentId,
      replyId,
      content: seed.content,
      ip: `112.10.${(id * 7) % 256}.${(id * 13) % 256}`,
      province: seed.province,
      isApproved: !seed.isPending,
      createdAt: now - seed.hoursAgo * HOUR,
    })
    for (const reply of seed.replies ?? []) add(reply, resourceId, parentId || id, parentId ? id : 0)
  }
  seeds.forEach((seed, index) => (seed.comments ?? []).forEach((comment) => add(comment, index + 1, 0, 0)))
  return rows
}
