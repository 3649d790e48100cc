import Taro from '@tarojs/taro'

import { serverClock } from '@/lib/serverClock'
import { parseServerTime } from '@/lib/time'
import Calendar from '@/packageA/member/calendar'
import { device } from '@/platform/device'

import { mockDetailWire, paperDetailWire } from '../../factories/exam'
import { flashOrderWire } from '../../factories/flashSale'
import { groupOrderWire, groupWire } from '../../factories/groupBuy'
import { lessonWire, liveDetailWire, liveWire } from '../../factories/live'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { control, named, ofRole, press, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

/** A Wednesday. */
const now = Date.parse('2026-03-11T10:00:00+08:00')

const live = 'GET /addons/zhibo/api/v1'
const exams = 'GET /addons/Paper/api'
const mine = (rows: object[]) => ok({ data: rows, total: rows.length })
const liveRow = { is_subscribe: 1, learned_count: 1, created_at: '2026-03-01 10:30:00' }

const calls = {
  [`${live}/member/courses`]: mine([{ ...liveRow, course: liveWire(3, { title: '大模型应用实战营' }) }]),
  [`${live}/member/courses/learned`]: mine([]),
  [`${live}/course/3`]: ok(
    liveDetailWire(
      {},
      {
        chapters: [],
        videos: {
          0: [
            lessonWire(11, '提示词', { status: 2, published_at: '2026-03-10 19:30:00' }),
            lessonWire(12, '评测', { status: 1, published_at: '2026-03-10 09:30:00' }),
            lessonWire(13, '答疑', { published_at: '2026-03-12 19:30:00' }),
            lessonWire(14, '从未开始', { published_at: '2026-03-02 19:30:00' }),
          ],
        },
        is_buy: true,
      },
    ),
  ),
  [`${exams}/v2/member/joinPapers`]: mine([{ paper_id: 3, max_score: 0, paper: { title: '阶段考试', score: 100 } }]),
  [`${exams}/v2/member/joinMockPapers`]: mine([]),
  [`${exams}/v1/paper/3`]: ok(
    paperDetailWire({}, { user_papers: [{ id: 8, status: 1, score: 0, created_at: '2026-03-11 09:30:00' }] }),
  ),
  [`${exams}/v1/mock_paper/3`]: ok(mockDetailWire()),
  'GET /addons/TuanGou/api/v1/t/member/orders': mine([groupOrderWire({ item: groupWire({ count_down: 7_200 }) })]),
  'GET /addons/MiaoSha/api/v1/m/user/orders': mine([flashOrderWire({ expired_seconds: 900 })]),
}

const aVip = () => aMember({ vip: { planId: 1, name: '年度会员', expiresAt: parseServerTime('2027-01-05 12:00:00') } })
const everything = ['Zhibo', 'Paper', 'TuanGou', 'MiaoSha'] as const

const open = (over: ScreenOptions = {}, replies: Parameters<typeof fakeBackend>[0] = {}) => {
  const backend = fakeBackend({ 'GET /api/v2/member/detail': noNetwork, ...calls, ...replies })
  return openScreen(Calendar, { user: aVip(), addons: everything, ...over }).then((screen) => ({ screen, backend }))
}

beforeEach(() => {
  Taro.clearStorageSync()
  jest.spyOn(serverClock, 'now').mockReturnValue(now)
})
afterEach(() => {
  // Links are anchors too: a file's press must not stay in the place of theirs.
  jest.restoreAllMocks()
  Object.assign(device, { isWechatBrowser: false })
})

test('everything of mine that has a date, today first', async () => {
  const { screen } = await open()
  await screen.see('答疑')
  await screen.see('阶段考试')
  await screen.see('数据结构')
  expect(screen.text()).toContain(
    [
      '今天 3 月 11 日 周三',
      '09:30大模型应用实战营：评测直播课 · 直播中',
      '10:15阶段考试考试 · 交卷',
      '10:15数据结构秒杀 · 付款截止',
      '12:00数据结构拼团 · 拼团截止',
      '明天 3 月 12 日 周四',
      '19:30大模型应用实战营：答疑直播课',
      '2027 年 1 月 5 日 周二',
      '12:00年度会员会员 · 会员到期',
    ].join(''),
  )
  expect(screen.text()).not.toContain('提示词')
  expect(screen.text()).not.toContain('从未开始')
})

test('a lesson whose time has come and that nobody has begun waits for its teacher', async () => {
  const lessons = { 0: [lessonWire(13, '答疑', { published_at: '2026-03-11 09:59:00' })] }
  const { screen } = await open({}, { [`${live}/course/3`]: ok(liveDetailWire({}, { chapters: [], videos: lessons })) })
  await screen.see('答疑直播课 · 待讲师开播')
})

test('of many live courses those that are due first are read whole, and the others say what comes next', async () => {
  const course = (id: number, next_video: object) => ({ ...liveRow, course: liveWire(id, { next_video }) })
  const coming = (day: string) => ({ id: 13, title: '答疑', published_at: `${day} 19:30:00` })
  const old = Array.from({ length: 8 }, (_, index) => course(index + 20, coming('2026-04-01')))
  const later = course(30, { ...coming('2026-05-01'), title: '结营' })
  const bought = course(3, coming('2026-03-12'))
  const none = ok(liveDetailWire({}, { chapters: [], videos: [] }))
  const { screen, backend } = await open(
    {},
    {
      ...Object.fromEntries(old.map((_, index) => [`${live}/course/${index + 20}`, none])),
      [`${live}/member/courses`]: mine([bought]),
      [`${live}/member/courses/learned`]: mine([...old, later]),
    },
  )
  await screen.see('答疑直播课')
  await screen.see('评测直播课 · 直播中')
  await screen.see('结营直播课')
  expect(backend.sent.filter(({ call }) => call.startsWith(`${live}/course/`))).toHaveLength(8)
})

test('of many live courses the one on air comes before those whose next lesson was never begun', async () => {
  const course = (id: number, over: object) => ({ ...liveRow, course: liveWire(id, over) })
  const forgotten = { next_video: { id: 13, title: '答疑', published_at: '2026-03-01 19:30:00' } }
  const rows = Array.from({ length: 8 }, (_, index) => course(index + 20, forgotten))
  const none = ok(liveDetailWire({}, { chapters: [], videos: [] }))
  const { screen } = await open(
    {},
    {
      ...Object.fromEntries(rows.map((_, index) => [`${live}/course/${index + 20}`, none])),
      [`${live}/member/courses`]: mine([]),
      [`${live}/member/courses/learned`]: mine([...rows, course(3, { status_text: '直播中', next_video: [] })]),
    },
  )
  await screen.see('评测直播课 · 直播中')
})

test('each leads to its page', async () => {
  const { screen } = await open()
  for (const [words, address] of [
    ['评测', '/packageA/live/video?id=12&course=3'],
    ['阶段考试', '/packageA/exam/play/paper?id=3&record=8'],
    ['拼团截止', '/packageA/tg/queue?id=5&gid=41'],
    ['付款截止', '/pages/course/show?id=3'],
    ['会员到期', '/pages/role/role'],
  ] as const) {
    await screen.see(words)
    await pressLink(words)
    expect(navigation.pushed().at(-1)).toBe(address)
  }
})

describe('into the phone’s calendar', () => {
  const files: { name: string; blob: Blob }[] = []
  beforeEach(() => {
    files.length = 0
    let blob = new Blob()
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made
        return 'blob:file'
      },
      revokeObjectURL: () => undefined,
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob })
    })
  })
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(blob)
    })

  test('one of them; what goes on already cannot be added', async () => {
    const { screen } = await open()
    await screen.see('答疑')
    expect(named('把「大模型应用实战营：评测」')).toEqual([])
    await press('把「大模型应用实战营：答疑」加到手机日历')
    await settle()
    expect(files.map(({ name }) => name)).toEqual(['大模型应用实战营：答疑.ics'])
    expect(shown()).toEqual(['打开下载的文件，就加入日历'])
  })

  test('all of them, as one file', async () => {
    const { screen } = await open()
    await screen.see('全部加到手机日历（5 项）')
    await press('全部加到手机日历（5 项）')
    await settle()
    expect(files.map(({ name }) => name)).toEqual(['我的日程.ics'])
    const reading = textOf(files[0]?.blob ?? new Blob())
    await settle()
    const text = await reading
    expect(text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
      'SUMMARY:大模型应用实战营：答疑',
      'SUMMARY:阶段考试（交卷）',
      'SUMMARY:数据结构（拼团截止）',
      'SUMMARY:数据结构（付款截止）',
      'SUMMARY:年度会员（会员到期）',
    ])
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(5)
  })

  test('WeChat’s browser opens no such file: the page says so, and gives the link', async () => {
    Object.assign(device, { isWechatBrowser: true })
    const { screen } = await open()
    await screen.see('答疑')
    expect(screen.text()).toContain('微信里打不开日历文件')
    expect(named('把「')).toEqual([])
    expect(screen.text()).not.toContain('全部加到手机日历')
    expect(control('复制链接')).toBeTruthy()
  })
})

