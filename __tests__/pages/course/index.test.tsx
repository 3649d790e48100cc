import { onlineManager } from '@tanstack/react-query'
import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { act } from 'react'

import { serverClock } from '@/lib/serverClock'
import Study from '@/pages/course/index'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { studyQueries } from '@/queries/study'
import { storeReadingPosition } from '@/stores/readingPosition'

import { lessonWire, liveDetailWire, liveWire } from '../../factories/live'
import { aMember } from '../../factories/member'
import { pathWire } from '../../factories/reading'
import { fakeBackend, held, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { hide, ofRole, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'

const none = ok({ data: [], total: 0 })
const topicRow = (id: number, over: object = {}) => ({
  id,
  created_at: '2024-05-01 10:30:00',
  topic: { id, title: `文章 ${id}`, thumb: '' },
  ...over,
})

const calls = {
  'GET /api/v3/member/courses/learned': none,
  'GET /addons/MeeduTopics/api/v2/member/topics/view': ok({
    data: [topicRow(1, { is_subscribe: 1 }), topicRow(2, { topic: [] })],
    total: 2,
  }),
  'GET /addons/MeeduTopics/api/v1/user/collect': ok({ data: { data: [topicRow(4)], total: 1 } }),
  'GET /addons/LearnPaths/api/v1/member/paths': ok({
    data: [{ id: 1, path_id: 1, charge: 199, created_at: '2024-05-01 10:30:00', path: pathWire(1) }],
    total: 1,
  }),
}

/** Of calls that the server does not know. */
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.UTC(2025, 5, 1))
})

const open = (over: ScreenOptions = {}) => openScreen(Study, { user: aMember(), ...over })

test('an academy without add-ons has courses only, and no tabs', async () => {
  fakeBackend(calls)
  const screen = await open({ addons: [] })
  await screen.see('学过的课会出现在这里')
  expect(document.querySelector('main [role=tab], [role=main] [role=tab]')).toBeNull()
})

test.each([
  ['courses', '课程', 'GET /api/v3/member/courses/learned'],
  ['what I have looked at', '看过', 'GET /addons/templateOne/api/v1/history/records'],
])('%s: chapters that are read on another page cost no call, it is read once shown again', async (_, tab, call) => {
  const backend = fakeBackend({ ...calls, 'GET /addons/templateOne/api/v1/history/records': ok({}) })
  const screen = await open({ addons: ['TemplateOne'] })
  await screen.see(tab)
  await screen.press(tab)
  await settle(1_000)
  await hide()
  for (let chapter = 0; chapter < 3; chapter++) {
    await act(() => queryClient.invalidateQueries({ queryKey: studyQueries.all() }))
    await settle(1_000)
  }
  expect(backend.sentTo(call)).toHaveLength(1)
  await showAgain()
  await settle(1_000)
  expect(backend.sentTo(call)).toHaveLength(2)
})

describe('a list of several pages', () => {
  const call = 'GET /addons/MeeduTopics/api/v2/member/topics/view'
  const rows = Array.from({ length: 10 }, (_, index) => topicRow(index + 1))
  const scroll = fakeScroll()
  const pages = (backend: ReturnType<typeof fakeBackend>) => backend.sentTo(call).map(({ query }) => Number(query.page))
  const openTwo = async () => {
    const onPage = [none, ok({ data: rows, total: 11 }), ok({ data: [topicRow(11)], total: 11 })]
    const backend = fakeBackend({ ...calls, [call]: () => (onPage[pages(backend).at(-1) ?? 0] ?? none)() })
    const screen = await open({ addons: ['MeeduTopics'] })
    await screen.see('文章')
    await screen.press('文章')
    await screen.see('文章 10')
    await scroll.move('[class*=end]', true)
    await screen.see('文章 11')
    return backend
  }

  test('is as it was when the learner comes back, and the place in it', async () => {
    const backend = await openTwo()
    await hide()
    await pass(60_000)
    await showAgain()
    await settle(1_000)
    expect(pages(backend)).toEqual([1, 2])
  })

  test('is read anew when something has changed it', async () => {
    const backend = await openTwo()
    await hide()
    await act(() => queryClient.invalidateQueries({ queryKey: studyQueries.all() }))
    await showAgain()
    await settle(1_000)
    expect(pages(backend)).toEqual([1, 2, 1, 2])
  })
})

