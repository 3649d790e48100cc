import BookIndex from '@/packageA/book/index'

import { bookWire } from '../../factories/book'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const listCall = 'GET /addons/MeeduBooks/api/v1/books'
const categories = [
  { id: 1, name: '人文艺术' },
  { id: 2, name: '科学技术' },
]
const answer = (...rows: object[]) => ok({ data: { data: rows, total: rows.length }, categories })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(BookIndex, { params, user: aMember(), addons: ['MeeduBooks'], ...over })

test('shows what there is, what it is about and what it costs', async () => {
  const backend = fakeBackend({
    [listCall]: answer(bookWire(1), bookWire(2, { name: '人间词话讲读', charge: 0, user_count: 12_000 })),
  })
  const screen = await open()
  await screen.see('书 1')
  expect(screen.text()).toContain('共 2 本')
  expect(screen.text()).toMatch(/书 1一句话介绍¥39会员免费2,186 人在读人间词话讲读.*免费1.2 万人在读/)
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', size: '16', scene: 'default', cid: '0' })
})

test('without a network it says so and loads on retry', async () => {
  const backend = fakeBackend({ [listCall]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  backend.reply(listCall, answer(bookWire(1)))
  await screen.press('重试')
  await screen.see('书 1')
})

test('an answer of another shape is a failure in words', async () => {
  fakeBackend({ [listCall]: ok('<html>') })
  const screen = await open()
  await screen.see('电子书没有加载出来')
})

test('choices are asked of the server; an empty one shows the way back to everything', async () => {
  const backend = fakeBackend({ [listCall]: answer(bookWire(1)) })
  const screen = await open()
  await screen.see('书 1')
  backend.reply(listCall, answer())
  await screen.press('科学技术')
  await screen.see('这里还没有电子书')
  backend.reply(listCall, answer(bookWire(1)))
  await screen.press('看全部电子书')
  await screen.see('书 1')
  await screen.press('最热')
  await screen.see('书 1')
  expect(backend.sentTo(listCall).map(({ query }) => [query.cid, query.scene])).toContainEqual(['2', 'default'])
  expect(backend.sentTo(listCall).at(-1)?.query).toMatchObject({ cid: '0', scene: 'sub' })
})

test('no price where selling is forbidden', async () => {
  fakeBackend({ [listCall]: answer(bookWire(1)) })
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('书 1')
  expect(screen.text()).not.toMatch(/¥|会员/)
})

test('closed while the add-on is off', async () => {
  const backend = fakeBackend({ [listCall]: answer(bookWire(1)) })
  const screen = await open({}, { addons: [] })
  await screen.see('这里还没有开放')
  expect(backend.sentTo(listCall)).toEqual([])
})
