import { act } from 'react'

import { serverClock } from '@/lib/serverClock'
import { queryClient } from '@/queries/client'
import { everyPractice, practised, storageKeyOf } from '@/features/shared/outbox/practised'
import { startOutbox } from '@/features/shared/outbox/start'
import { listRunning } from '@/features/shared/runningExams/notes'
import MockShow from '@/packageA/exam/mock/show'
import PaperShow from '@/packageA/exam/paper/show'
import PracticeShow from '@/packageA/exam/practice/show'

import { mockDetailWire, paperDetailWire, practiceDetailWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { connectAs } from '../../setup/connect'
import { ofRole, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = 'GET /addons/Paper/api/v1'
const paperCall = `${root}/paper/3`

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

const plans = { 'GET /api/v2/roles': ok([{ id: 1, name: '月度', charge: 30, expire_days: 30, desc_rows: [] }]) }
const backendWith = (call: string, data: unknown) => fakeBackend({ ...plans, [call]: ok(data) })

const vip = { planId: 1, name: '月度', expiresAt: new Date(Date.now() + 86_400_000) }

const open = (Page = PaperShow, over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(Page, { params: { id: '3' }, user: aMember(), addons: ['Paper'], ...over })

/** What can be pressed in the bar. */
const buttons = () => [...document.querySelectorAll('[role=main] [role=button]')].map((element) => element.textContent)

test('before buying: numbers, conditions, composition, the price, the way in for members', async () => {
  backendWith(paperCall, paperDetailWire({ try_times: 3 }, { join_count: 1 }))
  const screen = await open()
  await screen.see('¥30 起')
  expect(screen.text()).toContain('在线考试会员免费编程开发阶段考试3道题数100分总分60分及格45分钟时长')
  expect(screen.text()).toContain('参加方式购买，或开通会员可考试次数剩余 2 次')
  expect(screen.text()).toContain('题型构成单选题 2问答题 1')
  expect(screen.text()).toMatch(/¥29.*分享.*购买试卷/)
  await screen.press('购买试卷')
  expect(navigation.pushed().at(-1)).toBe('/pages/order/order?type=paper&id=3')
  await pressLink('会员免费参加这套考试')
  expect(navigation.pushed().at(-1)).toBe('/pages/role/role')
})

test.each([
  ['bought', { can_join: true }, {}, '已购，可参加'],
  ['open by membership', { can_join: true }, { vip }, '可参加'],
  ['free', { paper: paperDetailWire({ charge: 0 }).paper, can_join: true }, {}, '免费，可参加'],
])('%s: the state is said, nothing is sold, no dead button', async (_, over, member, words) => {
  backendWith(paperCall, paperDetailWire({}, over))
  const screen = await open(PaperShow, { user: aMember(member) })
  await screen.see(words)
  expect(screen.text()).not.toMatch(/¥|购买试卷/)
  expect(buttons()).toEqual(['分享', '立即考试'])
})

test('opened by courses: they are named, and the button leads to one', async () => {
  const required_courses = [
    { id: 4, title: 'Git 每日一用' },
    { id: 5, title: 'TypeScript' },
  ]
  backendWith(paperCall, paperDetailWire({ charge: 0, is_vip_free: 0 }, { required_courses }))
  const screen = await open()
  await screen.see('拥有这些课程之一就可以参加')
  expect(screen.text()).not.toMatch(/¥|免费/)
  await screen.press('去看课程')
  expect(navigation.pushed().at(-1)).toBe('/pages/course/show?id=4')
  await pressLink('TypeScript')
  expect(navigation.pushed().at(-1)).toBe('/pages/course/show?id=5')
})

test.each([
  ['the invited alone', { enabled_invite: 1 }, {}, '仅限受邀学员参加'],
  ['all attempts used', { try_times: 1 }, { can_join: true, join_count: 1 }, '考试次数已用完'],
])('%s: it says why and offers nothing', async (_, paper, over, words) => {
  backendWith(paperCall, paperDetailWire(paper, over))
  const screen = await open()
  await screen.see(words)
  expect(buttons()).toEqual(['分享'])
})

test('my attempts: result, passed or not, what still runs or waits', async () => {
  const at = { created_at: '2024-05-01 10:30:00' }
  const user_papers = [
    { id: 4, status: 1, score: 0, ...at },
    { id: 3, status: 3, score: 0, ...at },
    { id: 2, status: 2, score: 60, ...at },
    { id: 1, status: 2, score: 59, ...at },
  ]
  backendWith(paperCall, paperDetailWire({}, { can_join: true, user_papers }))
  const screen = await open()
  await screen.see('考试记录')
  const date = '2024-05-01 10:30'
  expect(screen.text()).toContain(`考试中${date}等待阅卷${date}60 分及格${date}59 分不及格${date}`)
  expect(ofRole('img').map((line) => line.getAttribute('aria-label'))).toContain('历次得分：59、60')
})

test('a mock paper: unlimited, without full marks, not shared', async () => {
  backendWith(`${root}/mock_paper/3`, mockDetailWire())
  const screen = await open(MockShow)
  await screen.see('购买试卷')
  expect(screen.text()).toContain('模拟考试编程综合模拟8道题数30分及格20分钟时长')
  expect(screen.text()).toContain('可考试次数不限')
  expect(buttons()).toEqual(['购买试卷'])
  await screen.press('购买试卷')
  expect(navigation.pushed().at(-1)).toBe('/pages/order/order?type=mockPaper&id=3')
})

describe('attempts at a mock paper, each of its own draw', () => {
  const at = { status: 1, created_at: '2024-05-01 10:30:00' }
  const drawn = (total_score: number) => [
    { id: 2, get_score: 38, total_score, ...at },
    { id: 1, get_score: 20, total_score: 50, ...at },
  ]
  const chart = () => ofRole('img').find((line) => line.getAttribute('aria-label')?.startsWith('历次得分'))
  const heights = () => [...(chart()?.querySelectorAll<HTMLElement>('.point') ?? [])].map(({ style }) => style.top)

  test('say what they are of; different totals are compared by share, without one pass mark', async () => {
    backendWith(`${root}/mock_paper/3`, mockDetailWire({}, { can: true, user_papers: drawn(100) }))
    const screen = await open(MockShow)
    await screen.see('38/100 分')
    expect(screen.text()).toContain('20/50 分')
    expect(chart()?.getAttribute('aria-label')).toBe('历次得分：20/50、38/100')
    expect(heights()).toEqual(['60%', '62%'])
    expect(screen.text()).not.toContain('及格 30')
  })

  test('of one total stand against the pass mark', async () => {
    backendWith(`${root}/mock_paper/3`, mockDetailWire({}, { can: true, user_papers: drawn(50) }))
    const screen = await open(MockShow)
    await screen.see('及格 30')
    expect(heights()[1]).toBe('0%')
  })
})

test.each([
  ['a mock paper', MockShow, `${root}/mock_paper/3`, mockDetailWire({ rule: '{"num":{"qa":2}}' }), true],
  ['a mock paper without essays', MockShow, `${root}/mock_paper/3`, mockDetailWire(), false],
  ['a paper without a teacher', PaperShow, paperCall, paperDetailWire({ is_skip_mark: 1 }), true],
  ['a paper that a teacher marks', PaperShow, paperCall, paperDetailWire({ is_skip_mark: 0 }), false],
])('%s: whether essays earn nothing is said before', async (_, Page, call, wire, isSaid) => {
  backendWith(call, wire)
  const screen = await open(Page)
  await screen.see('题型构成')
  expect(screen.text().includes('问答题不批改，计 0 分')).toBe(isSaid)
})

test('a practice: its chapters and how far I am', async () => {
  backendWith(`${root}/practice/3`, practiceDetailWire())
  const screen = await open(PracticeShow)
  await screen.see('购买练习')
  expect(screen.text()).toContain('练习模式编程基础天天练8道题数3章章节7道已练习')
  expect(screen.text()).toMatch(/单选题已练 6 \/ 6多选题已练 1 \/ 2.*新题还没有题目/)
  expect(screen.text()).not.toContain('可考试次数')
  await screen.press('购买练习')
  expect(navigation.pushed().at(-1)).toBe('/pages/order/order?type=practice&id=3')
})

test('a chapter is practised, and the daily twenty, by who may', async () => {
  backendWith(`${root}/practice/3`, practiceDetailWire({}, { can: true }))
  const screen = await open(PracticeShow)
  await screen.see('每日20题')
  await screen.press('每日20题')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/practice?id=3')
  await pressLink('多选题')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/practice?id=3&chapter=6')
  expect(ofRole('link').filter((row) => row.textContent?.includes('新题'))).toEqual([])
})

test('a chapter of a practice that is not open says so', async () => {
  backendWith(`${root}/practice/3`, practiceDetailWire())
  const screen = await open(PracticeShow)
  await screen.see('购买练习')
  const before = navigation.pushed().length
  await pressLink('多选题')
  expect(shown('error')).toEqual(['无权限参与'])
  expect(navigation.pushed()).toHaveLength(before)
})

test('a paid practice is open, although the server breaks once while its page is read anew', async () => {
  const practiceCall = `${root}/practice/3`
  const backend = backendWith(practiceCall, practiceDetailWire())
  const before = await open(PracticeShow)
  await before.see('购买练习')
  before.close()
  let isBroken = true
  backend.reply(practiceCall, () => {
    const reply = isBroken ? refusal('', 500) : ok(practiceDetailWire({}, { can: true }))
    isBroken = false
    return reply()
  })
  const screen = await open(PracticeShow)
  await screen.see('每日20题')
  expect(screen.text()).not.toContain('购买练习')
})

test('a practice opens without a network, once opened', async () => {
  connectAs(() => 'a.b.c')
  const practiceCall = `${root}/practice/3`
  const backend = backendWith(practiceCall, practiceDetailWire({}, { can: true }))
  const before = await open(PracticeShow)
  await before.see('每日20题')
  before.close()
  backend.reply(practiceCall, noNetwork)
  await (await open(PracticeShow)).see('每日20题')
})

test('what was practised without a network is counted as soon as it is sent', async () => {
  const practiceCall = `${root}/practice/3`
  const record = 'POST /addons/Paper/api/v1/practice/3/join/question/11/answer'
  const backend = backendWith(practiceCall, practiceDetailWire({}, { can: true }))
  backend.reply(record, ok())
  const screen = await open(PracticeShow)
  await screen.see('7道已练习')
  const practisedOnce = { answers: [{ type: 'single' as const, key: 'option2' }], isCompound: false }
  practised.owedOf(aMember().id, everyPractice).set(storageKeyOf({ practiceId: 3 }, 11), practisedOnce)
  backend.reply(practiceCall, ok(practiceDetailWire({}, { can: true, practice_user_record: { submit_count: 8 } })))
  await act(async () => startOutbox())
  await screen.see('8道已练习')
  expect(backend.sentTo(record)).toHaveLength(1)
})

test('a practice without chapters', async () => {
  backendWith(`${root}/practice/3`, practiceDetailWire({}, { chapters: [], can: true }))
  const screen = await open(PracticeShow)
  await screen.see('章节还在准备')
  expect(screen.text()).toContain('已购，可练习')
})

test('where selling is forbidden, no price and no word of buying', async () => {
  backendWith(paperCall, paperDetailWire())
  const screen = await open(undefined, { selling: 'hidden' })
  await screen.see('暂时不能参加')
  expect(screen.text()).not.toMatch(/¥|购买|会员/)
})

test('back from the cashier it is open', async () => {
  const backend = backendWith(paperCall, paperDetailWire())
  const screen = await open()
  await screen.see('购买试卷')
  // Coming in is a page's first show.
  await showAgain()
  backend.reply(paperCall, ok(paperDetailWire({}, { can_join: true })))
  await showAgain()
  await screen.see('已购，可参加')
})

test.each([
  ['paper', PaperShow, paperCall, paperDetailWire(), '试卷没有加载出来'],
  ['mock paper', MockShow, `${root}/mock_paper/3`, mockDetailWire(), '模拟试卷没有加载出来'],
  ['practice', PracticeShow, `${root}/practice/3`, practiceDetailWire(), '练习没有加载出来'],
])('a %s that is gone, and one that did not load', async (_, Page, call, data, failed) => {
  fakeBackend({ ...plans, [call]: refusal('资源不存在', 404) })
  await (await open(Page)).see('内容不见了')
  const backend = backendWith(call, '<html>')
  const broken = await open(Page)
  await broken.see(failed)
  backend.reply(call, ok(data))
  await broken.press('重试')
  await broken.see('购买')
})

test('closed while the add-on is off, and to visitors', async () => {
  const backend = backendWith(paperCall, paperDetailWire())
  const off = await open(PaperShow, { addons: [] })
  await off.see('这里还没有开放')
  await open(PaperShow, { user: undefined })
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=examPaperShow%3Fid%3D3')
  expect(backend.sent).toEqual([])
})

const attempt = (id: number, status: number) => ({ id, status, score: 65, created_at: '2026-11-20 10:00:00' })

test('starting asks first, then opens the new attempt', async () => {
  const backend = backendWith(paperCall, paperDetailWire({ try_times: 2 }, { can_join: true, join_count: 1 }))
  backend.reply(`${paperCall}/join`, ok({ record_id: 7 }))
  const screen = await open()
  await screen.see('立即考试')
  await screen.press('立即考试')
  await screen.see('限时 45 分钟，开始后计时不会停，还可以考 1 次')
  await screen.press('再看看')
  expect(backend.sentTo(`${paperCall}/join`)).toEqual([])
  await screen.press('立即考试')
  await screen.see('限时 45 分钟')
  await screen.press('开始考试')
  await settle()
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=7')
  expect(backend.sentTo(`${paperCall}/join`)).toHaveLength(1)
  // Who comes back at once finds it running.
  expect(backend.sentTo(paperCall)).toHaveLength(2)
})

/** 45 minutes begin, and the server is slow to say so. */
async function startSlowly() {
  const backend = backendWith(paperCall, paperDetailWire({ expired_minutes: 45 }, { can_join: true }))
  const slow = held(ok({ record_id: 7 }))
  backend.reply(`${paperCall}/join`, slow)
  const screen = await open()
  await screen.see('立即考试')
  await screen.press('立即考试')
  await screen.see('限时 45 分钟')
  await screen.press('开始考试')
  return { screen, slow }
}

test('while it is starting, the button says so', async () => {
  const { screen, slow } = await startSlowly()
  await until(() => screen.find('立即考试')?.getAttribute('aria-busy') === 'true')
  slow.release()
  await settle()
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=7')
  expect(screen.find('立即考试')?.getAttribute('aria-busy')).not.toBe('true')
})

test('a start that is answered after the learner has left is mentioned elsewhere, with its time', async () => {
  const { screen, slow } = await startSlowly()
  screen.close()
  slow.release()
  await settle()
  expect(listRunning(aMember().id)).toMatchObject([{ kind: 'paper', examId: 3, recordId: 7 }])
  expect(listRunning(aMember().id)[0]?.deadlineMs).toBeCloseTo(serverClock.now() + 45 * 60_000, -5)
})

test('one that was begun elsewhere is mentioned on other pages, until it has ended', async () => {
  const startedAt = new Date(serverClock.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const runs = { ...attempt(7, 1), created_at: startedAt }
  const backend = backendWith(paperCall, paperDetailWire({}, { can_join: true, user_papers: [runs] }))
  const screen = await open()
  await screen.see('继续考试')
  expect(listRunning(aMember().id)).toMatchObject([
    { kind: 'paper', examId: 3, recordId: 7, title: '编程开发阶段考试' },
  ])
  backend.reply(paperCall, ok(paperDetailWire({}, { can_join: true, user_papers: [{ ...runs, status: 2 }] })))
  await act(async () => void queryClient.invalidateQueries())
  await screen.see('立即考试')
  expect(listRunning(aMember().id)).toEqual([])
})

test('a paper without a time limit names none', async () => {
  backendWith(paperCall, paperDetailWire({ expired_minutes: 0, try_times: 2 }, { can_join: true, join_count: 1 }))
  const screen = await open()
  await screen.see('立即考试')
  await screen.press('立即考试')
  await screen.see('还可以考 1 次')
  expect(screen.text()).not.toContain('时，')
  await screen.press('再看看')
})

test('one that runs is gone on with, even when no attempt is left; the others are opened from the list', async () => {
  const user_papers = [attempt(7, 1), attempt(6, 2)]
  backendWith(paperCall, paperDetailWire({ try_times: 2 }, { can_join: true, join_count: 2, user_papers }))
  const screen = await open()
  await screen.see('继续考试')
  expect(screen.text()).not.toContain('考试次数已用完')
  await screen.press('继续考试')
  await settle()
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=7')
  await pressLink('65 分')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=6')
})

const starts = [
  {
    name: 'paper',
    Page: PaperShow,
    call: paperCall,
    start: `${paperCall}/join`,
    started: { record_id: 7 },
    before: paperDetailWire({ try_times: 2 }, { can_join: true, join_count: 1 }),
    after: paperDetailWire({ try_times: 2 }, { can_join: true, join_count: 2, user_papers: [attempt(7, 1)] }),
    room: '/packageA/exam/play/paper?id=3&record=7',
  },
  {
    name: 'mock paper',
    Page: MockShow,
    call: `${root}/mock_paper/3`,
    start: 'POST /addons/Paper/api/v1/mock_paper/3',
    started: { recordId: 7 },
    before: mockDetailWire({}, { can: true }),
    after: mockDetailWire({}, { can: true, user_papers: [attempt(7, 0)] }),
    room: '/packageA/exam/play/mock?id=3&record=7',
  },
]

describe.each(starts)('the answer to the start of a $name is lost', ({ Page, call, start, started, ...wires }) => {
  async function lose() {
    const backend = backendWith(call, wires.before)
    backend.reply(start, noNetwork)
    const screen = await open(Page)
    await screen.see('立即考试')
    return { backend, screen }
  }

  test('its page is read anew at once, and leads to what runs', async () => {
    const { backend, screen } = await lose()
    backend.reply(call, ok(wires.after))
    await screen.press('立即考试')
    await screen.see('限时')
    await screen.press('开始考试')
    await screen.see('继续考试')
    expect(screen.text()).not.toContain('剩余 1 次')
    await screen.press('继续考试')
    await settle()
    expect(navigation.pushed().at(-1)).toBe(wires.room)
    expect(backend.sentTo(start)).toHaveLength(1)
  })

  test('with no network for the page either, the second start opens what runs', async () => {
    const { backend, screen } = await lose()
    backend.reply(call, noNetwork)
    await screen.press('立即考试')
    await screen.see('限时')
    await screen.press('开始考试')
    await settle()
    backend.reply(start, ok(started))
    await screen.press('立即考试')
    await screen.see('限时')
    await screen.press('开始考试')
    await settle()
    expect(navigation.pushed().at(-1)).toBe(wires.room)
  })
})

test('a mock paper is started by its own call', async () => {
  const backend = backendWith(`${root}/mock_paper/3`, mockDetailWire({}, { can: true }))
  backend.reply('POST /addons/Paper/api/v1/mock_paper/3', ok({ recordId: 8 }))
  const screen = await open(MockShow)
  await screen.see('立即考试')
  await screen.press('立即考试')
  await screen.see('限时 20 分钟，开始后计时不会停')
  await screen.press('开始考试')
  await settle()
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/mock?id=3&record=8')
})
