/** One paper, mock paper or practice with what the member has done in it (exam contract 6.2, 7.2, 8.2). */
import { asc, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT, maybe, SECOND } from '../core/dates'
import { flag, orEmpty, phpMap } from '../core/php'
import type { Work } from '../core/work'
import {
  courses,
  mockPapers,
  paperQuestions,
  papers,
  practiceChapters,
  practiceQuestions,
  questions,
} from '../db/schema'
import { coverPath } from './catalogue'
import { answersOf, type Exam, findExam, isFree, mayEnter, type Sitting, sittingsOf } from './exams'

const PAPER_STATUS = ['未开始', '考试中', '已结束', '阅卷中']
const MOCK_STATUS = ['未交卷', '已交卷']

const usedSeconds = ({ startedAt, submittedAt }: Sitting) =>
  submittedAt === null ? 0 : Math.round((submittedAt - startedAt) / SECOND)

const presentSitting = (sitting: Sitting) => ({
  id: sitting.id,
  paper_id: sitting.targetId,
  user_id: sitting.memberId,
  status: sitting.status,
  created_at: localDT(sitting.startedAt),
  submit_at: maybe(sitting.submittedAt, localDT),
})

const paperSitting = (sitting: Sitting) => ({
  ...presentSitting(sitting),
  status_text: PAPER_STATUS[sitting.status],
  score: sitting.score,
  ended_at: localDT(sitting.deadlineAt),
  used_seconds: usedSeconds(sitting),
})

const mockSitting = (sitting: Sitting) => ({
  ...presentSitting(sitting),
  status_text: MOCK_STATUS[sitting.status],
  get_score: sitting.score,
  total_score: sitting.totalScore,
  expired_at: localDT(sitting.deadlineAt),
  use_seconds: usedSeconds(sitting),
})

/** Fields that papers and mock papers share. */
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

async function requiredCourses({ db, origin }: Work, ids: number[]) {
  const rows = await db.select().from(courses).where(inArray(courses.id, ids))
  return rows.map((course) => ({
    id: course.id,
    title: course.title,
    thumb: origin + coverPath(course),
    charge: course.charge,
  }))
}

const questionsOf = async ({ db }: Work, paperId: number) =>
  db
    .select({ id: questions.id, type: questions.type, score: questions.score })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(paperQuestions.paperId, paperId))
    .orderBy(asc(paperQuestions.sort))

export const fullScoreOf = async (work: Work, paperId: number) =>
  (await questionsOf(work, paperId)).reduce((sum, { score }) => sum + score, 0)

/** Without the questions themselves: their ids by type. */
export async function paperDetail(work: Work, member: Member, id: number) {
  const exam = await findExam(work, 'paper', id)
  const [paper] = await work.db.select().from(papers).where(eq(papers.id, id))
  const rows = await questionsOf(work, id)
  const types = [...new Set(rows.map(({ type }) => type))].sort()
  const idsOf = (wanted: number) =>
    rows.filter(({ type }) => type === wanted).map(({ id: questionId }) => ({ id: questionId }))
  const sittings = await sittingsOf(work, member, exam)
  return {
    paper: {
      ...presentExam(exam),
      score: rows.reduce((sum, { score }) => sum + score, 0),
      pass_score: paper?.passScore,
      try_times: paper?.tryTimes,
      is_skip_mark: flag(paper?.isSkipMark ?? false),
      is_random: 0,
      required_courses: exam.requiredCourses.join(',') || null,
      questions_count: rows.length,
    },
    questions: phpMap(types.map((type): [number, object[]] => [type, idsOf(type)])),
    user_papers: sittings.map(paperSitting),
    can_join: await mayEnter(work, member, exam),
    join_count: sittings.length,
    required_courses: await requiredCourses(work, exam.requiredCourses),
  }
}

export async function mockDetail(work: Work, member: Member, id: number) {
  const exam = await findExam(work, 'mock', id)
  const [mock] = await work.db.select().from(mockPapers).where(eq(mockPapers.id, id))
  const sittings = await sittingsOf(work, member, exam)
  return {
    paper: {
      ...presentExam(exam),
      pass_score: mock?.passScore,
      is_invite: flag(exam.isInvite),
      rule: JSON.stringify(mock?.rule),
    },
    user_papers: sittings.map(mockSitting),
    can: await mayEnter(work, member, exam),
    join_count: sittings.length,
    required_courses: [],
  }
}

export async function practiceDetail(work: Work, member: Member, id: number) {
  const exam = await findExam(work, 'practice', id)
  const { db } = work
  const links = await db.select().from(practiceQuestions).where(eq(practiceQuestions.practiceId, id))
  const chapters = await db
    .select()
    .from(practiceChapters)
    .where(eq(practiceChapters.practiceId, id))
    .orderBy(asc(practiceChapters.sort))
  const answers = await answersOf(work, member, id)
  const doneIn = (chapterId: number) => answers.filter((answer) => answer.chapterId === chapterId).length
  const records = chapters
    .map((chapter): [number, { submit_count: number }] => [chapter.id, { submit_count: doneIn(chapter.id) }])
    .filter(([, { submit_count: count }]) => count > 0)
  return {
    practice: {
      id,
      name: exam.title,
      category_id: exam.categoryId,
      charge: exam.charge,
      is_free: flag(isFree(exam)),
      is_vip_free: flag(exam.isVipFree),
      question_count: exam.questionCount,
      created_at: localDT(exam.createdAt),
    },
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      name: chapter.name,
      sort: chapter.sort,
      question_count: links.filter(({ chapterId }) => chapterId === chapter.id).length,
    })),
    can: await mayEnter(work, member, exam),
    practice_user_record: orEmpty(answers.length > 0 ? { submit_count: answers.length } : null),
    user_chapter_records: phpMap(records),
  }
}
