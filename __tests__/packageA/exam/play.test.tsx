import Taro from '@tarojs/taro'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { examAnswers } from '@/features/shared/outbox/examAnswers'
import MockPlay from '@/packageA/exam/play/mock'
import PaperPlay from '@/packageA/exam/play/paper'
import { connection } from '@/platform/connection'
import { journal } from '@/platform/journal'
import { turnTo } from '@/lib/layers'
import { serverClock } from '@/lib/serverClock'
import { holdPage } from '@/platform/leaving'
import { previewImages } from '@/platform/preview'
import { pictures } from '@/platform/upload'
import { tabLock } from '@/platform/tabLock'
import { viewport } from '@/platform/viewport'
import { queryClient } from '@/queries/client'
import { examQueries } from '@/queries/exam'
import { useSession } from '@/stores/session'

import {
  allTypes,
  blanksWire,
  compoundWire,
  essayWire,
  judgeWire,
  mockAttemptWire,
  multipleWire,
  paperAttemptWire,
  rowWire,
  singleWire,
} from '../../factories/attempt'
import { paperDetailWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { pass, until } from '../../setup/clock'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { covers, hide, ofRole, showAgain, turn, type } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'
import { fakeUpload } from '../../setup/upload'

const v1 = '/addons/Paper/api/v1'
const load = `GET ${v1}/paper/3/join/7`
const save = `POST ${v1}/paper/3/submit/single`
const handIn = `POST ${v1}/paper/3/submit/all`

const serverText = (inSec: number) =>
  new Date(Date.now() + inSec * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A toast says it. */
const told = async (words: string) => {
  await until(() => shown().includes(words))
  expect(shown()).toContain(words)
}

/** An attempt that runs for so long from now. */
const running = (questions: object[] = allTypes(), leftSec = 600) =>
  ok(paperAttemptWire({ ended_at: serverText(leftSec) }, questions))

const open = (Page = PaperPlay, over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(Page, {
    params: { id: '3', record: '7' },
    user: aMember(),
    addons: ['Paper'],
    ...over,
  })

jest.mock('@/platform/preview', () => ({ previewImages: jest.fn(() => Promise.resolve()) }))
jest.mock('@/platform/leaving', () => ({ holdPage: jest.fn() }))
const letGo = jest.fn()
let hold: Parameters<typeof holdPage>[0]
beforeEach(() => {
  localStorage.clear()
  // The answers of a server on the page's own origin.
  serverClock.observe(new Date().toISOString())
  letGo.mockClear()
  jest.mocked(previewImages).mockClear()
  jest.mocked(holdPage).mockReset()
  jest.mocked(holdPage).mockImplementation((options) => {
    hold = options
    return letGo
  })
})

test('a turn is told to screen readers', async () => {
  fakeBackend({ [load]: running(), [save]: ok() })
  const screen = await open()
  await screen.see('1. 单选题（5分）')
  const told = () => ofRole('status').map((status) => status.textContent)
  expect(told().join()).not.toContain('第 1 题')
  await screen.press('下一题')
  expect(told()).toContain('第 2 题，共 6 题')
  await screen.press('上一题')
  expect(told()).toContain('第 1 题，共 6 题')
})

test('every type is answered, one a page, and saved as it is given', async () => {
  const backend = fakeBackend({ [load]: running(), [save]: ok() })
  const screen = await open()
  await screen.see('1. 单选题（5分）')
  expect(screen.text()).toContain('期末考试 · 及格分：60分/90分')
  expect(screen.text()).toContain('已答 0/6')
  expect(screen.text()).toContain('已保存')
  await screen.press('B七')
  await screen.see('已答 1/6')
  await screen.press('下一题')
  await screen.press('C五')
  await screen.press('A二')
  await screen.press('下一题')
  await type('填空2（5分）', '200')
  await pass(1000)
  await screen.press('下一题')
  await type('我的作答', '我的看法')
  await pass(1000)
  await screen.press('下一题')
  await screen.press('错误')
  await screen.press('下一题')
  expect(screen.text()).toContain('阅读材料')
  await pass(500)
  const sent = backend.sentTo(save).map(({ body }) => body)
  expect(sent).toEqual([
    { pid: 7, question_id: 11, answer: 'option2' },
    { pid: 7, question_id: 12, answer: 'option1,option3' },
    { pid: 7, question_id: 13, answer: ['', '200'] },
    { pid: 7, question_id: 14, answer: '我的看法', images: [] },
    { pid: 7, question_id: 15, answer: 0 },
  ])
  expect(screen.text()).toContain('已答 5/6')
})

test('two taps before the first is drawn both count', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(multipleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('多选题')
  await act(async () => {
    for (const option of ['C五', 'A二']) screen.find(option)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await pass(500)
  expect(backend.sentTo(save).pop()?.body).toEqual({ pid: 7, question_id: 12, answer: 'option1,option3' })
})

test('no network: the answer stays on screen and on the device, and is sent when it can be', async () => {
  const backend = fakeBackend({ [load]: running(), [save]: noNetwork })
  const first = await open()
  await first.see('单选题')
  await first.press('B七')
  await first.see('待上传 1 题')
  first.close()
  // Killed and opened again: the server does not know of it.
  const second = await open()
  await second.see('已答 1/6')
  expect(second.find('B七')?.getAttribute('aria-checked')).toBe('true')
  backend.reply(save, ok())
  await pass(5000)
  await second.see('已保存')
  expect(backend.sentTo(save).pop()?.body).toEqual({ pid: 7, question_id: 11, answer: 'option2' })
})

test('a save that gets no answer holds up those behind it for seconds, and is sent again', async () => {
  const silent = held(ok())
  const backend = fakeBackend({ [load]: running(), [save]: silent })
  const screen = await open()
  await screen.see('单选题')
  await screen.press('B七')
  await pass(100)
  backend.reply(save, ok())
  await screen.press('下一题')
  await screen.press('A二')
  await pass(15_000)
  await screen.see('已保存')
  const sent = backend.sentTo(save).map(({ body }) => body)
  expect(sent[0]).toEqual({ pid: 7, question_id: 11, answer: 'option2' })
  expect(sent.slice(1)).toEqual(expect.arrayContaining([sent[0], { pid: 7, question_id: 12, answer: 'option1' }]))
  silent.release()
})

test('after the logout nothing more is sent, and the device keeps it for the next login', async () => {
  const backend = fakeBackend({ [load]: running(), [save]: noNetwork })
  const first = await open()
  await first.see('单选题')
  await first.press('B七')
  await first.see('待上传 1 题')
  await act(async () => useSession.getState().signOut())
  const sent = backend.sentTo(save).length
  await pass(60_000)
  expect(backend.sentTo(save)).toHaveLength(sent)
  const second = await open()
  await second.see('已答 1/6')
})

test('another member’s answers stay apart', async () => {
  fakeBackend({ [load]: running(), [save]: noNetwork })
  const first = await open()
  await first.see('单选题')
  await first.press('B七')
  await first.see('待上传 1 题')
  first.close()
  const other = await open(PaperPlay, { user: aMember({ id: 999 }) })
  await other.see('单选题')
  expect(other.text()).toContain('已答 0/6')
})

test('it opens where it was left, with what was kept for later', async () => {
  fakeBackend({ [load]: running(), [save]: ok() })
  const first = await open()
  await first.see('单选题')
  await first.press('下一题')
  await first.press('稍后再看')
  first.close()
  const second = await open()
  await second.see('2. 多选题')
  expect(second.find('已标记')?.getAttribute('aria-pressed')).toBe('true')
  await second.press('答题卡 2/6')
  expect(second.find('第 2 题，未答，稍后再看')).toBeDefined()
  await second.press('第 5 题，未答')
  await second.see('5. 判断题')
})

test('place and marks stay with their questions when one vanishes before them', async () => {
  const backend = fakeBackend({ [load]: running(), [save]: ok() })
  const first = await open()
  await first.see('单选题')
  for (let turn = 0; turn < 3; turn++) await first.press('下一题')
  await first.press('稍后再看')
  first.close()
  backend.reply(load, running(allTypes().slice(1)))
  const second = await open()
  await second.see('3. 问答题')
  expect(second.find('已标记')?.getAttribute('aria-pressed')).toBe('true')
  second.close()
  // The question itself is gone: the one that took its place is in front.
  backend.reply(load, running([...allTypes().slice(0, 3), ...allTypes().slice(4)]))
  const third = await open()
  await third.see('4. 判断题')
  expect(third.find('稍后再看')?.getAttribute('aria-pressed')).toBe('false')
})

test('a place that was kept by index is read on', async () => {
  localStorage.setItem(
    `examPlace:${aMember().id}:paper-7`,
    JSON.stringify({ data: { index: 2, marked: [1, 2], atMs: Date.now() } }),
  )
  fakeBackend({ [load]: running(), [save]: ok() })
  const screen = await open()
  await screen.see('3. 填空题')
  await screen.press('答题卡 3/6')
  expect(screen.find('第 2 题，未答，稍后再看')).toBeDefined()
  expect(screen.find('第 3 题，未答，稍后再看')).toBeDefined()
})

test('on a tablet the sheet stands beside the question, for as long as the window is that wide', async () => {
  fakeBackend({ [load]: running(), [save]: ok() })
  let tell: (isWide: boolean) => void = () => undefined
  jest.spyOn(viewport, 'watchWide').mockImplementation((listener) => {
    tell = listener
    return () => undefined
  })
  const screen = await open()
  await screen.see('单选题')
  expect(screen.find('第 2 题，未答')).toBeUndefined()
  await act(async () => tell(true))
  expect(screen.find('答题卡 1/6')).toBeUndefined()
  await screen.press('第 2 题，未答')
  await screen.see('2. 多选题')
  expect(screen.find('第 2 题，未答')?.getAttribute('aria-current')).toBe('page')
  await act(async () => tell(false))
  expect(screen.find('答题卡 2/6')).toBeDefined()
})

test('handing in: what was marked for later is listed, too, though it has an answer', async () => {
  fakeBackend({ [load]: running([rowWire(judgeWire()), rowWire(singleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('1. 判断题')
  await screen.press('正确')
  await screen.press('稍后再看')
  await screen.press('下一题')
  await screen.press('稍后再看')
  await screen.press('交卷')
  await screen.see('还有1道题未做，确认要交卷吗？')
  expect(screen.text()).toContain('1道题标记了稍后再看')
  expect(ofRole('button').filter((one) => one.getAttribute('aria-label')?.startsWith('去做第'))).toHaveLength(2)
  await screen.press('去做第 1 题')
  await screen.see('1. 判断题')
})

describe('the top of the page', () => {
  const scrolls = jest.spyOn(Taro, 'pageScrollTo')
  const questions = [rowWire(judgeWire()), rowWire(singleWire())]
  beforeEach(() => scrolls.mockReset().mockResolvedValue({ errMsg: 'ok' }))

  test('a question that the hand-in leads to begins there, and is told', async () => {
    fakeBackend({ [load]: running(questions), [save]: ok() })
    const screen = await open()
    await screen.see('1. 判断题')
    await showAgain()
    await screen.press('交卷')
    scrolls.mockClear()
    await screen.press('去做第 2 题')
    await screen.see('2. 单选题')
    expect(scrolls.mock.calls).toEqual([[{ scrollTop: 0, duration: 0 }]])
    expect(ofRole('status').map((status) => status.textContent)).toContain('第 2 题，共 2 题')
    await screen.press('交卷')
    await screen.press('去做第 1 题')
    await screen.see('1. 判断题')
    expect(scrolls).toHaveBeenCalledTimes(2)
    // The question in front, seen from its foot.
    await screen.press('答题卡 1/2')
    await screen.press('第 1 题，未答')
    expect(scrolls).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['the result that takes the place of the questions begins there', false, 1],
    ['a page that lies over the result is not moved', true, 0],
  ])('%s', async (_, isCovered, count) => {
    const backend = fakeBackend({ [load]: running(questions, 20), [save]: ok() })
    const screen = await open()
    await screen.see('1. 判断题')
    await showAgain()
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, questions)))
    if (isCovered) turnTo('/other')
    scrolls.mockClear()
    await pass(22_000)
    await screen.see('考试得分')
    expect(scrolls).toHaveBeenCalledTimes(count)
    expect(ofRole('status').map((status) => status.textContent)).not.toContain('第 1 题，共 2 题')
  })
})

test('handing in: what is left is listed with a way there; marked at once', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire()), rowWire(singleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('1. 判断题')
  await screen.press('正确')
  await screen.press('交卷')
  await screen.see('还有1道题未做，确认要交卷吗？')
  await screen.press('去做第 2 题')
  await screen.see('2. 单选题')
  await screen.press('交卷')
  const over = { status: 2, score: 4, used_seconds: 61 }
  const reviewed = rowWire(judgeWire({ answer: '1', remark: '<p>因为</p>' }), {
    ...{ answer_content: '1', answer_contents_rows: 1, score: 4, is_correct: 1 },
  })
  const missed = rowWire(singleWire({ answer: 'option2' }), { is_correct: 3 })
  backend.reply(handIn, () => {
    backend.reply(load, ok(paperAttemptWire(over, [reviewed, missed])))
    return ok({ status: 2, total_score: 4 })()
  })
  await screen.press('确认交卷')
  await screen.see('考试得分')
  expect(screen.text()).toContain('4/90 分')
  expect(screen.text()).toContain('不及格')
  expect(screen.text()).toContain('用时 1 分 1 秒')
  expect(screen.text()).toContain('对 1/1 题，得 4/4 分')
  expect(screen.text()).not.toContain('因为')
  await screen.press('展开解析')
  expect(screen.text()).toContain('因为')
  await screen.press('只看错题')
  await screen.see('2. 单选题')
  expect(screen.text()).toContain('答案：B')
  expect(screen.text()).toContain('我的答案：--')
})

/** A paper that is over: how it looks afterwards. */
const reviewOf = (questions: object[], over: object = {}) =>
  fakeBackend({ [load]: ok(paperAttemptWire({ status: 2, score: 4, ...over }, questions)) })

test('only what was missed: the sheet leads to the very question, however it is counted', async () => {
  const missed = { is_correct: 0, answer_content: 'option1' }
  reviewOf([
    rowWire(judgeWire({ id: 1, answer: '1' }), { is_correct: 1, answer_content: '1' }),
    rowWire(singleWire({ id: 2, answer: 'option2', content: '<p>甲题</p>' }), missed),
    rowWire(judgeWire({ id: 3, answer: '1' }), { is_correct: 1, answer_content: '1' }),
    rowWire(singleWire({ id: 4, answer: 'option2', content: '<p>乙题</p>' }), missed),
  ])
  const screen = await open()
  await screen.see('只看错题')
  await screen.press('只看错题')
  await screen.see('甲题')
  await screen.press('答题卡 1/2')
  expect(screen.find('第 2 题，错误')?.getAttribute('aria-current')).toBe('page')
  await screen.press('第 4 题，错误')
  await screen.see('乙题')
  expect(screen.find('答题卡 2/2')).toBeDefined()
})

test('the result leads on: to what went wrong, and to another attempt', async () => {
  const wrong = { is_correct: 0, answer_content: 'option1' }
  const questions = [
    rowWire(singleWire({ id: 21, answer: 'option2' }), wrong),
    rowWire(judgeWire({ id: 22, answer: '1' }), { is_correct: 1, score: 4, answer_content: '1' }),
    rowWire(essayWire({ id: 23 }), { is_correct: 0 }),
    rowWire(singleWire({ id: 24, answer: 'option2' }), { is_correct: 3 }),
  ]
  reviewOf(questions)
  const screen = await open()
  await screen.see('练这些错题')
  const bars = ofRole('progressbar').map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])
  expect(bars[0]).toEqual(['单选题，对 0/2 题，得 0/10 分', '0'])
  expect(bars[1]).toEqual(['判断题，对 1/1 题，得 4/4 分', '100'])
  await screen.press('练这些错题')
  expect(navigation.pushed()).toContain('/packageA/exam/play/review?ids=21')
  await screen.press('再考一次')
  expect(navigation.top()).toBe('/packageA/exam/paper/show?id=3')
})

test('all is right: nothing to practise, another attempt all the same', async () => {
  reviewOf([rowWire(judgeWire({ answer: '1' }), { is_correct: 1, score: 4, answer_content: '1' })])
  const screen = await open()
  await screen.see('再考一次')
  expect(screen.find('练这些错题')).toBeUndefined()
})

test.each([
  ['no attempt left', { join_count: 1, can_join: true }],
  ['the right has ended', { join_count: 0, can_join: false }],
])('%s, as the paper’s page has told: the way back to it instead of another attempt', async (_, over) => {
  const questions = [rowWire(judgeWire({ answer: '1' }), { is_correct: 1, score: 4, answer_content: '1' })]
  const review = held(ok(paperAttemptWire({ status: 2, score: 4 }, questions)))
  fakeBackend({ [load]: review, [`GET ${v1}/paper/3`]: ok(paperDetailWire({ try_times: 1 }, over)) })
  const screen = await open()
  await queryClient.fetchQuery(examQueries.paper(3))
  review.release()
  await screen.see('返回试卷')
  expect(screen.find('再考一次')).toBeUndefined()
})

test('what was left out of several right ones is marked apart from what was chosen and what was right', async () => {
  const question = multipleWire({ answer: 'option1,option3' })
  const row = (chosen: string[]) =>
    rowWire(question, { is_correct: 2, answer_content: chosen.join(','), answer_contents_rows: chosen })
  reviewOf([row(['option1'])])
  const screen = await open()
  await screen.see('漏选')
  const marked = ofRole('checkbox').map((option) => option.textContent?.includes('漏选'))
  expect(marked.slice(0, 3)).toEqual([false, false, true])
  // Where nothing was chosen nothing was left out either.
  reviewOf([rowWire(question, { is_correct: 3 })])
  const other = await open(PaperPlay, { params: { id: '3', record: '7' } })
  await other.see('我的答案：--')
  expect(other.text()).not.toContain('漏选')
})

test('a result outlives its questions', async () => {
  reviewOf([], { score: 66, used_seconds: 61 })
  const screen = await open()
  await screen.see('66/90 分')
  expect(screen.text()).toContain('用时 1 分 1 秒')
  expect(screen.text()).toContain('没有可以查看的试题')
  expect(screen.text()).not.toContain('没有错题')
  await screen.press('再考一次')
  expect(navigation.top()).toBe('/packageA/exam/paper/show?id=3')
})

test('essays that nobody marks are no mistakes, and say so', async () => {
  const attempt = paperAttemptWire({ status: 2, score: 4 }, [
    rowWire(essayWire({ id: 23 }), { is_correct: 0, answer_content: '我的看法' }),
    rowWire(singleWire({ id: 24, answer: 'option2' }), { is_correct: 0, answer_content: 'option1' }),
  ])
  fakeBackend({ [load]: ok({ ...attempt, paper: { ...attempt.paper, is_skip_mark: 1 } }) })
  const screen = await open()
  await screen.see('不批改，计 0 分')
  const bars = ofRole('progressbar').map((bar) => bar.getAttribute('aria-label'))
  expect(bars[0]).toBe('问答题，不批改，得 0/20 分')
  await screen.press('答题卡 1/2')
  expect(screen.find('第 1 题，已答')).toBeDefined()
  await screen.press('第 2 题，错误')
  await screen.see('得分：0')
  await screen.press('答题卡 2/2')
  await screen.press('第 1 题，已答')
  await screen.press('只看错题')
  await screen.see('答题卡 1/1')
  expect(screen.text()).toContain('2. 单选题')
})

test('half marks are marks; what cannot be answered says so', async () => {
  const bare = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`option${at + 1}`, '']))
  reviewOf(
    [
      rowWire(judgeWire({ id: 1, answer: '1', score: '2.5' }), { is_correct: 1, score: 2.5, answer_content: '1' }),
      rowWire(singleWire({ id: 2, ...bare })),
      rowWire(singleWire({ id: 3, type: 3, type_text: '填空题', ...bare })),
    ],
    { score: '2.50' },
  )
  const screen = await open()
  await screen.see('2.5/90 分')
  expect(screen.text()).toContain('判断题（2.5分）')
  expect(screen.text()).toContain('得分：2.5')
  await screen.press('下一题')
  await screen.see('这道题没有选项，不能作答，请告诉老师')
  await screen.press('下一题')
  await screen.see('这道题没有填空，不能作答，请告诉老师')
})

test('with an essay it waits for a teacher, until a refresh finds the marks', async () => {
  const essay = [rowWire(essayWire())]
  const backend = fakeBackend({ [load]: running(essay), [handIn]: ok({ status: 3, total_score: 0 }) })
  const screen = await open()
  await screen.see('问答题')
  await screen.press('交卷')
  backend.reply(load, ok(paperAttemptWire({ status: 3 }, essay)))
  await screen.press('确认交卷')
  await screen.see('等待阅卷')
  await screen.press('刷新')
  await told('老师还在阅卷')
  backend.reply(load, noNetwork)
  await screen.press('刷新')
  await told('没有读到最新结果，请检查网络后再试')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 18 }, essay)))
  await screen.press('刷新')
  await screen.see('18/90 分')
})

