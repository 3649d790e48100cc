import SmallClassShow from '@/packageA/ke/show'

import { aMember } from '../../factories/member'
import { classLessonWires, smallClassDetailWire } from '../../factories/smallClass'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { named, pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const detailCall = 'GET /addons/ke/api/v1/course/3'

const open = (over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(SmallClassShow, {
    params: { id: '3' },
    user: aMember(),
    addons: ['XiaoBanKe', 'TemplateOne'],
    ...over,
  })

const timetable = { params: { id: '3', tab: 'timetable' } }

test('before joining: what form it has, who has joined, when, who teaches, what it costs', async () => {
  const backend = fakeBackend({ [detailCall]: ok(smallClassDetailWire()) })
  const screen = await open()
  await screen.see('一篇文章读八周')
  expect(screen.text()).toContain(
    '招生中英语精读六人班小班课 · 英语已报名 4 / 6 人2099-05-01 至 2099-06-30每个人都要开口',
  )
  expect(screen.text()).toContain('周周可心不怕读长句阿阿岚一篇文章读八周')
  expect(screen.text()).toMatch(/¥1,?280.*1,?680立即报名/)
  expect(screen.text()).not.toMatch(/收藏|评论|分享/)
  await screen.press('课表')
  expect(screen.text()).toMatch(/1开班说明会上课中2第一段未开课3旁听已结课（查看回放）/)
  expect(named('未解锁')).toHaveLength(3)
  await screen.press('立即报名')
  expect(navigation.pushed()).toContain('/pages/order/order?type=smallClass&id=3')
  expect(backend.sent.map(({ call }) => call)).toEqual([detailCall])
})

test('a lesson that is not mine offers to join', async () => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire()) })
  const screen = await open(timetable)
  await screen.see('1开班说明会')
  await pressLink('1开班说明会')
  await screen.see('报名后可以上课')
  await screen.press('再看看')
  expect(navigation.pushed()).toEqual([])
  await pressLink('2第一段')
  await screen.press('去报名')
  expect(navigation.pushed()).toEqual(['/pages/order/order?type=smallClass&id=3'])
})

test.each([
  ['full', { join_people_num: 6 }, '名额已满'],
  ['stopped', { status: 2 }, '已停止招生'],
  ['unpriced', { charge: '面议' }, '暂时不能报名'],
])('%s: the button and a lesson say why not', async (_, course, words) => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire(course)) })
  const screen = await open(timetable)
  await screen.see('1开班说明会')
  expect(screen.text()).toContain(words)
  await pressLink('1开班说明会')
  expect(shown()).toEqual([words])
  expect(navigation.pushed()).toEqual([])
})

test('who is in comes for the timetable, whose rows lead into the classroom without its address', async () => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire({ status: 3 }, { paid: 1 })) })
  const screen = await open()
  await screen.see('1开班说明会')
  expect(screen.text()).toContain('已购进入教室')
  expect(screen.text()).not.toMatch(/¥|立即报名/)
  expect(named('已解锁')).toHaveLength(3)
  const title = encodeURIComponent('开班说明会')
  const room = `/pages/webview/webview?title=${title}&class_id=3&lesson_id=31`
  await pressLink('1开班说明会')
  await screen.press('进入教室')
  expect(navigation.pushed()).toEqual([room, room])
})

test.each([
  [0, '还没有开课，教室开放后再来'],
  [1, '教室还没有开放，稍后再来'],
  [2, '这节课没有回放'],
])('without a page to go to (%s) it says so', async (status, words) => {
  const lessons = [{ id: 31, title: '第一课', status, play_url: '' }]
  fakeBackend({ [detailCall]: ok(smallClassDetailWire({}, { paid: 1, lessons })) })
  const screen = await open()
  await screen.see('1第一课')
  await pressLink('1第一课')
  await settle()
  expect(shown()).toEqual([words])
  expect(navigation.pushed()).toEqual([])
})

