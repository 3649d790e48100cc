/** Add-on Wenda: questions of learners and answers to them. See docs/backend/community.md#qa. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, list, maybe, orNull, type Page, text, time } from '@/lib/decode'
import { decodeEntities } from '@/lib/html/entities'
import { imageUrl } from '@/lib/safeUrl'

import { avatar } from './avatar'
import { type Catalogue, type Category, categoryWire, decodeCatalogue } from './category'
import { type Sending, uploadImage } from './image'
import { pagedCall, type PageArguments } from './pagedCall'

const root = '/addons/Wenda/api/v1'

export interface Question {
  id: number
  title: string
  isSolved: boolean
  /** In points; 0 = none. */
  reward: number
  viewCount: number
  answerCount: number
  voteCount: number
  createdAt: Date | null
  /** The beginning of the text, plain; '' = none, or the list does not have it. */
  beginning: string
  /** Absolute URL of the first picture; '' = none. */
  picture: string
  /** Name; '' = the account is gone, or the server does not say. */
  asker: string
}

interface Written {
  /** As its writer typed it; without tags where the server has only HTML. */
  text: string
  /** For readers: plain text becomes paragraphs. */
  html: string
  /** Absolute URLs. */
  images: string[]
}

interface WholeQuestion extends Question, Written {
  authorId: number
  categoryId: number
}

export interface Answer extends Written {
  id: number
  questionId: number
  authorId: number
  /** '' = the account is gone. */
  author: string
  /** '' = none. */
  avatar: string
  voteCount: number
  isVoted: boolean
  commentCount: number
  isAdopted: boolean
  createdAt: Date | null
}

export interface QuestionDetail {
  question: WholeQuestion
  /** Adopted ones first. */
  answers: Answer[]
  /** The viewer asked it. */
  isMine: boolean
  /** The viewer has voted for the question. */
  isVoted: boolean
}

export interface AnswerComment {
  id: number
  /** 0 = unknown. */
  authorId: number
  /** '' = the account is gone. */
  author: string
  /** '' = none. */
  avatar: string
  text: string
  /** The name of the person who is answered; '' = it is about the answer itself. */
  replyTo: string
  createdAt: Date | null
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Programs and lists live on their indentation and empty lines. */
const paragraphs = (plain: string): string =>
  plain
    .replace(/[&<>]/g, (char) => escapes[char] ?? char)
    .replace(/\t/g, '    ')
    .replace(/^ +| (?= )/gm, (blanks) => '\u00a0'.repeat(blanks.length))
    .split(/\n\s*\n/)
    .map((lines) => `<p>${lines.replace(/\n/g, '<br>')}</p>`)
    .join('')

const withoutTags = (html: string): string =>
  decodeEntities(html.replace(/<br\s*\/?>|<\/p>/gi, '\n').replace(/<[^<>]*>/g, '')).trim()

/**
 * What was typed, if `rendered` is no HTML. Clients send the same text as both: then what looks like a tag or an entity
 * was typed, too. Other texts without tags may have been escaped by the server.
 */
function typedOf(original: string, rendered: string): string | undefined {
  if (original === rendered) return original
  return /<[a-z/!]/i.test(rendered) ? undefined : decodeEntities(rendered) || original
}

function writtenOf(original: string, rendered: string): Pick<Written, 'text' | 'html'> {
  const typed = typedOf(original, rendered)
  return {
    text: original || (typed ?? withoutTags(rendered)),
    html: typed === undefined ? rendered : paragraphs(typed),
  }
}

const writtenWire = {
  original_content: text,
  render_content: text,
  images_list: v.pipe(
    list(text),
    v.transform((urls) => urls.flatMap((url) => imageUrl(url) ?? [])),
  ),
}

const userWire = v.object({ avatar, nick_name: text })

const rowWire = {
  ...writtenWire,
  id: int,
  title: text,
  status: flag,
  credit1: count,
  view_times: count,
  answer_count: count,
  vote_count: count,
  user: orNull(userWire),
  created_at: time,
}

type RowWire = v.InferOutput<v.ObjectSchema<typeof rowWire, undefined>>

/** Fills two lines of a list; a text may be long. */
const beginningChars = 80
const readChars = 2_000

function beginningOf({ original_content, render_content }: RowWire): string {
  const [original, rendered] = [original_content.slice(0, readChars), render_content.slice(0, readChars)]
  const text = typedOf(original, rendered) ?? withoutTags(rendered)
  // By code points: half an emoji would be drawn as a box.
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, beginningChars).join('')
}

