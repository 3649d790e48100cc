/**
 * Add-on Paper: questions of all six types, the answers to them, and how both look on the wire.
 * See docs/backend/exams.md#question-shape. A compound question is one with a stem and several parts; every other one has
 * a single part, so that readers need no second way.
 */
import * as v from 'valibot'

import { count, int, list, maybe, numberMap, orNull, text } from '@/lib/decode'

import { marks } from './marks'

export interface Option {
  /** `option1` to `option10`. */
  key: string
  /** A to J, by the key's number. */
  letter: string
  html: string
}

export interface Blank {
  /** Marks of this blank. */
  score: number
  /** Null = withheld until the end. */
  right: string | null
}

interface Common {
  /** 单选题 and the like, in the server's words. */
  typeName: string
  /** HTML. */
  stem: string
  /** Full marks. */
  score: number
  /** HTML; '' = none, or withheld until the end. */
  explanation: string
}

/** The question at one address. Right answers are null while they are withheld. */
export type Question = Common &
  (
    | { type: 'single'; options: Option[]; right: string[] | null }
    | { type: 'multiple'; options: Option[]; right: string[] | null }
    | { type: 'blanks'; blanks: Blank[] }
    | { type: 'essay' }
    | { type: 'judge'; right: boolean | null }
    /** A type that is new to this client. */
    | { type: 'unknown' }
  )

export type Answer =
  | { type: 'single'; key: string }
  | { type: 'multiple'; keys: string[] }
  /** One text per blank, '' = empty. */
  | { type: 'blanks'; texts: string[] }
  | { type: 'essay'; text: string; images: string[] }
  | { type: 'judge'; isTrue: boolean }

export type Verdict = 'wrong' | 'right' | 'partly' | 'unanswered'

/** One address to answer, with the answer, and after the end its marks. */
export interface Part {
  /** Answers are sent under it: the question's id, or `{id}-cap-{index}` of a part. */
  address: string
  question: Question
  answer: Answer | null
  won: number
  /** Null = nobody judges it. */
  verdict: Verdict | null
}

export interface AttemptQuestion {
  id: number
  typeName: string
  /** HTML that all parts share; null = not a compound question. */
  sharedStem: string | null
  score: number
  /** HTML about the whole; '' = none. */
  explanation: string
  parts: Part[]
  won: number
  /** Null = nobody judges any part of it. */
  verdict: Verdict | null
}

/** The server withholds the key of a question while it is part of a running attempt. */
export function isKeyKnown(question: Question): boolean {
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'judge':
      return question.right !== null
    case 'blanks':
      return question.blanks.every(({ right }) => right !== null)
    case 'essay':
    case 'unknown':
      return true
  }
}

/** Whether the keys of all parts are known. Only then can the question be judged. */
export const areKeysKnown = ({ parts }: AttemptQuestion): boolean => parts.every(({ question }) => isKeyKnown(question))

const keyForm = /^option(10|[1-9])$/

const optionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const questionEntries = {
  type: count,
  type_text: text,
  score: marks,
  content: text,
  answer: v.optional(v.unknown()),
  answer_transform: numberMap(v.object({ a: v.optional(v.nullable(v.union([v.string(), v.number()]))), s: marks })),
  input_length: maybe(int),
  remark: text,
  option1: text,
  option2: text,
  option3: text,
  option4: text,
  option5: text,
  option6: text,
  option7: text,
  option8: text,
  option9: text,
  option10: text,
}

const partWire = v.object(questionEntries)
type PartWire = v.InferOutput<typeof partWire>

const questionWire = v.object({ ...questionEntries, id: int })
type QuestionWire = v.InferOutput<typeof questionWire>

/** JSON in a text. A deleted part leaves a gap in the numbers of the others. */
const compoundWire = v.pipe(v.string(), v.parseJson(), v.object({ header: text, questions: numberMap(partWire) }))

