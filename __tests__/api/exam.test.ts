import { getExamStats, listExams, listMyExams } from '@/api/exam'
import { getMockPaper } from '@/api/mockPaper'
import { getPaper } from '@/api/paper'
import { getPractice } from '@/api/practice'

import {
  examListWire,
  mockDetailWire,
  paperDetailWire,
  paperRowWire,
  practiceDetailWire,
  practiceRowWire,
} from '../factories/exam'
import { fakeBackend, ok, refusal } from '../setup/backend'

const v1 = 'GET /addons/Paper/api/v1'
const v2 = 'GET /addons/Paper/api/v2'
const all = { categoryId: 0, childId: 0 }

test('the hall’s numbers; what is mine may be absent', async () => {
  const counts = { papers_count: '12', mock_papers_count: 6, practices_count: 8, practice_chapters_count: 27 }
  const mine = { wrong_book_count: 3, collection_count: 1 }
  const backend = fakeBackend({ [`${v2}/stats/index`]: ok({ ...counts, ...mine }) })
  const stats = { paperCount: 12, mockPaperCount: 6, practiceCount: 8, chapterCount: 27, isCopy: false }
  await expect(getExamStats()).resolves.toEqual({ ...stats, wrongCount: 3, collectedCount: 1 })
  backend.reply(`${v2}/stats/index`, ok(counts))
  await expect(getExamStats()).resolves.toEqual({ ...stats, wrongCount: 0, collectedCount: 0 })
})

test('a list of papers: two levels of categories, what I have sat, the page size’s own name', async () => {
  const rows = [
    paperRowWire(1, { charge: 0, cur_user_can_join: true, required_courses: '12,15' }),
    paperRowWire(2, { is_vip_free: 1 }),
  ]
  const backend = fakeBackend({ [`${v1}/papers`]: ok(examListWire(rows, { user_papers: { 1: { id: 9 } } })) })
  await expect(listExams('paper', { categoryId: 1, childId: 2 }, 1, 10)).resolves.toEqual({
    items: [
      {
        id: 1,
        title: '试卷 1',
        priceCents: 0,
        isVipFree: false,
        canJoin: true,
        questionCount: 13,
        minutes: 45,
        progress: 'begun',
        requiredCourseIds: [12, 15],
      },
      expect.objectContaining({ id: 2, priceCents: 2900, isVipFree: true, canJoin: false, progress: 'none' }),
    ],
    total: 2,
    page: 1,
    hasMore: false,
    isCopy: false,
    categories: [
      { id: 1, name: '技术', children: [{ id: 2, name: '编程' }] },
      { id: 3, name: '语言', children: [] },
    ],
  })
  expect(backend.sent[0]?.query).toEqual({ page: '1', page_size: '10', cid1: '1', cid2: '2' })
})

test('mock papers and practices come by their own addresses and names', async () => {
  const practices = [0, 5, 12].map((user_count, index) => practiceRowWire(index + 1, { user_count }))
  fakeBackend({
    [`${v1}/mock_papers`]: ok(examListWire([paperRowWire(1)])),
    [`${v1}/practices`]: ok(examListWire(practices, { category_children: [], user_papers: undefined })),
  })
  expect((await listExams('mockPaper', all, 1, 10)).items).toMatchObject([{ title: '试卷 1', minutes: 45 }])
  const { items } = await listExams('practice', all, 1, 10)
  const shown = items.map((item) => [item.title, item.questionCount, item.minutes, item.progress])
  expect(shown).toEqual([
    ['练习 1', 12, 0, 'none'],
    ['练习 2', 12, 0, 'begun'],
    ['练习 3', 12, 0, 'done'],
  ])
})

test('a paper: numbers, questions by type, how many are left, my attempts', async () => {
  const created_at = '2024-05-01 10:30:00'
  const attempt = (id: number, over: object) => ({ id, status: 2, score: 0, created_at, ...over })
  const wire = paperDetailWire(
    { try_times: 3 },
    {
      can_join: true,
      join_count: 2,
      user_papers: [
        attempt(1, { score: '74' }),
        attempt(2, { status: 1 }),
        attempt(3, { status: 3 }),
        attempt(4, { status: 8 }),
        { id: 'broken' },
      ],
      required_courses: [{ id: 4, title: 'Git 每日一用', thumb: '', charge: 60 }],
    },
  )
  fakeBackend({ [`${v1}/paper/3`]: ok(wire) })
  await expect(getPaper(3)).resolves.toEqual({
    id: 3,
    title: '编程开发阶段考试',
    priceCents: 2900,
    isVipFree: true,
    isInviteOnly: false,
    hasTeacher: true,
    canJoin: true,
    questionCount: 3,
    fullScore: 100,
    passScore: 60,
    minutes: 45,
    attemptsLeft: 1,
    questionCounts: [
      { type: 1, count: 2 },
      { type: 4, count: 1 },
    ],
    requiredCourses: [{ id: 4, title: 'Git 每日一用' }],
    attempts: [
      { id: 1, status: 'marked', score: 74, fullScore: 0, startedAt: new Date('2024-05-01T02:30:00Z') },
      expect.objectContaining({ id: 2, status: 'running' }),
      expect.objectContaining({ id: 3, status: 'marking' }),
      expect.objectContaining({ id: 4, status: 'unknown' }),
    ],
  })
})