const questionOf = (wire: RowWire): Question => ({
  id: wire.id,
  title: wire.title,
  isSolved: wire.status,
  reward: wire.credit1,
  viewCount: wire.view_times,
  answerCount: wire.answer_count,
  voteCount: wire.vote_count,
  createdAt: wire.created_at,
  beginning: beginningOf(wire),
  picture: wire.images_list[0] ?? '',
  asker: wire.user?.nick_name ?? '',
})

const questionWire = v.pipe(v.object(rowWire), v.transform(questionOf))

const wholeQuestionWire = v.pipe(
  v.object({ ...rowWire, user_id: count, category_id: count }),
  v.transform((wire): WholeQuestion => ({
    ...questionOf(wire),
    ...writtenOf(wire.original_content, wire.render_content),
    images: wire.images_list,
    authorId: wire.user_id,
    categoryId: wire.category_id,
  })),
)

const answerWire = v.pipe(
  v.object({
    ...writtenWire,
    id: int,
    question_id: count,
    user_id: count,
    user: orNull(userWire),
    vote_count: count,
    is_vote: flag,
    reply_count: count,
    is_correct: flag,
    created_at: time,
  }),
  v.transform((wire): Answer => ({
    ...writtenOf(wire.original_content, wire.render_content),
    images: wire.images_list,
    id: wire.id,
    questionId: wire.question_id,
    authorId: wire.user_id,
    author: wire.user?.nick_name ?? '',
    avatar: wire.user?.avatar ?? '',
    voteCount: wire.vote_count,
    isVoted: wire.is_vote,
    commentCount: wire.reply_count,
    isAdopted: wire.is_correct,
    createdAt: wire.created_at,
  })),
)

export interface QuestionFilter {
  /** `lastAnswer`: newest answer first. */
  scene: 'default' | 'solved' | 'unsolved' | 'last_answer'
  /** A category of either level; 0 = all. */
  categoryId: number
  /** Searched in titles; '' = any. */
  keywords: string
}

export async function listQuestions(
  { scene, categoryId, keywords }: QuestionFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Catalogue<Question>> {
  const query = { page, size, scene, cid: categoryId, keywords: keywords || undefined }
  const data = await request({ path: `${root}/questions`, method: 'GET', query, signal })
  return decodeCatalogue(questionWire, data, page, size)
}

const detailWire = v.object({
  question: wholeQuestionWire,
  answers: list(answerWire),
  is_admin: flag,
  is_vote: flag,
})

/** @throws ApiError 'rejected' with code 404 */
export async function getQuestion(id: number, signal?: AbortSignal): Promise<QuestionDetail> {
  const data = await request({ path: `${root}/question/${id}/detail`, method: 'GET', signal })
  const { question, answers, is_admin: isMine, is_vote: isVoted } = decode(detailWire, data)
  return { question, answers: adoptedFirst(answers), isMine, isVoted }
}

export const adoptedFirst = (answers: Answer[]): Answer[] => [
  ...answers.filter(({ isAdopted }) => isAdopted),
  ...answers.filter(({ isAdopted }) => !isAdopted),
]

const categoriesWire = v.object({ categories: list(categoryWire) })

/** Servers give both levels one after the other, or as a tree. */
const flat = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...category.children.map((child) => ({ ...child, children: [] }))])

/** Both levels. */
export async function listQuestionCategories(signal?: AbortSignal): Promise<Category[]> {
  const data = await request({ path: `${root}/question/create`, method: 'GET', signal })
  return flat(decode(categoriesWire, data).categories)
}

/** Whether questions may carry a reward in points. */
export async function getRewardRule(signal?: AbortSignal): Promise<boolean> {
  const data = await request({ path: `${root}/other/config`, method: 'GET', signal })
  return decode(v.object({ enable_credit1: flag }), data).enable_credit1
}

export interface TextDraft {
  text: string
  /** Addresses from `uploadPicture`. */
  images: string[]
}

export interface QuestionDraft extends TextDraft {
  title: string
  categoryId: number
}

const textBody = ({ text: content, images }: TextDraft) => ({
  original_content: content,
  render_content: content,
  images,
})

const questionBody = ({ title, categoryId, ...draft }: QuestionDraft) => ({
  title,
  category_id: categoryId,
  ...textBody(draft),
})