test('articles: what I have read, bought and kept; one that was taken down is left out', async () => {
  fakeBackend(calls)
  const screen = await open({ addons: ['MeeduTopics'] })
  await screen.see('文章')
  await screen.press('文章')
  await screen.see('文章 1')
  expect(screen.text()).toContain('上次阅读 1 年前已购')
  expect(screen.text()).not.toContain('文章 2')
  await screen.press('收藏')
  await screen.see('文章 4')
})

test('live courses: how far I am and what comes next; one that was taken down is left out', async () => {
  const row = { is_subscribe: 0, learned_count: 1, created_at: '2024-05-01 10:30:00' }
  const over = { ...row, is_subscribe: 1, learned_count: 4, course: liveWire(2, { status: 2, next_video: [] }) }
  const root = 'GET /addons/zhibo/api/v1/member/courses'
  fakeBackend({
    ...calls,
    [`${root}/learned`]: ok({ data: [{ ...row, course: liveWire(1) }, over, { ...row, course: null }], total: 3 }),
    [root]: ok({ data: [over], total: 1 }),
    'GET /addons/templateOne/api/v1/like/courses': ok({
      data: [{ id: 5, title: '直播 5', thumb: '', created_at: '2024-05-01 10:30:00' }],
      total: 1,
    }),
  })
  const screen = await open({ addons: ['Zhibo'] })
  await screen.see('直播课')
  await screen.press('直播课')
  await screen.see('直播 1')
  expect(screen.text()).toContain(
    '直播 1已学 1 / 4 课时 · 下节 2099-05-01 19:30 接口已购直播 2已学完 · 已结课没有更多了',
  )
  await screen.press('已购')
  await screen.see('已购直播 2已学完 · 已结课没有更多了')
  await screen.press('收藏')
  await screen.see('直播 52024-05-01收藏')
})

test('small classes that I have bought lead to their timetable', async () => {
  const row = { id: 3, title: '英语精读六人班', thumb: '', charge: 1280, created_at: '2024-05-01 10:30:00' }
  const minePath = 'GET /addons/ke/api/v1/user/courses'
  const backend = fakeBackend({ ...calls, [minePath]: ok({ data: { data: [row], total: 1 } }) })
  const screen = await open({ addons: ['XiaoBanKe'] })
  await screen.see('班课')
  await screen.press('班课')
  await screen.see('英语精读六人班购买时间：2024-05-01')
  await pressLink('英语精读六人班')
  expect(navigation.pushed()).toEqual(['/packageA/ke/show?id=3&tab=timetable'])
  backend.reply(minePath, ok({ data: { data: [], total: 0 } }))
  const empty = await open({ addons: ['XiaoBanKe'] })
  await empty.see('班课')
  await empty.press('班课')
  await empty.see('买过的班课会放在这里')
  await empty.press('去看班课')
  expect(navigation.pushed()).toEqual(['/packageA/ke/index'])
})

test('no learning paths of mine where the server does not know them', async () => {
  fakeBackend({ ...calls, 'GET /addons/LearnPaths/api/v1/member/paths': refusal('路由不存在', 404) })
  const screen = await open({ addons: ['LearningPaths', 'MeeduTopics'] })
  await screen.see('文章')
  expect(screen.text()).not.toMatch(/路径|没有加载出来/)
})

test('learning paths that I own', async () => {
  fakeBackend(calls)
  const screen = await open({ addons: ['LearningPaths'] })
  await screen.see('路径')
  await screen.press('路径')
  await screen.see('路径 1')
  expect(screen.text()).toContain('2024-05-01 购买')
})

const course = {
  learned_count: 1,
  created_at: '2024-05-01 10:30:00',
  last_view_video: { video_id: 9, watch_seconds: 61, updated_at: '2024-05-01 10:30:00' },
  course: { id: 3, title: '数据结构', thumb: '', videos_count: 4 },
}
const book = (readAt: string) => ({
  id: 1,
  article_id: 102,
  created_at: readAt,
  book: { id: 3, name: '古建筑十讲', thumb: '' },
})

