/** Questions, papers, mock papers and practices, with what the demo learner has done in them. */
import * as v from 'valibot'

import { DAY, HOUR } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { drawMock } from '../services/draws'
import { drill } from './drill'
import { readItems, readYaml, readYamlFolder } from './load'
import { learnerId } from './members'
import { Bank, type BankQuestion, seedBank, Type, TYPES } from './questions'
import { CategoryTree, Ids, insertAll, isOn, keys, natural, reference, rowOf, seedCategories } from './rows'
import { seedAttempt } from './attempts'

/** The first `count` questions of these types in a bank; without `count`, all. */
const Picks = v.strictObject({
  category: reference,
  types: v.optional(v.array(Type)),
  count: v.optional(natural),
})

const exam = {
  title: v.string(),
  category: reference,
  /** 0 = free, unless courses open it. */
  priceYuan: natural,
  isVipFree: isOn,
  daysAgo: v.number(),
  /** How the learner got it: by buying, or from an administrator. */
  learnerHas: v.optional(v.picklist(['bought', 'invited'])),
}

/** Of the demo learner (seed/attempts.ts). */
const Attempt = v.strictObject({
  daysAgo: v.number(),
  score: natural,
  state: v.optional(v.picklist(['running', 'over', 'waiting'])),
})

const timed = { minutes: natural, passScore: natural, isInvite: isOn }

/** The computed bank. */
const DRILL = 'drill'

const Paper = v.strictObject({
  ...exam,
  ...timed,
  /** 0 = no limit. */
  tryTimes: v.optional(natural),
  /** Owners of one of these courses may enter. */
  courses: keys,
  /** True = essays do not count, so the result needs no teacher. */
  isSkipMark: isOn,
  questions: v.array(Picks),
  attempts: v.optional(v.array(Attempt)),
})

const count = v.optional(natural)

const MockPaper = v.strictObject({
  ...exam,
  ...timed,
  /** The banks that questions come from. */
  from: v.array(reference),
  /** The number of questions by type. */
  draw: v.strictObject({ choice: count, select: count, input: count, qa: count, judge: count, cap: count }),
  attempts: v.optional(v.array(Attempt)),
})

const Practice = v.strictObject({
  ...exam,
  chapters: v.array(v.strictObject({ name: v.string(), questions: v.array(Picks) })),
  /** How many questions, from the first on, the learner has answered. */
  answered: v.optional(natural),
})

type Keyed<T> = T & { key: string }
type PickSeed = v.InferOutput<typeof Picks>

export const loadExams = () => ({
  categories: readYaml('exams/categories.yaml', CategoryTree),
  bank: [...readYamlFolder('exams/bank', Bank), { key: DRILL, name: '口算', questions: drill(500) }],
  papers: readItems('exams/papers.yaml', Paper),
  mockPapers: readItems('exams/mockPapers.yaml', MockPaper),
  practices: readItems('exams/practices.yaml', Practice),
})

export type ExamsSeed = ReturnType<typeof loadExams>

interface Context {
  db: Db
  now: number
  memberId: number
  categories: Ids
  banks: Ids
  courses: Ids
  questions: BankQuestion[]
}

export async function seedExams(db: Db, seed: ExamsSeed, courses: Ids, now: number) {
  const categories = await seedCategories(db, t.examCategories, seed.categories)
  const banks = new Ids('question bank', seed.bank)
  const questions = await seedBank(db, banks, seed.bank)
  const context = { db, now, memberId: learnerId(), categories, banks, courses, questions }
  await seedPapers(context, seed)
  await seedMockPapers(context, seed)
  await seedPractices(context, seed)
  await seedMarks(context)
}

function picked({ questions, banks }: Context, picks: PickSeed[], asker: string) {
  const rows = picks.flatMap(({ category, types, count: most }) => {
    banks.of(category, asker)
    return questions
      .filter(({ bank, type }) => bank === category && (!types || types.some((name) => TYPES[name].type === type)))
      .slice(0, most)
  })
  return rows.sort((a, b) => a.type - b.type)
}

interface Own {
  kind: 'paper' | 'mock' | 'practice'
  targetId: number
}

type ExamSeed = Pick<Keyed<v.InferOutput<typeof Paper>>, keyof typeof exam | 'key'> & { minutes?: number }

