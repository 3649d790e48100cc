/** Questions on the wire, with or without the key (docs/backend/exams.md#question-shape). */
import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { refuse } from '../core/envelope'
import { absoluteHtml } from '../core/urls'
import { examAttempts, paperQuestions, type QuestionPart, questions, attemptQuestions } from '../db/schema'

export type Question = typeof questions.$inferSelect

export const SINGLE = 1
export const MULTIPLE = 2
export const BLANKS = 3
export const ESSAY = 4
export const JUDGE = 5
export const COMPOUND = 6

const TYPE_TEXT = ['', '单选题', '多选题', '填空题', '问答题', '判断题', '题帽题']
const MAX_OPTIONS = 10

/** Begins the `answer` of a question with blanks. A list of texts and marks follows, one item per blank. */
export const BLANKS_PREFIX = 'v2:::'
const Blanks = v.array(v.object({ a: v.string(), s: v.number() }))

export const blanksOf = ({ answer }: QuestionPart) => v.parse(Blanks, JSON.parse(answer.slice(BLANKS_PREFIX.length)))

export const WHOLE = -1

/** Everything that has an answer of its own, by place. */
export const partsOf = (question: Question): [number, QuestionPart][] =>
  question.type === COMPOUND ? [...question.parts.entries()] : [[WHOLE, question]]

export const hasEssay = (question: Question) => partsOf(question).some(([, { type }]) => type === ESSAY)

export const noQuestion = () => refuse('试题不存在')

/** @throws Refusal 1 试题不存在 */
export async function findQuestion({ db }: RequestContext, id: number): Promise<Question> {
  const question = await db.query.questions.findFirst({ where: eq(questions.id, id) })
  if (!question) throw noQuestion()
  return question
}

export async function questionsOfPaper({ db }: RequestContext, paperId: number): Promise<Question[]> {
  const rows = await db
    .select({ question: questions })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(paperQuestions.paperId, paperId))
    .orderBy(asc(paperQuestions.sort))
  return rows.map(({ question }) => question)
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' }

const richParts = (html: string) => ({
  text: html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim(),
  images: [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src),
  iframes: html.match(/<iframe[^>]*>.*?<\/iframe>/gs) ?? [],
})

const optionsOf = (origin: string, { type, options }: QuestionPart) =>
  type === SINGLE || type === MULTIPLE
    ? Object.fromEntries(
        Array.from({ length: MAX_OPTIONS }, (_, index) => {
          const html = options[index]
          return [`option${index + 1}`, html === undefined ? null : absoluteHtml(origin, html)]
        }),
      )
    : {}

function blankFields(part: QuestionPart, isKeyShown: boolean) {
  if (part.type !== BLANKS) return {}
  const blanks = blanksOf(part)
  return { input_length: blanks.length, answer_transform: isKeyShown ? blanks : blanks.map(({ s }) => ({ s })) }
}

function keyFields(origin: string, { answer, remark }: QuestionPart) {
  const html = absoluteHtml(origin, remark)
  return { answer, remark: html || null, ...(html && { remark_transform: richParts(html) }) }
}

function presentPart(origin: string, part: QuestionPart, isKeyShown: boolean) {
  const content = absoluteHtml(origin, part.content)
  return {
    type: part.type,
    type_text: TYPE_TEXT[part.type],
    score: part.score,
    content,
    content_transform: richParts(content),
    ...optionsOf(origin, part),
    ...blankFields(part, isKeyShown),
    ...(isKeyShown && keyFields(origin, part)),
  }
}

export function presentQuestion(origin: string, question: Question, isKeyShown: boolean) {
  const { id, categoryId, type, parts } = question
  const own = { id, category_id: categoryId, ...presentPart(origin, question, isKeyShown) }
  if (type !== COMPOUND) return own
  const { content: header, content_transform: header_transform } = own
  const questions = parts.map((part) => presentPart(origin, part, isKeyShown))
  return { ...own, content: JSON.stringify({ header, questions }), content_transform: { header_transform } }
}

/** The whole question. It lacks the key while a running attempt of the member contains it. */
export async function presentFor({ db, origin }: RequestContext, member: Member, question: Question) {
  const running = await db
    .select({ id: attemptQuestions.id })
    .from(attemptQuestions)
    .innerJoin(examAttempts, eq(examAttempts.id, attemptQuestions.attemptId))
    .where(
      and(
        eq(attemptQuestions.questionId, question.id),
        eq(examAttempts.memberId, member.id),
        isNull(examAttempts.submittedAt),
      ),
    )
    .limit(1)
  return presentQuestion(origin, question, running.length === 0)
}
