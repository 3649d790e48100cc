/** Writes the exams into the database. Ids follow the order of the seeds. */
import { DAY, MINUTE } from '../../core/dates'
import type { Db } from '../../db/open'
import * as t from '../../db/schema'
import type { ExamsSeed, Pick, QuestionSeed } from './build'

const LEARNER = 1

interface Ids {
  categories: Map<string, number>
  questionCategories: Map<string, number>
  questions: { id: number; category: string; type: QuestionSeed['type'] }[]
  /** Courses by slug. */
  courses: Map<string, number>
}

export async function seedExams(db: Db, seed: ExamsSeed, courses: Map<string, number>, now: number) {
  const ids: Ids = { categories: new Map(), questionCategories: new Map(), questions: [], courses }
  await addCategories(db, seed, ids)
  await addBank(db, seed, ids)
  await addPapers(db, seed, ids, now)
  await addMockPapers(db, seed, ids, now)
  await addPractices(db, seed, ids, now)
  await addMarks(db, ids, now)
}

function known(ids: Map<string, number>, name: string) {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`exams: unknown name ${name}`)
  return id
}

async function addCategories(db: Db, { categories }: ExamsSeed, ids: Ids) {
  const add = async (name: string, parentId: number) => {
    const id = ids.categories.size + 1
    ids.categories.set(name, id)
    await db.insert(t.examCategories).values({ id, parentId, name, sort: id })
    return id
  }
  for (const { name, children = [] } of categories) {
    const parentId = await add(name, 0)
    for (const child of children) await add(child, parentId)
  }
}

async function addBank(db: Db, { bank }: ExamsSeed, ids: Ids) {
  for (const [category, seeds] of Object.entries(bank)) {
    const categoryId = ids.questionCategories.size + 1
    ids.questionCategories.set(category, categoryId)
    await db.insert(t.questionCategories).values({ id: categoryId, name: category, sort: categoryId })
    for (const seed of seeds) {
      const id = ids.questions.length + 1
      ids.questions.push({ id, category, type: seed.type })
      await db.insert(t.questions).values({ id, categoryId, ...seed })
    }
  }
}

/** Ids of the picked questions, grouped by type as a paper shows them. */
function picked({ questions }: Ids, picks: Pick[]) {
  const rows = picks.flatMap(({ category, types, count }) =>
    questions
      .filter((row) => row.category === category && (types ?? [row.type]).includes(row.type))
      .slice(0, count),
  )
  return rows.sort((a, b) => a.type - b.type).map(({ id }) => id)
}

interface Own {
  kind: 'paper' | 'mock' | 'practice'
  targetId: number
}

async function addOwner(
  db: Db,
  own: Own,
  { learnerHas, priceYuan }: { learnerHas?: 'bought' | 'invited'; priceYuan: number },
  now: number,
) {
  if (!learnerHas) return
  const isInvited = learnerHas === 'invited'
  const values = { memberId: LEARNER, ...own, isInvited, charge: isInvited ? 0 : priceYuan }
  await db.insert(t.examOwners).values({ ...values, createdAt: now - 7 * DAY })
}

interface Sat {
  daysAgo: number
  score: number | null
  total: number
}

async function addSitting(db: Db, own: Own, minutes: number, { daysAgo, score, total }: Sat, now: number) {
  const startedAt = now - daysAgo * DAY
  const finished = own.kind === 'paper' ? 2 : 1
  const running = own.kind === 'paper' ? 1 : 0
  await db.insert(t.examSittings).values({
    memberId: LEARNER,
    ...own,
    status: score === null ? running : finished,
    score: score ?? 0,
    totalScore: total,
    startedAt,
    deadlineAt: startedAt + minutes * MINUTE,
    submittedAt: score === null ? null : startedAt + Math.round(minutes * 0.7) * MINUTE,
  })
}