function optionsOf(wire: PartWire): Option[] {
  return optionNumbers.flatMap((number) => {
    const key = `option${number}` as `option${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
    const html = wire[key]
    return html === '' ? [] : [{ key, letter: String.fromCharCode(64 + number), html }]
  })
}

const keysOf = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw.map(String) : textOf(raw).split(',')).filter((key) => keyForm.test(key))

const textOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '')

const isTrueOf = (raw: unknown): boolean | null => {
  const word = typeof raw === 'boolean' ? String(Number(raw)) : textOf(raw)
  return word === '1' ? true : word === '0' ? false : null
}

/** A number beyond it is none of a blank. */
const maxBlanks = 200

function blanksOf(wire: PartWire): Blank[] {
  const known = wire.answer_transform
  const length = Math.min(maxBlanks, Math.max(...[...known.keys()].map((index) => index + 1), wire.input_length ?? 0))
  return Array.from({ length }, (_, index) => {
    const { a, s = 0 } = known.get(index) ?? {}
    return { score: s, right: a === undefined || a === null ? null : String(a) }
  })
}

/** A key is a text or a list; '' and absent mean that it is withheld. */
const disclosedKeys = (raw: unknown): string[] | null => {
  const keys = keysOf(raw)
  return keys.length === 0 ? null : keys
}

function questionOf(wire: PartWire): Question {
  const common: Common = {
    typeName: wire.type_text,
    stem: wire.content,
    score: wire.score,
    explanation: wire.remark,
  }
  if (wire.type === 1) return { ...common, type: 'single', options: optionsOf(wire), right: disclosedKeys(wire.answer) }
  if (wire.type === 2)
    return { ...common, type: 'multiple', options: optionsOf(wire), right: disclosedKeys(wire.answer) }
  if (wire.type === 3) return { ...common, type: 'blanks', blanks: blanksOf(wire) }
  if (wire.type === 4) return { ...common, type: 'essay' }
  if (wire.type === 5) return { ...common, type: 'judge', right: isTrueOf(wire.answer) }
  return { ...common, type: 'unknown' }
}

/** An answer as it is read back: its text, the server's parsed form, and pictures, under varying names. */
const answerEntries = {
  answer_contents_rows: v.optional(v.unknown()),
  answer_contents_row: v.optional(v.unknown()),
  thumbs: v.optional(v.unknown()),
  thumbs_rows: v.optional(v.unknown()),
  score: marks,
  is_correct: count,
}

const partAnswerWire = v.object({ ...answerEntries, answer: v.optional(v.unknown()) })

interface AnswerWire {
  raw: unknown
  rows: unknown
  pictures: unknown
}

/** A list, which may be JSON in a text. */
function texts(...candidates: unknown[]): string[] {
  for (const candidate of candidates) {
    const value = typeof candidate === 'string' ? parsed(candidate) : candidate
    if (Array.isArray(value) && value.length > 0) return value.map(textOf)
  }
  return []
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function answerOf(question: Question, { raw, rows, pictures }: AnswerWire): Answer | null {
  switch (question.type) {
    case 'single': {
      const [key] = keysOf(raw)
      return key === undefined ? null : { type: 'single', key }
    }
    case 'multiple': {
      const listed = keysOf(rows)
      const keys = listed.length > 0 ? listed : keysOf(raw)
      return keys.length === 0 ? null : { type: 'multiple', keys }
    }
    case 'blanks': {
      const given = texts(rows, raw)
      if (given.every((one) => one === '')) return null
      return { type: 'blanks', texts: Array.from({ length: question.blanks.length }, (_, index) => given[index] ?? '') }
    }
    case 'essay': {
      const images = texts(pictures)
      const written = textOf(raw)
      return written === '' && images.length === 0 ? null : { type: 'essay', text: written, images }
    }
    case 'judge': {
      const isTrue = isTrueOf(Array.isArray(rows) || rows === undefined || rows === null ? raw : rows)
      return isTrue === null ? null : { type: 'judge', isTrue }
    }
    case 'unknown':
      return null
  }
}

/** docs/backend/exams.md#question-shape */
const verdicts: Verdict[] = ['wrong', 'right', 'partly', 'unanswered']
const verdictOf = (wire: number): Verdict => verdicts[wire] ?? 'unanswered'

const rowWire = v.object({
  ...answerEntries,
  answer_content: v.optional(v.unknown()),
  // Null once the question is deleted.
  question: orNull(questionWire),
})
type Given = Omit<v.InferOutput<typeof rowWire>, 'question'>

const partAnswers = numberMap(partAnswerWire)

/** The parts of a compound question; null = its JSON is unreadable. */
function partsOf(id: number, content: string, row: Given): { stem: string; parts: Part[] } | null {
  const compound = v.safeParse(compoundWire, content)
  if (!compound.success) return null
  const answers = v.parse(partAnswers, row.answer_contents_rows)
  const parts = [...compound.output.questions].map(([index, wire]): Part => {
    const question = questionOf(wire)
    const given = answers.get(index)
    return {
      address: `${id}-cap-${index}`,
      question,
      answer: given
        ? answerOf(question, {
            raw: given.answer,
            rows: given.answer_contents_rows ?? given.answer_contents_row,
            pictures: given.thumbs_rows ?? given.thumbs,
          })
        : null,
      won: given?.score ?? 0,
      verdict: given ? verdictOf(given.is_correct) : 'unanswered',
    }
  })
  return { stem: compound.output.header, parts }
}

/** The backend calls it 题帽题, but learners know this name. */
const compoundName = '材料题'

function attemptQuestionOf(wire: QuestionWire, row: Given): AttemptQuestion {
  const whole = { won: row.score, verdict: verdictOf(row.is_correct) }
  const compound = wire.type === 6 ? partsOf(wire.id, wire.content, row) : null
  const question = questionOf(wire)
  return {
    id: wire.id,
    typeName: wire.type === 6 ? compoundName : wire.type_text,
    sharedStem: compound?.stem ?? null,
    score: wire.score,
    explanation: compound ? wire.remark : '',
    parts: compound?.parts ?? [
      {
        address: String(wire.id),
        question,
        answer: answerOf(question, {
          raw: row.answer_content,
          rows: row.answer_contents_rows,
          pictures: row.thumbs_rows ?? row.thumbs,
        }),
        ...whole,
      },
    ],
    ...whole,
  }
}

/** In the order of the page; deleted questions are left out. */
export const attemptQuestions = v.pipe(
  list(rowWire),
  v.transform((rows) =>
    rows.flatMap(({ question, ...given }) => (question === null ? [] : attemptQuestionOf(question, given))),
  ),
)

/** Outside of an attempt: without an answer, and with its key unless an attempt with it is running. */
export const loneQuestion = v.pipe(
  questionWire,
  v.transform((wire) => attemptQuestionOf(wire, { score: 0, is_correct: verdicts.indexOf('unanswered') })),
)
