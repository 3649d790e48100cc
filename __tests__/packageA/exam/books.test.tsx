import { onlineManager } from '@tanstack/react-query'

import CollectionPlay from '@/packageA/exam/play/collection'
import WrongBookPlay from '@/packageA/exam/play/wrongbook'
import Collection from '@/packageA/exam/collection/index'
import WrongBook from '@/packageA/exam/wrongbook/index'

import { queryClient } from '@/queries/client'

import { judgeWire, multipleWire, singleWire } from '../../factories/attempt'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass, until } from '../../setup/clock'
import { ofRole, pressLink, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/Paper/api'
const summary = `GET ${root}/v1/wrongbook`
const questions = `GET ${root}/v2/wrongbook/questions`
const stats = `GET ${root}/v1/collection/stats`
const collection = `GET ${root}/v2/collection/questions`
const read = (id: number) => `GET ${root}/v2/question/${id}`
const record = (id: number) => `POST ${root}/v2/question/${id}/answer`
const remove = (id: number) => `DELETE ${root}/v1/wrongbook/${id}`
const states = `POST ${root}/v1/collection/status/multi`
const toggle = `POST ${root}/v1/collection/action`

const first = singleWire({ answer: 'option2' })
const second = judgeWire({ answer: '1' })

const summaryWire = (over: object = {}) => ({
  types_count: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 1, 6: 0 },
  categories: [
    { id: 1, name: '数学', children: [{ id: 2, name: '代数' }] },
    { id: 3, name: '语文', children: [] },
  ],
  categories_count: { 1: 3, 2: 2 },
  ...over,
})

const empty = summaryWire({ types_count: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 }, categories_count: [] })

const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [summary]: ok(summaryWire()),
    [stats]: ok(summaryWire()),
    [questions]: ok({ first_question: first, questions_ids: [11, 15] }),
    [collection]: ok({ first_question: first, questions_ids: [11, 15] }),
    [read(11)]: ok({ question: first }),
    [read(12)]: ok({ question: multipleWire() }),
    [read(15)]: ok({ question: second }),
    [record(11)]: ok(),
    [record(15)]: ok(),
    [states]: ok({ 11: 1, 15: 1 }),
    ...more,
  })

const open = (Page = WrongBook, params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(Page, { params, user: aMember(), addons: ['Paper'], ...over })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('what a book holds', () => {
  test('six types in their order; what is empty leads nowhere', async () => {
    backendWith()
    const screen = await open()
    await screen.see('全部练习')
    expect(screen.text()).toMatch(/单选题共3题错题多选题共0题错题判断题共1题错题填空题共0.*问答题共0.*材料题共0/)
    await pressLink('判断题')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/wrongbook?type=5')
    expect(ofRole('link').map((link) => link.textContent)).toEqual(['单选题共3题错题', '判断题共1题错题'])
    await screen.press('全部练习')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/wrongbook')
  })

  test('collected questions in the same way', async () => {
    backendWith()
    const screen = await open(Collection)
    await screen.see('单选题已收藏3题')
    await pressLink('单选题')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/collection?type=1')
  })

  test.each([
    ['no mistakes', WrongBook, '暂无错题'],
    ['nothing collected', Collection, '还没有收藏的题'],
  ])('%s: says so, with a way on', async (_, Page, words) => {
    backendWith({ [summary]: ok(empty), [stats]: ok(empty) })
    const screen = await open(Page)
    await screen.see(words)
    await screen.press('去练习')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/practice/index')
  })

  test('shown again it counts anew', async () => {
    const backend = backendWith()
    const screen = await open()
    await screen.see('共3题错题')
    backend.reply(summary, ok(summaryWire({ types_count: { 1: 2 } })))
    await showAgain()
    await screen.see('共2题错题')
  })

  test('what did not load says so and loads on retry; switched off it is closed', async () => {
    const backend = backendWith({ [summary]: refusal('没有成功') })
    const screen = await open()
    await screen.see('没有成功')
    backend.reply(summary, ok(summaryWire()))
    await screen.press('重试')
    await screen.see('共3题错题')
    await (await open(WrongBook, {}, { addons: [] })).see('这里还没有开放')
  })
})

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  test.each([
    ['mistakes', WrongBook, WrongBookPlay, '共3题错题', '/packageA/exam/play/wrongbook'],
    ['collection', Collection, CollectionPlay, '已收藏3题', '/packageA/exam/play/collection'],
  ])('%s: a book that was opened leads to its questions, and counts anew with the network', async (...row) => {
    const [, Home, Play, count, play] = row
    const backend = backendWith()
    for (const [Page, words] of [
      [Home, count],
      [Play, '1. 单选题'],
    ] as const) {
      const screen = await open(Page)
      await screen.see(words)
      screen.close()
    }
    queryClient.clear()
    onlineManager.setOnline(false)
    for (const call of [summary, stats, questions, collection, read(11), read(15)]) backend.reply(call, noNetwork)
    const home = await open(Home)
    await home.see(count)
    await home.press('全部练习')
    expect(navigation.pushed().at(-1)).toBe(play)
    const room = await open(Play)
    await room.see('1. 单选题')
    room.close()
    for (const call of [summary, stats]) backend.reply(call, ok(summaryWire({ types_count: { 1: 2 } })))
    onlineManager.setOnline(true)
    await (await open(Home)).see('2题')
  })

  test('one that was not opened says that it is not here', async () => {
    backendWith({ [summary]: noNetwork })
    onlineManager.setOnline(false)
    await (await open()).see('网络不可用')
  })
})

