import { act } from 'react'

import { pageSize } from '@/config/limits'
import { useOwnedGoods } from '@/stores/ownedGoods'

import { foundWire, openSearch, searchCall } from '../../factories/search'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { pressLink, type } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { fakeScroll } from '../../setup/scroll'

test('a live course found opens its page, with its price beside it', async () => {
  fakeBackend({
    [searchCall]: ok({ data: [foundWire('live', '大模型直播营'), foundWire('hologram', '全息教室')], total: 2 }),
  })
  const screen = await openSearch(['Zhibo'])
  await screen.see('¥299')
  expect(screen.text()).not.toContain('全息教室')
  await screen.press('大模型直播营¥299')
  expect(navigation.pushed()).toContain('/packageA/live/show?id=7')
})

test('a thing that is bought says so in place of its price', async () => {
  act(() => useOwnedGoods.setState(new Set(['/packageA/live/show?id=7']), true))
  fakeBackend({ [searchCall]: ok({ data: [foundWire('live', '大模型直播营')], total: 1 }) })
  const screen = await openSearch(['Zhibo'])
  await screen.see('大模型直播营已购')
  expect(screen.text()).not.toContain('¥')
  act(() => useOwnedGoods.setState(new Set(), true))
})

test('what is switched off, or has no page here, is left out; where nothing is left, that is said', async () => {
  const rows = [foundWire('book', '直播电商'), foundWire('live', '大模型直播营'), foundWire('hologram', '全息直播')]
  fakeBackend({ [searchCall]: ok({ data: rows, total: 3 }) })
  const screen = await openSearch(['Zhibo'])
  await screen.see('大模型直播营¥299没有更多了')
  expect(screen.text()).not.toMatch(/直播电商|全息/)
  const without = await openSearch([])
  await without.see('没有找到“直播”')
  expect(without.text()).not.toContain('大模型')
})

test('while the switches are unknown, results are shown', async () => {
  fakeBackend({ [searchCall]: ok({ data: [foundWire('live', '大模型直播营')], total: 1 }) })
  const screen = await openSearch(null)
  await screen.see('大模型直播营')
})

test('a page of what is left out is passed by', async () => {
  const pages = [
    Array.from({ length: pageSize }, (_, index) => ({ ...foundWire('book', `书 ${index}`), resource_id: index + 1 })),
    [foundWire('live', '大模型直播营')],
  ]
  const scroll = fakeScroll()
  const backend = fakeBackend()
  backend.reply(searchCall, () => {
    const page = Number(backend.sentTo(searchCall).at(-1)?.query.page)
    return ok({ data: pages[page - 1], total: pageSize + 1 })()
  })
  const screen = await openSearch(['Zhibo'])
  await until(() => document.querySelector('.end') !== null)
  await scroll.move('.end', true)
  await screen.see('大模型直播营')
  expect(screen.text()).not.toContain('没有找到')
})

test('live courses alone, while their feature is on', async () => {
  const backend = fakeBackend({ [searchCall]: ok({ data: [foundWire('live', '大模型直播营')], total: 1 }) })
  const screen = await openSearch(['Zhibo'])
  await screen.press('直播课')
  await screen.see('大模型')
  expect(backend.sentTo(searchCall).at(-1)?.query).toMatchObject({ type: 'live', keywords: '直播' })
  const without = await openSearch([])
  await without.see('课时')
  expect(without.find('直播课')).toBeUndefined()
})

test('papers, mock papers and practices found open their pages; one without a price is not called free', async () => {
  const rows = [
    foundWire('paper', '阶段考试'),
    foundWire('mock_paper', '模拟考试'),
    { ...foundWire('practice', '随堂练习'), charge: 0 },
  ]
  fakeBackend({ [searchCall]: ok({ data: rows, total: 3 }) })
  const screen = await openSearch(['Paper'])
  await screen.see('随堂练习')
  expect(screen.text()).toContain('阶段考试¥299模拟考试¥299随堂练习')
  expect(screen.text()).not.toContain('免费')
  for (const [words, url] of [
    ['阶段考试', '/packageA/exam/paper/show?id=7'],
    ['模拟考试', '/packageA/exam/mock/show?id=7'],
    ['随堂练习', '/packageA/exam/practice/show?id=7'],
  ] as const) {
    await pressLink(words)
    expect(navigation.pushed().at(-1)).toBe(url)
  }
})

