import { onlineManager } from '@tanstack/react-query'
import { act, useState } from 'react'

import { serverClock } from '@/lib/serverClock'
import ExamHome from '@/packageA/exam/home'
import Review from '@/packageA/exam/play/review'
import WrongBook from '@/packageA/exam/wrongbook/index'
import { queryClient } from '@/queries/client'

import { essayWire, judgeWire, multipleWire, singleWire } from '../../factories/attempt'
import { examListWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const root = '/addons/Paper/api'
const wrong = `GET ${root}/v2/wrongbook/questions`
const collected = `GET ${root}/v2/collection/questions`
const read = (id: number) => `GET ${root}/v2/question/${id}`
const record = (id: number) => `POST ${root}/v2/question/${id}/answer`

const single = singleWire({ answer: 'option2' })
const judge = judgeWire({ answer: '1' })
const multiple = multipleWire({ answer: 'option1,option2' })

const stats = {
  ...{ papers_count: 1, mock_papers_count: 1, practices_count: 1, practice_chapters_count: 1 },
  ...{ wrong_book_count: 1, collection_count: 2 },
}

/** One mistake, two collected questions of which it is one. */
const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [wrong]: ok({ first_question: single, questions_ids: [11] }),
    [collected]: ok({ first_question: single, questions_ids: [11, 15] }),
    [read(11)]: ok({ question: single }),
    [read(15)]: ok({ question: judge }),
    [read(14)]: ok({ question: essayWire() }),
    [record(11)]: ok(),
    [record(14)]: ok(),
    [record(15)]: ok(),
    [`POST ${root}/v1/collection/status/multi`]: ok({ 15: 1 }),
    [`GET ${root}/v2/stats/index`]: ok(stats),
    [`GET ${root}/v1/papers`]: ok(examListWire([])),
    [`GET ${root}/v1/wrongbook`]: ok({ types_count: { 1: 1 }, categories: [], categories_count: [] }),
    ...more,
  })

const open = (Page = Review) => openScreen(Page, { user: aMember(), addons: ['Paper'] })

const dayMs = 24 * 60 * 60_000
/** Noon in China. */
const firstMs = Date.UTC(2026, 4, 1, 4)
const goTo = (day: number) => jest.spyOn(serverClock, 'now').mockReturnValue(firstMs + day * dayMs)

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  goTo(0)
})

test('a mistake that the academy has deleted can be taken out', async () => {
  const backend = backendWith({ [read(11)]: refusal('试题不存在'), [`DELETE ${root}/v1/wrongbook/11`]: ok() })
  const screen = await open()
  await screen.see('试题不存在')
  expect(screen.text()).not.toContain('收藏试题')
  await screen.press('移出错题本')
  await screen.press('移出')
  await screen.see('答题卡 1/1')
  expect(backend.sentTo(`DELETE ${root}/v1/wrongbook/11`)).toHaveLength(1)
})

test.each([
  ['deleted', '试题不存在', 'does not come', '已练 0/1'],
  ['refused for now', '系统繁忙', 'comes', '已练 0/2'],
])('a collected question that is %s (%s) %s again tomorrow', async (_, reason, __, tomorrow) => {
  backendWith({ [read(15)]: refusal(reason) })
  const first = await open()
  await first.see('已练 0/2')
  await first.press('下一题')
  await first.see(reason)
  first.close()
  goTo(1)
  await (await open()).see(tomorrow)
})

test('what one attempt has missed is practised at once, whatever is due', async () => {
  const backend = backendWith()
  const screen = await openScreen(Review, { user: aMember(), addons: ['Paper'], params: { ids: '11,0,x' } })
  await screen.see('这次的错题')
  await screen.see('已练 0/1')
  await screen.press('B七')
  await screen.see('回答正确')
  await until(() => backend.sentTo(record(11)).length > 0)
  expect(backend.sentTo(record(11))[0]?.body).toMatchObject({ from: 'wrongbook' })
})

test('a review from the device is replaced when the network is back, also at once', async () => {
  const books = { [wrong]: noNetwork, [collected]: noNetwork }
  backendWith()
  await (await open()).see('已练 0/2')
  const backend = backendWith(books)
  onlineManager.setOnline(false)
  const screen = await open()
  await screen.see('离线练习')
  backend.reply(wrong, ok({ first_question: single, questions_ids: [11] }))
  backend.reply(collected, ok({ first_question: single, questions_ids: [11, 15] }))
  onlineManager.setOnline(true)
  await until(() => !screen.text().includes('离线练习'))
})

