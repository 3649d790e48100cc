import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { noteRunning } from '@/features/shared/runningExams/notes'
import { ApiError } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import ExamHome from '@/packageA/exam/home'
import { useAppConfig } from '@/stores/appConfig'

import { examListWire, paperRowWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

beforeEach(() => jest.clearAllMocks())

const statsCall = 'GET /addons/Paper/api/v2/stats/index'
const papersCall = 'GET /addons/Paper/api/v1/papers'
const stats = {
  papers_count: 12,
  mock_papers_count: 6,
  practices_count: 8,
  practice_chapters_count: 27,
  wrong_book_count: 15,
  collection_count: 4,
}

const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [statsCall]: ok(stats),
    [papersCall]: ok(examListWire([paperRowWire(1), paperRowWire(2)])),
    ...more,
  })

const open = (isLogin = true, over: ScreenOptions = {}) =>
  openScreen(ExamHome, { user: isLogin ? aMember() : undefined, addons: ['Paper'], ...over })

test('three doors with their counts, what is mine, the newest papers', async () => {
  backendWith()
  const screen = await open()
  await screen.see('试卷 2')
  expect(screen.text()).toMatch(/在线考试12 套试卷模拟考试6 套试卷练习模式8 套 27 章/)
  expect(screen.text()).toContain('错题本15 道题收藏的题4 道题')
  await pressLink('错题本')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/wrongbook/index')
  await pressLink('收藏的题')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/collection/index')
  await pressLink('模拟考试')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/mock/index')
  await pressLink('我的练习')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/user/practice')
  await pressLink('试卷 1')
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/paper/show?id=1')
})

test('a visitor sees what there is, owns nothing, and every door leads through the login', async () => {
  backendWith()
  const screen = await open(false)
  await screen.see('12 套试卷')
  expect(screen.text()).not.toContain('道题')
  for (const words of ['在线考试', '错题本', '收藏的题', '我的考试', '试卷 1']) {
    await pressLink(words)
    expect(navigation.pushed().at(-1)).toEqual(expect.stringContaining('/pages/auth/login?redirect=exam'))
  }
})

test('counts from the device are replaced when the network is back, also at once', async () => {
  backendWith()
  await (await open()).see('12 套试卷')
  const backend = backendWith({ [statsCall]: noNetwork, [papersCall]: noNetwork })
  onlineManager.setOnline(false)
  const screen = await open()
  await screen.see('12 套试卷')
  backend.reply(statsCall, ok({ ...stats, papers_count: 13 }))
  onlineManager.setOnline(true)
  await screen.see('13 套试卷')
})

test('counts that did not load say so and load on retry; the doors are open; the newest papers are only an extra', async () => {
  const backend = backendWith({ [statsCall]: ok('<html>'), [papersCall]: ok('<html>') })
  const screen = await open()
  await screen.see('考试数据没有加载出来')
  for (const words of ['在线考试', '错题本', '我的考试']) await pressLink(words)
  expect(navigation.pushed().slice(-3)).toEqual([
    '/packageA/exam/paper/index',
    '/packageA/exam/wrongbook/index',
    '/packageA/exam/user/paper',
  ])
  backend.reply(statsCall, ok(stats))
  await screen.press('重试')
  await screen.see('12 套试卷')
  expect(screen.text()).not.toContain('最新试卷')
})

test('opened anew, the numbers are the server’s, although it breaks once', async () => {
  const backend = backendWith()
  const before = await open()
  await before.see('12 套试卷')
  before.close()
  let isBroken = true
  backend.reply(statsCall, () => {
    const reply = isBroken ? refusal('', 500) : ok({ ...stats, papers_count: 13 })
    isBroken = false
    return reply()
  })
  await (await open()).see('13 套试卷')
})

test('shown again, the numbers are asked anew and the old ones stay meanwhile', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('12 套试卷')
  backend.reply(statsCall, ok({ ...stats, papers_count: 13 }))
  await showAgain()
  await screen.see('13 套试卷')
})