test('a source that fails is named, and holds back no other; it can be tried again', async () => {
  const { screen, backend } = await open({}, { [`${live}/member/courses`]: noNetwork })
  await screen.see('阶段考试')
  await screen.see('直播课的日程没有加载出来')
  backend.reply(`${live}/member/courses`, mine([]))
  backend.reply(`${exams}/v2/member/joinPapers`, refusal('系统忙', 500))
  await press('重试：直播课')
  await settle(100)
  expect(screen.text()).not.toContain('没有加载出来')
  expect(screen.text()).toContain('阶段考试')
})

test.each([
  ['live', `${live}/member/courses`, '直播课的日程没有加载出来'],
  ['exams', `${exams}/v2/member/joinPapers`, '考试的日程没有加载出来'],
  ['groups', 'GET /addons/TuanGou/api/v1/t/member/orders', '拼团的日程没有加载出来'],
  ['flash sales', 'GET /addons/MiaoSha/api/v1/m/user/orders', '秒杀的日程没有加载出来'],
])('refused: %s', async (_, call, words) => {
  const { screen } = await open({}, { [call]: refusal('没有权限') })
  await screen.see(`${words}没有权限`)
  await screen.see('会员到期')
})

test('a source that is slow is named while the others are there', async () => {
  const slow = held(mine([]))
  const { screen } = await open({}, { [`${live}/member/courses`]: slow })
  await screen.see('阶段考试')
  await screen.see('正在读取直播课')
  slow.release()
  await settle(100)
  expect(screen.text()).not.toContain('正在读取')
})