test('the marks are found as well when the app comes back to the front', async () => {
  const essay = [rowWire(essayWire())]
  const backend = fakeBackend({ [load]: ok(paperAttemptWire({ status: 3 }, essay)) })
  const screen = await open()
  await screen.see('等待阅卷')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 18 }, essay)))
  await act(async () => [false, true].forEach((isFocused) => focusManager.setFocused(isFocused)))
  await screen.see('18/90 分')
})

test.each([
  ['kept back until it is marked', { status: 3, total_score: 0 }, refusal('请等待阅卷完成查看'), '等待阅卷'],
  ['not to be read', { status: 2, total_score: 18 }, noNetwork, '暂时读不到试卷'],
])('so is a paper that was handed in here and is %s', async (_, result, answer, words) => {
  const essay = [rowWire(essayWire())]
  const backend = fakeBackend({ [load]: running(essay), [handIn]: ok(result) })
  const screen = await open()
  await screen.see('问答题')
  await screen.press('交卷')
  backend.reply(load, answer)
  await screen.press('确认交卷')
  await screen.see(words)
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 18 }, essay)))
  await act(async () => [false, true].forEach((isFocused) => focusManager.setFocused(isFocused)))
  await screen.see('18/90 分')
})

test('a running attempt is left alone when the app comes back to the front', async () => {
  const backend = fakeBackend({ [load]: running() })
  const screen = await open()
  await screen.see('1. 单选题')
  await act(async () => [false, true].forEach((isFocused) => focusManager.setFocused(isFocused)))
  await pass(1_000)
  expect(backend.sentTo(load)).toHaveLength(1)
})

