import { pageSize } from '@/config/limits'

import { foundWire, openSearch, searchCall } from '../../factories/search'
import { fakeBackend, held, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { settle } from '../../setup/learner'

/** Everything is in sight, so a list's end asks for the next page whenever it may. */
class Sight {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target, boundingClientRect: { height: 100 } }])
  }
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: Sight })

/** A page of them. They are off. */
const books = (page: number) =>
  Array.from({ length: pageSize }, (_, index) => ({
    ...foundWire('book', `书 ${page}-${index}`),
    resource_id: page * pageSize + index,
  }))

/** So many pages of books, then something to show. */
const backendWith = (pagesOfBooks: number, first: string[] = []) => {
  const backend = fakeBackend()
  const total = (pagesOfBooks + 1) * pageSize + first.length
  const answer = (page: number) => {
    if (page > pagesOfBooks) return [foundWire('live', '大模型直播营')]
    return page === 1
      ? [...first.map((title) => foundWire('vod', title)), ...books(page)].slice(0, pageSize)
      : books(page)
  }
  backend.reply(searchCall, () => ok({ data: answer(Number(backend.sentTo(searchCall).at(-1)?.query.page)), total })())
  return { ...backend, calls: () => backend.sentTo(searchCall).length }
}
const isWaiting = () => document.querySelector('[class*=skeleton]') !== null

test('is looked through a few pages far, then as far as the learner wants', async () => {
  const backend = backendWith(7)
  const screen = await openSearch(['Zhibo'])
  await screen.see('还没有找到“直播”')
  await settle(5_000)
  expect(backend.calls()).toBe(3)
  await screen.press('继续找')
  await until(() => backend.calls() === 6)
  await screen.see('继续找')
  await settle(5_000)
  expect(backend.calls()).toBe(6)
  await screen.press('继续找')
  await screen.see('大模型直播营')
  expect(screen.text()).not.toMatch(/没有找到|继续找/)
})

test('looks like loading meanwhile, and is empty only when all of it is known', async () => {
  const backend = backendWith(1)
  const first = held(ok({ data: books(1), total: pageSize + 1 }))
  const second = held(ok({ data: [foundWire('live', '大模型直播营')], total: pageSize + 1 }))
  backend.reply(searchCall, () => (backend.calls() === 1 ? first : second)())
  const screen = await openSearch([])
  first.release()
  await settle(1_000)
  expect(backend.calls()).toBe(2)
  expect(isWaiting()).toBe(true)
  expect(screen.text()).not.toContain('没有找到')
  second.release()
  await screen.see('没有找到“直播”')
  expect(isWaiting()).toBe(false)
  expect(screen.find('继续找')).toBeUndefined()
  expect(screen.find('看全部课程')).toBeDefined()
})

test('behind something found, the end offers to look further', async () => {
  const backend = backendWith(4, ['直播入门'])
  const screen = await openSearch(['Zhibo'])
  await screen.see('后面可能还有继续找')
  expect(screen.text()).toMatch(/直播入门.*后面可能还有/)
  expect(backend.calls()).toBe(4)
  await screen.press('继续找')
  await screen.see('大模型直播营')
})

test('a page that fails is tried again, not called the end', async () => {
  const backend = backendWith(4)
  const screen = await openSearch(['Zhibo'])
  await screen.see('继续找')
  backend.reply(searchCall, refusal('请求过快', 429))
  await screen.press('继续找')
  await screen.see('没有加载出来，点这里重试')
  expect(isWaiting()).toBe(false)
  backend.reply(searchCall, ok({ data: [foundWire('live', '大模型直播营')], total: 1 }))
  await screen.press('没有加载出来，点这里重试')
  await screen.see('大模型直播营')
})