test('switched off: the honest state, and nothing is asked', async () => {
  const backend = backendWith()
  const screen = await open(true, { addons: [] })
  await screen.see('考试还没有开放')
  expect(backend.sent).toEqual([])
  await screen.press('先去学一课')
  expect(navigation.pushed().at(-1)).toBe('/packageA/vod/index')
})

test('until the config has arrived nothing is refused', async () => {
  backendWith()
  const screen = await open()
  useAppConfig.setState({ config: null })
  await settle()
  expect(screen.text()).not.toContain('考试还没有开放')
})

test('while nobody knows whether exams are on, it says that it loads, or why not, and retries', async () => {
  const backend = backendWith()
  const screen = await open(false, { addons: [] })
  const unknown = { config: null, cachedAddons: null }
  await act(async () => useAppConfig.setState({ ...unknown, failure: null }))
  await settle(300)
  expect(document.querySelector('[role=status]')).not.toBeNull()
  const retry = jest.fn()
  await act(async () => useAppConfig.setState({ ...unknown, failure: { error: new ApiError('status'), retry } }))
  expect(screen.text()).toContain('服务器开小差了')
  await screen.press('重试')
  expect(retry).toHaveBeenCalledTimes(1)
  expect(backend.sent).toEqual([])
})

/** As a room has kept it that was killed. */
const keepAnswer = (attempt: string, address: number, over: object = {}) =>
  localStorage.setItem(
    `examAnswer:${aMember().id}:${attempt}-${address}`,
    JSON.stringify({ data: { answer: { type: 'judge', isTrue: true }, atMs: Date.now(), examId: 3, ...over } }),
  )

describe('answers that are only on this device', () => {
  afterEach(() => localStorage.clear())

  test('are said, an attempt each, with the way back to it', async () => {
    backendWith()
    keepAnswer('paper-7', 15)
    keepAnswer('paper-7', 16)
    keepAnswer('mockPaper-8', 15)
    const screen = await open()
    await screen.see('考试进行中，还有 2 题没有上传，继续')
    await pressLink('还有 2 题')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=7')
    await pressLink('还有 1 题')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/mock?id=3&record=8')
  })

  test('an attempt that was opened here and runs is said with its time, and for days after it', async () => {
    backendWith()
    const note = { examId: 3, recordId: 9, title: '期末考试', atMs: Date.now() }
    noteRunning(aMember().id, { ...note, kind: 'paper', deadlineMs: serverClock.now() + 90_000 })
    const screen = await open()
    await screen.see('「期末考试」进行中，继续剩 01:')
    await pressLink('期末考试')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=9')
    await pass(95_000)
    await screen.see('「期末考试」时间已到，查看')
    keepAnswer('paper-9', 15)
    screen.close()
    const again = await open()
    await again.see('考试时间已到，还有 1 题没有上传，查看')
    again.close()
    localStorage.removeItem(`examAnswer:${aMember().id}:paper-9-15`)
    noteRunning(aMember().id, { ...note, kind: 'paper', deadlineMs: serverClock.now() - 4 * 86_400_000 })
    const late = await open()
    await late.see('试卷 2')
    expect(late.text()).not.toContain('期末考试')
  })

  test('of an older release lead to my exams, where their paper is', async () => {
    backendWith()
    keepAnswer('paper-7', 15, { examId: undefined })
    const screen = await open()
    await screen.see('考试进行中')
    await pressLink('考试进行中')
    expect(navigation.pushed().at(-1)).toBe('/packageA/exam/user/paper')
  })

  test('of another member are not said', async () => {
    backendWith()
    keepAnswer('paper-7', 15)
    const screen = await open(true, { user: aMember({ id: 999 }) })
    await screen.see('试卷 2')
    await settle(300)
    expect(screen.text()).not.toContain('考试进行中')
  })
})