describe('practising from a book', () => {
  test('of one type, by category: the filter names what it holds, and begins anew', async () => {
    const backend = backendWith()
    const screen = await open(WrongBookPlay, { type: '1' })
    await screen.see('1. 单选题')
    expect(screen.text()).toContain('单选题已练 0/2')
    expect(backend.sentTo(questions)[0]?.query).toEqual({ type: '1', cid1: '0', cid2: '0' })
    expect(backend.sentTo(summary)[0]?.query).toEqual({ question_type: '1' })
    expect(screen.text()).not.toContain('语文')
    await screen.press('下一题')
    await screen.see('2. 判断题')
    await screen.press('数学(3)')
    await screen.see('1. 单选题')
    await screen.press('代数(2)')
    await pass(100)
    expect(backend.sentTo(questions).at(-1)?.query).toEqual({ type: '1', cid1: '1', cid2: '2' })
  })

  test('the answer is judged and noted; a question is taken out once the learner is sure', async () => {
    const backend = backendWith({ [remove(11)]: ok(), [remove(15)]: ok() })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    expect(screen.text()).not.toContain('收藏')
    await screen.press('B七')
    await screen.see('回答正确')
    await pass(200)
    expect(backend.sentTo(record(11))[0]?.body).toEqual({ answer: 'option2', from: 'wrongbook' })
    await screen.press('移出错题本')
    await screen.see('把这道题移出错题本？')
    await screen.press('取消')
    await pass(100)
    expect(backend.sentTo(remove(11))).toEqual([])
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('1. 判断题')
    expect(shown()).toEqual(['已移出'])
    expect(screen.find('答题卡 1/1')).toBeDefined()
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('暂无错题')
  })

  test('the next visit goes on behind what was answered, and begins anew where all was', async () => {
    backendWith()
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('B七')
    await screen.see('回答正确')
    screen.close()
    const next = await open(WrongBookPlay)
    await next.see('2. 判断题')
    expect(next.text()).toContain('已练 0/2')
    await next.press('正确')
    await next.see('回答正确')
    await next.press('上一题')
    await next.press('B七')
    await next.see('回答正确')
    await next.press('下一题')
    next.close()
    const last = await open(WrongBookPlay)
    await last.see('1. 单选题')
    expect(last.find('答题卡 1/2')).toBeDefined()
  })

  test('when it cannot be taken out it stays, and says why', async () => {
    backendWith({ [remove(11)]: refusal('系统繁忙') })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await pass(100)
    expect(shown('error')).toEqual(['系统繁忙'])
    expect(screen.text()).toContain('1. 单选题')
  })

  test('taken out on another device, it is out here as well', async () => {
    backendWith({ [remove(11)]: refusal('试题不存在') })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('1. 判断题')
    expect([shown('error'), shown('success')]).toEqual([[], ['已移出']])
  })

  test.each([
    ['refused', refusal('系统繁忙')],
    ['without an answer', noNetwork],
  ])('when it cannot be taken out (%s), an answer that waits for the server is sent after all', async (_, reply) => {
    const backend = backendWith({ [remove(11)]: reply, [record(11)]: noNetwork })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('A四')
    await screen.see('待上传 1 题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await until(() => shown('error').length > 0)
    backend.reply(record(11), ok())
    const before = backend.sentTo(record(11)).length
    await pass(60_000)
    await screen.see('已保存')
    expect(backend.sentTo(record(11))).toHaveLength(before + 1)
    expect(backend.sentTo(record(11)).pop()?.body).toEqual({ answer: 'option1', from: 'wrongbook' })
  })

  test('a wrong answer that still waits on the device does not put it back', async () => {
    const backend = backendWith({ [remove(11)]: ok(), [record(11)]: noNetwork })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('A四')
    await screen.see('待上传 1 题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('1. 判断题')
    const before = backend.sentTo(record(11)).length
    await pass(60_000)
    expect(backend.sentTo(record(11))).toHaveLength(before)
    await screen.see('已保存')
  })

  test('nor does one that is under way: it arrives first', async () => {
    const slow = held(ok())
    const backend = backendWith({ [remove(11)]: ok(), [record(11)]: slow })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('A四')
    await pass(200)
    await screen.press('移出错题本')
    await screen.press('移出')
    await pass(100)
    expect([backend.sentTo(record(11)).length, backend.sentTo(remove(11)).length]).toEqual([1, 0])
    slow.release()
    await screen.see('1. 判断题')
    expect(shown()).toEqual(['已移出'])
  })

  test('taken out slowly, it leaves the list although the learner has turned the page', async () => {
    const slow = held(ok())
    backendWith({ [questions]: ok({ first_question: first, questions_ids: [11, 15, 12] }), [remove(11)]: slow })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.press('下一题')
    await screen.see('2. 判断题')
    slow.release()
    await screen.see('1. 判断题')
    expect(screen.find('答题卡 1/2')).toBeDefined()
    expect(shown()).toEqual(['已移出'])
  })

  test('taken out without an answer, the refusal of the next try means that it is out', async () => {
    const backend = backendWith({ [remove(11)]: noNetwork })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await pass(100)
    expect(shown('error')).toEqual(['网络不可用，请检查网络后重试'])
    await screen.press('下一题')
    await screen.see('2. 判断题')
    await screen.press('上一题')
    await screen.see('1. 单选题')
    backend.reply(remove(11), refusal('试题不存在'))
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('1. 判断题')
    expect(shown('success')).toEqual(['已移出'])
  })

  test('the last one taken out shows the one before', async () => {
    backendWith({ [remove(15)]: ok() })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('下一题')
    await screen.see('2. 判断题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('1. 单选题')
  })

  test('the last one of a type taken out: the other types are a press away', async () => {
    const only = { first_question: first, questions_ids: [11] }
    const backend = backendWith({ [questions]: ok(only), [remove(11)]: ok() })
    const screen = await open(WrongBookPlay, { type: '1' })
    await screen.see('1. 单选题')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('这个题型没有题了')
    expect(screen.text()).not.toContain('暂无错题')
    backend.reply(questions, ok({ first_question: second, questions_ids: [15] }))
    await screen.press('看全部')
    await screen.see('1. 判断题')
    expect(backend.sentTo(questions).at(-1)?.query).toEqual({ type: '0', cid1: '0', cid2: '0' })
  })

  test('a book without questions may be refused: it is empty, and practising fills it', async () => {
    backendWith({ [questions]: refusal('暂无数据'), [summary]: ok(empty) })
    const screen = await open(WrongBookPlay)
    await screen.see('暂无错题')
    await screen.press('去练习')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/practice/index')
  })

  test.each(['', '1'])(
    'a refused book whose counts are refused as well is not called empty (type "%s")',
    async (type) => {
      const backend = backendWith({ [questions]: refusal('系统繁忙'), [summary]: refusal('系统繁忙') })
      const screen = await open(WrongBookPlay, type ? { type } : {})
      await screen.see('系统繁忙')
      expect(screen.text()).not.toContain('暂无错题')
      backend.reply(questions, ok({ first_question: first, questions_ids: [11, 15] }))
      await screen.press('重试')
      await screen.see('1. 单选题')
    },
  )

  test('a book that holds questions and is refused is not called empty, and can be asked again', async () => {
    const backend = backendWith({ [questions]: refusal('系统繁忙') })
    const screen = await open(WrongBookPlay, { type: '1' })
    await screen.see('系统繁忙')
    expect(screen.text()).not.toContain('暂无错题')
    backend.reply(questions, ok({ first_question: first, questions_ids: [11, 15] }))
    await screen.press('重试')
    await screen.see('1. 单选题')
  })

  test('a category that the book does not list any more is empty when refused, and leads back to all', async () => {
    backendWith({ [questions]: refusal('暂无数据') })
    await (await open(WrongBookPlay, { category_id: '3' })).see('这个分类没有题')
    await (await open(WrongBookPlay, { category_id: '1', child: '2' })).see('暂无数据')
  })

  test('a question that the academy has deleted can be taken out', async () => {
    const backend = backendWith({ [read(15)]: refusal('试题不存在'), [remove(15)]: ok() })
    const screen = await open(WrongBookPlay)
    await screen.see('1. 单选题')
    await screen.press('下一题')
    await screen.see('试题不存在')
    await screen.press('移出错题本')
    await screen.press('移出')
    await screen.see('答题卡 1/1')
    expect(backend.sentTo(remove(15))).toHaveLength(1)
  })

  test('a category without questions leads back to all', async () => {
    const backend = backendWith({ [questions]: ok({ first_question: null, questions_ids: [] }) })
    const screen = await open(WrongBookPlay, { type: '2', category_id: '3' })
    await screen.see('这个分类没有题')
    backend.reply(questions, ok({ first_question: multipleWire(), questions_ids: [12] }))
    await screen.press('看全部')
    await screen.see('1. 多选题')
    expect(backend.sentTo(questions).at(-1)?.query).toEqual({ type: '2', cid1: '0', cid2: '0' })
  })

  test('what is let go stays on screen for this visit', async () => {
    const backend = backendWith({ [toggle]: ok() })
    const screen = await open(CollectionPlay)
    await screen.see('已收藏')
    expect(screen.text()).toContain('全部题型')
    await screen.press('已收藏')
    await pass(1_000)
    expect(backend.sentTo(toggle)).toHaveLength(1)
    await screen.see('收藏试题')
    expect(screen.find('答题卡 1/2')).toBeDefined()
    await screen.press('B七')
    await pass(200)
    expect(backend.sentTo(record(11))[0]?.body).toEqual({ answer: 'option2', from: 'collection' })
  })
})