test.each([
  ['no limit', { try_times: 0 }, 5, null],
  ['none left', { try_times: 2 }, 2, 0],
  ['never below none', { try_times: 2 }, 4, 0],
])('attempts: %s', async (_, paper, join_count, attemptsLeft) => {
  fakeBackend({ [`${v1}/paper/3`]: ok(paperDetailWire(paper, { join_count, questions: [] })) })
  await expect(getPaper(3)).resolves.toMatchObject({ attemptsLeft, questionCount: 0, questionCounts: [] })
})

test('a mock paper: its rule is JSON in a text, its flag is called can', async () => {
  const sat = [{ id: 1, status: 1, get_score: 35, total_score: 50, created_at: '2024-05-01 10:30:00' }]
  const wire = mockDetailWire({ is_invite: 1 }, { can: true, user_papers: sat })
  fakeBackend({ [`${v1}/mock_paper/3`]: ok(wire) })
  await expect(getMockPaper(3)).resolves.toMatchObject({
    title: '编程综合模拟',
    priceCents: 2500,
    canJoin: true,
    isInviteOnly: true,
    questionCount: 8,
    questionCounts: [
      { type: 1, count: 5 },
      { type: 2, count: 2 },
      { type: 5, count: 1 },
    ],
    attempts: [{ status: 'marked', score: 35, fullScore: 50 }],
  })
})

test('a practice: chapters with my progress; none is an empty list', async () => {
  const backend = fakeBackend({ [`${v1}/practice/3`]: ok(practiceDetailWire()) })
  await expect(getPractice(3)).resolves.toEqual({
    id: 3,
    title: '编程基础天天练',
    priceCents: 1900,
    isVipFree: false,
    canJoin: false,
    questionCount: 8,
    chapters: [
      { id: 5, name: '单选题', questionCount: 6, doneCount: 6 },
      { id: 6, name: '多选题', questionCount: 2, doneCount: 1 },
      { id: 7, name: '新题', questionCount: 0, doneCount: 0 },
    ],
    doneCount: 7,
  })
  const nothing = { practice_user_record: [], user_chapter_records: [] }
  backend.reply(`${v1}/practice/3`, ok(practiceDetailWire({}, nothing)))
  await expect(getPractice(3)).resolves.toMatchObject({ doneCount: 0, chapters: [{ doneCount: 0 }, {}, {}] })
})

test('my lists: best results and progress; what was deleted is left out', async () => {
  const backend = fakeBackend({
    [`${v2}/member/joinPapers`]: ok({
      data: [
        { paper_id: 1, max_score: 74, paper: { title: '试卷', score: 100 } },
        { paper_id: 2, max_score: 0, paper: null },
      ],
      total: 2,
    }),
    [`${v2}/member/joinMockPapers`]: ok({
      data: [{ paper_id: 3, max_score: 35, paper: { title: '模拟', question_count: 8 } }],
      total: 1,
    }),
    [`${v2}/member/joinPractices`]: ok({
      data: [{ pid: 4, submit_count: 7, practice_question_count: 12, practice: { name: '练习' } }],
      total: 1,
    }),
  })
  const mine = async (kind: 'paper' | 'mockPaper' | 'practice') => (await listMyExams(kind, 1, 10)).items
  const none = { bestScore: null, fullScore: null, questionCount: null, doneCount: null }
  expect(await mine('paper')).toEqual([{ ...none, id: 1, title: '试卷', bestScore: 74, fullScore: 100 }])
  expect(await mine('mockPaper')).toEqual([{ ...none, id: 3, title: '模拟', bestScore: 35, questionCount: 8 }])
  expect(await mine('practice')).toEqual([{ ...none, id: 4, title: '练习', questionCount: 12, doneCount: 7 }])
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '10' })
})

test.each([
  ['stats', `${v2}/stats/index`, getExamStats, 'many'],
  ['a list', `${v1}/papers`, () => listExams('paper', all, 1, 10), '<html>'],
  ['a paper', `${v1}/paper/3`, () => getPaper(3), { paper: null }],
  ['a mock paper', `${v1}/mock_paper/3`, () => getMockPaper(3), { paper: null }],
  ['a practice', `${v1}/practice/3`, () => getPractice(3), { practice: [] }],
])('%s of another shape is refused', async (_, call, get, data) => {
  fakeBackend({ [call]: ok(data) })
  await expect(get()).rejects.toThrow(/:/)
})

test('a number or a rule that cannot be read costs itself alone', async () => {
  fakeBackend({
    [`${v2}/stats/index`]: ok({ papers_count: 'many', mock_papers_count: 6 }),
    [`${v1}/mock_paper/3`]: ok(mockDetailWire({ title: '模拟', rule: 'two of each' })),
  })
  expect(await getExamStats()).toMatchObject({ paperCount: 0, mockPaperCount: 6 })
  expect(await getMockPaper(3)).toMatchObject({ title: '模拟', questionCounts: [] })
})

test('a paper that is gone', async () => {
  fakeBackend({ [`${v1}/paper/3`]: refusal('资源不存在', 404) })
  await expect(getPaper(3)).rejects.toMatchObject({ kind: 'rejected', code: 404 })
})
