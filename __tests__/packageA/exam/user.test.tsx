import UserMock from '@/packageA/exam/user/mock-paper'
import UserPaper from '@/packageA/exam/user/paper'
import UserPractice from '@/packageA/exam/user/practice'

import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

beforeEach(() => jest.clearAllMocks())

const root = 'GET /addons/Paper/api/v2/member'
const page = (...rows: object[]) => ok({ data: rows, total: rows.length })
const paper = { paper_id: 3, max_score: 74, paper: { title: '编程阶段考试', score: 100 } }

const open = (Page = UserPaper, over: ScreenOptions = {}) =>
  openScreen(Page, { user: aMember(), addons: ['Paper'], ...over })

test.each([
  ['papers', UserPaper, 'joinPapers', paper, '74%编程阶段考试最高得分 74 · 满分 100', '/packageA/exam/paper/show?id=3'],
  [
    'mock papers',
    UserMock,
    'joinMockPapers',
    { paper_id: 3, max_score: 35, paper: { title: '编程模拟', question_count: 8 } },
    '编程模拟最高得分 35 · 共 8 题',
    '/packageA/exam/mock/show?id=3',
  ],
  [
    'practices',
    UserPractice,
    'joinPractices',
    { pid: 3, submit_count: 6, practice_question_count: 12, practice: { name: '天天练' } },
    '50%天天练已练习 6 / 12',
    '/packageA/exam/practice/show?id=3',
  ],
])('my %s, each leading to its page', async (_, Page, name, row, words, url) => {
  fakeBackend({ [`${root}/${name}`]: page(row) })
  const screen = await open(Page)
  await screen.see(words)
  await pressLink(words.slice(0, 5))
  expect(navigation.pushed()).toContain(url)
})

test('the server says 0 of a result of 0 and of none: neither is claimed', async () => {
  fakeBackend({ [`${root}/joinPapers`]: page({ ...paper, max_score: 0 }) })
  const screen = await open()
  await screen.see('编程阶段考试满分 100')
  expect(screen.text()).not.toContain('得分')
})

test('what was deleted is left out; nothing yet shows the way to it', async () => {
  fakeBackend({ [`${root}/joinPapers`]: page({ paper_id: 4, max_score: 0, paper: null }) })
  const screen = await open()
  await screen.see('参加过的考试会出现在这里')
  await screen.press('去看试卷')
  expect(navigation.pushed()).toContain('/packageA/exam/paper/index')
})

test('what did not load says so and loads on retry', async () => {
  const backend = fakeBackend({ [`${root}/joinPapers`]: ok('<html>') })
  const screen = await open()
  await screen.see('我的考试没有加载出来')
  backend.reply(`${root}/joinPapers`, page(paper))
  await screen.press('重试')
  await screen.see('编程阶段考试')
})

test('closed while the add-on is off, and to visitors', async () => {
  fakeBackend()
  await (await open(UserPaper, { addons: [] })).see('这里还没有开放')
  await openScreen(UserPaper, { addons: ['Paper'] })
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=examUserPaper')
})