const examRow = <T extends ExamSeed>({ now, categories }: Context, seed: T, index: number) => ({
  ...rowOf(seed, index, now),
  categoryId: categories.of(seed.category, seed.key),
  expiredMinutes: seed.minutes,
})

async function seedOwner({ db, memberId, now }: Context, own: Own, { learnerHas, priceYuan }: ExamSeed) {
  if (!learnerHas) return
  const isInvited = learnerHas === 'invited'
  const values = { memberId, ...own, isInvited, charge: isInvited ? 0 : priceYuan }
  await db.insert(t.examOwners).values({ ...values, createdAt: now - 7 * DAY })
}

async function seedPapers(context: Context, { papers }: ExamsSeed) {
  const { db, now, memberId, courses } = context
  for (const [index, seed] of papers.entries()) {
    const id = index + 1
    const questions = picked(context, seed.questions, seed.key)
    await db.insert(t.papers).values({
      ...examRow(context, seed, index),
      requiredCourses: (seed.courses ?? []).map((key) => courses.of(key, seed.key)),
    })
    const links = questions.map((question, sort) => ({ paperId: id, questionId: question.id, sort }))
    await insertAll(db, t.paperQuestions, links)
    await seedOwner(context, { kind: 'paper', targetId: id }, seed)
    const owner = { memberId, kind: 'paper' as const, targetId: id, minutes: seed.minutes }
    for (const attempt of seed.attempts ?? []) await seedAttempt(db, now, owner, attempt, questions)
  }
}

const nothing = { choice: 0, select: 0, input: 0, qa: 0, judge: 0, cap: 0 }

async function seedMockPapers(context: Context, { mockPapers }: ExamsSeed) {
  const { db, now, memberId, banks, questions } = context
  for (const [index, seed] of mockPapers.entries()) {
    const id = index + 1
    const rule = { category_ids: seed.from.map((key) => banks.of(key, seed.key)), num: { ...nothing, ...seed.draw } }
    await db.insert(t.mockPapers).values({ ...examRow(context, seed, index), rule })
    await seedOwner(context, { kind: 'mock', targetId: id }, seed)
    const bank = questions.filter((question) => seed.from.includes(question.bank))
    const family = new Set(bank.map(({ categoryId }) => categoryId))
    const owner = { memberId, kind: 'mock' as const, targetId: id, minutes: seed.minutes }
    for (const [turn, attempt] of (seed.attempts ?? []).entries())
      await seedAttempt(db, now, owner, attempt, drawMock(bank, rule, family, `${seed.key}:${turn}`))
  }
}

async function seedPractices(context: Context, { practices }: ExamsSeed) {
  const { db, now, memberId } = context
  let lastChapterId = 0
  for (const [index, seed] of practices.entries()) {
    const id = index + 1
    await db.insert(t.practices).values({ ...examRow(context, seed, index), name: seed.title })
    const chapters = seed.chapters.map(({ name, questions: picks }, sort) => {
      lastChapterId += 1
      return { id: lastChapterId, practiceId: id, name, sort, questions: picked(context, picks, seed.key) }
    })
    await insertAll(db, t.practiceChapters, chapters)
    const links = chapters.flatMap(({ id: chapterId, questions }) =>
      questions.map((question, sort) => ({ practiceId: id, chapterId, questionId: question.id, sort })),
    )
    await insertAll(db, t.practiceQuestions, links)
    await seedOwner(context, { kind: 'practice', targetId: id }, seed)
    const answered = links.slice(0, seed.answered ?? 0).map(({ practiceId, questionId }) => ({
      ...{ memberId, practiceId, questionId },
      answer: null,
      answeredAt: now - id * DAY,
      savedAt: now - id * DAY,
    }))
    await insertAll(db, t.practiceAnswers, answered)
  }
}

/** Every fifth question is wrong, every ninth is collected. */
async function seedMarks({ db, now, memberId, questions }: Context) {
  const mark = (kind: string, step: number) =>
    questions
      .filter(({ id, bank }) => id % step === 0 && bank !== DRILL)
      .map(({ id }) => ({ memberId, kind, questionId: id, createdAt: now - id * HOUR }))
  await insertAll(db, t.questionMarks, [...mark('wrong', 5), ...mark('collected', 9)])
}
