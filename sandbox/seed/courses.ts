import * as v from 'valibot'

import { DAY, MINUTE } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { mediaLengthSec } from '../media'
import { Comments } from './comments'
import type { Academy } from './index'
import { readTexts, readYaml } from './load'
import { htmlOf } from './markdown'
import { CategoryTree, fieldsOf, File, insertAll, isOn, natural, reference, rowOf, seedCategories } from './rows'

/** `empty` = no play address, `iframe` = an operator's embed. */
const Media = v.picklist(['hls', 'subtitledHls', 'mp4', 'iframe', 'empty'])

const FullLesson = v.strictObject({
  ...fieldsOf(t.videos, 'title', 'isDragBanned'),
  /** Absent = that of the course. */
  media: v.optional(Media),
  freeSeconds: v.optional(natural),
  /** Price of the single lesson; absent = not sold alone. */
  priceYuan: v.optional(natural),
})

export type LessonSeed = v.InferOutput<typeof FullLesson>

/** A bare title is a plain lesson. */
const Lesson = v.union([
  FullLesson,
  v.pipe(
    v.string(),
    v.transform((title): LessonSeed => ({ title })),
  ),
])

const Course = v.strictObject({
  ...fieldsOf(t.courses, 'title', 'isFree', 'isVipFree', 'isRecommended', 'isHidden'),
  ...fieldsOf(t.courses, 'shortDescription', 'descriptionHtml', 'userCount'),
  /** Absent = in none. */
  category: v.optional(reference),
  priceYuan: natural,
  /** Negative = not out yet. */
  daysAgo: v.number(),
  media: v.optional(Media, 'hls'),
  /** For all lessons. */
  isDragBanned: isOn,
  chapters: v.optional(v.array(v.strictObject({ title: v.string(), lessons: v.array(Lesson) })), []),
  /** Outside any chapter. */
  lessons: v.optional(v.array(Lesson), []),
  attachments: v.optional(v.array(File)),
  comments: Comments,
})

export type CourseSeed = v.InferOutput<typeof Course> & { key: string }

export const loadCourses = () => ({
  categories: readYaml('courses/categories.yaml', CategoryTree),
  courses: readTexts('courses', Course, (text) => ({ descriptionHtml: htmlOf(text) })),
})

export async function seedCourses(db: Db, { categories, courses }: Academy, now: number) {
  const ids = await seedCategories(db, t.categories, categories)
  const courseRows = courses.map((seed, index) => ({
    ...rowOf(seed, index, now),
    charge: seed.priceYuan,
    categoryId: seed.category === undefined ? 0 : ids.of(seed.category, seed.key),
  }))
  const chapters: (typeof t.chapters.$inferInsert)[] = []
  const videos: (typeof t.videos.$inferInsert)[] = []
  const attachments: (typeof t.attachments.$inferInsert)[] = []
  for (const [index, seed] of courses.entries()) {
    const courseId = index + 1
    const publishedAt = now - seed.daysAgo * DAY
    let position = 0
    const addLesson = (lesson: LessonSeed, chapterId: number) => {
      videos.push({ id: videos.length + 1, courseId, chapterId, ...videoRow(seed, lesson, position, publishedAt) })
      position += 1
    }
    for (const { title, lessons } of seed.chapters) {
      const chapterId = chapters.length + 1
      chapters.push({ id: chapterId, courseId, title })
      for (const lesson of lessons) addLesson(lesson, chapterId)
    }
    for (const lesson of seed.lessons) addLesson(lesson, 0)
    for (const file of seed.attachments ?? []) attachments.push({ courseId, ...file })
  }
  await insertAll(db, t.courses, courseRows)
  await insertAll(db, t.chapters, chapters)
  await insertAll(db, t.videos, videos)
  await insertAll(db, t.attachments, attachments)
}

const videoRow = (course: CourseSeed, lesson: LessonSeed, position: number, publishedAt: number) => ({
  title: lesson.title,
  charge: lesson.priceYuan ?? 0,
  isSoldAlone: lesson.priceYuan !== undefined,
  duration: mediaLengthSec,
  freeSeconds: lesson.freeSeconds,
  isDragBanned: lesson.isDragBanned ?? course.isDragBanned,
  media: lesson.media ?? course.media,
  // The first lessons of a course are seen most.
  viewCount: Math.round(course.userCount / (1 + position / 4)),
  // Lists order lessons by publish date; a minute between them keeps the order of the file.
  publishedAt: publishedAt + position * MINUTE,
})