describe('the server keeps back what waits for a teacher', () => {
  const essay = [rowWire(essayWire())]
  const keptBack = refusal('请等待阅卷完成查看')
  const keys = (sort: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${sort}:`))

  test('handed in, it waits, and no other page calls it running', async () => {
    const backend = fakeBackend({ [load]: running(essay), [handIn]: ok({ status: 3, total_score: 0 }) })
    const screen = await open()
    await screen.see('问答题')
    expect(keys('runningExam')).toHaveLength(1)
    await screen.press('交卷')
    backend.reply(load, keptBack)
    await screen.press('确认交卷')
    await screen.see('等待阅卷')
    expect(screen.text()).not.toContain('确认要交卷吗')
    expect(keys('runningExam')).toEqual([])
    await screen.press('刷新')
    await told('老师还在阅卷')
    await pass(700_000)
    expect(screen.text()).not.toContain('考试时间到')
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 18 }, essay)))
    await screen.press('刷新')
    await screen.see('18/90 分')
  })

  test('a reload that still calls it running changes nothing', async () => {
    fakeBackend({ [load]: running(essay), [handIn]: ok({ status: 3, total_score: 0 }) })
    const screen = await open()
    await screen.see('问答题')
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('等待阅卷')
    await pass(1000)
    expect(screen.text()).not.toContain('问答题')
  })

  test('handed in on another device, the deadline asks once and it waits', async () => {
    const backend = fakeBackend({ [load]: running(essay, 5), [handIn]: ok({ status: 3, total_score: 0 }) })
    const screen = await open()
    await screen.see('问答题')
    backend.reply(load, keptBack)
    await pass(5_500)
    await screen.see('等待阅卷')
    await pass(5_000)
    expect(backend.sentTo(handIn)).toHaveLength(1)
  })

  test('answers that came too late are counted above the refusal, and leave the device', async () => {
    const refOf8 = { kind: 'paper', examId: 3, recordId: 8 } as const
    examAnswers.owedOf(aMember().id, refOf8).set('15', { type: 'judge', isTrue: true })
    fakeBackend({ [`GET ${v1}/paper/3/join/8`]: keptBack, [save]: refusal('考试已结束') })
    const screen = await open(PaperPlay, { params: { id: '3', record: '8' } })
    await screen.see('请等待阅卷完成查看')
    expect(screen.text()).not.toContain('没有赶上')
    await act(async () => void examAnswers.sendWaiting(aMember().id))
    await screen.see('考试已结束，有 1 题没有赶上，不计分')
    expect(screen.text()).toContain('请等待阅卷完成查看')
    expect(keys('examAnswer')).toEqual([])
  })

  test('a hand-in that is refused as well is an end', async () => {
    const backend = fakeBackend({ [load]: running(essay), [handIn]: refusal('考试已结束') })
    const screen = await open()
    await screen.see('问答题')
    await screen.press('交卷')
    backend.reply(load, keptBack)
    await screen.press('确认交卷')
    await screen.see('这次考试已经交卷')
    expect(keys('runningExam')).toEqual([])
    await screen.press('刷新')
    await told('服务器还没有给出试卷')
    backend.reply(load, ok(paperAttemptWire({ status: 3 }, essay)))
    await screen.press('刷新')
    await screen.see('等待阅卷')
  })
})

test('marked, but the review does not come: the room is closed and the result is said', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]), [handIn]: ok({ status: 2, total_score: 4 }) })
  const screen = await open()
  await screen.see('判断题')
  await screen.press('交卷')
  backend.reply(load, noNetwork)
  await screen.press('确认交卷')
  await screen.see('暂时读不到试卷')
  expect(screen.text()).toContain('考试结束，得分：4')
  expect(screen.text()).not.toContain('确认要交卷吗')
  await screen.press('刷新')
  await told('没有读到最新结果，请检查网络后再试')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4 }, [rowWire(judgeWire())])))
  await screen.press('刷新')
  await screen.see('4/90 分')
})

describe('who has ended it', () => {
  const ended = (usedSec: number) =>
    ok(
      paperAttemptWire(
        { status: 2, score: 4, created_at: serverText(-usedSec), ended_at: serverText(600), used_seconds: usedSec },
        [rowWire(judgeWire())],
      ),
    )

  test('handed in on another device, nobody says that time ran out', async () => {
    const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]), [save]: refusal('考试已结束') })
    const screen = await open()
    await screen.see('判断题')
    backend.reply(load, ended(60))
    await screen.press('错误')
    await screen.see('考试得分')
    await told('这次考试已经交卷')
    expect(shown()).not.toContain('考试已结束，已自动交卷')
  })

  test('a hand-in that arrived although the learner went back is called theirs', async () => {
    const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]), [handIn]: held(ok()) })
    const screen = await open()
    await screen.see('判断题')
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('正在交卷')
    backend.reply(load, ended(60))
    await screen.press('继续答题')
    await told('这次考试已经交卷')
    expect(shown()).not.toContain('考试已结束，已自动交卷')
  })

  test('once its time has run out, it is said', async () => {
    // Asked for twice, the text could differ by a second.
    const ended_at = serverText(5)
    const backend = fakeBackend({ [load]: ok(paperAttemptWire({ ended_at }, [rowWire(judgeWire())])) })
    const screen = await open()
    await screen.see('判断题')
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4, ended_at }, [rowWire(judgeWire())])))
    await pass(7_000)
    await told('考试已结束，已自动交卷')
    expect(shown()).not.toContain('这次考试已经交卷')
  })
})

test('an answer that a killed browser has kept in its journal alone is named when it came too late', async () => {
  const note = { atMs: Date.now(), kept: { answer: { type: 'judge', isTrue: true }, atMs: Date.now(), examId: 3 } }
  const name = `examAnswer:${aMember().id}:paper-7-15`
  const read = jest.spyOn(journal, 'read')
  read.mockImplementation(async (prefix) => (name.startsWith(prefix) ? [[name, note]] : []))
  reviewOf([rowWire(judgeWire())])
  const screen = await open()
  await screen.see('考试得分')
  await screen.see('考试已结束，第 1 题没有赶上，不计分')
  read.mockRestore()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('examAnswer:'))).toEqual([])
})

test('500 three times: it stays, says so and goes on; the answers are still there', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]), [save]: ok() })
  backend.reply(handIn, () => new Response('', { status: 500 }))
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.press('交卷')
  await screen.press('确认交卷')
  await screen.see('交卷还没有成功，正在重试。不要关闭页面，答案都在')
  expect(screen.find('错误')?.getAttribute('aria-checked')).toBe('true')
  backend.reply(handIn, () => {
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4 }, [rowWire(judgeWire())])))
    return ok({ status: 2, total_score: 4 })()
  })
  await pass(40_000)
  await screen.see('考试得分')
})

describe('a hand-in', () => {
  const back = {
    'the network comes back': () => act(async () => void window.dispatchEvent(new Event('online'))),
    'the app comes back': () => turn('visible'),
  }
  const judged = [rowWire(judgeWire())]
  const marked = ok(paperAttemptWire({ status: 2, score: 4 }, judged))

  test.each(Object.entries(back))('that found no network goes out at once when %s', async (_, comeBack) => {
    const backend = fakeBackend({ [load]: running(judged), [save]: ok(), [handIn]: noNetwork })
    const screen = await open()
    await screen.see('判断题')
    await screen.press('交卷')
    await screen.press('确认交卷')
    await pass(35_000)
    backend.reply(handIn, () => {
      backend.reply(load, marked)
      return ok({ status: 2, total_score: 4 })()
    })
    const before = backend.sentTo(handIn).length
    await comeBack()
    await pass(500)
    expect(backend.sentTo(handIn)).toHaveLength(before + 1)
    await screen.see('考试得分')
    await comeBack()
    await pass(40_000)
    expect(backend.sentTo(handIn)).toHaveLength(before + 1)
  })

  test('for which the server has named a time waits for it', async () => {
    const backend = fakeBackend({ [load]: running(judged), [save]: ok(), [handIn]: refusal('', 503) })
    const screen = await open()
    await screen.see('判断题')
    await screen.press('交卷')
    await screen.press('确认交卷')
    await pass(500)
    await back['the network comes back']()
    await pass(500)
    expect(backend.sentTo(handIn)).toHaveLength(1)
  })

  test('whose answer does not come is sent again after seconds', async () => {
    const lost = held(ok({ status: 2, total_score: 4 }))
    const backend = fakeBackend({ [load]: running(judged), [save]: ok(), [handIn]: lost })
    const screen = await open()
    await screen.see('判断题')
    await screen.press('交卷')
    await screen.press('确认交卷')
    await pass(12_000)
    expect(backend.sentTo(handIn)).toHaveLength(2)
    lost.release()
    await screen.see('考试结束，得分：4')
  })
})

test('the time runs out: the server is asked, its hand-in wins, and what came too late is said', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())], 70), [save]: noNetwork })
  const screen = await open()
  await screen.see('判断题')
  await pass(11_000)
  expect(shown('warning')).toEqual(['还有 2 分钟', '还有 1 分钟'])
  await screen.press('错误')
  await screen.see('待上传 1 题')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, [rowWire(judgeWire())])))
  await pass(62_000)
  await screen.see('考试得分')
  expect(document.body.textContent).toContain('考试已结束，第 1 题没有赶上，不计分')
  expect(backend.sentTo(handIn)).toEqual([])
})

test('what is typed in the last three seconds is sent before they are over', async () => {
  // The server tells whole seconds.
  await pass(1_000 - (Date.now() % 1_000))
  const endMs = Date.now() + 120_000
  const backend = fakeBackend({ [load]: running([rowWire(essayWire())], 120), [save]: refusal('', 429) })
  const screen = await open()
  await screen.see('问答题')
  // A crowded server: from now on what is typed goes seldom.
  await type('我的作答', '先写')
  await pass(2_000)
  backend.reply(save, ok())
  await pass(endMs - Date.now() - 15_000)
  await type('我的作答', '再写')
  await pass(endMs - Date.now() - 2_500)
  await type('我的作答', '赶在最后')
  await pass(endMs - Date.now() - 500)
  expect(backend.sentTo(save).pop()?.body).toMatchObject({ answer: '赶在最后' })
})

test.each(covers)('what is being typed is sent at once when %s comes over the room', async (_, cover) => {
  const backend = fakeBackend({ [load]: running([rowWire(essayWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('问答题')
  await type('我的作答', '写到一半')
  expect(backend.sentTo(save)).toEqual([])
  await cover()
  await pass(20)
  expect(backend.sentTo(save).map(({ body }) => body)).toMatchObject([{ answer: '写到一半' }])
  await turn('visible')
})

test('an end that is the start is none: nothing is handed in by itself', async () => {
  const created_at = serverText(-5)
  const wire = paperAttemptWire({ created_at, ended_at: created_at }, [rowWire(judgeWire())])
  const backend = fakeBackend({ [load]: ok(wire), [save]: ok() })
  const screen = await open()
  await screen.see('时间以交卷为准')
  await pass(5_000)
  expect(backend.sentTo(handIn)).toEqual([])
  await screen.press('错误')
  await screen.see('已答 1/1')
})

test('a server that does not hand in by itself is told to', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())], 5), [save]: ok() })
  const screen = await open()
  await screen.see('判断题')
  backend.reply(handIn, () => {
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, [rowWire(judgeWire())])))
    return ok({ status: 2, total_score: 0 })()
  })
  await pass(9_000)
  await screen.see('考试得分')
  expect(backend.sentTo(handIn)).toHaveLength(1)
})

test('a save that comes too late ends the attempt', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(multipleWire())]), [save]: refusal('考试已结束') })
  const screen = await open()
  await screen.see('多选题')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, [rowWire(multipleWire())])))
  await screen.press('A二')
  await screen.see('考试得分')
  expect(document.body.textContent).toContain('考试已结束，第 1 题没有赶上，不计分')
})

test('leaving asks first, until it is over', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]) })
  const screen = await open()
  await screen.see('判断题')
  expect(hold.path).toBe('packageA/exam/play/paper')
  await act(async () => hold.onBack())
  await screen.see('正在考试中，是否确认返回？')
  await screen.press('继续答题')
  expect(screen.text()).not.toContain('正在考试中')
  expect(letGo).not.toHaveBeenCalled()
  await act(async () => hold.onBack())
  await screen.press('确认返回')
  expect(letGo).toHaveBeenCalledTimes(1)
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, [rowWire(judgeWire())])))
  const over = await open()
  await over.see('考试得分')
  expect(holdPage).toHaveBeenCalledTimes(1)
})

const picture = (name: string) => `https://cdn.example.com/${name}.png`

test('a press on the picture of an option chooses it; the button beside it shows it large', async () => {
  const drawn = singleWire({ option1: `<img src="${picture('square')}" alt="正方形">`, option2: '<p>圆</p>' })
  const backend = fakeBackend({ [load]: running([rowWire(drawn)]), [save]: ok() })
  const screen = await open()
  await screen.see('单选题')
  const image = document.querySelector(`img[src="${picture('square')}"]`)
  await act(async () => void image?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await pass(100)
  expect(backend.sentTo(save).map(({ body }) => body)).toEqual([{ pid: 7, question_id: 11, answer: 'option1' }])
  expect(previewImages).not.toHaveBeenCalled()
  await screen.press('查看大图')
  expect(previewImages).toHaveBeenCalledWith([picture('square')], picture('square'))
  expect(backend.sentTo(save)).toHaveLength(1)
})

test.each([
  ['while it is written', {}],
  ['afterwards', { status: 2, score: 12 }],
])('the pictures of an essay can be looked at %s', async (_, over) => {
  const urls = [picture('one'), picture('two')]
  const given = rowWire(essayWire(), { answer_content: '见图', thumbs_rows: urls, score: 12, is_correct: 2 })
  fakeBackend({ [load]: ok(paperAttemptWire({ ended_at: serverText(600), ...over }, [given])) })
  const screen = await open()
  await screen.see('问答题')
  await screen.press('查看第 2 张图片')
  expect(previewImages).toHaveBeenCalledWith(urls, urls[1])
})

test('pictures of an essay go on being sent at another question, and are part of the answer', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(essayWire()), rowWire(judgeWire())]), [save]: ok() })
  const upload = fakeUpload()
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  const pick = jest.spyOn(pictures, 'pickSeveral')
  const release = jest.fn()
  const choose = async (name: string) => {
    pick.mockResolvedValue([{ name, picture: { path: `blob:${name}`, release } }])
    const before = upload.sent.length
    await screen.press('插入图片')
    await until(() => upload.sent.length > before)
  }
  const sent = () => backend.sentTo(save).map(({ body }) => body)
  const screen = await open()
  await screen.see('问答题')
  await choose('one')
  expect(upload.sent[0]?.url).toContain('/api/v2/upload/image')
  await screen.press('查看第 1 张图片')
  expect(previewImages).toHaveBeenCalledWith(['blob:one'], 'blob:one')
  await screen.see('保存中')
  expect(hold.text).toContain('没有传完的图片要重新添加')
  await screen.press('交卷')
  await screen.see('图片上传中，传完就可以交卷')
  expect(screen.find('确认交卷')?.getAttribute('aria-disabled')).toBe('true')
  await screen.press('继续答题')
  await screen.press('下一题')
  await screen.see('判断题')
  await act(async () => upload.end(JSON.stringify({ code: 0, message: '', data: { url: picture('one') } })))
  await pass(1000)
  await screen.see('已保存')
  expect(sent()).toEqual([{ pid: 7, question_id: 14, answer: '', images: [picture('one')] }])
  await screen.press('上一题')
  await type('我的作答', '见图')
  await choose('two')
  // WeChat would put the question on the page in front.
  await hide()
  const asked = hold
  await act(async () => upload.fail())
  expect(hold).toBe(asked)
  await showAgain()
  await screen.see('待上传 1 题')
  await screen.press('交卷')
  await screen.see('第 1 题有图片没有上传成功，交卷后不会保留')
  await screen.press('继续答题')
  await screen.press('重新上传第 2 张')
  await act(async () => upload.end(JSON.stringify({ code: 0, message: '', data: { url: picture('two') } })))
  await pass(1000)
  await screen.press('移除第 1 张')
  await pass(1000)
  await screen.see('已保存')
  expect(sent().pop()).toEqual({ pid: 7, question_id: 14, answer: '见图', images: [picture('two')] })
  expect(hold.text).toContain('已作答的内容会保留')
  screen.close()
  expect(release).toHaveBeenCalledTimes(2)
})

