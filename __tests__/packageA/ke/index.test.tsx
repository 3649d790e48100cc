import SmallClassIndex from '@/packageA/ke/index'

import { aMember } from '../../factories/member'
import { smallClassWire } from '../../factories/smallClass'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const listCall = 'GET /addons/ke/api/v1/courses'
const categories = [
  { id: 1, name: '语言', children: [{ id: 2, name: '英语' }] },
  { id: 3, name: '艺术', children: [] },
]
const answer = (...rows: object[]) => ok({ data: { data: rows, total: rows.length }, categories })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(SmallClassIndex, { params, user: aMember(), addons: ['XiaoBanKe'], ...over })

test('shows what form it has, who has joined, what it costs and where it stands', async () => {
  const free = { title: '体验课', charge: 0, type_text: '直播课', max_people_num: 0, category: [], status_text: '' }
  const full = smallClassWire(3, { join_people_num: 6 })
  const backend = fakeBackend({ [listCall]: answer(smallClassWire(1), smallClassWire(2, free), full) })
  const screen = await open()
  await screen.see('班课 1')
  expect(screen.text()).toMatch(
    /小班课班课 1英语 · 已报名 4 \/ 6 人¥1,?280.*1,?680招生中直播课体验课已报名 4 人免费小班课班课 3英语 · 已报名 6 \/ 6 人.*名额已满/,
  )
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', size: '16', t: '', cid1: '0', cid2: '0' })
})

test('a category, its child and a form go together; nothing there shows the way back to everything', async () => {
  const backend = fakeBackend({ [listCall]: answer(smallClassWire(1)) })
  const screen = await open()
  await screen.see('班课 1')
  await screen.press('语言')
  await screen.press('英语')
  await screen.press('大班课')
  await screen.see('班课 1')
  backend.reply(listCall, answer())
  await screen.press('1v1')
  await screen.see('没有符合条件的班课')
  backend.reply(listCall, answer(smallClassWire(1)))
  await screen.press('看全部班课')
  await screen.see('班课 1')
  await screen.press('大班课')
  await screen.press('艺术')
  await screen.see('班课 1')
  expect(backend.sentTo(listCall).map(({ query: { t, cid1, cid2 } }) => [t, cid1, cid2])).toEqual([
    ['', '0', '0'],
    ['', '1', '0'],
    ['', '1', '2'],
    ['1', '1', '2'],
    ['3', '1', '2'],
    ['1', '0', '0'],
    ['1', '3', '0'],
  ])
})

test('the address may name all three; nothing there at all', async () => {
  const backend = fakeBackend({ [listCall]: answer() })
  await (await open({ category_id: '1', child: '2', type: '2' })).see('没有符合条件的班课')
  expect(backend.sentTo(listCall)[0]?.query).toMatchObject({ t: '2', cid1: '1', cid2: '2' })
  await (await open()).see('还没有班课')
})

test('without a network it says so and loads on retry', async () => {
  const backend = fakeBackend({ [listCall]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  backend.reply(listCall, answer(smallClassWire(1)))
  await screen.press('重试')
  await screen.see('班课 1')
})

test('an answer of another shape is a failure in words', async () => {
  fakeBackend({ [listCall]: ok('<html>') })
  await (await open()).see('班课没有加载出来')
})

test('no price where selling is forbidden', async () => {
  fakeBackend({ [listCall]: answer(smallClassWire(1)) })
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('班课 1')
  expect(screen.text()).not.toContain('¥')
})

test('a visitor logs in first; closed while the add-on is off', async () => {
  const backend = fakeBackend()
  await openScreen(SmallClassIndex, { params: { type: '1' }, addons: ['XiaoBanKe'] })
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=smallClassIndex%3Ftype%3D1')
  await (await open({}, { addons: [] })).see('这里还没有开放')
  expect(backend.sent).toEqual([])
})
