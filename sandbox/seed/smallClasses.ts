import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readTexts, readYaml } from './load'
import { htmlOf } from './markdown'
import { CategoryTree, fieldsOf, insertAll, natural, reference, rowOf, seedCategories } from './rows'

/** Their positions are the numbers on the wire. */
const TYPES = ['small', 'large', 'live', 'oneToOne'] as const
const STATUSES = ['ahead', 'enrolling', 'stopped', 'running', 'over'] as const
const LESSON_STATUSES = ['ahead', 'on', 'over'] as const

const Lesson = v.strictObject({
  ...fieldsOf(t.smallClassLessons, 'title', 'hasRoom'),
  status: v.optional(v.picklist(LESSON_STATUSES), 'ahead'),
})

const SmallClass = v.strictObject({
  ...fieldsOf(t.smallClasses, 'title', 'shortDescription', 'descriptionHtml', 'userCount', 'isHidden'),
  /** The name of its cover picture. */
  cover: v.string(),
  category: v.optional(reference),
  type: v.picklist(TYPES),
  status: v.picklist(STATUSES),
  /** 0 = free. */
  priceYuan: natural,
  originalYuan: v.optional(natural, 0),
  maxPeople: v.optional(natural, 0),
  daysAgo: v.number(),
  /** The first and the last day, from the day of seeding. */
  fromDay: v.number(),
  toDay: v.number(),
  teachers: v.optional(v.array(v.strictObject(fieldsOf(t.smallClassTeachers, 'name', 'shortDescription'))), []),
  lessons: v.optional(v.array(Lesson), []),
})

export type SmallClassSeed = v.InferOutput<typeof SmallClass> & { key: string }

export const loadSmallClasses = () => ({
  smallClassCategories: readYaml('smallClasses/categories.yaml', CategoryTree),
  smallClasses: readTexts('smallClasses', SmallClass, (text) => ({ descriptionHtml: htmlOf(text) })),
})

export async function seedSmallClasses(db: Db, categories: CategoryTree, seeds: SmallClassSeed[], now: number) {
  const categoryIds = await seedCategories(db, t.smallClassCategories, categories)
  const classes = seeds.map((seed, index) => ({
    ...rowOf(seed, index, now),
    slug: seed.cover,
    categoryId: seed.category === undefined ? 0 : categoryIds.of(seed.category, seed.key),
    type: TYPES.indexOf(seed.type),
    status: STATUSES.indexOf(seed.status),
    originalCharge: seed.originalYuan,
    opensAt: now + seed.fromDay * DAY,
    endsAt: now + seed.toDay * DAY,
  }))
  await insertAll(db, t.smallClasses, classes)
  const teachers = seeds.flatMap((seed, index) => seed.teachers.map((one) => ({ ...one, classId: index + 1 })))
  await insertAll(db, t.smallClassTeachers, teachers)
  const lessons = seeds.flatMap((seed, index) =>
    seed.lessons.map(({ title, status, hasRoom = false }) => ({
      title,
      classId: index + 1,
      status: LESSON_STATUSES.indexOf(status),
      hasRoom,
    })),
  )
  await insertAll(db, t.smallClassLessons, lessons)
}