describe('pictures that the answer does not have', () => {
  const essay = (...names: string[]) => [
    rowWire(essayWire(), { answer_content: '见图', answer_contents_rows: [], thumbs_rows: names.map(picture) }),
  ]
  const drawn = () => [...document.querySelectorAll('img')].map(({ src }) => src)
  const uploaded = (name: string) => JSON.stringify({ code: 0, message: '', data: { url: picture(name) } })
  beforeEach(() => {
    jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
    const chosen = { name: 'two', picture: { path: 'blob:two', release: () => undefined } }
    jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([chosen])
  })

  test('what is not to be sent any more is not drawn any more', async () => {
    fakeBackend({ [load]: running(essay('one')), [save]: ok() })
    savesBut(14, forbidden)
    const upload = fakeUpload()
    const screen = await open()
    await screen.see('问答题')
    await screen.press('插入图片')
    await until(() => upload.sent.length > 0)
    await act(async () => upload.end(uploaded('two')))
    await screen.see('没有保存：')
    expect(drawn()).toHaveLength(2)
    await screen.press('不再发送')
    await screen.see('已保存')
    await pass(1000)
    expect(drawn()).toEqual([picture('one')])
  })

  test('those of another device are drawn, and the next one joins them', async () => {
    const backend = fakeBackend({ [load]: running(essay('one')), [save]: ok() })
    const upload = fakeUpload()
    const screen = await open()
    await screen.see('问答题')
    expect(drawn()).toEqual([picture('one')])
    await screen.press('插入图片')
    await until(() => upload.sent.length > 0)
    backend.reply(load, running(essay('other', 'more')))
    await act(async () => void queryClient.invalidateQueries({ queryKey: ['exam', 'attempt'] }))
    await screen.see('另一台设备的答案')
    await pass(100)
    expect(drawn().slice(0, 2)).toEqual([picture('other'), picture('more')])
    expect(backend.sentTo(save)).toEqual([])
    await act(async () => upload.end(uploaded('two')))
    await pass(1000)
    expect(backend.sentTo(save).map(({ body }) => body)).toEqual([
      { pid: 7, question_id: 14, answer: '见图', images: ['other', 'more', 'two'].map(picture) },
    ])
  })
})