test.each<[string, object, object, string, boolean]>([
  ['all of it', {}, {}, '已学完', false],
  ['a lesson is new, or hidden', { learned_count: 4 }, { videos_count: 5 }, '已学完 4 课时', false],
  ['one of two new ones is finished', { learned_count: 5, progress: 83 }, { videos_count: 6 }, '已学 5 / 6', true],
  ['a new one is begun', { last_view_video: { watched_at: null } }, { videos_count: 5 }, '已学 4 / 5', true],
])('a course that was finished and may have grown: %s', async (_, over, grown, words, goesOn) => {
  const at = '2024-05-01 10:30:00'
  const view = { video_id: 9, watch_seconds: 61, watched_at: at, updated_at: at }
  const row = { ...course, is_watched: 1, progress: 100, learned_count: 4, last_view_video: view, ...over }
  const last = { ...view, ...row.last_view_video }
  const data = [{ ...row, last_view_video: last, course: { ...course.course, ...grown } }]
  fakeBackend({ ...calls, 'GET /api/v3/member/courses/learned': ok({ data, total: 1 }) })
  const screen = await open({ addons: [] })
  await screen.see(`${words} · 1 年前`)
  expect(screen.text().includes('继续学习')).toBe(goesOn)
})

test.each([
  ['2024-05-02 10:30:00', '上次学到古建筑十讲'],
  ['2024-04-30 10:30:00', '上次学到数据结构已学 1 / 4 课时看到 01:01'],
])('one way to go on, with what was learned last of all kinds (book read at %s)', async (readAt, words) => {
  fakeBackend({
    ...calls,
    'GET /api/v3/member/courses/learned': ok({ data: [course], total: 1 }),
    'GET /addons/MeeduBooks/api/v2/member/book/view': ok({ data: [book(readAt)], total: 1 }),
  })
  const screen = await open({ addons: ['MeeduBooks'] })
  await screen.see(words)
  expect(screen.text().match(/继续学习/g)).toHaveLength(1)
})

test('a book goes on where it was read without a network, also if that was a moment ago', async () => {
  const other = { ...book('2024-05-01 10:30:00'), article_id: 201, book: { id: 4, name: '园冶', thumb: '' } }
  fakeBackend({
    ...calls,
    'GET /addons/MeeduBooks/api/v2/member/book/view': ok({ data: [book('2024-05-02 10:30:00'), other], total: 2 }),
  })
  const read = (day: number, bookId: number, articleId: number) => {
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.UTC(2024, 4, day))
    storeReadingPosition(bookId, articleId, 0)
  }
  const screen = await open({ addons: ['MeeduBooks'] })
  await screen.see('上次学到古建筑十讲')
  read(3, 3, 105)
  await showAgain()
  await screen.press('继续学习')
  read(4, 4, 202)
  await showAgain()
  await screen.see('上次学到园冶')
  await screen.press('继续学习')
  await screen.press('电子书')
  await screen.see('古建筑十讲')
  await pressLink('古建筑十讲')
  const article = (id: number, bookId: number) => `/packageA/book/read?id=${id}&book=${bookId}`
  expect(navigation.pushed()).toEqual([article(105, 3), article(202, 4), article(105, 3)])
})

test('of what I learn it is told what I own', async () => {
  const bought = { ...course, is_subscribe: 1, course: { ...course.course, id: 4, title: '操作系统' } }
  fakeBackend({ ...calls, 'GET /api/v3/member/courses/learned': ok({ data: [course, bought], total: 2 }) })
  const screen = await open({ addons: [] })
  await screen.see('操作系统')
  expect(screen.text()).toMatch(/已购操作系统/)
  expect(screen.text()).not.toMatch(/已购数据结构/)
})