/** @param reward in points, which leave the asker at once; 0 = none. @throws ApiError 'rejected': not so many points */
export async function createQuestion(draft: QuestionDraft, reward: number): Promise<number> {
  const body = { ...questionBody(draft), ...(reward > 0 ? { credit1: reward } : {}) }
  return decode(v.object({ id: int }), await request({ path: `${root}/question/create`, body })).id
}

/** @throws ApiError 'rejected': not the member's own, or solved meanwhile */
export async function getQuestionForm(id: number, signal?: AbortSignal): Promise<WholeQuestion> {
  const data = await request({ path: `${root}/question/${id}/edit`, method: 'GET', signal })
  return decode(v.object({ question: wholeQuestionWire }), data).question
}

/** The reward stays as it is. @throws ApiError 'rejected': not the member's own, or solved meanwhile */
export const updateQuestion = async (id: number, draft: QuestionDraft): Promise<void> =>
  void (await request({ path: `${root}/question/${id}/edit`, method: 'PUT', body: questionBody(draft) }))

/** @throws ApiError 'rejected': somebody has answered meanwhile */
export const removeQuestion = async (id: number): Promise<void> =>
  void (await request({ path: `${root}/question/${id}`, method: 'DELETE' }))

/** @throws ApiError 'rejected': solved meanwhile */
export const createAnswer = async (questionId: number, draft: TextDraft): Promise<void> =>
  void (await request({ path: `${root}/question/${questionId}/answer`, body: textBody(draft) }))

/** @throws ApiError 'rejected': adopted meanwhile */
export const removeAnswer = async (id: number): Promise<void> =>
  void (await request({ path: `${root}/question/answer/${id}`, method: 'DELETE' }))

/** Solves the question; the reward goes to the answer's author. */
export const adoptAnswer = async (questionId: number, answerId: number): Promise<void> =>
  void (await request({ path: `${root}/question/${questionId}/correct`, body: { answer_id: answerId } }))

export type VoteTarget = 'question' | 'answer'

const voteTypes = { question: 0, answer: 1 } satisfies Record<VoteTarget, number>

/** Flips my vote. @returns whether it stands now; `flipped` where the server does not say */
export async function toggleVote(target: VoteTarget, id: number, flipped: boolean): Promise<boolean> {
  const data = await request({ path: `${root}/vote`, body: { id, type: voteTypes[target] }, outlivesPage: true })
  return decode(orNull(v.object({ ok: maybe(flag) })), data)?.ok ?? flipped
}

const commentWire = v.pipe(
  v.object({
    id: int,
    user_id: count,
    user: orNull(userWire),
    original_content: text,
    render_content: text,
    reply_user_id: count,
    reply_user: orNull(userWire),
    created_at: time,
  }),
  v.transform((wire): AnswerComment => ({
    id: wire.id,
    authorId: wire.user_id,
    author: wire.user?.nick_name ?? '',
    avatar: wire.user?.avatar ?? '',
    text: wire.original_content || decodeEntities(wire.render_content),
    replyTo: wire.reply_user_id > 0 ? (wire.reply_user?.nick_name ?? '') : '',
    createdAt: wire.created_at,
  })),
)

/** Newest first. */
export const listAnswerComments = (answerId: number, ...page: PageArguments): Promise<Page<AnswerComment>> =>
  pagedCall(`${root}/question/answer/${answerId}/comments`, commentWire, { sizeKey: 'page_size', isNested: true })(
    ...page,
  )

/** @param replyUserId whom it answers; 0 = nobody, it is about the answer. @throws ApiError 'rejected': that one is gone */
export async function createAnswerComment(answerId: number, content: string, replyUserId: number): Promise<void> {
  const body = { original_content: content, render_content: content, reply_user_id: replyUserId }
  await request({ path: `${root}/question/answer/${answerId}/comment`, body })
}

/** @returns the picture's address. @throws ApiError 'rejected': too large, no picture */
export const uploadPicture = (filePath: string, sending?: Sending): Promise<string> =>
  uploadImage(`${root}/upload/image`, filePath, sending)

/** Newest first. */
export const listMyQuestions = pagedCall(`${root}/member/questions`, questionWire, {
  sizeKey: 'page_size',
  isNested: true,
})

/** Newest first. */
export const listMyAnswers = pagedCall(`${root}/member/answers`, answerWire, { sizeKey: 'page_size', isNested: true })
