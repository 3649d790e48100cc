import { act } from 'react'

import { copiedQuestions, getQuestionSet } from '@/api/practising'
import { storageKeyOf, everyPractice, practised as channel } from '@/features/shared/outbox/practised'
import { serverClock } from '@/lib/serverClock'
import ExamHome from '@/packageA/exam/home'
import PracticePlay from '@/packageA/exam/play/practice'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { examQueries } from '@/queries/exam'
import { useSession } from '@/stores/session'

import { blanksWire, compoundWire, essayWire, judgeWire, multipleWire, singleWire } from '../../factories/attempt'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass, until } from '../../setup/clock'
import { type, typed } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const v1 = '/addons/Paper/api/v1'
const chapter = `GET ${v1}/practice/3/join/5`
const daily = `GET ${v1}/practice/3/day`
const read = (id: number) => `GET ${v1}/practice/3/join/question/${id}`
const record = (id: number) => `POST ${v1}/practice/3/join/question/${id}/answer`
const collected = `POST ${v1}/collection/status/multi`
const collect = `POST ${v1}/collection/action`

const plain = [
  singleWire({ answer: 'option2', remark: '<p>七只能被一和七整除</p>' }),
  multipleWire({ answer: 'option1,option2', remark: '' }),
  blanksWire({
    answer_transform: [
      { a: '100', s: 5 },
      { a: '200', s: 5 },
    ],
  }),
  essayWire({ remark: '<p>言之有理即可</p>' }),
  judgeWire({ answer: '1' }),
]
/** Questions with their keys. */
const told = [
  ...plain,
  compoundWire({
    content: JSON.stringify({
      header: '<p>阅读材料</p>',
      questions: [plain[0], plain[1], plain[2], plain[4], plain[3]],
    }),
  }),
]
const ids = told.map(({ id }) => id)

const set = (over: object = {}) =>
  ok({
    ...{ practice: { id: 3, name: '天天练' }, first_question: told[0], qid_arr: ids, has_practice_question_ids: [] },
    ...over,
  })

const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    ...Object.fromEntries(told.map((question) => [read(question.id), ok({ question })])),
    ...Object.fromEntries(ids.map((id) => [record(id), ok()])),
    [chapter]: set(),
    [collected]: ok([]),
    ...more,
  })

const open = (params: Record<string, string> = { id: '3', chapter: '5' }, over = {}) =>
  openScreen(PracticePlay, { params, user: aMember(), addons: ['Paper'], ...over })

beforeEach(() => localStorage.clear())

test('one press shows at once whether it was right, and why; it is noted', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('1. 单选题')
  expect(screen.text()).toContain('天天练')
  expect(screen.text()).toContain('已练 0/6')
  expect(screen.text()).not.toContain('对答案')
  await screen.press('A四')
  await screen.see('回答错误')
  expect(screen.text()).toContain('答案：B我的答案：A')
  expect(screen.text()).toContain('七只能被一和七整除')
  expect(screen.text()).not.toContain('得分')
  expect(screen.text()).toContain('已练 1/6')
  expect(screen.find('B七')?.getAttribute('aria-disabled')).toBe('true')
  await pass(200)
  expect(backend.sentTo(record(11)).map(({ body }) => body)).toEqual([{ answer: 'option1' }])
  // Folded away it can be answered anew.
  await screen.press('收起答案')
  expect(screen.text()).not.toContain('七只能被一和七整除')
  await screen.press('B七')
  await screen.see('回答正确')
  await pass(200)
  expect(backend.sentTo(record(11)).map(({ body }) => body)).toEqual([{ answer: 'option1' }, { answer: 'option2' }])
})

