/** One paper, mock paper or practice with what the member has done in it (docs/backend/exams.md#paper-calls). */
import { asc, eq, inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, maybe, SECOND } from '../core/dates'
import { flag, orEmpty, phpMap } from '../core/php'
import { coverPath } from '../core/urls'
import { courses, mockPapers, papers, practiceChapters, practiceQuestions } from '../db/schema'
import { answersOf, type Exam, findExam, isFree, mayEnter, type Attempt, attemptsOf } from './exams'
import { type Question, questionsOfPaper } from './questions'

const PAPER_STATUS = ['未开始', '考试中', '已结束', '阅卷中']
const MOCK_STATUS = ['未交卷', '已交卷']

const usedSeconds = ({ startedAt, submittedAt }: Attempt) =>
  submittedAt === null ? 0 : Math.round((submittedAt - startedAt) / SECOND)

const presentAttempt = (attempt: Attempt) => ({
  id: attempt.id,
  paper_id: attempt.targetId,
  user_id: attempt.memberId,
  status: attempt.status,
  created_at: localDT(attempt.startedAt),
  submit_at: maybe(attempt.submittedAt, localDT),
})

export const paperAttempt = (attempt: Attempt) => ({
  ...presentAttempt(attempt),
  status_text: PAPER_STATUS[attempt.status],
  score: attempt.score,
  ended_at: localDT(attempt.deadlineAt),
  used_seconds: usedSeconds(attempt),
})

export const mockAttempt = (attempt: Attempt) => ({
  ...presentAttempt(attempt),
  status_text: MOCK_STATUS[attempt.status],
  get_score: attempt.score,
  total_score: attempt.totalScore,
  expired_at: localDT(attempt.deadlineAt),
  use_seconds: usedSeconds(attempt),
})

const presentExam = (exam: Exam) => ({
  id: exam.id,
  title: exam.title,
  category_id: exam.categoryId,
  expired_minutes: exam.expiredMinutes,
  charge: exam.charge,
  enabled_invite: flag(exam.isInvite),
  is_vip_free: flag(exam.isVipFree),
  is_free: flag(isFree(exam)),
  created_at: localDT(exam.createdAt),
})

async function requiredCourses({ db, origin }: RequestContext, ids: number[]) {
  const rows = await db.query.courses.findMany({ where: inArray(courses.id, ids) })
  return rows.map((course) => ({
    id: course.id,
    title: course.title,
    thumb: origin + coverPath(course),
    charge: course.charge,
  }))
}

export const fullScoreOf = async (context: RequestContext, paperId: number) =>
  (await questionsOfPaper(context, paperId)).reduce((sum, { score }) => sum + score, 0)

export async function presentPaper(context: RequestContext, exam: Exam, rows: Question[]) {
  const paper = await context.db.query.papers.findFirst({ where: eq(papers.id, exam.id) })
  return {
    ...presentExam(exam),
    score: rows.reduce((sum, { score }) => sum + score, 0),
    pass_score: paper?.passScore,
    try_times: exam.tryTimes,
    is_skip_mark: flag(paper?.isSkipMark ?? false),
    is_random: 0,
    required_courses: exam.requiredCourses.join(',') || null,
    questions_count: rows.length,
  }
}

/** The answer has the questions' ids by type, not the questions. */
export async function paperDetail(context: RequestContext, member: Member, id: number) {
  const exam = await findExam(context, 'paper', id)
  const rows = await questionsOfPaper(context, id)
  const types = [...new Set(rows.map(({ type }) => type))].sort()
  const idsOf = (wanted: number) =>
    rows.filter(({ type }) => type === wanted).map(({ id: questionId }) => ({ id: questionId }))
  const attempts = await attemptsOf(context, member, exam)
  return {
    paper: await presentPaper(context, exam, rows),
    questions: phpMap(types.map((type): [number, object[]] => [type, idsOf(type)])),
    user_papers: attempts.map(paperAttempt),
    can_join: await mayEnter(context, member, exam),
    join_count: attempts.length,
    required_courses: await requiredCourses(context, exam.requiredCourses),
  }
}

export async function presentMock({ db }: RequestContext, exam: Exam) {
  const mock = await db.query.mockPapers.findFirst({ where: eq(mockPapers.id, exam.id) })
  return {
    ...presentExam(exam),
    pass_score: mock?.passScore,
    is_invite: flag(exam.isInvite),
    rule: JSON.stringify(mock?.rule),
  }
}

export async function mockDetail(context: RequestContext, member: Member, id: number) {
  const exam = await findExam(context, 'mock', id)
  const attempts = await attemptsOf(context, member, exam)
  return {
    paper: await presentMock(context, exam),
    user_papers: attempts.map(mockAttempt),
    can: await mayEnter(context, member, exam),
    join_count: attempts.length,
    required_courses: [],
  }
}

export const presentPractice = (exam: Exam) => ({
  id: exam.id,
  name: exam.title,
  category_id: exam.categoryId,
  charge: exam.charge,
  is_free: flag(isFree(exam)),
  is_vip_free: flag(exam.isVipFree),
  question_count: exam.questionCount,
  created_at: localDT(exam.createdAt),
})

export async function practiceDetail(context: RequestContext, member: Member, id: number) {
  const exam = await findExam(context, 'practice', id)
  const { db } = context
  const links = await db.query.practiceQuestions.findMany({ where: eq(practiceQuestions.practiceId, id) })
  const chapters = await db.query.practiceChapters.findMany({
    where: eq(practiceChapters.practiceId, id),
    orderBy: [asc(practiceChapters.sort)],
  })
  const answers = await answersOf(context, member, id)
  const done = new Set(answers.map(({ questionId }) => questionId))
  const doneIn = (id: number) => links.filter(({ chapterId, questionId }) => chapterId === id && done.has(questionId))
  const records = chapters
    .map((chapter): [number, { submit_count: number }] => [chapter.id, { submit_count: doneIn(chapter.id).length }])
    .filter(([, { submit_count: count }]) => count > 0)
  return {
    practice: presentPractice(exam),
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      name: chapter.name,
      sort: chapter.sort,
      question_count: links.filter(({ chapterId }) => chapterId === chapter.id).length,
    })),
    can: await mayEnter(context, member, exam),
    practice_user_record: orEmpty(answers.length > 0 ? { submit_count: answers.length } : null),
    user_chapter_records: phpMap(records),
  }
}
