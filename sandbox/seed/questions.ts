/** The question bank: the schema of its data files, and its rows. */
import * as v from 'valibot'

import type { Db } from '../db/open'
import * as t from '../db/schema'
import { BLANKS_PREFIX } from '../services/questions'
import { htmlOf } from './markdown'
import { type Ids, insertAll } from './rows'

/** The type's number on the wire, and its marks by default. A compound question has the marks of its parts. */
export const TYPES = {
  single: { type: 1, score: 5 },
  multiple: { type: 2, score: 10 },
  blank: { type: 3, score: 10 },
  essay: { type: 4, score: 20 },
  judge: { type: 5, score: 5 },
  compound: { type: 6, score: 0 },
}

export const Type = v.picklist(['single', 'multiple', 'blank', 'essay', 'judge', 'compound'])

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
/** Stem and remark are Markdown. */
const stem = { stem: v.string(), remark: v.optional(v.string()), score: v.optional(positive) }
/** HTML of each option. */
const options = v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(10))
/** The right options by their letters: `B`, `ACD`. */
const letters = (count: number) => v.pipe(v.string(), v.regex(/^[A-J]+$/), v.maxLength(count))
/** The name of a category inside the bank's. */
const topic = { topic: v.optional(v.string()) }

const single = { type: v.literal('single'), ...stem, options, answer: letters(1) }
const multiple = { type: v.literal('multiple'), ...stem, options, answer: letters(10) }
/** One text per blank; ____ marks a blank in the stem. */
const blank = { type: v.literal('blank'), ...stem, answer: v.union([v.string(), v.array(v.string())]) }
const essay = { type: v.literal('essay'), ...stem }
const judge = { type: v.literal('judge'), ...stem, answer: v.boolean() }

const Part = v.variant('type', [
  v.strictObject(single),
  v.strictObject(multiple),
  v.strictObject(blank),
  v.strictObject(essay),
  v.strictObject(judge),
])

export const Question = v.variant('type', [
  v.strictObject({ ...single, ...topic }),
  v.strictObject({ ...multiple, ...topic }),
  v.strictObject({ ...blank, ...topic }),
  v.strictObject({ ...essay, ...topic }),
  v.strictObject({ ...judge, ...topic }),
  v.strictObject({ type: v.literal('compound'), stem: v.string(), parts: v.array(Part), ...topic }),
])

export type QuestionSeed = v.InferOutput<typeof Question>
type PartSeed = v.InferOutput<typeof Part>

export const Bank = v.strictObject({ name: v.string(), questions: v.array(Question) })
type BankSeed = v.InferOutput<typeof Bank> & { key: string }

/** Keeps Markdown from reading a blank as emphasis. */
const stemHtml = (stem: string) => htmlOf(stem.replace(/____/g, '\\_\\_\\_\\_'))

function blankKey(answers: string[], score: number) {
  const s = score / answers.length
  if (!Number.isInteger(s)) throw new Error(`${answers}: ${score} marks cannot be shared`)
  return BLANKS_PREFIX + JSON.stringify(answers.map((a) => ({ a, s })))
}

/** The answer in the form that the server stores. */
function keyOf(part: PartSeed, score: number) {
  switch (part.type) {
    case 'blank':
      return blankKey([part.answer].flat(), score)
    case 'judge':
      return part.answer ? '1' : '0'
    case 'essay':
      return ''
    default:
      return [...part.answer].map((letter) => `option${letter.charCodeAt(0) - 64}`).join(',')
  }
}

function partRow(part: PartSeed): t.QuestionPart {
  const score = part.score ?? TYPES[part.type].score
  return {
    type: TYPES[part.type].type,
    score,
    content: stemHtml(part.stem),
    options: 'options' in part ? part.options : [],
    answer: keyOf(part, score),
    remark: htmlOf(part.remark ?? ''),
  }
}

function questionRow(seed: QuestionSeed): t.QuestionPart & { parts: t.QuestionPart[] } {
  if (seed.type !== 'compound') return { ...partRow(seed), parts: [] }
  const parts = seed.parts.map(partRow)
  const score = parts.reduce((sum, part) => sum + part.score, 0)
  const { type } = TYPES.compound
  return { type, score, content: htmlOf(seed.stem), options: [], answer: '', remark: '', parts }
}

export type BankQuestion = typeof t.questions.$inferSelect & { bank: string }

/** Makes a category for each bank and inside it one for each topic. Ids follow the order. */
export async function seedBank(db: Db, banks: Ids, bank: BankSeed[]): Promise<BankQuestion[]> {
  const roots = bank.map(({ key, name }) => ({ id: banks.of(key, key), parentId: 0, name }))
  const categories = [...roots]
  const categoryOf = (key: string, topic?: string) => {
    const parentId = banks.of(key, 'question')
    if (topic === undefined) return parentId
    const known = categories.find((one) => one.parentId === parentId && one.name === topic)
    return known?.id ?? categories.push({ id: categories.length + 1, parentId, name: topic })
  }
  const all = bank.flatMap(({ key, questions }) =>
    questions.map((seed) => ({ bank: key, categoryId: categoryOf(key, seed.topic), ...questionRow(seed) })),
  )
  const rows = all.map((row, index) => ({ ...row, id: index + 1 }))
  await insertAll(
    db,
    t.questionCategories,
    categories.map((one) => ({ ...one, sort: one.id })),
  )
  await insertAll(db, t.questions, rows)
  return rows
}