test('a course that was taken down says no more than its list did', async () => {
  const row = {
    ...liveRow,
    course: liveWire(3, { next_video: { id: 21, title: '接口', published_at: '2026-03-13 19:30:00' } }),
  }
  const { screen } = await open(
    {},
    { [`${live}/member/courses`]: mine([row]), [`${live}/course/3`]: refusal('资源不存在', 404) },
  )
  await screen.see('直播 3：接口')
  await pressLink('直播 3：接口')
  expect(navigation.pushed()).toEqual(['/packageA/live/video?id=21&course=3'])
})

test('the month: a dot a day, the chosen day below; the past of this month is there too', async () => {
  const { screen } = await open()
  await screen.see('答疑')
  await press('月历')
  await screen.see('2026 年 3 月')
  expect(
    ofRole('cell')
      .flatMap((cell) => cell.firstElementChild?.getAttribute('aria-label') ?? [])
      .slice(9, 13),
  ).toEqual(['10 日，1 项', '11 日，今天，4 项', '12 日，1 项', '13 日'])
  expect(screen.text()).toContain('阶段考试')
  await press('10 日，1 项')
  expect(screen.text()).toContain('提示词直播课 · 已结束')
  expect(screen.text()).not.toContain('阶段考试')
  await press('13 日')
  expect(screen.text()).toContain('这一天没有安排')
  await press('下个月')
  await screen.see('2026 年 4 月')
})

test('nothing at all: what would stand here, and where to get some', async () => {
  const { screen } = await open({ user: aMember(), addons: ['Zhibo'] }, { [`${live}/member/courses`]: mine([]) })
  await screen.see('还没有日程')
  await press('看看直播课')
  expect(navigation.pushed()).toEqual(['/packageA/live/index'])
})

test('what is switched off is not asked for; where nothing may be sold, neither are groups and flash sales', async () => {
  const { screen, backend } = await open({ addons: ['TuanGou', 'MiaoSha'], selling: 'hidden' })
  await screen.see('会员到期')
  await settle(100)
  expect(backend.sent.map(({ call }) => call).filter((call) => call.includes('/addons/'))).toEqual([])
})

test('shown again it asks for what may have passed', async () => {
  const { screen, backend } = await open()
  await screen.see('阶段考试')
  backend.reply(`${exams}/v1/paper/3`, ok(paperDetailWire()))
  await showAgain()
  await settle(100)
  expect(screen.text()).not.toContain('阶段考试')
})
