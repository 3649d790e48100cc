/** Small classes (docs/backend/live.md#small-classes). */
import { asc, eq, inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { loginFirst, refuse } from '../core/envelope'
import { lightPage, type PageAsk, presented, rowById } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteHtml, avatarPath, coverPath } from '../core/urls'
import {
  smallClassCategories,
  smallClasses,
  smallClassLessons,
  smallClassOwners,
  smallClassTeachers,
} from '../db/schema'
import { ownedPage, owns } from './access'
import { categoryRefs, treeOf } from './lists'
import { shelfOf } from './shelf'

export type SmallClass = typeof smallClasses.$inferSelect
type Lesson = typeof smallClassLessons.$inferSelect

const TYPES = ['小班课', '大班课', '直播课', '1v1']
const STATUSES = ['未开始', '招生中', '停止招生', '已开课', '已结课']
const ENROLLING = 1

export const smallClassShelf = shelfOf(smallClasses, { title: smallClasses.title, tree: smallClassCategories })

export const findSmallClass = smallClassShelf.find

/** Why nobody can join now. */
export function closedWords({ status, userCount, maxPeople }: SmallClass): string | undefined {
  if (status !== ENROLLING) return '当前班课无法购买'
  return maxPeople > 0 && userCount >= maxPeople ? '当前班课名额已满' : undefined
}

const isPaid = async (context: RequestContext, member: Member | null, id: number) =>
  member !== null && (await owns(context, smallClassOwners, member, id))

/** A free class is open to every member. */
const mayAttend = async (context: RequestContext, member: Member | null, { id, charge }: SmallClass) =>
  member !== null && (charge === 0 || (await isPaid(context, member, id)))

async function present(context: RequestContext, classes: SmallClass[]) {
  const { db, origin } = context
  const refs = await categoryRefs(context, smallClassCategories)
  const ids = classes.map(({ id }) => id)
  const teachers = await db.query.smallClassTeachers.findMany({ where: inArray(smallClassTeachers.classId, ids) })
  return classes.map((row) => {
    const own = teachers.filter(({ classId }) => classId === row.id)
    return {
      id: row.id,
      type: row.type,
      type_text: TYPES[row.type],
      title: row.title,
      thumb: origin + coverPath(row),
      charge: row.charge,
      original_charge: row.originalCharge,
      short_desc: row.shortDescription,
      category: orEmpty(refs.get(row.categoryId)),
      teachers: own.map(({ name, shortDescription }) => ({
        name,
        avatar: origin + avatarPath(name),
        short_desc: shortDescription,
      })),
      status: row.status,
      status_text: STATUSES[row.status],
      join_people_num: row.userCount,
      max_people_num: row.maxPeople,
      open_at: localDT(row.opensAt),
      over_at: localDT(row.endsAt),
      is_show: flag(!row.isHidden),
    }
  })
}

interface Filter {
  /** '' = all. */
  type: string
  /** Categories of the first and of the second level; 0 = all. */
  categoryId: number
  childId: number
}

export async function listSmallClasses(context: RequestContext, { type, categoryId, childId }: Filter, ask: PageAsk) {
  const where = type === '' ? [] : [eq(smallClasses.type, Number(type))]
  if (childId > 0) where.push(eq(smallClasses.categoryId, childId))
  const { rows, total } = await smallClassShelf.page(context, { categoryId: childId > 0 ? 0 : categoryId, where }, ask)
  return {
    data: { data: await present(context, rows), total },
    categories: await treeOf(context, smallClassCategories),
  }
}

const presentLesson = (origin: string, { id, title, status, hasRoom }: Lesson) => ({
  id,
  title,
  status,
  play_url: hasRoom ? `${origin}/sandbox/classroom/${id}` : '',
})

export async function smallClassDetail(context: RequestContext, member: Member | null, id: number) {
  const row = await findSmallClass(context, id)
  const [item] = await present(context, [row])
  const lessons = await context.db.query.smallClassLessons.findMany({
    where: eq(smallClassLessons.classId, id),
    orderBy: [asc(smallClassLessons.id)],
  })
  return {
    course: { ...item, render_desc: absoluteHtml(context.origin, row.descriptionHtml) },
    lessons: lessons.map((lesson) => presentLesson(context.origin, lesson)),
    paid: flag(await isPaid(context, member, id)),
  }
}

/** The last bought first. A class that was deleted has only its id. */
export async function ownedSmallClasses(context: RequestContext, member: Member, ask: PageAsk) {
  const page = await ownedPage(context, smallClassOwners, member, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const classes = await context.db.query.smallClasses.findMany({ where: inArray(smallClasses.id, ids) })
  const own = presented(page, ({ targetId, charge, createdAt }) => {
    const { title = '', slug = '' } = classes.find(({ id }) => id === targetId) ?? {}
    return {
      id: targetId,
      title,
      thumb: context.origin + coverPath({ slug }),
      charge,
      created_at: localDT(createdAt),
    }
  })
  return { data: lightPage(own) }
}

/** The operator's classroom, which is no part of the platform. It admits members who may attend the class. */
export async function enterClassroom(context: RequestContext, member: Member | null, lessonId: number) {
  if (!member) throw loginFirst()
  const lesson = await rowById(context, smallClassLessons, lessonId)
  const row = await findSmallClass(context, lesson.classId)
  if (!(await mayAttend(context, member, row))) throw refuse('请先购买班课')
  return { className: row.title, lesson: lesson.title, name: member.nickName, isOver: lesson.status === 2 }
}