test.each([
  ['the server’s, since the lessons it counts may be hidden', 90, '90'],
  ['counted, where the server says none', undefined, '25'],
])('the lesson that was open last is named; progress is %s', async (_, progress, percent) => {
  const video = { id: 9, title: '第九课 二叉树' }
  const row = { ...course, progress, last_view_video: { ...course.last_view_video, video } }
  fakeBackend({ ...calls, 'GET /api/v3/member/courses/learned': ok({ data: [row], total: 1 }) })
  const screen = await open({ addons: [] })
  await screen.see('上次学到数据结构第九课 二叉树已学 1 / 4 课时看到 01:01')
  const bars = ofRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toContain(percent)
})

const chinaTime = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

test.each([
  ['one that is planned', liveWire(1), '下节 2099-05-01 19:30 接口'],
  [
    'one whose time has come',
    liveWire(1, { next_video: { id: 13, published_at: chinaTime(Date.UTC(2025, 5, 1) - 60_000) } }),
    '待讲师开播',
  ],
  ['one that never began', liveWire(1, { next_video: { id: 13, published_at: '2024-05-01 19:30:00' } }), ''],
  ['one that is on air', liveWire(1, { status_text: '直播中' }), '正在直播'],
  ['none any more', liveWire(1, { status: 2, next_video: [] }), '已结课'],
])('a live course goes on in the room that was open last; its next lesson is %s', async (_, live, words) => {
  const row = { is_subscribe: 1, learned_count: 1, video_id: 13, created_at: '2024-05-01 10:30:00', course: live }
  const detail = liveDetailWire({ id: 1 }, { videos: { 0: [lessonWire(13, '答疑')] }, is_buy: true })
  fakeBackend({
    ...calls,
    'GET /addons/zhibo/api/v1/member/courses/learned': ok({ data: [row], total: 1 }),
    'GET /addons/zhibo/api/v1/course/1': ok(detail),
  })
  const screen = await open({ addons: ['Zhibo'] })
  await screen.see(`上次学到直播 1${words}已学 1 / 4 课时`)
  await screen.press('继续学习')
  await settle()
  expect(navigation.pushed()).toEqual(['/packageA/live/video?id=13&course=1'])
})

const room = (id: number) => `/packageA/live/video?id=${id}&course=1`

test('a live course is looked up once, and leads nobody away who has gone elsewhere meanwhile', async () => {
  const row = {
    is_subscribe: 1,
    learned_count: 1,
    video_id: 13,
    created_at: '2024-05-01 10:30:00',
    course: liveWire(1),
  }
  const detail = ok(liveDetailWire({ id: 1 }, { videos: { 0: [lessonWire(13, '答疑')] }, is_buy: true }))
  const [first, second] = [held(detail), held(detail)]
  const backend = fakeBackend({
    ...calls,
    'GET /addons/zhibo/api/v1/member/courses/learned': ok({ data: [row], total: 1 }),
    'GET /addons/zhibo/api/v1/course/1': first,
  })
  const screen = await open({ addons: ['Zhibo'], pages: ['/pages/course/index'] })
  await screen.see('上次学到直播 1')
  await screen.press('继续学习')
  await screen.press('继续学习')
  first.release()
  await settle()
  expect(navigation.pushed()).toEqual([room(13)])

  navigation.start('/pages/course/index')
  backend.reply('GET /addons/zhibo/api/v1/course/1', second)
  await screen.press('继续学习')
  navigation.start('/pages/course/index', '/pages/course/show?id=3')
  second.release()
  await settle()
  expect(navigation.pushed()).toEqual([])
})

const over = (recordingSec: number) => lessonWire(12, '评测', { status: 2, duration: recordingSec })

/** Lesson 12 was open last. */
const liveLeftAt12 = {
  'GET /addons/zhibo/api/v1/member/courses/learned': ok({
    data: [
      {
        ...{ is_subscribe: 1, learned_count: 1, video_id: 12, created_at: '2024-05-01 10:30:00' },
        course: liveWire(1),
      },
    ],
    total: 1,
  }),
}

