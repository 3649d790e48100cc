// First: the budget of calls takes the clock that it finds.
import { pass } from '../../setup/clock'

import Taro from '@tarojs/taro'
import { act } from 'react'

import CourseShow from '@/pages/course/show'
import Video from '@/pages/course/video'

import { courseWire, detailWire, lessonWire } from '../../factories/course'
import { examListWire, paperRowWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { partWire, pathWire } from '../../factories/reading'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { named, pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const mineCall = 'GET /addons/LearnPaths/api/v1/member/paths'
const pathCall = 'GET /addons/LearnPaths/api/v1/path/1'
const papersCall = 'GET /addons/Paper/api/v1/papers'
const certificatesCall = 'GET /addons/Cert/api/v1/member/cert'
const nextCalls = [mineCall, pathCall, papersCall, certificatesCall]
const title = '这门课学完了，接下来'

const done = { 101: { watch_seconds: 600, watched_at: '2024-05-01 10:00:00' } }
const allDone = { ...done, 102: { watch_seconds: 600, watched_at: '2024-05-02 10:00:00' } }

const steps = [
  { id: 11, name: '', desc: '', courses: [partWire(1, { other_id: 3, name: '这一门', is_learned: 1 })] },
  {
    id: 12,
    name: '',
    desc: '',
    courses: [
      partWire(2, { name: '学过的', is_learned: 1 }),
      partWire(3, { type: 'gem', name: '没有页面的' }),
      partWire(4, { type: 'paper_paper', type_text: '试卷', other_id: 8, name: '路上的考试' }),
    ],
  },
]

function backendWith(detail: object, over: Parameters<typeof fakeBackend>[0] = {}) {
  return fakeBackend({
    'GET /api/v2/course/3': ok(detailWire({ isBuy: true, ...detail })),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
    [mineCall]: ok({ data: [{ created_at: '2024-01-01', path: pathWire(1, { name: '后端之路' }) }], total: 1 }),
    [pathCall]: ok({ data: pathWire(1, { name: '后端之路' }), steps, is_buy: true }),
    [papersCall]: ok(
      examListWire(
        [
          paperRowWire(8, { title: '路上的考试', required_courses: '3' }),
          paperRowWire(9, { title: '结课考试', required_courses: '12,3' }),
          paperRowWire(10, { title: '考过的', required_courses: '3' }),
          paperRowWire(11, { title: '别的课的', required_courses: '33' }),
        ],
        { user_papers: { 10: { id: 1 } } },
      ),
    ),
    [certificatesCall]: ok({
      data: [{ id: 1, cert_no: 'A1', created_at: '2024-05-02', cert: { id: 5, name: '算法结业', template_image: '' } }],
      total: 1,
    }),
    ...over,
  })
}

type Backend = ReturnType<typeof backendWith>
const askedForNext = ({ sent }: Backend) => sent.map(({ call }) => call).filter((call) => nextCalls.includes(call))

const addons = ['LearningPaths', 'Paper', 'Cert'] as const
const openCourse = () => openScreen(CourseShow, { params: { id: '3' }, user: aMember(), addons })

beforeEach(async () => {
  await pass(60_000)
  Taro.clearStorageSync()
})

test('a course that is done says where its path, its exam and the certificates are', async () => {
  const backend = backendWith({ videoWatchedProgress: allDone })
  const screen = await openCourse()
  await screen.see(title)
  await screen.see('结课考试')
  await screen.see('最近一张：算法结业')
  await screen.see('学习路径「后端之路」的下一项 · 试卷')
  // In its path and among the exams: once.
  expect(screen.text().split('路上的考试')).toHaveLength(2)
  for (const words of ['学过的', '没有页面的', '考过的', '别的课的']) expect(screen.text()).not.toContain(words)
  await pressLink('路上的考试')
  await pressLink('结课考试')
  await pressLink('我的证书')
  await settle()
  expect(navigation.pushed()).toEqual([
    '/packageA/exam/paper/show?id=8',
    '/packageA/exam/paper/show?id=9',
    '/packageA/member/certification',
  ])
  expect(askedForNext(backend).sort()).toEqual([...nextCalls].sort())
})

test.each([
  ['one lesson is left', { videoWatchedProgress: done }],
  ['it is not the learner’s', { videoWatchedProgress: allDone, isBuy: false }],
  ['it has no lessons', { videos: [], chapters: [] }],
])('nobody is asked while %s', async (_, detail) => {
  const backend = backendWith(detail)
  const screen = await openCourse()
  await screen.see('人在学')
  await settle(100)
  expect(named(title)).toEqual([])
  expect(askedForNext(backend)).toEqual([])
})

test('what the server does not have is not said', async () => {
  backendWith(
    { videoWatchedProgress: allDone },
    {
      [mineCall]: refusal('', 404),
      [papersCall]: ok(examListWire([])),
      [certificatesCall]: ok({ data: [], total: 0 }),
    },
  )
  const screen = await openCourse()
  await screen.see('人在学')
  await settle(100)
  expect(named(title)).toEqual([])
})

test('a path that is not the learner’s leads nowhere', async () => {
  backendWith(
    { videoWatchedProgress: allDone },
    { [pathCall]: ok({ data: pathWire(1, { name: '后端之路' }), steps, is_buy: false }) },
  )
  const screen = await openCourse()
  await screen.see('结课考试')
  expect(screen.text()).not.toContain('后端之路')
})

describe('at the end of the last lesson', () => {
  const lessons = [lessonWire(101, { title: '导学' }), lessonWire(102, { title: '大 O', duration: 600 })]
  const third = lessonWire(103, { title: '小结' })
  const lessonOf = (progress: object, listed: readonly object[] = lessons) => ({
    'GET /api/v2/video/102': ok({
      video: lessons[1],
      videos: { 0: listed },
      chapters: [],
      course: courseWire(3),
      is_watch: true,
      video_watched_progress: progress,
      buy_videos: [],
    }),
    'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/video/102/playinfo': ok({
      urls: [{ url: 'https://media.example.com/102.mp4', format: 'mp4', name: '' }],
    }),
    'POST /api/v2/video/102/record': ok(),
  })

  async function playToTheEnd(progress: object, listed = lessons) {
    Object.assign(HTMLMediaElement.prototype, {
      play: async () => undefined,
      pause: () => undefined,
      load: () => undefined,
    })
    const backend = backendWith({}, lessonOf(progress, listed))
    const screen = await openScreen(Video, { params: { id: '102' }, user: aMember(), addons })
    await screen.see('1x')
    await settle(100)
    expect(askedForNext(backend)).toEqual([])
    await act(async () => void document.querySelector('video')?.dispatchEvent(new Event('ended')))
    await settle(100)
    return { screen, backend }
  }

  test('the way on stands below the player', async () => {
    const { screen } = await playToTheEnd(done)
    await screen.see(title)
    await screen.see('结课考试')
    await screen.press('回到课程')
    expect(navigation.pushed()).toEqual([])
  })

  test('it stays there where the one that was left out lies in the middle', async () => {
    const { screen, backend } = await playToTheEnd({ ...done, 103: done[101] }, [...lessons, third])
    await screen.see('结课考试')
    await screen.see('这门课的课时都看完了')
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(named(title)).not.toEqual([])
    expect(screen.find('下一课')).toBeDefined()
    expect(backend.sentTo('GET /api/v2/video/103')).toEqual([])
  })

  test('and still does after the lesson was seen once more', async () => {
    const { screen, backend } = await playToTheEnd({ ...done, 103: done[101] }, [...lessons, third])
    await screen.press('再看一遍')
    await settle(100)
    await act(async () => void document.querySelector('video')?.dispatchEvent(new Event('ended')))
    await screen.see('这门课的课时都看完了')
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(named(title)).not.toEqual([])
    expect(backend.sentTo('GET /api/v2/video/103')).toEqual([])
  })

  test('who watches a finished course again goes on to its next lesson', async () => {
    const { screen, backend } = await playToTheEnd({ ...allDone, 103: done[101] }, [...lessons, third])
    await screen.see('下一课：小结')
    expect(named(title)).toEqual([])
    expect(askedForNext(backend)).toEqual([])
  })

  test('not while an earlier one is left', async () => {
    const { screen, backend } = await playToTheEnd([])
    await screen.see('还有 1 课时没看完')
    expect(named(title)).toEqual([])
    expect(askedForNext(backend)).toEqual([])
  })
})