test('pictures that were on their way when the page was killed are said, until they are added again', async () => {
  fakeBackend({ [load]: running([rowWire(judgeWire()), rowWire(essayWire())]), [save]: ok() })
  const upload = fakeUpload()
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  const choose = jest.spyOn(pictures, 'pickSeveral')
  const picked = (path: string) => ({ name: path, picture: { path, release: () => undefined } })
  choose.mockResolvedValue([picked('blob:one'), picked('blob:two')])
  const first = await open()
  await first.see('判断题')
  await first.press('下一题')
  await first.press('插入图片')
  await until(() => upload.sent.length > 1)
  await act(async () => hold.onBack())
  await first.see('没有传完的图片要重新添加')
  await first.press('继续答题')
  first.close()
  const second = await open()
  await second.press('第 2 题有图片没有传完')
  await second.see('有 2 张图片没有传完，请重新添加')
  choose.mockResolvedValue([picked('blob:three')])
  await second.press('插入图片')
  await until(() => upload.sent.length > 2)
  expect(second.text()).not.toContain('没有传完')
  await act(async () => upload.end(JSON.stringify({ code: 0, message: '', data: { url: picture('three') } })))
  await pass(1000)
  second.close()
  const third = await open()
  await third.see('2. 问答题')
  expect(third.text()).not.toContain('没有传完')
})

describe('pictures that fail', () => {
  const uploaded = JSON.stringify({ code: 0, message: '', data: { url: picture('one') } })
  const release = jest.fn()
  const chosen = { name: 'one', picture: { path: 'blob:one', release } }
  beforeEach(() => {
    release.mockClear()
    jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
    jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([chosen])
  })
  /** A picture of the essay is on its way. */
  async function choose(questions = [rowWire(essayWire())], leftSec?: number) {
    const backend = fakeBackend({ [load]: running(questions, leftSec), [save]: ok() })
    const upload = fakeUpload()
    const screen = await open()
    await screen.see('问答题')
    await screen.press('插入图片')
    await until(() => upload.sent.length > 0)
    return { backend, upload, screen }
  }

  test.each([
    ['the network', async () => act(async () => void window.dispatchEvent(new Event('online')))],
    ['the app', () => turn('visible')],
  ])('are named, and go again once %s is back', async (_, comeBack) => {
    const { backend, upload, screen } = await choose([rowWire(essayWire()), rowWire(judgeWire())])
    await act(async () => upload.fail())
    await screen.press('下一题')
    await screen.see('第 1 题有图片没有上传成功')
    await comeBack()
    await until(() => upload.sent.length > 1)
    await act(async () => upload.end(uploaded))
    await pass(1000)
    await screen.see('已保存')
    expect(screen.text()).not.toContain('没有上传成功')
    expect(backend.sentTo(save).pop()?.body).toMatchObject({ question_id: 14, images: [picture('one')] })
  })

  test('that the server refuses for good wait for a press', async () => {
    const { upload, screen } = await choose()
    await act(async () => upload.end(JSON.stringify({ code: 1, message: '图片违规', data: {} })))
    await screen.see('图片违规')
    await turn('hidden')
    await turn('visible')
    await pass(4_000)
    expect(upload.sent).toHaveLength(1)
    await screen.press('重新上传第 1 张')
    await until(() => upload.sent.length > 1)
  })

  test('and fail again at once do so once a return', async () => {
    const { upload } = await choose()
    await act(async () => upload.fail())
    await pass(100)
    await turn('hidden')
    await turn('visible')
    await until(() => upload.sent.length > 1)
    await act(async () => upload.fail())
    await pass(4_000)
    expect(upload.sent).toHaveLength(2)
  })

  test('whose failure WeChat tells only after the return go again, too', async () => {
    const { upload } = await choose()
    await turn('hidden')
    await turn('visible')
    await act(async () => upload.fail())
    await pass(3_000)
    expect(upload.sent).toHaveLength(2)
  })

  test.each([
    ['with its questions', { status: 2 }, [rowWire(essayWire())], '第 1 题有 1 张图片没有传完', '考试得分'],
    ['without them', { status: 3 }, [], '有 1 张图片没有传完', '等待阅卷'],
  ])('and do not make the end are said at the result, %s', async (_, ended, questions, words, result) => {
    const { backend, screen } = await choose([rowWire(essayWire())], 70)
    backend.reply(load, ok(paperAttemptWire({ score: 0, ...ended }, questions)))
    await pass(75_000)
    await screen.see(`考试已结束，${words}，不计分`)
    screen.close()
    const again = await open()
    await again.see(result)
    expect(again.text()).not.toContain('没有传完')
  })

  test('are there from the choice on, while the browser makes them ready', async () => {
    fakeBackend({ [load]: running([rowWire(essayWire())]), [save]: ok() })
    const upload = fakeUpload()
    let makeReady: () => void = () => undefined
    jest.mocked(pictures.pickSeveral).mockImplementation(async (_room, onChosen) => {
      onChosen?.(1)
      await new Promise<void>((resolve) => void (makeReady = resolve))
      return [chosen]
    })
    const screen = await open()
    await screen.see('问答题')
    await screen.press('插入图片')
    await screen.see('保存中')
    await screen.press('交卷')
    await screen.see('图片上传中，传完就可以交卷')
    await screen.press('继续答题')
    await act(async () => hold.onBack())
    await screen.see('没有传完的图片要重新添加')
    await screen.press('继续答题')
    screen.close()
    await act(async () => makeReady())
    await pass(1000)
    expect(upload.sent).toEqual([])
    expect(release).toHaveBeenCalledTimes(1)
    const again = await open()
    await again.see('有 1 张图片没有传完，请重新添加')
    // One that never gets ready can be taken out.
    await again.press('插入图片')
    await again.see('保存中')
    await again.press('移除第 1 张')
    await again.see('已保存')
    await act(async () => makeReady())
    await pass(1000)
    expect(upload.sent).toEqual([])
    expect(release).toHaveBeenCalledTimes(2)
  })
})

