import * as v from 'valibot'

import { DAY, HOUR, localDT, MINUTE, SECOND } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { Comments } from './comments'
import { once, readItems, readTexts, readYaml } from './load'
import { htmlOf } from './markdown'
import { CategoryTree, fieldsOf, File, Ids, insertAll, isOn, natural, reference, rowOf, seedCategories } from './rows'

const lesson = {
  ...fieldsOf(t.liveLessons, 'title', 'isMuted'),
  minutes: natural,
  /** The recording after the lesson; `ready` by default. */
  recording: v.optional(v.picklist(['ready', 'preparing', 'none'])),
  /** True = the teacher is late: the lesson does not begin on time. */
  isLate: isOn,
  /** The number of messages in the room. */
  chatLines: v.optional(natural),
  files: v.optional(v.array(File)),
}

/**
 * `day` and `at`: so many days after the day of seeding, at a wall clock time in China. `inMinutes`: so many minutes
 * after the moment of seeding.
 */
const Lesson = v.union([
  v.strictObject({ ...lesson, day: v.number(), at: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)) }),
  v.strictObject({ ...lesson, inMinutes: v.number() }),
])

export type LiveLessonSeed = v.InferOutput<typeof Lesson>

const Live = v.strictObject({
  ...fieldsOf(t.liveCourses, 'title', 'isVipFree', 'isHidden', 'shortDescription', 'descriptionHtml', 'userCount'),
  category: reference,
  /** Key of a teacher. */
  teacher: reference,
  assistant: v.optional(reference),
  /** 0 = free. */
  priceYuan: natural,
  daysAgo: v.number(),
  chapters: v.optional(v.array(v.strictObject({ name: v.string(), lessons: v.array(Lesson) })), []),
  /** Outside any chapter. */
  lessons: v.optional(v.array(Lesson), []),
  comments: Comments,
})

export type LiveSeed = v.InferOutput<typeof Live> & { key: string }

export const loadLive = () => ({
  liveCategories: readYaml('live/categories.yaml', CategoryTree),
  live: readTexts('live', Live, (text) => ({ descriptionHtml: htmlOf(text) })),
})

const Teacher = v.strictObject(fieldsOf(t.liveTeachers, 'name', 'shortDescription'))

export async function seedLive(db: Db, categories: CategoryTree, seeds: LiveSeed[], now: number) {
  const categoryIds = await seedCategories(db, t.liveCategories, categories)
  const teachers = readItems('live/teachers.yaml', Teacher)
  const teacherIds = new Ids('teacher', teachers)
  const teacherRows = teachers.map((teacher, index) => ({ ...teacher, id: index + 1 }))
  await insertAll(db, t.liveTeachers, teacherRows)
  const courses: (typeof t.liveCourses.$inferInsert)[] = []
  const chapters: (typeof t.liveChapters.$inferInsert)[] = []
  const lessons: (typeof t.liveLessons.$inferInsert)[] = []
  const files: (typeof t.liveAttachments.$inferInsert)[] = []
  const messages: (typeof t.liveMessages.$inferInsert)[] = []
  for (const [index, seed] of seeds.entries()) {
    const id = index + 1
    courses.push({
      ...rowOf(seed, index, now),
      categoryId: categoryIds.of(seed.category, seed.key),
      teacherId: teacherIds.of(seed.teacher, seed.key),
      assistantId: seed.assistant === undefined ? 0 : teacherIds.of(seed.assistant, seed.key),
    })
    const addLesson = (lesson: LiveLessonSeed, chapterId: number) => {
      const lessonId = lessons.length + 1
      lessons.push({ id: lessonId, courseId: id, chapterId, ...lessonRow(lesson, now) })
      for (const file of lesson.files ?? []) files.push({ lessonId, ...file, createdAt: now })
      messages.push(...chatOf(lessonId, lesson, now))
    }
    for (const [sort, chapter] of seed.chapters.entries()) {
      const chapterId = chapters.length + 1
      chapters.push({ id: chapterId, courseId: id, name: chapter.name, sort })
      for (const lesson of chapter.lessons) addLesson(lesson, chapterId)
    }
    for (const lesson of seed.lessons) addLesson(lesson, 0)
  }
  await insertAll(db, t.liveCourses, courses)
  await insertAll(db, t.liveChapters, chapters)
  await insertAll(db, t.liveLessons, lessons)
  await insertAll(db, t.liveAttachments, files)
  await insertAll(db, t.liveMessages, messages)
}

const Class = v.strictObject({
  names: v.pipe(v.array(v.string()), v.minLength(1)),
  lines: v.pipe(v.array(v.string()), v.minLength(1)),
})

const loadClass = once(() => readYaml('live/class.yaml', Class))

/** What the class says, by number; the lines repeat. */
export function classLine(index: number) {
  const { names, lines } = loadClass()
  const nickName = names[index % names.length] ?? ''
  return { nickName, role: 'student' as const, content: lines[index % lines.length] ?? '' }
}

/** One message every ten seconds. */
const chatOf = (lessonId: number, lesson: LiveLessonSeed, now: number) =>
  Array.from({ length: lesson.chatLines ?? 0 }, (_, index) => ({
    ...classLine(index),
    lessonId,
    createdAt: Math.min(now, startOf(lesson, now) + index * 10 * SECOND),
  }))

const lessonRow = (lesson: LiveLessonSeed, now: number) => ({
  title: lesson.title,
  recording: lesson.recording ?? 'ready',
  startsAt: startOf(lesson, now),
  estimateSec: (lesson.minutes * MINUTE) / SECOND,
  status: lesson.isLate ? 0 : null,
  isMuted: lesson.isMuted,
})

/** Rounded to a full minute. */
function startOf(lesson: LiveLessonSeed, now: number) {
  if ('inMinutes' in lesson) return Math.floor(now / MINUTE + lesson.inMinutes) * MINUTE
  const [hour = 0, minute = 0] = lesson.at.split(':').map(Number)
  const chinaDay = new Date(`${localDT(now).slice(0, 10)}T00:00:00+08:00`).getTime()
  return chinaDay + lesson.day * DAY + hour * HOUR + minute * MINUTE
}
