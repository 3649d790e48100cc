// First: the budget of calls takes the clock that it finds.
import { pass } from '../../setup/clock'

import Taro from '@tarojs/taro'
import { act } from 'react'

import { storeConsent } from '@/features/shared/snapshot/consent'
import MockPlay from '@/packageA/exam/play/mock'
import PaperPlay from '@/packageA/exam/play/paper'
import PracticePlay from '@/packageA/exam/play/practice'
import PaperShow from '@/packageA/exam/paper/show'
import WrongBookPlay from '@/packageA/exam/play/wrongbook'
import { viewport } from '@/platform/viewport'
import { useSession } from '@/stores/session'

import { judgeWire, mockAttemptWire, paperAttemptWire, rowWire, singleWire } from '../../factories/attempt'
import { paperDetailWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { FakeCamera, fakeDrawing } from '../../setup/camera'
import { press, settle } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeUpload } from '../../setup/upload'

const root = '/addons/Snapshot/api/v1'
const v1 = '/addons/Paper/api/v1'
const load = `GET ${v1}/paper/3/join/7`
const save = `POST ${v1}/paper/3/submit/single`
const handIn = `POST ${v1}/paper/3/submit/all`

jest.mock('@/platform/leaving', () => ({ holdPage: () => () => undefined }))

const serverText = (inSec: number) =>
  new Date(Date.now() + inSec * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const questions = [rowWire(judgeWire()), rowWire(singleWire())]
const running = () => ok(paperAttemptWire({ created_at: serverText(-100), ended_at: serverText(600) }, questions))
const over = () => ok(paperAttemptWire({ status: 2, score: 4 }, questions))
const on = { vod: 0, live: 0, book: 0, paper: 1, practice: 1 }
const rules = (status: object = on) => ok({ status, cycle_time: 60, rate: 100, max_times: 2 })

const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [load]: running(),
    [save]: ok(),
    [`GET ${root}/config`]: rules(),
    [`GET ${root}/resource/query`]: ok({ count: 0 }),
    [`GET ${v1}/practice/3/join/5`]: ok({
      ...{ practice: { id: 3, name: '天天练' }, first_question: judgeWire({ answer: '1' }) },
      ...{ qid_arr: [15], has_practice_question_ids: [] },
    }),
    [`GET ${v1}/practice/3/join/question/15`]: ok({ question: judgeWire({ answer: '1' }) }),
    [`POST ${v1}/practice/3/join/question/15/answer`]: ok(),
    [`POST ${v1}/collection/status/multi`]: ok([]),
    ...more,
  })

const seat = { user: aMember(), addons: ['Paper', 'Snapshot'] } satisfies ScreenOptions

async function openPaper() {
  const screen = await openScreen(PaperPlay, { ...seat, params: { id: '3', record: '7' } })
  await screen.see('1. 判断题')
  await settle()
  return screen
}

async function openPractice() {
  const screen = await openScreen(PracticePlay, { ...seat, params: { id: '3', chapter: '5' } })
  await screen.see('1. 判断题')
  await settle()
  return screen
}

let camera: FakeCamera
let upload: ReturnType<typeof fakeUpload>
beforeEach(async () => {
  await pass(60_000)
  Taro.clearStorageSync()
  camera = new FakeCamera()
  fakeDrawing()
  upload = fakeUpload()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  Object.assign(viewport, { countAbove: async () => 0, bring: async () => true })
})
afterEach(() => jest.restoreAllMocks())

const hasAgreed = () => {
  for (const thing of ['paper-3', 'practice-3'])
    storeConsent(seat.user.id, thing, { hasAgreed: true, isMinimised: false })
}

test('a paper: consent first; then the photograph is the paper’s, at its second of the attempt', async () => {
  backendWith()
  const screen = await openPaper()
  expect(screen.text()).toContain('谁能看到')
  expect(camera.tracks).toHaveLength(0)
  await press('同意并开启摄像头')
  await settle()
  expect(camera.running).toBe(1)
  await pass(61_000)
  expect(upload.sent).toMatchObject([{ formData: { resource_type: 'paper', resource_id: '3' } }])
  const sec = Number(upload.sent[0]?.formData?.duration)
  expect(sec).toBeGreaterThanOrEqual(160)
  expect(sec).toBeLessThan(170)
})