test('the exam tab does not say that nothing is due when a book that holds questions is refused', async () => {
  const backend = backendWith({ [wrong]: refusal('系统繁忙'), [collected]: refusal('系统繁忙') })
  const screen = await open(ExamHome)
  await screen.see('今日复习')
  await until(() => backend.sentTo(wrong).length > 0)
  await settle()
  expect(screen.text()).not.toContain('今天没有')
})

test('practising what one attempt has missed leaves today’s review where it was', async () => {
  backendWith({ [wrong]: ok({ first_question: single, questions_ids: [11, 15, 14] }) })
  const first = await open()
  await first.see('1. 单选题')
  await first.press('下一题')
  await first.press('下一题')
  await first.see('3. 问答题')
  first.close()
  const missed = await openScreen(Review, { user: aMember(), addons: ['Paper'], params: { ids: '15,11' } })
  await missed.see('1. 判断题')
  missed.close()
  await (await open()).see('3. 问答题')
})

test('a question whose key is kept back is neither judged nor rated', async () => {
  const untold = singleWire({ answer: '' })
  backendWith({ [read(11)]: ok({ question: untold }), [wrong]: ok({ first_question: untold, questions_ids: [11] }) })
  const screen = await open()
  await screen.press('A四')
  await screen.see('这道题的答案现在看不到：可能正在考试中，也可能还没有答案')
  expect(screen.text()).not.toContain('记住了吗')
})

test('mistakes and collected questions come once each; what was known rests, what was not comes again tomorrow', async () => {
  const backend = backendWith()
  const first = await open()
  await first.see('已练 0/2')
  expect(first.text()).toContain('错题和收藏的题，会在快要忘记的时候再出现')
  await first.press('A四')
  await first.see('回答错误')
  await first.press('下一题')
  await first.see('判断题')
  await first.press('正确')
  await first.see('回答正确')
  await until(() => backend.sentTo(record(15)).length > 0)
  expect(backend.sentTo(record(11))[0]?.body).toEqual({ answer: 'option1', from: 'wrongbook' })
  expect(backend.sentTo(record(15))[0]?.body).toEqual({ answer: 1, from: 'collection' })
  await (await open()).see('今天没有要复习的题')
  goTo(1)
  const second = await open()
  await second.see('已练 0/1')
  expect(second.text()).toContain('1. 单选题')
})

test('looked at again in the same visit it is not rated again', async () => {
  backendWith()
  const screen = await open()
  await screen.press('A四')
  await screen.see('回答错误')
  const kept = JSON.stringify(localStorage)
  await screen.press('收起答案')
  await screen.press('B七')
  await screen.see('回答正确')
  const cards = (stored: string) => /reviewCards[^}]*}/.exec(stored)?.[0]
  expect(cards(JSON.stringify(localStorage))).toEqual(cards(kept))
})

test('an essay is rated by the learner, or stays due', async () => {
  backendWith({
    [wrong]: ok({ first_question: essayWire(), questions_ids: [14] }),
    [collected]: ok({ first_question: null, questions_ids: [] }),
  })
  const first = await open()
  await first.press('对答案')
  await first.see('记住了吗？')
  const second = await open()
  await second.press('对答案')
  await second.press('记住了')
  expect(second.find('没记住')).toBeUndefined()
  await (await open()).see('今天没有要复习的题')
})

test('an essay that was rated is not rated again when the learner comes back to it', async () => {
  backendWith({ [wrong]: ok({ first_question: essayWire(), questions_ids: [14, 11] }) })
  const screen = await open()
  await screen.press('对答案')
  await screen.press('记住了')
  await screen.press('下一题')
  await screen.see('2. 单选题')
  await screen.press('上一题')
  await screen.see('收起答案')
  expect(screen.text()).not.toContain('记住了')
  await screen.press('收起答案')
  await screen.press('对答案')
  expect(screen.text()).not.toContain('记住了')
})

test('switched off it says so and schedules nothing; on again it goes on', async () => {
  backendWith()
  const screen = await open()
  await screen.press('关闭')
  await screen.see('今日复习已关闭')
  await (await open(ExamHome)).see('今日复习')
  expect(document.body.textContent).not.toContain('今日复习2 道题')
  const again = await open()
  await again.press('开启')
  await again.see('已练 0/2')
})