async function addPapers(db: Db, { papers, bank }: ExamsSeed, ids: Ids, now: number) {
  const all = Object.values(bank).flat()
  for (const [index, seed] of papers.entries()) {
    const id = index + 1
    const questionIds = picked(ids, seed.questions)
    const total = questionIds.reduce((sum, questionId) => sum + (all[questionId - 1]?.score ?? 0), 0)
    await db.insert(t.papers).values({
      id,
      title: seed.title,
      categoryId: known(ids.categories, seed.category),
      passScore: seed.passScore,
      expiredMinutes: seed.minutes,
      tryTimes: seed.tryTimes,
      charge: seed.priceYuan,
      isVipFree: seed.isVipFree,
      isInvite: seed.isInvite,
      requiredCourses: (seed.courses ?? []).map((slug) => known(ids.courses, slug)),
      createdAt: now - seed.daysAgo * DAY,
    })
    const links = questionIds.map((questionId, sort) => ({ paperId: id, questionId, sort }))
    if (links.length > 0) await db.insert(t.paperQuestions).values(links)
    const own: Own = { kind: 'paper', targetId: id }
    await addOwner(db, own, seed, now)
    for (const sitting of seed.sittings ?? [])
      await addSitting(db, own, seed.minutes, { ...sitting, total }, now)
  }
}

const nothing = { choice: 0, select: 0, input: 0, qa: 0, judge: 0, cap: 0 }

async function addMockPapers(db: Db, { mockPapers }: ExamsSeed, ids: Ids, now: number) {
  for (const [index, seed] of mockPapers.entries()) {
    const id = index + 1
    const category_ids = seed.from.map((name) => known(ids.questionCategories, name))
    await db.insert(t.mockPapers).values({
      id,
      title: seed.title,
      categoryId: known(ids.categories, seed.category),
      passScore: seed.passScore,
      expiredMinutes: seed.minutes,
      charge: seed.priceYuan,
      isVipFree: seed.isVipFree,
      isInvite: seed.isInvite,
      rule: { category_ids, num: { ...nothing, ...seed.draw } },
      createdAt: now - seed.daysAgo * DAY,
    })
    const own: Own = { kind: 'mock', targetId: id }
    await addOwner(db, own, seed, now)
    for (const sitting of seed.sittings ?? []) await addSitting(db, own, seed.minutes, sitting, now)
  }
}

async function addPractices(db: Db, { practices }: ExamsSeed, ids: Ids, now: number) {
  for (const [index, seed] of practices.entries()) {
    const id = index + 1
    await db.insert(t.practices).values({
      id,
      name: seed.title,
      categoryId: known(ids.categories, seed.category),
      charge: seed.priceYuan,
      isVipFree: seed.isVipFree,
      createdAt: now - seed.daysAgo * DAY,
    })
    const links: (typeof t.practiceQuestions.$inferInsert)[] = []
    for (const [sort, chapter] of seed.chapters.entries()) {
      const values = { practiceId: id, name: chapter.name, sort }
      const [row] = await db.insert(t.practiceChapters).values(values).returning()
      if (!row) throw new Error('insert gave no row')
      for (const [position, questionId] of picked(ids, chapter.questions).entries())
        links.push({ practiceId: id, chapterId: row.id, questionId, sort: position })
    }
    if (links.length > 0) await db.insert(t.practiceQuestions).values(links)
    await addOwner(db, { kind: 'practice', targetId: id }, seed, now)
    const answered = links.slice(0, seed.answered ?? 0).map(({ practiceId, chapterId, questionId }) => ({
      ...{ memberId: LEARNER, practiceId, chapterId, questionId },
      answeredAt: now - (index + 1) * DAY,
    }))
    if (answered.length > 0) await db.insert(t.practiceAnswers).values(answered)
  }
}

/** What the demo account got wrong and has collected: every fifth and every ninth question of the bank. */
async function addMarks(db: Db, { questions }: Ids, now: number) {
  const mark = (kind: string, step: number) =>
    questions
      .filter(({ id }) => id % step === 0)
      .map(({ id }) => ({ memberId: LEARNER, kind, questionId: id, createdAt: now - id * 60 * MINUTE }))
  const rows = [...mark('wrong', 5), ...mark('collected', 9)]
  if (rows.length > 0) await db.insert(t.questionMarks).values(rows)
}
