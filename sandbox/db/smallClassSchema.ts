/** Tables of the add-on XiaoBanKe: small classes. */
import { index, sqliteTable } from 'drizzle-orm/sqlite-core'

import { categoryTable, count, flag, id, label, moment, number, ownerTable, table, words } from './columns'

export const smallClassCategories = categoryTable('small_class_categories')

export const smallClasses = table('small_classes', {
  id: id(),
  /** Names the cover picture. */
  slug: label(),
  title: label(),
  categoryId: count(),
  /** 0 small, 1 large, 2 live, 3 one to one. */
  type: number(),
  /** The operator's choice: 0 to come, 1 enrolling, 2 enrolment stopped, 3 running, 4 over. */
  status: number(),
  charge: count(),
  originalCharge: count(),
  shortDescription: words(),
  descriptionHtml: words(),
  userCount: count(),
  /** The most members that a class takes; 0 = any number. */
  maxPeople: count(),
  opensAt: moment(),
  endsAt: moment(),
  isHidden: flag(),
  publishedAt: moment(),
}).with((t) => [index('small_classes_published').on(t.publishedAt)])

export const smallClassTeachers = sqliteTable('small_class_teachers', {
  id: id(),
  classId: number(),
  name: label(),
  shortDescription: words(),
})

export const smallClassLessons = table('small_class_lessons', {
  id: id(),
  classId: number(),
  title: label(),
  /** 0 ahead, 1 on, 2 over. */
  status: number(),
  /** True = the operator has entered an address of a classroom. */
  hasRoom: flag(),
}).with((t) => [index('small_class_lessons_class').on(t.classId)])

export const smallClassOwners = ownerTable('small_class_owners', 'class_id')