describe('a classroom that opens while its page stands', () => {
  const lesson = { id: 31, title: '第一课', status: 0, play_url: '' }
  const wire = (over: object) => ok(smallClassDetailWire({}, { paid: 1, lessons: [{ ...lesson, ...over }] }))
  const isOpen = wire({ status: 1, play_url: 'https://ke.example.com/31' })

  async function waiting() {
    const backend = fakeBackend({ [detailCall]: wire({}) })
    await (await open()).see('1第一课')
    return backend
  }

  test('opens with the next press, and once with two', async () => {
    const backend = await waiting()
    const slow = held(isOpen)
    backend.reply(detailCall, slow)
    await pressLink('1第一课')
    await pressLink('1第一课')
    slow.release()
    await settle()
    const room = `/pages/webview/webview?title=${encodeURIComponent('第一课')}&class_id=3&lesson_id=31`
    expect(navigation.pushed()).toEqual([room])
    expect(shown()).toEqual([])
  })

  test('leads nobody away who went elsewhere meanwhile', async () => {
    const backend = await waiting()
    const late = held(isOpen)
    backend.reply(detailCall, late)
    await pressLink('1第一课')
    navigation.start('/pages/index/index')
    late.release()
    await settle()
    expect(navigation.stack()).toEqual(['/pages/index/index'])
  })

  test('without a network it says that, not that the class has not begun', async () => {
    const backend = await waiting()
    backend.reply(detailCall, noNetwork)
    await pressLink('1第一课')
    await settle()
    expect(shown()).toEqual(['网络不可用，请检查网络后重试'])
    backend.reply(detailCall, wire({}))
    await pressLink('1第一课')
    await settle()
    expect(shown().at(-1)).toBe('还没有开课，教室开放后再来')
  })
})

test('a free one is open for everybody', async () => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire({ charge: 0 })) })
  const screen = await open()
  await screen.see('本班免费')
  expect(screen.text()).toContain('一篇文章读八周')
  await screen.press('进入教室')
  expect(navigation.pushed()).toHaveLength(1)
})

test('where selling is forbidden no word of it', async () => {
  fakeBackend({ [detailCall]: ok(smallClassDetailWire()) })
  const screen = await open({ ...timetable, selling: 'hidden' })
  await screen.see('1开班说明会')
  expect(screen.text()).not.toMatch(/¥|买|立即报名/)
  await pressLink('1开班说明会')
  expect(shown()).toEqual(['这个班还没有开通'])
})

test('a long timetable unfolds piece by piece', async () => {
  const lessons = Array.from({ length: 200 }, (_, index) => ({ ...classLessonWires[0], id: index + 1 }))
  fakeBackend({ [detailCall]: ok(smallClassDetailWire({}, { paid: 1, lessons })) })
  const screen = await open()
  await screen.see('还有 140 节，点这里展开')
  await screen.press('还有 140 节，点这里展开')
  await screen.see('还有 80 节，点这里展开')
})

test('nothing written, nobody named, nothing planned', async () => {
  const course = { render_desc: '', teachers: [], open_at: null, over_at: null }
  fakeBackend({ [detailCall]: ok(smallClassDetailWire(course, { lessons: [] })) })
  const screen = await open()
  await screen.see('还没有介绍')
  expect(screen.text()).toContain('开课时间待定')
  await screen.press('课表')
  await screen.see('课表还在准备')
})

test('a class that is gone, and one that did not load', async () => {
  fakeBackend({ [detailCall]: refusal('资源不存在', 404) })
  await (await open()).see('内容不见了')
  const backend = fakeBackend({ [detailCall]: ok('<html>') })
  const broken = await open()
  await broken.see('获取课程失败')
  backend.reply(detailCall, ok(smallClassDetailWire()))
  await broken.press('重试')
  await broken.see('立即报名')
})

test('a visitor logs in first, and comes back to the same part; closed while the add-on is off', async () => {
  const backend = fakeBackend()
  await open({ user: undefined, ...timetable })
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=smallClassShow%3Fid%3D3%26tab%3Dtimetable')
  await (await open({ addons: [] })).see('这里还没有开放')
  expect(backend.sent).toEqual([])
})