test('pictures that are not to be added again are known', async () => {
  fakeBackend({ [load]: running([rowWire(essayWire())]) })
  const upload = fakeUpload()
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  jest
    .spyOn(pictures, 'pickSeveral')
    .mockResolvedValue([{ name: 'one', picture: { path: 'blob:one', release: () => undefined } }])
  const first = await open()
  await first.see('问答题')
  await first.press('插入图片')
  await until(() => upload.sent.length > 0)
  first.close()
  const second = await open()
  await second.see('有 1 张图片没有传完')
  await second.press('知道了')
  expect(second.text()).not.toContain('没有传完')
})

/** The phone knows it, as in a tunnel. */
const goOffline = () => {
  jest.spyOn(connection, 'isOnline').mockReturnValue(false)
  act(() => onlineManager.setOnline(false))
}
const goOnline = () => {
  jest.spyOn(connection, 'isOnline').mockReturnValue(true)
  act(() => onlineManager.setOnline(true))
}
afterEach(goOnline)

test.each([
  ['without a network', goOffline],
  ['with a network that leads nowhere', () => undefined],
])('time up %s: nothing is answered any more, and it hands in by itself later', async (_, lose) => {
  const backend = fakeBackend({
    [load]: running([rowWire(judgeWire())], 70),
    [save]: ok(),
    [handIn]: ok({ status: 2, total_score: 4 }),
  })
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.see('已保存')
  lose()
  backend.reply(load, noNetwork)
  await pass(72_000)
  await screen.see('考试时间到，连上网络后会交卷，请不要关闭这一页')
  expect(screen.find('正确')?.getAttribute('aria-disabled')).toBe('true')
  const before = backend.sentTo(save).length
  await screen.press('正确')
  await pass(1000)
  expect(backend.sentTo(save)).toHaveLength(before)
  goOnline()
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4 }, [rowWire(judgeWire())])))
  await pass(10_000)
  await screen.see('考试得分')
})

const givenJudge = (isTrue: 0 | 1) =>
  rowWire(judgeWire(), { answer_content: String(isTrue), answer_contents_rows: isTrue })

test('what another device has answered since is shown as such, and nothing that was given after the question', async () => {
  const questions = [rowWire(judgeWire()), rowWire(singleWire())]
  const backend = fakeBackend({ [load]: running(questions), [save]: ok() })
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.see('已保存')
  await pass(1000)
  const answered = held(running([givenJudge(1), rowWire(singleWire())]))
  backend.reply(load, answered)
  await act(async () => void queryClient.invalidateQueries({ queryKey: ['exam', 'attempt'] }))
  // While it is on its way: the server did not know of this one.
  await screen.press('下一题')
  await screen.press('B七')
  await screen.see('已保存')
  await act(async () => answered.release())
  await told('另一台设备改了第 1 题的答案')
  expect(screen.find('B七')?.getAttribute('aria-checked')).toBe('true')
  expect(screen.text()).not.toContain('另一台设备的答案')
  await screen.press('上一题')
  await screen.see('另一台设备的答案')
  expect(screen.find('正确')?.getAttribute('aria-checked')).toBe('true')
  await screen.press('错误')
  expect(screen.text()).not.toContain('另一台设备的答案')
  await screen.see('已保存')
  expect(backend.sentTo(save).pop()?.body).toEqual({ pid: 7, question_id: 15, answer: 0 })
})

test('an attempt that was deleted meanwhile says so, and leads out', async () => {
  const backend = fakeBackend({ [load]: running([rowWire(judgeWire())]), [save]: refusal('资源不存在', 404) })
  const first = await open(PaperPlay, { pages: ['/packageA/exam/play/paper?id=3&record=7'] })
  await first.see('判断题')
  backend.reply(load, refusal('资源不存在', 404))
  await first.press('错误')
  await first.see('这次考试已被删除')
  expect(letGo).toHaveBeenCalled()
  await first.press('返回试卷')
  expect(navigation.replaced()).toContain('/packageA/exam/paper/show?id=3')
})

/** Saves of one question are answered with this, the others are taken. */
const savesBut = (id: number, reply: () => Response) => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const isIts = typeof init?.body === 'string' && init.body.includes(`"question_id":${id}`)
    return isIts ? Promise.resolve(reply()) : fetch(input, init)
  }
  return { end: () => (globalThis.fetch = fetch) }
}

const forbidden = () => new Response('<html>403 Forbidden</html>', { status: 403 })
const choices = () => [rowWire(judgeWire()), rowWire(singleWire())]

test('what the server does not take is named with its reason, is not counted as done, and can be sent again', async () => {
  fakeBackend({ [load]: running(choices()), [save]: ok() })
  const wall = savesBut(15, forbidden)
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.see('第 1 题没有保存')
  await screen.press('下一题')
  await screen.press('B七')
  await screen.see('已答 1/2')
  expect(screen.text()).toContain('1 题没有保存')
  await screen.press('交卷')
  await screen.see('1道题没有保存，确认要交卷吗？')
  expect(screen.text()).not.toContain('道题未做')
  await screen.press('继续答题')
  await screen.press('第 1 题没有保存')
  await screen.see('没有保存：被拦截，没有送到（403）')
  await screen.press('答题卡 1/2')
  expect(screen.find('第 1 题，没有保存')).toBeDefined()
  await screen.press('第 1 题，没有保存')
  wall.end()
  await screen.press('重试')
  await screen.see('已保存')
  expect(screen.text()).toContain('已答 2/2')
  expect(screen.text()).not.toContain('没有保存')
})

test('what is not to be sent any more gives way to what the server has', async () => {
  fakeBackend({ [load]: running([givenJudge(1)]), [save]: ok() })
  savesBut(15, forbidden)
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.see('没有保存：')
  await screen.press('不再发送')
  await screen.see('已保存')
  expect(screen.find('正确')?.getAttribute('aria-checked')).toBe('true')
  screen.close()
  const again = await open()
  await again.see('判断题')
  expect(again.find('正确')?.getAttribute('aria-checked')).toBe('true')
  expect(again.text()).not.toContain('没有保存')
})

test('the answer to a question that the academy deletes meanwhile is let go of, and this is said', async () => {
  const backend = fakeBackend({ [load]: running(choices()), [save]: refusal('试题不存在') })
  const screen = await open()
  await screen.see('判断题')
  backend.reply(load, running([rowWire(singleWire())]))
  await screen.press('错误')
  await screen.see('已答 0/1')
  await told('有 1 道题已被网校删除')
  await screen.see('已保存')
  screen.close()
  // Nothing of it is left on the device.
  await (await open()).see('已保存')
})

const part = (wire: object) => ({ ...wire, id: undefined })
const compoundOf = (questions: unknown) =>
  rowWire(compoundWire({ content: JSON.stringify({ header: '<p>材料</p>', questions }) }))

test('a part that the academy has deleted leaves the others their addresses', async () => {
  const backend = fakeBackend({
    [load]: running([compoundOf({ 0: part(singleWire()), 2: part(judgeWire()) })]),
    [save]: ok(),
  })
  const screen = await open()
  await screen.see('材料题')
  await screen.press('错误')
  await until(() => backend.sentTo(save).length > 0)
  expect(backend.sentTo(save)[0]?.body).toMatchObject({ question_id: '16-cap-2', answer: 0 })
})