test('a practice: the photograph is the practice’s, whatever the chapter', async () => {
  hasAgreed()
  backendWith()
  await openPractice()
  expect(camera.running).toBe(1)
  await pass(61_000)
  expect(upload.sent).toMatchObject([{ formData: { resource_type: 'practice', resource_id: '3' } }])
})

test('another question is another page, but the same camera', async () => {
  hasAgreed()
  backendWith()
  const screen = await openPaper()
  await screen.press('下一题')
  await screen.see('2. 单选题')
  expect([camera.tracks.length, camera.running]).toEqual([1, 1])
})

test.each([
  ['refused', () => (camera.isRefused = true)],
  ['missing', () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })],
])('a camera that is %s is said, and answering goes on', async (_, lack) => {
  hasAgreed()
  const backend = backendWith()
  lack()
  const screen = await openPaper()
  expect(screen.text()).toContain('摄像头未捕捉到画面')
  await screen.press('正确')
  await screen.see('已答 1/2')
  await pass(300)
  expect(backend.sentTo(save)).toHaveLength(1)
})

test.each([
  ['the paper', PaperShow, { id: '3' }, '编程开发阶段考试'],
  ['the review', PaperPlay, { id: '3', record: '7' }, '考试得分'],
])('the photographs are reached from %s, whatever was said to being photographed', async (_, Page, params, words) => {
  const paper = ok(paperDetailWire({}, { can_join: true }))
  const photo = { id: 5, thumb: 'https://cdn.x/5.jpg', created_at: '2026-01-02 10:00:00' }
  const backend = backendWith({
    [load]: over(),
    [`GET ${v1}/paper/3`]: paper,
    [`GET ${root}/resource/images`]: ok({ data: [photo] }),
  })
  const screen = await openScreen(Page, { ...seat, params })
  await screen.see(words)
  await screen.see('学习照片管理')
  await screen.press('学习照片管理')
  await settle()
  await press('第 1 张，2026-01-02 10:00')
  expect(screen.find('删除这张照片')).toBeDefined()
  expect(backend.sentTo(`GET ${root}/resource/images`)[0]?.query).toEqual({ resource_type: 'paper', resource_id: '3' })
})

test('put off: no camera, and answering goes on', async () => {
  backendWith()
  const screen = await openPaper()
  await press('暂不')
  await screen.press('正确')
  await screen.see('已答 1/2')
  await pass(120_000)
  expect(camera.tracks).toHaveLength(0)
})

test('the camera is off once it is handed in', async () => {
  hasAgreed()
  const backend = backendWith()
  const screen = await openPaper()
  backend.reply(handIn, () => {
    backend.reply(load, over())
    return ok({ status: 2, total_score: 4 })()
  })
  await screen.press('交卷')
  await screen.press('确认交卷')
  await screen.see('考试得分')
  expect([camera.tracks.length, camera.running]).toEqual([1, 0])
  await pass(120_000)
  expect(upload.sent).toHaveLength(0)
})

test.each([
  ['a paper', openPaper],
  ['a practice', openPractice],
])('%s: the camera is off when the room is left, in the background, and at the logout', async (_, open) => {
  hasAgreed()
  backendWith()
  const left = await open()
  expect(camera.running).toBe(1)
  await act(async () => left.close())
  expect(camera.running).toBe(0)

  await open()
  const show = (state: string) =>
    act(async () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await show('hidden')
  expect(camera.running).toBe(0)
  await show('visible')
  await settle()
  expect(camera.running).toBe(1)

  await act(async () => useSession.getState().signOut())
  expect(camera.running).toBe(0)
})

test('nobody is photographed at a mock paper or a book of one’s own, nor where the academy does not ask for it', async () => {
  hasAgreed()
  const backend = backendWith({
    [`GET ${v1}/mock_paper/record/8`]: ok(mockAttemptWire({ expired_at: serverText(600) })),
    'GET /addons/Paper/api/v2/wrongbook/questions': ok({ first_question: judgeWire({ answer: '1' }), qid_arr: [15] }),
  })
  const mock = await openScreen(MockPlay, { ...seat, params: { id: '4', record: '8' } })
  await mock.see('模拟考试')
  const book = await openScreen(WrongBookPlay, { ...seat, params: { type: '5' } })
  await book.see('1. 判断题')
  await settle()
  expect(backend.sentTo(`GET ${root}/config`)).toEqual([])
  backend.reply(`GET ${root}/config`, rules({ ...on, paper: 0 }))
  await openPaper()
  expect(camera.tracks).toHaveLength(0)
})