test('a material question that has lost a part: each answer is noted at the index of its own part', async () => {
  const questions = { 0: plain[0], 2: plain[4] }
  const torn = compoundWire({ content: JSON.stringify({ header: '<p>阅读材料</p>', questions }) })
  const only = { first_question: torn, qid_arr: [torn.id] }
  const backend = backendWith({ [chapter]: set(only), [read(torn.id)]: ok({ question: torn }) })
  const screen = await open()
  await screen.see('阅读材料')
  await screen.press('B七')
  await screen.press('正确')
  await screen.press('对答案')
  await screen.see('回答正确')
  await pass(200)
  expect(backend.sentTo(record(torn.id)).map(({ body }) => body)).toEqual([{ answer: ['option2', null, 1] }])
})

test('the other types are answered first and checked then', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('1. 单选题')
  await screen.press('下一题')
  await screen.see('2. 多选题')
  await screen.press('A二')
  expect(screen.text()).not.toContain('答案：')
  await screen.press('对答案')
  await screen.see('部分正确')
  await screen.press('下一题')
  await screen.see('填空1')
  await type('填空1（5分）', '100')
  await type('填空2（5分）', '200')
  await screen.press('对答案')
  await screen.see('回答正确')
  await screen.press('下一题')
  await type('我的作答', '我的看法')
  await screen.press('对答案')
  await screen.see('言之有理即可')
  expect(screen.text()).toContain('对照解析')
  await screen.press('下一题')
  await screen.press('下一题')
  await screen.see('6. 材料题')
  await screen.press('正确')
  await screen.press('对答案')
  await pass(500)
  expect(backend.sent.filter(({ call }) => call.endsWith('/answer')).map(({ body }) => body)).toEqual([
    { answer: 'option1' },
    { answer: ['100', '200'] },
    { answer: '我的看法' },
    { answer: [null, null, null, 1, null] },
  ])
  // On the sheet everything says how it went.
  await screen.press('答题卡 6/6')
  expect(screen.find('第 2 题，部分正确')).toBeDefined()
  expect(screen.find('第 3 题，正确')).toBeDefined()
  expect(screen.find('第 1 题，未答')).toBeDefined()
})

test('a question of several parts of which one is rewritten is there whole after a restart', async () => {
  const only = { [chapter]: set({ first_question: told[5], qid_arr: [told[5]?.id] }) }
  const backend = backendWith(only)
  const first = await open()
  await first.see('1. 材料题')
  await first.press('正确')
  await first.press('对答案')
  await first.press('收起答案')
  await first.press('B七')
  first.close()
  const second = await open()
  await second.see('1. 材料题')
  const isChosen = (name: string) => second.find(name)?.getAttribute('aria-checked')
  expect([isChosen('正确'), isChosen('B七')]).toEqual(['true', 'true'])
  await second.press('对答案')
  await pass(500)
  expect(backend.sentTo(record(told[5]?.id ?? 0)).pop()?.body).toEqual({ answer: ['option2', null, null, 1, null] })
})