test.each([
  ['over without a recording, another one is on air', [over(0), lessonWire(13, '答疑', { status: 1 })], room(13)],
  ['over with a recording, another one is on air', [over(75), lessonWire(13, '答疑', { status: 1 })], room(13)],
  ['over with a recording', [over(75), lessonWire(13, '答疑')], room(12)],
  ['over without a recording', [over(0), lessonWire(13, '答疑')], '/packageA/live/show?id=1&tab=3'],
  ['gone', [lessonWire(13, '答疑')], '/packageA/live/show?id=1&tab=3'],
  ['not known, the course cannot be read', null, room(12)],
])('going on with a live course whose lesson that was open last is %s', async (_, lessons, place) => {
  fakeBackend({
    ...calls,
    ...liveLeftAt12,
    'GET /addons/zhibo/api/v1/course/1': lessons
      ? ok(liveDetailWire({ id: 1 }, { videos: { 0: lessons }, is_buy: true }))
      : refusal('资源不存在', 404),
  })
  const screen = await open({ addons: ['Zhibo'] })
  await screen.see('上次学到直播 1')
  await screen.press('继续学习')
  await settle()
  expect(navigation.pushed()).toEqual([place])
})

test.each([
  [
    'the next one with a recording follows',
    [over(75), lessonWire(13, '评测二', { status: 2 }), lessonWire(14, '答疑')],
    {},
    room(14),
  ],
  [
    'the next one that was not seen follows',
    [over(75), lessonWire(13, '答疑'), lessonWire(14, '收尾')],
    { 'replayEnd:7:13': 75 },
    room(14),
  ],
  ['it is begun again', [over(75), lessonWire(13, '答疑')], { 'replayAgain:7:12': 20 }, room(12)],
  ['it is the last one', [lessonWire(11, '开场'), over(75)], {}, room(12)],
])('going on with a live course whose last recording was seen to its end: %s', async (_, lessons, places, place) => {
  fakeBackend({
    ...calls,
    ...liveLeftAt12,
    'GET /addons/zhibo/api/v1/course/1': ok(liveDetailWire({ id: 1 }, { videos: { 0: lessons }, is_buy: true })),
  })
  for (const [key, sec] of Object.entries({ 'replayEnd:7:12': 75, ...places })) Taro.setStorageSync(key, sec)
  const screen = await open({ addons: ['Zhibo'] })
  await screen.see('上次学到直播 1')
  await screen.press('继续学习')
  await settle()
  expect(navigation.pushed()).toEqual([place])
})

describe('the room itself says what is wrong with a live course', () => {
  const openCard = async (reply: ReturnType<typeof ok>) => {
    const backend = fakeBackend({ ...calls, ...liveLeftAt12, 'GET /addons/zhibo/api/v1/course/1': reply })
    const screen = await open({ addons: ['Zhibo'], pages: ['/pages/course/index'] })
    await screen.see('上次学到直播 1')
    return { backend, screen }
  }
  const onAir = ok(liveDetailWire({ id: 1 }, { videos: { 0: [lessonWire(13, '答疑', { status: 1 })] }, is_buy: true }))

  test('without a network at once, and nobody is led away when it is back', async () => {
    const { backend, screen } = await openCard(onAir)
    const offline = jest.spyOn(connection, 'isOnline').mockReturnValue(false)
    onlineManager.setOnline(false)
    await screen.press('继续学习')
    await settle()
    expect(navigation.pushed()).toEqual([room(12)])
    navigation.start('/pages/course/index')
    offline.mockRestore()
    await act(async () => onlineManager.setOnline(true))
    await settle()
    expect(navigation.pushed()).toEqual([])
    await screen.press('继续学习')
    await settle()
    expect(navigation.pushed()).toEqual([room(13)])
    expect(backend.sentTo('GET /addons/zhibo/api/v1/course/1')).toHaveLength(1)
  })

  test('whose course is silent, and a late answer leads nowhere', async () => {
    const late = held(onAir)
    const { screen } = await openCard(late)
    await screen.press('继续学习')
    await pass(1_000)
    expect(navigation.pushed()).toEqual([])
    await pass(1_500)
    expect(navigation.pushed()).toEqual([room(12)])
    navigation.start('/pages/course/index')
    late.release()
    await settle()
    expect(navigation.pushed()).toEqual([])
  })
})