describe('a server without an engine', () => {
  const titlesCall = 'GET /api/v2/search'
  const course = { id: 4, title: '直播间搭建', thumb: '', charge: 99, is_free: 0, short_description: '从零开始' }
  const courses = ok({ data: [course, { ...course, id: 5, title: '直播口才', is_free: 1 }], keywords: '直播' })
  const closed = refusal('路由不存在', 404)

  test.each([
    ['refuses', refusal('搜索服务未配置')],
    ['finds nothing', ok({ total: 0, data: [] })],
  ])('%s: the courses of that title are shown', async (_, reply) => {
    const backend = fakeBackend({ [searchCall]: reply, [titlesCall]: courses })
    const screen = await openSearch([])
    await screen.see('直播间搭建从零开始¥99直播口才从零开始免费没有更多了')
    expect(backend.sentTo(titlesCall).map(({ query }) => query)).toEqual([{ keywords: '直播' }])
    await pressLink('直播间搭建')
    expect(navigation.pushed().at(-1)).toBe('/pages/course/show?id=4')
  })

  test.each([
    ['refuses its order: it has no price', {}, '价格待定'],
    ['gives it away: it is free', { is_vip_free: 0 }, '免费'],
  ])('a course of price 0 that is not marked free, where the server %s', async (_, over, price) => {
    const shut = { ...course, charge: 0, ...over }
    fakeBackend({ [searchCall]: refusal('搜索服务未配置'), [titlesCall]: ok({ data: [shut], keywords: '直播' }) })
    const screen = await openSearch([])
    await screen.see(`直播间搭建从零开始${price}没有更多了`)
  })

  const titled = (titles: string[]) =>
    ok({ data: titles.map((title, index) => ({ ...course, id: index + 1, title })), keywords: '直播' })

  test.each([
    ['refuses', refusal('搜索服务未配置')],
    ['finds nothing', ok({ total: 0, data: [] })],
  ])('%s: a list of ten has been cut, which is said with a way on', async (_, reply) => {
    const titles = Array.from({ length: 10 }, (__, index) => `直播 ${index + 1}`)
    fakeBackend({ [searchCall]: reply, [titlesCall]: titled(titles) })
    const screen = await openSearch([])
    await screen.see('只列出了前 10 门，换个更具体的词')
    expect(screen.text()).not.toContain('没有更多了')
    await screen.press('看全部课程')
    expect(navigation.pushed().at(-1)).toBe('/packageA/vod/index')
  })

  test('takes some letters for every word: courses without the word are left out', async () => {
    fakeBackend({
      [searchCall]: ok({ total: 0, data: [] }),
      [titlesCall]: titled(['办公软件', '直播间', 'ＺＨＩ直播']),
    })
    const screen = await openSearch([])
    await screen.see('直播间')
    expect(screen.text()).toContain('ＺＨＩ直播')
    expect(screen.text()).not.toContain('办公软件')
  })

  test('finds nothing: other things say so in the same words', async () => {
    fakeBackend({ [searchCall]: ok({ total: 0, data: [] }), [titlesCall]: courses })
    const screen = await openSearch([])
    await screen.see('直播间搭建')
    await screen.press('课时')
    await screen.see('网校没有开通搜索')
  })

  test('has no other things to look for', async () => {
    const backend = fakeBackend({ [searchCall]: refusal('搜索服务未配置'), [titlesCall]: courses })
    const screen = await openSearch([])
    await screen.see('直播间搭建')
    await screen.press('课时')
    await screen.see('网校没有开通搜索')
    expect(backend.sentTo(titlesCall)).toHaveLength(1)
  })

  test('refuses, and has closed the old call: there is the list, and no way to try again', async () => {
    fakeBackend({ [searchCall]: refusal('搜索服务未配置'), [titlesCall]: closed })
    const screen = await openSearch([])
    await screen.see('网校没有开通搜索')
    expect(screen.text()).not.toMatch(/重试|未配置/)
    await screen.press('看全部课程')
    expect(navigation.pushed().at(-1)).toBe('/packageA/vod/index')
  })

  test.each([
    ['has closed the old call', closed],
    ['has no such course either', ok({ data: [], keywords: '直播' })],
  ])('finds nothing, and %s', async (_, reply) => {
    fakeBackend({ [searchCall]: ok({ total: 0, data: [] }), [titlesCall]: reply })
    const screen = await openSearch([])
    await screen.see('没有找到“直播”')
  })
})

test('what is searched for stands in the address, for a reload', async () => {
  fakeBackend({ [searchCall]: ok({ data: [foundWire('vod', '直播入门')], total: 1 }) })
  const screen = await openSearch([])
  await screen.see('直播入门')
  await type('搜课程、课时', '写作')
  await until(() => navigation.address() === `/pages/search/search?keywords=${encodeURIComponent('写作')}`)
  expect(decodeURIComponent(navigation.address())).toBe('/pages/search/search?keywords=写作')
})

test('a failed search says so and is not called empty', async () => {
  fakeBackend({ [searchCall]: refusal('服务正在升级') })
  const screen = await openSearch([])
  await screen.see('服务正在升级')
})

test('an engine that finds something is asked alone', async () => {
  const backend = fakeBackend({ [searchCall]: ok({ data: [foundWire('vod', '直播入门')], total: 1 }) })
  const screen = await openSearch([])
  await screen.see('直播入门')
  expect(backend.sent).toHaveLength(1)
})