test('the hall counts what is due, anew when it is shown again', async () => {
  const backend = backendWith()
  const hall = await open(ExamHome)
  await hall.see('今日复习2 道题')
  await pressLink('今日复习')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/review')
  const review = await open()
  await review.press('B七')
  await review.see('回答正确')
  const later = await open(ExamHome)
  await later.see('今日复习1 道题')
  const calls = backend.sentTo(wrong).length
  await showAgain()
  expect(backend.sentTo(wrong)).toHaveLength(calls)
})

test('what the hall has just asked for is not asked for again', async () => {
  const backend = backendWith()
  let openReview: () => void = () => undefined
  const screen = await open(function HallAndReview() {
    const [isOpen, setOpen] = useState(false)
    openReview = () => setOpen(true)
    return isOpen ? <Review /> : <ExamHome />
  })
  await screen.see('今日复习2 道题')
  const calls = () => [...backend.sentTo(wrong), ...backend.sentTo(collected)].length
  const before = calls()
  act(openReview)
  await screen.see('已练 0/2')
  expect(calls()).toBe(before)
})

test('of an empty book, which is refused, and of one that was read, the device knows what to review', async () => {
  const backend = backendWith({ [wrong]: refusal('暂无数据') })
  const first = await open()
  await first.see('已练 0/2')
  await until(() => backend.sentTo(read(15)).length > 0)
  first.close()
  for (const call of [wrong, collected, read(11), read(15), record(11), record(15)]) backend.reply(call, noNetwork)
  const again = await open()
  await again.see('离线练习，记录联网后上传')
  await again.press('B七')
  await again.see('回答正确')
  await again.press('下一题')
  await again.see('2. 判断题')
  await again.see('待上传 1 题')
})

test('without a network, what the device has not is not due', async () => {
  const backend = backendWith({ [read(15)]: noNetwork })
  const first = await open()
  await first.see('已练 0/2')
  await until(() => backend.sentTo(read(15)).length > 0)
  first.close()
  for (const call of [wrong, collected, read(11)]) backend.reply(call, noNetwork)
  await (await open()).see('已练 0/1')
})

test('another member has a schedule of their own', async () => {
  backendWith()
  const screen = await open()
  await screen.press('B七')
  await screen.see('回答正确')
  const options: ScreenOptions = { user: aMember({ id: 99 }), addons: ['Paper'] }
  await (await openScreen(Review, options)).see('已练 0/2')
})

test('what did not load says so and loads on retry', async () => {
  const backend = backendWith({ [wrong]: () => new Response('', { status: 500 }) })
  const screen = await open()
  await screen.see('复习题没有加载出来')
  backend.reply(wrong, refusal('暂无数据'))
  await screen.press('重试')
  await screen.see('已练 0/2')
})

test('a question stays what it is when the books change while the learner is away', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.press('下一题')
  await screen.see('判断题')
  backend.reply(wrong, ok({ first_question: single, questions_ids: [11, 15] }))
  backend.reply(read(15), noNetwork)
  await act(async () => void queryClient.invalidateQueries({ queryKey: ['exam', 'held'] }))
  await until(() => backend.sentTo(wrong).length > 1)
  await settle()
  expect(screen.text()).toContain('判断题')
  await screen.press('正确')
  await until(() => backend.sentTo(record(15)).length > 0)
  expect(backend.sentTo(record(15))[0]?.body).toEqual({ answer: 1, from: 'collection' })
})

test('looking at an answer without having tried is no wrong one', async () => {
  backendWith({
    [wrong]: ok({ first_question: essayWire(), questions_ids: [12] }),
    [read(12)]: ok({ question: multiple }),
  })
  const review = await open()
  await review.press('对答案')
  await review.see('没有作答')
  await (await open(WrongBook)).see('全部练习')
  expect(document.body.textContent).not.toContain('近 14 天')
})

test('the book shows how practising went, by day and by type, for those who listen too', async () => {
  backendWith()
  const nothing = await open(WrongBook)
  await nothing.see('全部练习')
  expect(nothing.text()).not.toContain('近 14 天')
  const review = await open()
  await review.press('A四')
  await review.see('回答错误')
  goTo(1)
  const next = await open()
  await next.press('B七')
  await next.see('回答正确')
  const book = await open(WrongBook)
  await book.see('近 14 天的练习')
  expect(book.find('5月1日，答对 0 题，答错 1 题')).toBeDefined()
  expect(book.find('5月2日，答对 1 题，答错 0 题')).toBeDefined()
  expect(book.text()).toContain('单选题答对 1/2')
  goTo(40)
  await act(async () => undefined)
  await (await open(WrongBook)).see('全部练习')
  expect(document.body.textContent).not.toContain('近 14 天')
})
