import { switchRules } from '@/config/addons'
import { goodsTypes, kindByName, kindOf } from '@/goods/kinds'
import { formatUrl } from '@/routes/codec'
import { routes } from '@/routes/registry'

import { mockDetailWire, paperDetailWire, practiceDetailWire } from '../factories/exam'
import { smallClassDetailWire } from '../factories/smallClass'
import { fakeBackend, ok } from '../setup/backend'
import { itemOf } from '../setup/saleItem'

test('every type that a cashier address can name has a kind, and the other way round', () => {
  expect(goodsTypes.map((type) => routes.order.params.type.parse(type)?.value)).toEqual(goodsTypes)
  expect(routes.order.params.type.parse('ke')).toBeUndefined()
})

test.each([
  ['vod', 'course'],
  ['vip', 'plan'],
  ['role', 'plan'],
  ['learnPath', 'learningPath'],
  ['path', 'learningPath'],
  ['topic', 'article'],
  ['k12', 'smallClass'],
])('the cashier still reads %s from an old address', (word, type) => {
  expect(routes.order.params.type.parse(word)).toEqual({ value: type })
})

test.each(goodsTypes)('%s: a page of its own, a known switch, its own word in order rows', (type) => {
  const kind = kindOf(type)
  expect(formatUrl(kind.detailLocation(7).name, kind.detailLocation(7).params)).toMatch(/^\/(pages|packageA)\//)
  if (kind.switch) expect(switchRules).toHaveProperty(kind.switch)
  expect(kindByName('order', kind.names.order)).toBe(kind)
})

test('a type that is not sold here has no kind', () => {
  expect(kindByName('order', '秒杀')).toBeUndefined()
})

const lesson = { id: 101, course_id: 3, title: '导学', charge: 9, chapter_id: 0, duration: 757 }
const course = { id: 3, title: '数据结构', thumb: 'https://a.cn/t.png', charge: 199, short_description: '从数组到图' }

test('course: price, picture, words and the count of lessons', async () => {
  const videos = [[lesson, { ...lesson, id: 102 }]]
  fakeBackend({ 'GET /api/v2/course/3': ok({ course, chapters: [], videos, isBuy: false }) })
  await expect(itemOf('course', 3)).resolves.toEqual({
    title: '数据结构',
    thumb: 'https://a.cn/t.png',
    priceCents: 19900,
    summary: '从数组到图',
    meta: '录播课 · 2 课时',
    isOwned: false,
  })
})

test.each([
  { name: 'sold alone', over: {}, priceCents: 900, meta: '单节课 · 12:37 · 数据结构' },
  { name: 'not sold alone', over: { is_ban_sell: 1 }, priceCents: null, meta: '单节课 · 12:37 · 数据结构' },
  { name: 'of unknown length', over: { duration: 0 }, priceCents: 900, meta: '单节课 · 数据结构' },
])('lesson: $name', async ({ over, priceCents, meta }) => {
  const video = { ...lesson, ...over }
  const detail = { video, course, chapters: [], videos: [[video]], is_watch: false }
  fakeBackend({ 'GET /api/v2/video/101': ok(detail) })
  await expect(itemOf('video', 101)).resolves.toEqual({
    title: '导学',
    thumb: 'https://a.cn/t.png',
    priceCents,
    meta,
    isOwned: false,
  })
})

test('membership can be bought again and again', async () => {
  const plan = { id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: [] }
  fakeBackend({ 'GET /api/v2/role/1': ok(plan) })
  await expect(itemOf('plan', 1)).resolves.toEqual({
    title: '月度会员',
    thumb: '',
    priceCents: 3000,
    meta: '会员 · 30 天',
    isOwned: false,
  })
})

describe('top-up', () => {
  const settings = 'GET /addons/templateOne/api/v1/settings'

  test.each([
    ['coins', { credit2_name: '学币', credit2_exchange_rate: 10 }, { title: '学币充值', meta: '到账 500 学币' }],
    ['a part', { credit2_name: '学币', credit2_exchange_rate: 1.1 }, { title: '学币充值', meta: '到账 55 学币' }],
    ['money', {}, { title: '余额充值', meta: '到账 50 元' }],
  ])('of %s: the id is the amount in yuan', async (_, data, words) => {
    fakeBackend({ [settings]: ok(data) })
    const offer = { ...words, thumb: '', priceCents: 5000, isOwned: false }
    await expect(itemOf('recharge', 50)).resolves.toEqual(offer)
  })

  test('a slip of the finger cannot be bought', async () => {
    fakeBackend({ [settings]: ok({}) })
    await expect(itemOf('recharge', 50_001)).resolves.toMatchObject({ priceCents: null })
  })
})

test('live course: its lessons are counted; owned once it may be attended', async () => {
  const course = { id: 3, title: '大模型应用实战营', thumb: 'https://a.cn/l.png', charge: 299 }
  const videos = { 5: [{ id: 1, title: '一', status: 2 }], 0: [{ id: 2, title: '二', status: 0 }] }
  const detail = { course, chapters: [{ id: 5, name: '第一章' }], videos, is_buy: true }
  fakeBackend({ 'GET /addons/zhibo/api/v1/course/3': ok(detail) })
  await expect(itemOf('live', 3)).resolves.toEqual({
    title: '大模型应用实战营',
    thumb: 'https://a.cn/l.png',
    priceCents: 29900,
    summary: '',
    meta: '直播课 · 2 节',
    isOwned: true,
  })
})

test('article: owned once it may be read', async () => {
  const topic = {
    id: 3,
    title: '后悔药清单',
    thumb: 'https://a.cn/t.png',
    charge: 5,
    category: { id: 1, name: '编程技术' },
  }
  fakeBackend({ 'GET /addons/MeeduTopics/api/v1/topic/3': ok({ topic, is_buy: true }) })
  await expect(itemOf('article', 3)).resolves.toEqual({
    title: '后悔药清单',
    thumb: 'https://a.cn/t.png',
    priceCents: 500,
    meta: '文章 · 编程技术',
    isOwned: true,
  })
})

test('learning path: its steps and parts are counted', async () => {
  const data = { id: 1, name: '从零到前端', thumb: 'https://a.cn/t.png', charge: 199, courses_count: 9 }
  const steps = [
    { id: 1, name: '一', courses: [] },
    { id: 2, name: '二', courses: [] },
  ]
  fakeBackend({ 'GET /addons/LearnPaths/api/v1/path/1': ok({ data, steps, is_buy: false }) })
  await expect(itemOf('learningPath', 1)).resolves.toEqual({
    title: '从零到前端',
    thumb: 'https://a.cn/t.png',
    priceCents: 19900,
    meta: '学习路径 · 2 步 · 9 门课程',
    isOwned: false,
  })
})

describe('exams', () => {
  const root = 'GET /addons/Paper/api/v1'

  test.each([
    ['paper', 'paper', paperDetailWire(), ['编程开发阶段考试', 2900, '试卷 · 3 题 · 45 分钟']],
    ['mockPaper', 'mock_paper', mockDetailWire(), ['编程综合模拟', 2500, '模拟试卷 · 8 题 · 20 分钟']],
    ['practice', 'practice', practiceDetailWire(), ['编程基础天天练', 1900, '练习 · 8 题 · 3 章']],
  ] as const)('%s: price and numbers, without a picture', async (type, name, wire, words) => {
    fakeBackend({ [`${root}/${name}/3`]: ok(wire) })
    const [title, priceCents, meta] = words
    const offer = { title, thumb: '', priceCents, meta, isOwned: false }
    await expect(itemOf(type, 3)).resolves.toEqual(offer)
  })

  test.each([
    ['bought', {}, { can_join: true }, { priceCents: 2900, isOwned: true }],
    ['for the invited alone', { enabled_invite: 1 }, {}, { priceCents: null, isOwned: false }],
    ['opened by a course alone', { charge: 0 }, {}, { priceCents: null, isOwned: false }],
    ['free', { charge: 0 }, { can_join: true }, { isOwned: true }],
  ])('%s', async (_, paper, over, expected) => {
    fakeBackend({ [`${root}/paper/3`]: ok(paperDetailWire(paper, over)) })
    await expect(itemOf('paper', 3)).resolves.toMatchObject(expected)
  })
})

test('book: price, picture and the count of articles', async () => {
  const book = { id: 3, name: '古建筑十讲', thumb: 'https://a.cn/b.png', charge: 39, short_desc: '从斗拱讲起' }
  const articles = { 12: [{ id: 1, title: '一', charge: 0 }], 0: [{ id: 2, title: '二', charge: 39 }] }
  const detail = { book, chapters: [{ id: 12, name: '第一章' }], articles, is_buy: true }
  fakeBackend({ 'GET /addons/MeeduBooks/api/v1/book/3': ok(detail) })
  await expect(itemOf('book', 3)).resolves.toEqual({
    title: '古建筑十讲',
    thumb: 'https://a.cn/b.png',
    priceCents: 3900,
    summary: '从斗拱讲起',
    meta: '电子书 · 2 篇',
    isOwned: true,
  })
})

describe('small class', () => {
  const detailCall = 'GET /addons/ke/api/v1/course/3'
  const item = { title: '英语精读六人班', thumb: '', summary: '每个人都要开口', meta: '班课 · 小班课 · 3 节' }

  test.each([
    ['takes newcomers', {}, {}, { priceCents: 128_000, isOwned: false }],
    ['full: not for sale', { join_people_num: 6 }, {}, { priceCents: null, isOwned: false }],
    ['running: not for sale', { status: 3 }, {}, { priceCents: null, isOwned: false }],
    ['mine', { status: 3 }, { paid: 1 }, { priceCents: 128_000, isOwned: true }],
  ])('%s', async (_, course, over, expected) => {
    fakeBackend({ [detailCall]: ok(smallClassDetailWire(course, over)) })
    await expect(itemOf('smallClass', 3)).resolves.toEqual({ ...item, ...expected })
  })
})