test('the answer to a part that the academy deletes meanwhile is let go of, too', async () => {
  const parts = [part(singleWire()), part(judgeWire())]
  const backend = fakeBackend({ [load]: running([compoundOf(parts)]), [save]: refusal('试题不存在') })
  const screen = await open()
  await screen.see('材料题')
  backend.reply(load, running([compoundOf({ 0: parts[0] })]))
  await screen.press('错误')
  await told('有 1 道题已被网校删除')
  await screen.see('已保存')
})

test('a finger on a field moves its cursor, and turns no page', async () => {
  fakeBackend({ [load]: running([rowWire(essayWire()), rowWire(singleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('1. 问答题')
  await swipe(document.querySelector('textarea') ?? undefined)
  expect(screen.text()).toContain('1. 问答题')
})

test('a long answer to a blank can be read whole once it is over', async () => {
  const long = '一句很长的译文，'.repeat(20)
  const row = rowWire(blanksWire(), { answer_content: JSON.stringify([long, '']), answer_contents_rows: [long, ''] })
  fakeBackend({ [load]: ok(paperAttemptWire({ status: 2, score: 5 }, [row])) })
  await (await open()).see(long)
})

test('answers to questions that the server does not show are counted, when they are lost', async () => {
  const backend = fakeBackend({ [load]: running(choices()), [save]: ok() })
  savesBut(15, forbidden)
  const screen = await open()
  await screen.see('判断题')
  await screen.press('错误')
  await screen.see('第 1 题没有保存')
  backend.reply(load, ok(paperAttemptWire({ status: 3 }, [])))
  backend.reply(handIn, ok({ status: 3, total_score: 0 }))
  await screen.press('交卷')
  await screen.press('确认交卷')
  await screen.see('这几题没有上传成功')
  await screen.press('不带这几题交卷')
  await screen.see('考试已结束，有 1 题没有保存（被拦截，没有送到（403）），不计分')
})

describe('handing in what does not get through', () => {
  async function stuck(reply: () => Response) {
    const backend = fakeBackend({
      [load]: running(choices(), 60),
      [save]: ok(),
      [handIn]: ok({ status: 2, total_score: 4 }),
    })
    const wall = savesBut(15, reply)
    const screen = await open()
    await screen.see('判断题')
    await screen.press('错误')
    await screen.press('下一题')
    await screen.press('B七')
    await pass(500)
    const over = ok(paperAttemptWire({ status: 2, score: 5 }, choices()))
    return { backend, wall, screen, over }
  }
  const ill = () => new Response('', { status: 500 })

  test.each([
    ['refused', forbidden, '被拦截，没有送到（403）'],
    ['failed', ill, '服务器开小差了，请稍后重试'],
  ])('%s: it is named, and goes without when the learner says so', async (_, reply, reason) => {
    const { backend, screen, over } = await stuck(reply)
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('这几题没有上传成功')
    await screen.see(`第 1 题：${reason}`)
    expect(backend.sentTo(handIn)).toEqual([])
    backend.reply(load, over)
    await screen.press('不带这几题交卷')
    await screen.see('考试得分')
    expect(document.body.textContent).toContain(`考试已结束，第 1 题没有保存（${reason}），不计分`)
    expect(backend.sentTo(handIn)).toHaveLength(1)
  })

  test('tried again, it goes with it', async () => {
    const { backend, wall, screen, over } = await stuck(ill)
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('这几题没有上传成功')
    wall.end()
    backend.reply(load, over)
    await screen.press('再试')
    await screen.see('考试得分')
    expect(document.body.textContent).not.toContain('不计分')
    expect(backend.sentTo(save).map(({ body }) => body)).toContainEqual({ pid: 7, question_id: 15, answer: 0 })
  })

  test('the way back stops it, and answers go on', async () => {
    const { backend, screen } = await stuck(forbidden)
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('这几题没有上传成功')
    await screen.press('继续答题')
    await screen.press('A四')
    await pass(3_000)
    expect(backend.sentTo(handIn)).toEqual([])
    expect(backend.sentTo(save).pop()?.body).toEqual({ pid: 7, question_id: 11, answer: 'option1' })
  })

  test('at the deadline it goes without them', async () => {
    const { backend, screen, over } = await stuck(forbidden)
    await screen.press('交卷')
    await screen.press('确认交卷')
    await screen.see('这几题没有上传成功')
    backend.reply(handIn, () => {
      backend.reply(load, over)
      return ok({ status: 2, total_score: 5 })()
    })
    await pass(65_000)
    await screen.see('考试得分')
    expect(document.body.textContent).toContain('第 1 题没有保存')
    expect(backend.sentTo(handIn)).toHaveLength(1)
  })
})

async function handInSlowly() {
  const slow = held(ok({ status: 2, total_score: 4 }))
  const backend = fakeBackend({ [load]: running(choices()), [save]: ok(), [handIn]: slow })
  const screen = await open()
  await screen.see('判断题')
  await screen.press('交卷')
  await screen.press('确认交卷')
  await screen.see('正在交卷')
  return { backend, screen, slow }
}

test('going back to the questions stops a hand-in that is on its way, as long as the server does not have it', async () => {
  const { backend, screen, slow } = await handInSlowly()
  await screen.press('继续答题')
  const asked = backend.sentTo(load).length
  await act(async () => slow.release())
  await screen.press('错误')
  await screen.see('已保存')
  expect(screen.text()).not.toContain('考试得分')
  // Whether it had arrived was asked.
  expect(asked).toBe(2)
})

test('going back to the questions, and the server refuses once to say whether it has the hand-in: they go on', async () => {
  const { backend, screen, slow } = await handInSlowly()
  backend.reply(load, refusal('系统繁忙'))
  await screen.press('继续答题')
  await act(async () => slow.release())
  await pass(1_000)
  expect(screen.text()).not.toContain('这次考试已经交卷')
  await screen.press('错误')
  await screen.see('已保存')
})

describe('the server refuses the hand-in and the reading, and does not say that it is over', () => {
  const stored = (sort: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${sort}:`))
  const busy = refusal('系统繁忙')

  test('nobody calls it handed in, and what was given is there when the server gives the attempt as running', async () => {
    const backend = fakeBackend({
      ...{ [load]: running(choices()), [save]: ok(), [handIn]: busy },
      [`GET ${v1}/paper/3`]: ok(paperDetailWire({}, {})),
    })
    const wall = savesBut(15, forbidden)
    const screen = await open()
    const paper = examQueries.paper(3)
    await queryClient.fetchQuery(paper)
    await screen.see('判断题')
    await screen.press('错误')
    await screen.press('下一题')
    await screen.press('交卷')
    backend.reply(load, busy)
    await screen.press('确认交卷')
    await screen.see('这几题没有上传成功')
    await screen.press('不带这几题交卷')
    await screen.see('还不知道是否交上')
    expect(document.body.textContent).not.toMatch(/已经交卷|不计分/)
    expect([stored('examAnswer').length, stored('runningExam').length]).toEqual([1, 1])
    // The exam's own list may know.
    expect(queryClient.getQueryState(paper.queryKey)?.isInvalidated).toBe(true)
    await screen.press('刷新')
    await told('服务器还没有给出试卷')
    await screen.see('还不知道是否交上')
    wall.end()
    backend.reply(load, running(choices()))
    await pass(1_000)
    await screen.press('刷新')
    await screen.see('2. 单选题')
    await screen.press('上一题')
    expect(screen.find('错误')?.getAttribute('aria-checked')).toBe('true')
    await screen.see('已保存')
    expect(backend.sentTo(save).pop()?.body).toEqual({ pid: 7, question_id: 15, answer: 0 })
  })

  /** The deadline has passed, the server is busy, and one answer waits on the device. */
  async function dueWithOneWaiting() {
    const backend = fakeBackend({ [load]: running(choices(), 8), [save]: noNetwork, [handIn]: busy })
    const screen = await open()
    await screen.see('判断题')
    await screen.press('错误')
    await screen.see('待上传 1 题')
    backend.reply(load, busy)
    await pass(25_000)
    await screen.see('还不知道是否交上')
    return { backend, screen }
  }

  test('at the deadline, too: what waits goes on being sent, and counts', async () => {
    const { backend, screen } = await dueWithOneWaiting()
    expect(stored('examAnswer')).toHaveLength(1)
    backend.reply(save, ok())
    await pass(60_000)
    expect(stored('examAnswer')).toEqual([])
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4 }, choices())))
    await screen.press('刷新')
    await screen.see('考试得分')
    expect(document.body.textContent).not.toContain('不计分')
    expect(stored('runningExam')).toEqual([])
  })

  test.each(['考试已结束', '考试已结束,考试已结束'])(
    'an answer that is told afterwards %s makes it an end',
    async (words) => {
      const { backend, screen } = await dueWithOneWaiting()
      backend.reply(save, refusal(words))
      await pass(60_000)
      await screen.see('这次考试已经交卷')
      await screen.see('第 1 题没有赶上，不计分')
      expect(stored('runningExam')).toEqual([])
    },
  )
})

/** A finger goes 100 px to the left, from that element. */
/** @param fingers how many are on the screen then */
async function touch(from: Element | undefined, name: 'touchstart' | 'touchend', clientX: number, fingers: number) {
  const touches = Array.from({ length: fingers })
  const event = Object.assign(new Event(name, { bubbles: true }), {
    touches,
    changedTouches: [{ identifier: 1, clientX, clientY: 100 }],
  })
  await act(async () => void from?.dispatchEvent(event))
}

async function swipe(from: Element | undefined): Promise<void> {
  await touch(from, 'touchstart', 200, 1)
  await touch(from, 'touchend', 100, 0)
}

test('a swipe turns the page, but not over a table that is wider than the screen', async () => {
  const table = '<table><tr><td>很宽</td></tr></table><p>题目</p>'
  const stem = { content: table, content_transform: { text: table, images: [], iframes: [] } }
  fakeBackend({ [load]: running([rowWire(judgeWire(stem)), rowWire(singleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('很宽')
  const box = ofRole('table')[0]?.parentElement ?? null
  const style = jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      Object.assign(Object.create(null), { overflowX: element === box ? 'auto' : 'visible' }),
    )
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  await swipe(ofRole('cell')[0])
  expect(screen.text()).toContain('1. 判断题')
  width.mockReturnValue(0)
  await swipe(ofRole('cell')[0])
  await screen.see('2. 单选题')
  style.mockRestore()
  width.mockRestore()
})

test('neither two fingers that zoom nor one that moves the zoomed page turn it', async () => {
  fakeBackend({ [load]: running([rowWire(judgeWire()), rowWire(singleWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('1. 判断题')
  const [title] = ofRole('heading').filter(({ textContent }) => textContent?.startsWith('1. '))
  await touch(title, 'touchstart', 100, 1)
  await touch(title, 'touchstart', 200, 2)
  await touch(title, 'touchend', 20, 1)
  await touch(title, 'touchend', 300, 0)
  expect(screen.text()).toContain('1. 判断题')
  Object.assign(window, { visualViewport: { scale: 2 } })
  await swipe(title)
  expect(screen.text()).toContain('1. 判断题')
  Object.assign(window, { visualViewport: { scale: 1 } })
  await swipe(title)
  await screen.see('2. 单选题')
})

test('the stem of a compound question can be folded away, and its sound goes on', async () => {
  const header = '<p>听录音</p><audio src="https://academy.example.com/a.mp3" controls></audio>'
  const questions = [singleWire(), judgeWire()]
  const compound = compoundWire({ content: JSON.stringify({ header, questions }) })
  fakeBackend({ [load]: running([rowWire(compound)]), [save]: ok() })
  const screen = await open()
  await screen.see('听录音')
  const sound = document.querySelector('audio')
  const isShown = () => {
    const [stem] = ofRole('region')
    return stem !== undefined && getComputedStyle(stem).display !== 'none'
  }
  expect([sound !== null, isShown()]).toEqual([true, true])
  await screen.press('材料收起')
  expect(isShown()).toBe(false)
  expect(document.querySelector('audio')).toBe(sound)
  expect(screen.find('第 1 题（2）的选项')).toBeDefined()
  await screen.press('材料展开')
  expect(isShown()).toBe(true)
  expect(document.querySelector('audio')).toBe(sound)
})

test('any question of the review can be collected', async () => {
  const questions = [rowWire(judgeWire()), rowWire(singleWire())]
  const action = `POST ${v1}/collection/action`
  const backend = fakeBackend({
    [load]: ok(paperAttemptWire({ status: 2, score: 0 }, questions)),
    [`POST ${v1}/collection/status/multi`]: ok({ 11: 1 }),
    [action]: ok(),
  })
  const screen = await open()
  await screen.press('收藏试题')
  await until(() => backend.sentTo(action).length === 1)
  expect(backend.sentTo(action)[0]?.body).toEqual({ question_id: 15 })
  expect(screen.find('已收藏')).toBeDefined()
  await screen.press('下一题')
  await screen.see('2. 单选题')
  expect(screen.find('已收藏')).toBeDefined()
  expect(backend.sentTo(`POST ${v1}/collection/status/multi`).map(({ body }) => body)).toEqual([
    { question_ids: [15, 11] },
  ])
})

test('the result stands above the first question alone', async () => {
  const questions = [rowWire(judgeWire()), rowWire(singleWire())]
  fakeBackend({ [load]: ok(paperAttemptWire({ status: 2, score: 0 }, questions)) })
  const screen = await open()
  await screen.see('考试得分')
  await screen.press('下一题')
  await screen.see('2. 单选题')
  expect(screen.text()).not.toContain('考试得分')
})

test('a mock paper is sat in the same room', async () => {
  const backend = fakeBackend({
    [`GET ${v1}/mock_paper/record/8`]: ok(mockAttemptWire({ expired_at: serverText(600) })),
    [`POST ${v1}/mock_paper/record/8/submit/single`]: ok(),
  })
  const screen = await open(MockPlay, { params: { id: '4', record: '8' } })
  await screen.see('模拟考试')
  await screen.press('B七')
  await pass(500)
  expect(backend.sentTo(`POST ${v1}/mock_paper/record/8/submit/single`)[0]?.body).toMatchObject({ pid: 8 })
})

test.each([
  ['no questions', running([]), '未获取到试题'],
  ['a state that is new', ok(paperAttemptWire({ status: 9 })), '暂时看不了这次考试'],
  ['somebody else’s', refusal('资源不存在', 404), '此记录属于另一个账号'],
  ['a refusal', refusal('请等待阅卷完成查看'), '请等待阅卷完成查看返回重试'],
])('%s: says so', async (_, reply, words) => {
  fakeBackend({ [load]: reply })
  const screen = await open()
  await screen.see(words)
})

test('a running attempt whose questions were all deleted is handed in after a question', async () => {
  const backend = fakeBackend({ [load]: running([]), [handIn]: noNetwork })
  const screen = await open()
  await screen.see('未获取到试题')
  await screen.press('交卷')
  await screen.press('暂不交卷')
  await pass(100)
  expect(backend.sentTo(handIn)).toEqual([])
  await screen.press('交卷')
  await screen.press('确认交卷')
  await told('网络不可用，请检查网络后重试')
  await screen.see('未获取到试题')
  backend.reply(handIn, () => {
    backend.reply(load, ok(paperAttemptWire({ status: 2, score: 0 }, [])))
    return ok({ status: 2, total_score: 0 })()
  })
  await screen.press('交卷')
  await screen.press('确认交卷')
  await screen.see('考试得分')
  expect(backend.sentTo(handIn)).toHaveLength(2)
})

test('an unknown type does not stop the others', async () => {
  fakeBackend({ [load]: running([rowWire(judgeWire({ id: 20, type: 9 })), rowWire(judgeWire())]), [save]: ok() })
  const screen = await open()
  await screen.see('当前版本还不支持这种题型')
  await screen.press('下一题')
  await screen.press('正确')
  await screen.see('已答 1/2')
})

describe('another tab answers it', () => {
  /** Held by another tab until `free` is called. */
  function heldElsewhere(): () => void {
    let free = () => undefined as void
    const isFree = new Promise<void>((resolve) => (free = resolve))
    jest.spyOn(tabLock, 'hold').mockImplementation(async (_, run) => {
      await isFree
      return run(true)
    })
    return free
  }
  afterEach(() => jest.restoreAllMocks())

  test('here it is only read; once it is free the newest is asked for, and answered', async () => {
    const free = heldElsewhere()
    const backend = fakeBackend({ [load]: running(), [save]: ok() })
    /** The queue of a screen before may still be sending its own. */
    const given = () => backend.sentTo(save).flatMap(({ body }) => (Object(body).question_id === 11 ? [body] : []))
    const screen = await open()
    await pass(500)
    expect(screen.text()).not.toMatch(/交卷|B七/)
    await screen.see('这次考试正在另一个标签页作答')
    expect(screen.text()).not.toContain('交卷')
    await screen.press('B七')
    await pass(1_000)
    expect(given()).toEqual([])
    const asked = backend.sentTo(load).length
    free()
    await screen.see('已答 0/6')
    expect(backend.sentTo(load)).toHaveLength(asked + 1)
    await screen.press('B七')
    await pass(500)
    expect(given()).toEqual([{ pid: 7, question_id: 11, answer: 'option2' }])
  })

  test('freed without a network, it is answered all the same', async () => {
    const free = heldElsewhere()
    fakeBackend({ [load]: running(), [save]: ok() })
    const screen = await open()
    await screen.see('这次考试正在另一个标签页作答')
    jest.spyOn(connection, 'isOnline').mockReturnValue(false)
    await act(async () => onlineManager.setOnline(false))
    free()
    await screen.see('已答 0/6')
    await act(async () => onlineManager.setOnline(true))
  })

  test('one that is left at once says nothing', async () => {
    const free = heldElsewhere()
    fakeBackend({ [load]: running() })
    const screen = await open()
    free()
    await screen.see('1. 单选题（5分）')
    await pass(1_100)
    expect(screen.text()).not.toContain('另一个标签页')
    expect(screen.text()).toContain('已答 0/6')
  })
})
