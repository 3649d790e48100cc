import { act } from 'react'

import { getCourse, getLesson } from '@/api/course'
import Video from '@/pages/course/video'

jest.mock('@/http/rateLimiter', () => ({
  createRateLimiter: () => ({ acquire: async () => undefined, rest: () => undefined }),
}))

import { School } from '../setup/school'
import { shown } from '../setup/shown'

/** The element that plays; jsdom's own does not. */
function video(): HTMLVideoElement {
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video')
  return element
}

describe.each(['base', 'head'] as const)('learning at an open server, %s', (dialect) => {
  let school: School
  beforeAll(async () => {
    school = await School.open(dialect)
  })
  beforeEach(() => {
    Object.assign(HTMLMediaElement.prototype, {
      play: () => Promise.resolve(),
      pause: jest.fn(),
      load: () => undefined,
      canPlayType: () => 'maybe',
    })
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 })
  })
  afterEach(() => school.calm())
  afterAll(() => school.close())

  const happen = async (name: string, sec = video().currentTime) => {
    await act(async () => {
      video().currentTime = sec
      video().dispatchEvent(new Event(name))
    })
    await school.settle()
  }
  const playTo = (sec: number) => happen('timeupdate', sec)

  /** One lesson of a course, opened by somebody who has bought nothing, or has. */
  async function atLesson(word: string, number: number, isBought = false) {
    const member = await school.newcomer()
    const course = await school.courseOf(word)
    if (isBought) await school.give(course.id)
    const { chapters } = await getCourse(course.id)
    const lesson = chapters.flatMap(({ lessons }) => lessons)[number]
    if (!lesson) throw new Error(`${word} has no lesson ${number}`)
    const screen = await school.visit(Video, member, { id: String(lesson.id) })
    await screen.see('1x')
    return { member, lesson, screen, recordCall: `POST /api/v2/video/${lesson.id}/record` }
  }

  test('a trial ends at its second, and becomes an offer', async () => {
    const { screen } = await atLesson('TypeScript', 0)
    await screen.see('试看 00:20')
    await playTo(19.4)
    expect(screen.text()).not.toContain('试看到这里')
    await playTo(20)
    await screen.see('试看到这里')
    await screen.see('购买课程 ¥129')
    expect(video().pause).toHaveBeenCalled()
  })

  test('what must be seen in order is not jumped over', async () => {
    const { screen } = await atLesson('英语发音', 1, true)
    await playTo(3)
    await happen('seeking', 50)
    expect(video().currentTime).toBeLessThan(5)
    expect(shown()).toContain('这节课要按顺序看，还没看到的部分不能跳过')
    expect(screen.text()).toContain('1x')
  })

  test.each(['pagehide', 'visibilitychange'])(
    'the place reaches the server when the tab goes away (%s)',
    async (name) => {
      const { lesson, recordCall } = await atLesson('第一课', 0)
      await playTo(8)
      expect(school.sentTo(recordCall)).toEqual([])
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      await act(async () => void (name === 'pagehide' ? window : document).dispatchEvent(new Event(name)))
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
      await school.settle()
      expect(school.sentTo(recordCall).map(({ body }) => body)).toEqual([{ duration: 8 }])
      expect((await getLesson(lesson.id)).progress.get(lesson.id)?.watchedSec).toBe(8)
    },
  )
})