test('what I have looked at, day by day; a type without a page is left out', async () => {
  const row = (other_type: string, title: string) => ({ hour: '10:30', title, other_type, other_id: 1 })
  fakeBackend({
    ...calls,
    'GET /addons/templateOne/api/v1/history/records': ok({
      '2024-05-02': [row('book', '古建筑十讲'), row('hologram', '全息')],
      '2024-05-01': [row('hologram', '全息')],
    }),
  })
  const screen = await open({ addons: ['TemplateOne', 'MeeduBooks'] })
  await screen.see('看过')
  await screen.press('看过')
  await screen.see('2024-05-02古建筑十讲电子书 · 10:30')
  expect(screen.text()).not.toMatch(/全息|2024-05-01/)
})

test('what is switched off is left out of 看过, which is read anew when it is pulled', async () => {
  const recordsCall = 'GET /addons/templateOne/api/v1/history/records'
  const row = (other_type: string, title: string) => ({ hour: '10:30', title, other_type, other_id: 1 })
  const backend = fakeBackend({
    ...calls,
    [recordsCall]: ok({ '2024-05-02': [row('book', '古建筑十讲'), row('vod', '摄影入门')] }),
  })
  const screen = await open({ addons: ['TemplateOne'] })
  await screen.see('看过')
  await screen.press('看过')
  await screen.see('2024-05-02摄影入门')
  expect(screen.text()).not.toContain('古建筑十讲')
  backend.reply(recordsCall, ok({ '2024-05-03': [row('vod', '刚在手机上看的课')] }))
  await act(async () => void safeExecute('taro-app', 'onPullDownRefresh'))
  await screen.see('刚在手机上看的课')
})

test('years of 看过 are drawn as they come near the screen', async () => {
  const scroll = fakeScroll()
  const days = Array.from({ length: 12 }, (_, index) => `第 ${12 - index} 天`)
  const rows = (day: string) =>
    Array.from({ length: 10 }, (_, id) => ({
      hour: '10:30',
      title: `${day}看的 ${id}`,
      other_type: 'vod',
      other_id: id,
    }))
  fakeBackend({
    ...calls,
    'GET /addons/templateOne/api/v1/history/records': ok(Object.fromEntries(days.map((day) => [day, rows(day)]))),
  })
  const screen = await open({ addons: ['TemplateOne'] })
  await screen.see('看过')
  await screen.press('看过')
  await screen.see('第 12 天看的 9')
  await settle(1_000)
  const drawn = () => ofRole('link').filter(({ textContent }) => textContent?.includes('天看的')).length
  expect(drawn()).toBeLessThan(50)
  for (let move = 0; move < 30 && drawn() < 120; move++) {
    await scroll.move('[style*="height: 1px"]', true)
    await settle(1_000)
  }
  expect(screen.text()).toMatch(/第 1 天第 1 天看的 0/)
  expect(screen.text().match(/第 1 天看的/g)).toHaveLength(10)
})

test('nothing looked at yet', async () => {
  fakeBackend({ ...calls, 'GET /addons/templateOne/api/v1/history/records': ok([]) })
  const screen = await open({ addons: ['TemplateOne'] })
  await screen.see('看过')
  await screen.press('看过')
  await screen.see('看过的内容会出现在这里')
})

test('exams: papers, mock papers and practices that I own or have begun', async () => {
  const root = 'GET /addons/Paper/api/v2/member'
  fakeBackend({
    ...calls,
    [`${root}/joinPapers`]: ok({
      data: [{ paper_id: 3, max_score: 74, paper: { title: '阶段考试', score: 100 } }],
      total: 1,
    }),
    [`${root}/joinPractices`]: none,
  })
  const screen = await open({ addons: ['Paper'] })
  await screen.see('学过的课会出现在这里')
  // The first of this name is the tab bar's.
  const tabs = document.querySelectorAll<HTMLElement>('[role=main] [role=tab]')
  await act(async () => [...tabs].find((tab) => tab.textContent === '考试')?.click())
  await screen.see('阶段考试最高得分 74 · 满分 100')
  await screen.see('练习')
  await screen.press('练习')
  await screen.see('练过的题会记在这里')
})