test('two quick taps before the first is drawn both count', async () => {
  const backend = backendWith({ [chapter]: set({ first_question: told[1], qid_arr: [12] }) })
  const screen = await open()
  await screen.see('多选题')
  await act(async () => {
    for (const option of ['B四', 'A二']) screen.find(option)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await screen.press('对答案')
  await screen.see('回答正确')
  await pass(200)
  expect(backend.sentTo(record(12))[0]?.body).toEqual({ answer: 'option1,option2' })
})

test('it goes on with the first that is not done; done ones are marked, their answers are not shown', async () => {
  backendWith({ [chapter]: set({ has_practice_question_ids: [11, 13] }) })
  const screen = await open()
  await screen.see('2. 多选题')
  expect(screen.text()).toContain('已练 2/6')
  await screen.press('上一题')
  await screen.see('1. 单选题')
  expect(screen.find('B七')?.getAttribute('aria-checked')).toBe('false')
  await screen.press('答题卡 1/6')
  expect(screen.find('第 3 题，已答')).toBeDefined()
})

test('it is left, and gone on with: the question on screen, and what was typed there', async () => {
  backendWith()
  const first = await open()
  await first.see('1. 单选题')
  await first.press('答题卡 1/6')
  await first.press('第 4 题，未答')
  await type('我的作答', '写到一半')
  first.close()
  const second = await open()
  await second.see('4. 问答题')
  expect(await typed('我的作答')).toBe('写到一半')
})

test('what is typed after the key was hidden again is kept; what stayed as it was is not', async () => {
  const backend = backendWith({ [chapter]: set({ qid_arr: [14, 13], first_question: told[3] }) })
  const first = await open()
  await first.see('1. 问答题')
  await type('我的作答', '第一次')
  await first.press('对答案')
  await first.see('言之有理即可')
  await first.press('收起答案')
  await pass(200)
  first.close()
  const second = await open()
  await second.see('2. 填空题')
  await second.press('上一题')
  await second.see('1. 问答题')
  expect(await typed('我的作答')).toBe('')
  await type('我的作答', '又一次')
  await second.press('对答案')
  await second.see('言之有理即可')
  await second.press('收起答案')
  await type('我的作答', '重写到一半')
  second.close()
  const third = await open()
  await third.see('1. 问答题')
  expect(await typed('我的作答')).toBe('重写到一半')
  await pass(500)
  expect(backend.sentTo(record(14)).map(({ body }) => body)).toEqual([{ answer: '第一次' }, { answer: '又一次' }])
})

test('without a network it is judged all the same, and noted when the network is back', async () => {
  const backend = backendWith({ [record(11)]: noNetwork })
  const first = await open()
  await first.see('1. 单选题')
  await first.press('B七')
  await first.see('回答正确')
  await first.see('待上传 1 题')
  first.close()
  const second = await open()
  await second.see('已练 1/6')
  backend.reply(record(11), ok())
  await pass(5_000)
  await second.see('已保存')
  expect(backend.sentTo(record(11)).pop()?.body).toEqual({ answer: 'option2' })
})

/** The app is started anew where no server is in reach: who it is, only the device knows. */
const openWithout = async (backend: ReturnType<typeof backendWith>, Page = PracticePlay, params = {}) => {
  for (const call of [chapter, collected, 'GET /api/v2/member/detail', ...ids.map(read), ...ids.map(record)]) {
    backend.reply(call, noNetwork)
  }
  return openScreen(Page, { params, isLogin: true, addons: ['Paper'] })
}

/** A chapter that was looked at once, by a member whom the server has named. */
async function lookedAt(backend: ReturnType<typeof backendWith>) {
  const screen = await open()
  useSession.getState().setUser(aMember())
  await screen.see('1. 单选题')
  // Those that nobody has seen come by themselves, the last of them after a while.
  await until(() => ids.slice(1, 5).every((id) => backend.sentTo(read(id)).length > 0))
  await pass(5_000)
  return screen
}

test('a chapter that was opened once is practised without a network, after a restart too; records go later', async () => {
  const backend = backendWith()
  ;(await lookedAt(backend)).close()
  const params = { id: '3', chapter: '5' }
  const screen = await openWithout(backend, PracticePlay, params)
  await screen.see('离线练习，记录联网后上传')
  await screen.press('B七')
  await screen.see('回答正确')
  await screen.press('答题卡 1/6')
  await screen.press('第 5 题，未答')
  await screen.see('5. 判断题')
  await screen.press('正确')
  await screen.see('待上传 2 题')
  screen.close()
  const again = await openWithout(backend, PracticePlay, params)
  await again.see('已练 2/6')
  for (const id of ids) backend.reply(record(id), ok())
  await pass(5_000)
  await again.see('已保存')
  expect(backend.sentTo(record(11)).pop()?.body).toEqual({ answer: 'option2' })
  expect(backend.sentTo(record(15)).pop()?.body).toEqual({ answer: 1 })
})

test('no question is asked for twice: what came ahead is there when its turn comes', async () => {
  const backend = backendWith()
  const screen = await lookedAt(backend)
  for (const number of [2, 3, 4, 5, 6]) {
    await screen.press('下一题')
    await screen.see(`${number}. `)
  }
  expect(ids.map((id) => backend.sentTo(read(id)).length)).toEqual([0, 1, 1, 1, 1, 1])
})

test('a server that has too much to do is asked for nothing ahead', async () => {
  const backend = backendWith({ [read(13)]: refusal('', 429) })
  const screen = await open()
  await screen.see('1. 单选题')
  await pass(150_000)
  expect(ids.map((id) => backend.sentTo(read(id)).length)).toEqual([0, 1, 1, 0, 0, 0])
})

test('where data is dear only the next question is asked for ahead', async () => {
  const dear = jest.spyOn(connection, 'isDear').mockReturnValue(true)
  const backend = backendWith()
  const screen = await open()
  await screen.see('1. 单选题')
  await pass(150_000)
  expect(ids.map((id) => backend.sentTo(read(id)).length)).toEqual([0, 1, 0, 0, 0, 0])
  dear.mockRestore()
})

test('after a logout nothing is left to practise, and what was done is not lost', async () => {
  const backend = backendWith({ [record(11)]: noNetwork })
  const first = await lookedAt(backend)
  await first.press('B七')
  await first.see('待上传 1 题')
  act(() => useSession.getState().signOut())
  first.close()
  useSession.getState().setUser(aMember())
  const second = await openWithout(backend, PracticePlay, { id: '3', chapter: '5' })
  await second.see('网络不可用')
  second.close()
  backendWith()
  await (await open()).see('已练 1/6')
})

test('left while a record is on its way, the pages below are read anew once the server has it', async () => {
  const slow = held(ok())
  const backend = backendWith({ [record(11)]: slow })
  const screen = await open()
  await screen.see('1. 单选题')
  const { queryKey } = examQueries.practice(3)
  queryClient.setQueryData<unknown>(queryKey, 'as it was')
  await screen.press('B七')
  await until(() => backend.sentTo(record(11)).length > 0)
  screen.close()
  await pass(100)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
  slow.release()
  await pass(100)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a record that was left behind goes from the exam hall too', async () => {
  const practised = { answers: [{ type: 'single' as const, key: 'option2' }], isCompound: false }
  channel.owedOf(aMember().id, everyPractice).set(storageKeyOf({ practiceId: 3 }, 11), practised)
  const backend = backendWith({
    'GET /addons/Paper/api/v1/papers': noNetwork,
    'GET /addons/Paper/api/v2/stats/index': ok({}),
  })
  await openScreen(ExamHome, { user: aMember(), addons: ['Paper'] })
  await until(() => backend.sentTo(record(11)).length > 0)
  expect(backend.sentTo(record(11)).map(({ body }) => body)).toEqual([{ answer: 'option2' }])
  await pass(200)
  expect(channel.owedOf(aMember().id, everyPractice).list()).toEqual([])
})

test('a record that the server does not take is named at its question, kept, and sent again when the learner says so', async () => {
  const backend = backendWith({ [record(11)]: refusal('无权限参与'), [chapter]: set({ qid_arr: [11, 15] }) })
  const screen = await open()
  await screen.press('B七')
  await screen.see('没有保存：无权限参与')
  expect(screen.text()).toContain('1 题没有保存')
  await screen.press('下一题')
  await screen.see('2. 判断题')
  expect(screen.text()).not.toContain('没有保存：')
  await screen.press('正确')
  await pass(200)
  await screen.press('上一题')
  backend.reply(record(11), ok())
  await screen.press('重试')
  await screen.see('已保存')
  expect(backend.sentTo(record(11)).map(({ body }) => body)).toEqual([{ answer: 'option2' }, { answer: 'option2' }])
  expect(backend.sentTo(record(15))).toHaveLength(1)
})

test('the learner lets go of a record that is not taken', async () => {
  backendWith({ [record(11)]: refusal('试题不存在', 404), [chapter]: set({ qid_arr: [11] }) })
  const screen = await open()
  await screen.press('B七')
  await screen.see('没有保存：试题不存在')
  await screen.press('不再发送')
  await screen.see('已保存')
  expect(channel.owedOf(aMember().id, everyPractice).list()).toEqual([])
})

describe('records of another practice that are refused', () => {
  const practised = { answers: [{ type: 'single' as const, key: 'option2' }], isCompound: false }
  const chapterOf9 = `GET ${v1}/practice/9/join/5`
  const of9 = (id: number) => `POST ${v1}/practice/9/join/question/${id}/answer`
  const setOf9 = set({ practice: { id: 9, name: '另一个' }, first_question: singleWire({ id: 81 }), qid_arr: [81, 82] })
  const waiting = () => channel.owedOf(aMember().id, everyPractice).list()

  /** The app starts anew, two of practice 9 wait, and both are refused. */
  function refusedWith(reply: ReturnType<typeof refusal>) {
    act(() => useSession.getState().signOut())
    for (const id of [81, 82]) {
      channel.owedOf(aMember().id, everyPractice).set(storageKeyOf({ practiceId: 9 }, id), practised)
    }
    return backendWith({ [of9(81)]: reply, [of9(82)]: reply, [chapterOf9]: setOf9 })
  }

  test('alike: the learner hears once, they stay, and no other page sends them again; this one is saved', async () => {
    const backend = refusedWith(refusal('无权限参与'))
    const first = await open()
    await until(() => shown('error').length > 0)
    await pass(5_000)
    expect(shown('error')).toEqual(['别处的练习记录还没有保存：无权限参与'])
    await first.see('已保存')
    expect(waiting()).toHaveLength(2)
    first.close()
    const second = await open()
    await second.see('已保存')
    await second.press('B七')
    await pass(5_000)
    await second.see('已保存')
    expect(backend.sentTo(record(11))).toHaveLength(1)
    expect(shown('error')).toHaveLength(1)
    expect(backend.sentTo(of9(81))).toHaveLength(1)
    expect(waiting()).toHaveLength(2)
  })

  test('their own page sends them again, and saves them', async () => {
    const backend = refusedWith(refusal('系统繁忙'))
    const first = await open()
    await until(() => shown('error').length > 0)
    await pass(5_000)
    first.close()
    for (const id of [81, 82]) backend.reply(of9(id), ok())
    const own = await open({ id: '9', chapter: '5' })
    await own.see('已练 2/2')
    await pass(5_000)
    await own.see('已保存')
    expect(backend.sentTo(of9(81)).map(({ body }) => body)).toEqual([{ answer: 'option2' }, { answer: 'option2' }])
    expect(waiting()).toEqual([])
  })

  test('refused there again they are named there, and stay', async () => {
    refusedWith(refusal('无权限参与'))
    const first = await open()
    await until(() => shown('error').length > 0)
    await pass(5_000)
    first.close()
    const own = await open({ id: '9', chapter: '5' })
    await own.see('2 题没有保存')
    await own.see('没有保存：无权限参与')
    expect(waiting()).toHaveLength(2)
  })

  test.each([
    ['the question', refusal('试题不存在'), '试题不存在'],
    ['the practice', refusal('资源不存在', 404), '资源不存在'],
  ])('because the academy has deleted %s: they are given up, and the learner hears it', async (_, reply, reason) => {
    refusedWith(reply)
    const screen = await open()
    await until(() => waiting().length === 0)
    await pass(5_000)
    expect(shown('error')).toEqual([`别处的练习记录没有保存：${reason}`])
    await screen.see('已保存')
  })
})

test('a record of another practice that only a firewall stops stays for the next visit', async () => {
  const practised = { answers: [{ type: 'single' as const, key: 'option2' }], isCompound: false }
  channel.owedOf(aMember().id, everyPractice).set(storageKeyOf({ practiceId: 9 }, 71), practised)
  const of9 = `POST ${v1}/practice/9/join/question/71/answer`
  const backend = backendWith({ [of9]: () => new Response('<html>', { status: 403 }) })
  const screen = await open()
  await until(() => shown('error').length > 0)
  await pass(5_000)
  expect(shown('error')).toEqual(['别处的练习记录还没有保存：被拦截，没有送到（403）'])
  expect(backend.sentTo(of9)).toHaveLength(1)
  screen.close()
  backend.reply(of9, ok())
  await (await open()).see('已保存')
  expect(backend.sentTo(of9)).toHaveLength(2)
})

test('a record that gets no answer is sent again within seconds', async () => {
  const silent = held(ok())
  const backend = backendWith({ [record(11)]: silent })
  const screen = await open()
  await screen.see('1. 单选题')
  await screen.press('B七')
  await pass(100)
  backend.reply(record(11), ok())
  await pass(15_000)
  await screen.see('已保存')
  silent.release()
})

test('the learner chooses a text size, and finds it again', async () => {
  backendWith()
  const first = await open()
  await first.press('字号：标准')
  await first.press('特大')
  await first.see('字号：特大')
  expect(document.documentElement.style.fontSize).toBe('162.5%')
  first.close()
  await (await open()).see('字号：特大')
})

test('the daily twenty keep what was done today', async () => {
  backendWith({ [daily]: set({ has_practice_question_ids: undefined }) })
  const first = await open({ id: '3' })
  await first.see('天天练 · 每日20题')
  await first.press('B七')
  await first.see('已保存')
  first.close()
  const second = await open({ id: '3' })
  await second.see('2. 多选题')
  expect(second.text()).toContain('已练 1/6')
})

test('today’s twenty begin anew, wherever yesterday’s were left', async () => {
  backendWith({ [daily]: set() })
  const first = await open({ id: '3' })
  await first.see('天天练 · 每日20题')
  await first.press('答题卡 1/6')
  await first.press('第 4 题，未答')
  await type('我的作答', '写到一半')
  first.close()
  await (await open({ id: '3' })).see('4. 问答题')
  const tomorrow = jest.spyOn(serverClock, 'now').mockImplementation(() => Date.now() + 86_400_000)
  const second = await open({ id: '3' })
  await second.see('1. 单选题')
  await second.press('答题卡 1/6')
  await second.press('第 4 题，未答')
  expect(await typed('我的作答')).toBe('')
  tomorrow.mockRestore()
})

test('a question is collected and let go; one call asks for all', async () => {
  const backend = backendWith({ [collected]: ok({ 12: 1 }), [collect]: ok() })
  const screen = await open()
  await screen.see('收藏试题')
  await screen.press('收藏试题')
  await screen.see('已收藏')
  await pass(1_000)
  expect(backend.sentTo(collect).map(({ body }) => body)).toEqual([{ question_id: 11 }])
  expect(shown()).toEqual(['已收藏试题'])
  await screen.press('下一题')
  await screen.see('2. 多选题')
  expect(screen.find('已收藏')?.getAttribute('aria-pressed')).toBe('true')
  await screen.press('已收藏')
  await pass(1_000)
  expect(backend.sentTo(collect)).toHaveLength(2)
  expect(shown()).toEqual(['已收藏试题', '已取消收藏'])
  expect(backend.sentTo(collected)).toHaveLength(1)
})

test('when it cannot be collected it is as before, and said', async () => {
  backendWith({ [collect]: refusal('试题不存在') })
  const screen = await open()
  await screen.see('收藏试题')
  await screen.press('收藏试题')
  await pass(1_000)
  await screen.see('收藏试题')
  expect(shown('error')).toEqual(['试题不存在'])
})

test('the key of a question in a running attempt is not told: it says so', async () => {
  const untold = singleWire({ answer: '' })
  backendWith({ [chapter]: set({ first_question: untold }), [read(11)]: ok({ question: untold }) })
  const screen = await open()
  await screen.see('1. 单选题')
  await screen.press('B七')
  await screen.see('这道题的答案现在看不到：可能正在考试中，也可能还没有答案')
})

test('once that attempt has ended the key is told, on the same page and without a network', async () => {
  const asked = () => backend.sentTo(read(11)).length
  const untold = ok({ question: singleWire({ answer: '' }) })
  const backend = backendWith({ [chapter]: set({ first_question: null }), [read(11)]: untold })
  const screen = await open()
  await screen.see('1. 单选题')
  await screen.press('B七')
  await screen.see('答案现在看不到')
  expect(copiedQuestions({ kind: 'chapter', practiceId: 3, chapterId: 5 }, [11, 12], 'lasting')).toEqual([12])
  backend.reply(read(11), ok({ question: told[0] }))
  await screen.press('下一题')
  await screen.see('2. 多选题')
  const before = asked()
  await screen.press('上一题')
  await until(() => asked() > before)
  await screen.press('收起答案')
  await screen.press('B七')
  await screen.see('回答正确')
  expect(copiedQuestions({ kind: 'chapter', practiceId: 3, chapterId: 5 }, [11], 'lasting')).toEqual([11])
})

describe('without a network', () => {
  const untold = { first: singleWire({ answer: '' }), second: multipleWire({ answer: '' }) }

  async function visit(first: object, second: object): Promise<void> {
    backendWith({
      [chapter]: set({ first_question: first, qid_arr: [11, 12] }),
      ...{ [read(11)]: ok({ question: first }), [read(12)]: ok({ question: second }) },
    })
    const screen = await open()
    await screen.see('1. 单选题')
    await pass(200)
    screen.close()
  }

  async function visitOffline() {
    backendWith({ [chapter]: noNetwork, [read(11)]: noNetwork, [read(12)]: noNetwork })
    const screen = await open()
    await screen.see('1. 单选题')
    return screen
  }

  test('a question that has no key opens as well', async () => {
    await visit(told[0], untold.second)
    const screen = await visitOffline()
    await screen.press('下一题')
    await screen.see('2. 多选题')
  })

  test('keys are told that were read before an attempt withheld them, the first question’s too', async () => {
    await visit(told[0], told[1])
    await visit(untold.first, untold.second)
    const screen = await visitOffline()
    await screen.press('B七')
    await screen.see('回答正确')
    await screen.press('下一题')
    await screen.see('2. 多选题')
    await screen.press('A二')
    await screen.press('对答案')
    await screen.see('部分正确')
  })
})

test('without a network the day’s questions are the last ones, though an attempt withholds the first key', async () => {
  const day = `GET ${v1}/practice/3/day`
  const ofTheDay = () => getQuestionSet({ kind: 'daily', practiceId: 3 })
  const backend = backendWith({ [day]: set({ qid_arr: [11], first_question: told[0] }) })
  await ofTheDay()
  backend.reply(day, set({ qid_arr: [12], first_question: multipleWire({ answer: '' }) }))
  await ofTheDay()
  backend.reply(day, noNetwork)
  expect(await ofTheDay()).toMatchObject({ ids: [12], isCopy: true })
})

test('a question that does not load says so and does not stop the others', async () => {
  const backend = backendWith({ [read(12)]: refusal('试题不存在') })
  const screen = await open()
  await screen.see('1. 单选题')
  await screen.press('下一题')
  await screen.see('试题不存在重试')
  backend.reply(read(12), ok({ question: told[1] }))
  await screen.press('重试')
  await screen.see('2. 多选题')
  await screen.press('下一题')
  await screen.see('3. 填空题')
})

test.each([
  ['refused', refusal('无权限参与'), '无权限参与看怎么开通重试'],
  ['gone', refusal('资源不存在', 404), '内容不见了'],
  ['empty', set({ qid_arr: [], first_question: null }), '这里没有试题'],
])('%s: says so', async (_, reply, words) => {
  backendWith({ [chapter]: reply })
  await (await open()).see(words)
})

test('refused where selling is forbidden: there is no way to an offer', async () => {
  backendWith({ [chapter]: refusal('无权限参与') })
  const screen = await open(undefined, { selling: 'hidden' })
  await screen.see('无权限参与返回重试')
})

test('closed while the add-on is off', async () => {
  backendWith()
  await (await open(undefined, { addons: [] })).see('这里还没有开放')
})
