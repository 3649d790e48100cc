// First: the budget of calls takes the clock that it finds.
import { pass, until } from '../../setup/clock'

import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { act } from 'react'

import Video from '@/pages/course/video'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { toaster } from '@/platform/toast'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'
import { learnedOn } from '@/stores/learnedTime'
import { setGoal } from '@/stores/learningGoal'
import { boughtFrom } from '@/stores/boughtFrom'

import { courseWire, detailWire, lessonWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { covers, hide, ofRole, settle, showAgain, turn } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { layRows } from '../../setup/rows'

const lessonCall = 'GET /api/v2/video/101'
const playCall = 'GET /api/v2/video/101/playinfo'
const saleCall = 'POST /api/v2/order/video'
const recordCall = 'POST /api/v2/video/101/record'

const course = { ...courseWire(3, { title: '数据结构与算法', charge: 199 }), render_desc: '' }
const first = lessonWire(101, { title: '大 O 的直觉', duration: 600 })
const second = lessonWire(102, { title: '均摊与最坏情况' })

const lessonData = (over: object = {}, lesson: object = first) => ({
  video: lesson,
  videos: { 0: [lesson, second] },
  chapters: [],
  course,
  is_watch: true,
  video_watched_progress: [],
  buy_videos: [],
  ...over,
})

const watched = (sec: number) => ({ 101: { watch_seconds: sec, watched_at: null, updated_at: null } })
/** HD reads 高清, LD 流畅. */
const address = (name: string) => ({ url: `https://media.example.com/${name}.mp4`, format: 'mp4', name })
const addresses = (...names: string[]) => ok({ urls: names.map(address) })

function backendWith(replies: Parameters<typeof fakeBackend>[0]) {
  return fakeBackend({
    'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [first, second] } })),
    'GET /api/v2/video/101/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([{ id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: [] }]),
    [playCall]: addresses('HD', 'LD'),
    [recordCall]: ok(),
    ...replies,
  })
}

const open = (over: ScreenOptions = {}) => openScreen(Video, { params: { id: '101' }, user: aMember(), ...over })

/** As on an iPhone with a watermark: the player fills the page. */
const openLarge = async () => {
  const watermark = { template: '${mobile}', sizePx: 16, color: '#fff', opacity: 1 }
  const screen = await open({ config: { watermark } })
  await screen.see('1x')
  await screen.press('全屏')
  expect(screen.find('退出全屏')).toBeDefined()
  return screen
}
const isLarge = () => document.querySelector('[data-fills]') !== null

/** The element that plays; jsdom's own does not. */
const video = (): HTMLVideoElement => {
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video')
  return element
}
const row = (title: string): HTMLElement => {
  const rows = ofRole('link')
  const found = rows.find(({ textContent }) => textContent?.includes(title))
  if (!found) throw new Error(`There is no lesson ${title}`)
  return found
}
async function happen(name: string, sec = video().currentTime): Promise<void> {
  await act(async () => {
    video().currentTime = sec
    video().dispatchEvent(new Event(name))
  })
  await settle()
}
const playTo = (sec: number) => happen('timeupdate', sec)

beforeEach(async () => {
  // Reports wait for room in the minute: each test has one of its own.
  await pass(60_000)
  Taro.clearStorageSync()
  Object.assign(HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause: () => undefined,
    load: () => undefined,
  })
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 })
})

describe('a lesson that may be watched', () => {
  test('plays, and goes on where the learner was', async () => {
    backendWith({ [lessonCall]: ok(lessonData({ video_watched_progress: watched(757) })) })
    const screen = await open()
    await screen.see('1x')
    await happen('canplay', 0)
    expect(screen.text()).not.toContain('继续')
    await happen('loadedmetadata', 0)
    expect(video().src).toBe('https://media.example.com/HD.mp4')
    expect(video().currentTime).toBe(754)
    await happen('seeked')
    expect(screen.text()).toContain('从 12:34 继续')
    expect(screen.text()).toContain('数据结构与算法 · 已学 0 / 2 课时')
    await screen.press('从头看')
    expect(video().currentTime).toBe(0)
  })

  test('its course is asked for beside it, if the address names one', async () => {
    const reply = held(ok(lessonData()))
    const backend = backendWith({ [lessonCall]: reply })
    const screen = await open({ params: { id: '101', course_id: '3' } })
    expect(backend.sentTo('GET /api/v2/course/3')).toHaveLength(1)
    reply.release()
    await screen.see('1x')
    expect(backend.sentTo('GET /api/v2/course/3')).toHaveLength(1)
  })

  test('a place kept on this device wins when it is further', async () => {
    Taro.setStorageSync('place:7:101', 300)
    const backend = backendWith({ [lessonCall]: ok(lessonData({ video_watched_progress: watched(60) })) })
    const screen = await open()
    await screen.see('1x')
    await happen('canplay', 297)
    await screen.see('从 04:57 继续')
    expect(backend.sentTo(recordCall).map(({ body }) => body)).toEqual([{ duration: 300 }])
  })

  test('a place kept on this device waits for its member, but not for ever', async () => {
    Taro.setStorageSync('place:7:101', 300)
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open({ user: undefined, isLogin: true })
    await screen.see('大 O 的直觉')
    await pass(7_000)
    expect(video().getAttribute('src')).toBeNull()
    await pass(1_000)
    expect(video().src).toBe('https://media.example.com/HD.mp4')
  })

  test('reports the place while playing and on pause', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await playTo(4)
    await playTo(10.2)
    await playTo(13.9)
    await happen('pause')
    expect(backend.sentTo(recordCall).map(({ body }) => body)).toEqual([{ duration: 10 }, { duration: 13 }])
  })

  describe('reports the place at once', () => {
    const at8sec = async () => {
      const backend = backendWith({ [lessonCall]: ok(lessonData()) })
      const screen = await open()
      await screen.see('1x')
      await playTo(8)
      expect(backend.sentTo(recordCall)).toEqual([])
      return { backend, screen }
    }

    test('when the page is closed or reloaded', async () => {
      const { backend } = await at8sec()
      window.dispatchEvent(new Event('pagehide'))
      await settle()
      expect(backend.sentTo(recordCall)).toMatchObject([{ body: { duration: 8 }, isKeptAlive: true }])
    })

    test('when the app goes to the background', async () => {
      const { backend } = await at8sec()
      const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      visibility.mockRestore()
      await settle()
      expect(backend.sentTo(recordCall)).toMatchObject([{ body: { duration: 8 } }])
    })

    test('and again on the return, where WeChat has ended the calls of an app in the background', async () => {
      const { backend } = await at8sec()
      backend.reply(recordCall, noNetwork)
      await turn('hidden')
      await settle(1_000)
      const cut = backend.sentTo(recordCall).length
      backend.reply(recordCall, ok())
      await turn('visible')
      await settle()
      expect(backend.sentTo(recordCall).slice(cut)).toMatchObject([{ body: { duration: 8 } }])
    })

    test('when another page covers the lesson', async () => {
      const { backend } = await at8sec()
      await hide()
      await settle()
      expect(backend.sentTo(recordCall)).toMatchObject([{ body: { duration: 8 } }])
    })

    test('when the learner leaves the lesson', async () => {
      const { backend, screen } = await at8sec()
      screen.close()
      await settle()
      expect(backend.sentTo(recordCall)).toMatchObject([{ body: { duration: 8 } }])
    })
  })

  describe('left while it still loads', () => {
    const play = jest.fn<Promise<void>, []>()
    const pause = jest.fn()
    /** Its addresses come when `come` is called. */
    const open1st = async () => {
      const addressesReply = held(addresses('HD'))
      backendWith({ [lessonCall]: ok(lessonData()), [playCall]: addressesReply })
      await open()
      await settle(100)
      Object.defineProperty(video(), 'readyState', { configurable: true, value: 0 })
      return async () => {
        addressesReply.release()
        await settle(100)
        Object.defineProperty(video(), 'readyState', { configurable: true, value: 4 })
        await happen('loadedmetadata', 0)
      }
    }
    beforeEach(() => {
      play.mockReset().mockResolvedValue()
      pause.mockReset()
      Object.assign(HTMLMediaElement.prototype, { play, pause })
    })

    test('for another page: nothing begins behind it, and it begins on the return', async () => {
      const come = await open1st()
      await hide()
      await come()
      expect(play).not.toHaveBeenCalled()
      await act(async () => void safeExecute('taro-app', 'onShow'))
      expect(play).toHaveBeenCalledTimes(1)
    })

    test('for another page, and still loading on the return: it begins when it can', async () => {
      const come = await open1st()
      await showAgain()
      play.mockClear()
      await come()
      expect(play).toHaveBeenCalledTimes(1)
    })

    test('for another app, where the browser lets nothing begin: it begins on the return', async () => {
      const come = await open1st()
      play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
      await turn('hidden')
      await come()
      Object.defineProperty(video(), 'paused', { configurable: true, value: true })
      expect(play).toHaveBeenCalledTimes(1)
      await turn('visible')
      expect(play).toHaveBeenCalledTimes(2)
    })

    test('or once it has played: it stays paused on the return', async () => {
      const come = await open1st()
      await come()
      await playTo(4)
      play.mockClear()
      await showAgain()
      expect(pause).toHaveBeenCalled()
      expect(play).not.toHaveBeenCalled()
    })

    test('or once it has played, and paused by the browser behind another app: it stays paused on the return', async () => {
      const come = await open1st()
      await come()
      await playTo(4)
      play.mockClear()
      await turn('hidden')
      Object.defineProperty(video(), 'paused', { configurable: true, value: true })
      await turn('visible')
      expect(play).not.toHaveBeenCalled()
    })
  })

  test('in its small window behind another page it goes on when a line breaks', async () => {
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await playTo(4)
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() })
    await hide()
    await happen('error')
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockClear()
    await happen('loadedmetadata', 0)
    expect(play).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(document, 'pictureInPictureElement')
  })

  test('in its small window behind another page it asks again for addresses that did not come', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await playTo(4)
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() })
    await happen('enterpictureinpicture')
    await hide()
    backend.reply(playCall, noNetwork)
    await happen('error')
    await screen.see('网络恢复后接着放')
    backend.reply(playCall, addresses('HD'))
    await act(() => pass(40_000))
    await screen.see('1x')
    Reflect.deleteProperty(document, 'pictureInPictureElement')
  })

  test('closed in its small window behind another page, it does not play on unseen', async () => {
    const pause = jest.fn()
    Object.assign(HTMLMediaElement.prototype, { pause })
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await playTo(4)
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() })
    await hide()
    expect(pause).not.toHaveBeenCalled()
    Reflect.deleteProperty(document, 'pictureInPictureElement')
    await happen('leavepictureinpicture')
    expect(pause).toHaveBeenCalled()
  })

  test('its end offers the next lesson, which can be declined', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await happen('ended', 599.6)
    await screen.see('下一课：均摊与最坏情况')
    expect(backend.sentTo(recordCall).at(-1)?.body).toEqual({ duration: 600 })
    await screen.see('已学 1 / 2 课时')
    await screen.press('取消')
    await screen.see('这一课看完了')
  })

  describe('the thirtieth of forty', () => {
    const many = Array.from({ length: 40 }, (_, index) => lessonWire(201 + index))
    const rows = layRows('[id^=lesson-list]')
    afterAll(() => rows.end())

    async function opened(lessonId: number) {
      const lesson = (id: number) => ok(lessonData({ videos: { 0: many }, video: lessonWire(id) }))
      backendWith({
        'GET /api/v2/video/230': lesson(230),
        'GET /api/v2/video/231': lesson(231),
        'GET /api/v2/video/236': lesson(236),
        'GET /api/v2/video/230/playinfo': addresses('HD'),
        'GET /api/v2/video/231/playinfo': addresses('HD'),
      })
      const screen = await open({ params: { id: String(lessonId) } })
      await screen.see('课时 230')
      await settle()
      return screen
    }
    const goOn = async () => {
      await happen('ended', 599.6)
      for (let sec = 0; sec < 6; sec++) await pass(1_000)
    }

    test('is in sight in the list, and so is the next one when it comes', async () => {
      await opened(230)
      expect(rows.isShown(230)).toBe(true)
      // Only the last pixel of it.
      rows.scroll(29 * 50 - 200)
      await goOn()
      expect(rows.isShown(231)).toBe(true)
    })

    test('moves no list that the learner has scrolled elsewhere', async () => {
      await opened(230)
      rows.scroll(0)
      await goOn()
      expect(rows.isShown(201)).toBe(true)
    })
  })

  test('its countdown is seen, and heard once', async () => {
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await happen('ended', 599.6)
    await screen.see('下一课：均摊与最坏情况')
    const heard = () => {
      const status = document.querySelector('[role=status]')?.cloneNode(true) as Element | undefined
      status?.querySelectorAll('[aria-hidden]').forEach((element) => element.remove())
      return status?.textContent
    }
    const first = heard()
    expect(first).toContain('5 秒后播放')
    await pass(2_000)
    expect(screen.text()).toContain('3 秒后播放')
    expect(heard()).toBe(first)
  })

  test.each<[string, () => Promise<void>, calls: number]>([
    ['begins after five seconds', async () => undefined, 1],
    ['does not begin behind another page', hide, 0],
  ])('the next lesson %s', async (_, go, calls) => {
    const nextCall = 'GET /api/v2/video/102'
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [nextCall]: refusal('请购买课程') })
    const screen = await open()
    await screen.see('1x')
    await happen('ended', 599.6)
    await screen.see('下一课：均摊与最坏情况')
    await go()
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(backend.sentTo(nextCall)).toHaveLength(calls)
  })

  test('it begins in the player that fills the page, as on an iPhone with a watermark', async () => {
    const nextCall = 'GET /api/v2/video/102'
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [nextCall]: refusal('请购买课程') })
    const screen = await openLarge()
    await happen('ended', 599.6)
    await screen.see('下一课：均摊与最坏情况')
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(backend.sentTo(nextCall)).toHaveLength(1)
  })

  test.each([
    ['in a small window', hide],
    [
      'in a small window over another app',
      async () => {
        await hide()
        await turn('hidden')
      },
    ],
  ])('the next lesson does not begin where this one has ended behind another page, %s', async (_, go) => {
    const nextCall = 'GET /api/v2/video/102'
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [nextCall]: refusal('请购买课程') })
    const screen = await open()
    await screen.see('1x')
    await go()
    await happen('ended', 599.6)
    await screen.see('这一课看完了')
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(backend.sentTo(nextCall)).toEqual([])
    await turn('visible')
    await screen.press('下一课')
    expect(backend.sentTo(nextCall)).toHaveLength(1)
  })

  /** Another tab comes in front: the browser tells Taro's page, too. */
  const leaveTab = async () => {
    await turn('hidden')
    await hide()
  }
  const end = () => happen('ended', 599.6)

  test.each([
    ['has ended in a tab behind another', [leaveTab, end]],
    ['had ended a moment before the tab was left', [end, leaveTab]],
  ])('it begins where this one %s, as listeners want', async (_, steps) => {
    const nextCall = 'GET /api/v2/video/102'
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [nextCall]: refusal('请购买课程') })
    const screen = await open()
    await screen.see('1x')
    for (const step of steps) await step()
    for (let sec = 0; sec < 6; sec++) await pass(1_000)
    expect(backend.sentTo(nextCall)).toHaveLength(1)
    await turn('visible')
  })

  test('what is played counts as learning, however fast the place moves; its end tells how today goes', async () => {
    const today = dayNumber(serverClock.now())
    setGoal({ day: today, minutes: 1 })
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    for (let step = 1; step <= 12; step++) {
      await playTo(step * 10)
      await settle(4_000)
    }
    await happen('pause')
    await pass(600_000)
    expect(learnedOn(today)).toEqual({ sec: expect.closeTo(48, -1), lessons: [101] })
    await happen('ended', 599.6)
    await screen.see('今天学了 0 / 1 分钟')
  })

  test('another lesson opens on the same page: the address follows, the player stays', async () => {
    const backend = backendWith({
      [lessonCall]: ok(lessonData()),
      'GET /api/v2/video/102': ok(lessonData({ video: second })),
      'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/102/playinfo': addresses('HD'),
    })
    const screen = await open({ pages: ['/pages/course/video?id=101'] })
    await screen.see('1x')
    const player = video()
    await playTo(7)
    await act(async () => row('均摊与最坏情况').click())
    expect(window.location.hash).toBe('#/pages/course/video?id=102&course_id=3')
    await settle(100)
    expect(backend.sentTo('GET /api/v2/video/102/playinfo')).toHaveLength(1)
    expect(backend.sentTo(recordCall).map(({ body }) => body)).toEqual([{ duration: 7 }])
    expect(video()).toBe(player)
  })

  test('the next lesson shows that it loads, and is not said to play before it does', async () => {
    const reply = held(ok(lessonData({ video: second })))
    backendWith({
      [lessonCall]: ok(lessonData()),
      'GET /api/v2/video/102': reply,
      'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/102/playinfo': addresses('HD'),
    })
    const isWaiting = () => ofRole('status').some(({ textContent }) => textContent === '正在加载')
    const screen = await open()
    await screen.see('1x')
    await playTo(7)
    await act(async () => row('均摊与最坏情况').click())
    await settle(300)
    expect(isWaiting()).toBe(true)
    expect(row('均摊与最坏情况').textContent).not.toContain('正在播放')
    reply.release()
    await settle(100)
    expect(row('均摊与最坏情况').textContent).toContain('当前课时')
    expect(video().src).toBe('https://media.example.com/HD.mp4')
    await playTo(3)
    expect(isWaiting()).toBe(false)
    expect(row('均摊与最坏情况').textContent).toContain('正在播放')
  })

  describe('opened by a shared address, which does not name the course,', () => {
    const shared = '/pages/course/video?id=101'
    const settled = '/pages/course/video?id=101&course_id=3'

    test('leads back to it', async () => {
      backendWith({ [lessonCall]: ok(lessonData()) })
      const screen = await open({ pages: [shared] })
      await screen.see('1x')
      await screen.press('返回')
      expect(navigation.stack()).toEqual(['/pages/course/show?id=3'])
    })

    test('leaves the address of a page that has come over it meanwhile alone, and has its own on the return', async () => {
      const reply = held(ok(lessonData()))
      backendWith({ [lessonCall]: reply })
      const Page = () => <Video tid={navigation.names()[0]} />
      await openScreen(Page, { params: { id: '101' }, user: aMember(), pages: [shared] })
      await Taro.navigateTo({ url: '/packageA/member/messages' })
      await hide()
      reply.release()
      await settle(100)
      expect([navigation.top(), navigation.address()]).toEqual(['/packageA/member/messages', ''])
      await Taro.navigateBack()
      await showAgain()
      expect(navigation.stack()).toEqual([settled])
      expect(navigation.address()).toBe(settled)
    })
  })

  test('under a drag ban a jump ahead is undone', async () => {
    const lesson = { ...first, ban_drag: 1 }
    backendWith({ [lessonCall]: ok(lessonData({ video_watched_progress: watched(100) }, lesson)) })
    const screen = await open()
    await screen.see('1x')
    await happen('seeking', 400)
    expect(video().currentTime).toBe(100)
    await happen('seeking', 50)
    expect(video().currentTime).toBe(50)
  })
})

test('a page of another site stands in a frame, and the video element stays empty', async () => {
  const url = '<iframe src="//player.example/1?aid=1&amp;bvid=BV1"></iframe>'
  backendWith({ [lessonCall]: ok(lessonData()), [playCall]: ok({ urls: [{ url, format: 'iframe', name: '默认' }] }) })
  await open()
  await settle(100)
  expect(document.querySelector('iframe')?.src).toBe('https://player.example/1?aid=1&bvid=BV1')
  expect(document.querySelector('video')?.getAttribute('src') ?? null).toBeNull()
})

describe('a lesson on a page of another site', () => {
  const urls = [{ url: '<iframe src="https://player.example/1"></iframe>', format: 'iframe', name: '默认' }]
  const openIt = async (duration: number, progress: object = {}) => {
    const backend = backendWith({
      [lessonCall]: ok(lessonData({ video_watched_progress: progress }, { ...first, duration })),
      [playCall]: ok({ urls }),
    })
    const screen = await open()
    await screen.see('大 O 的直觉')
    await settle(100)
    return { screen, reported: () => backend.sentTo(recordCall).map(({ body }) => body) }
  }

  test('is finished when it was in sight for its length, and then counts no further', async () => {
    const { screen, reported } = await openIt(25)
    await pass(21_000)
    expect(reported()).toEqual([{ duration: 10 }, { duration: 20 }])
    await pass(5_000)
    expect(reported().at(-1)).toEqual({ duration: 25 })
    await settle(100)
    expect(screen.text()).toContain('已学 1 / 2 课时')
    await pass(30_000)
    expect(reported()).toHaveLength(3)
    expect(document.querySelector('iframe')).not.toBeNull()
  })

  test.each(covers)('does not go on behind %s, and goes on after it from there', async (_, leave) => {
    const { reported } = await openIt(600, watched(103))
    await pass(5_000)
    await leave()
    await settle(100)
    const left = reported()
    expect(left.at(-1)).toEqual({ duration: 105 })
    await pass(30_000)
    expect(reported()).toEqual(left)
    await turn('visible')
    await showAgain()
    await pass(11_000)
    expect(reported().at(-1)).toEqual({ duration: 115 })
  })

  test('has no end where nobody has typed its length', async () => {
    const { reported } = await openIt(0)
    await pass(60_000)
    expect(reported()).toEqual([])
  })
})

describe('a lesson whose length was typed in wrong', () => {
  const reported = ({ sentTo }: ReturnType<typeof backendWith>) => sentTo(recordCall).map(({ body }) => body)
  const openWith = async (duration: number, over: object = {}) => {
    const backend = backendWith({ [lessonCall]: ok(lessonData(over, { ...first, duration })) })
    const screen = await open()
    await screen.see('1x')
    Object.defineProperty(video(), 'duration', { configurable: true, value: 2_400 })
    return { backend, screen }
  }

  test.each([
    [0, []],
    [40, [{ duration: 39 }]],
  ])('%d s: the server is not told that it is over before it is', async (duration, told) => {
    const { backend } = await openWith(duration)
    await playTo(4)
    await playTo(1_200)
    await happen('pause')
    expect(reported(backend)).toEqual(told)
    await playTo(2_399.6)
    await happen('ended')
    expect(reported(backend).at(-1)).toEqual({ duration: 2_400 })
  })

  test('it goes on where it was', async () => {
    Taro.setStorageSync('farPlace:7:101', 1_200)
    await openWith(40, { video_watched_progress: watched(39) })
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(1_197)
  })

  test('too long: its end is its end', async () => {
    const { backend } = await openWith(3_600)
    await playTo(2_399.6)
    await happen('ended')
    expect(reported(backend).at(-1)).toEqual({ duration: 3_600 })
  })
})

test('a lesson that is taken back while it plays is locked, with the way to buy it', async () => {
  const backend = backendWith({ [lessonCall]: ok(lessonData()) })
  const screen = await open()
  await screen.see('1x')
  await playTo(5)
  backend.reply(lessonCall, ok(lessonData({ is_watch: false })))
  backend.reply(playCall, refusal('请购买后观看'))
  await happen('error')
  await screen.see('这节课还没有解锁')
  await screen.see('购买课程 ¥199')
})

test('a lesson is said to play while it does', async () => {
  backendWith({ [lessonCall]: ok(lessonData()) })
  const screen = await open()
  await screen.see('1x')
  expect(row('大 O 的直觉').textContent).toContain('当前课时')
  await playTo(2)
  expect(row('大 O 的直觉').textContent).toContain('正在播放')
  await happen('pause')
  expect(row('大 O 的直觉').textContent).not.toContain('正在播放')
})

test('media without a length have a clock and no line', async () => {
  backendWith({ [lessonCall]: ok(lessonData()) })
  const screen = await open()
  await screen.see('1x')
  Object.defineProperty(video(), 'duration', { configurable: true, value: 600 })
  await happen('loadedmetadata', 0)
  expect(ofRole('slider')).toHaveLength(1)
  Object.defineProperty(video(), 'duration', { configurable: true, value: Infinity })
  await playTo(66)
  expect(ofRole('slider')).toHaveLength(0)
  expect(screen.text()).toContain('01:06')
  expect(screen.text()).not.toContain('01:06 /')
})

describe('a line that breaks', () => {
  const at125 = async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    await playTo(125)
    return { backend, screen }
  }
  const asked = ({ sentTo }: Awaited<ReturnType<typeof at125>>['backend']) => sentTo(playCall).length

  test('is fetched again at the same second, then the next line takes over, then all are waited for, then it says so', async () => {
    const { backend, screen } = await at125()
    await happen('error')
    expect(asked(backend)).toBe(2)
    await happen('loadedmetadata', 0)
    expect(video().src).toContain('HD')
    expect(video().currentTime).toBe(125)
    Object.defineProperty(video(), 'error', { configurable: true, value: { code: 2 } })
    await happen('error')
    await happen('loadedmetadata', 0)
    expect(video().src).toContain('LD')
    expect(video().currentTime).toBe(125)
    await happen('error')
    for (const [tries, waitMs] of [1_000, 3_000, 8_000, 20_000].entries()) {
      await screen.see('正在重新连接')
      expect(asked(backend)).toBe(2 + tries)
      await act(() => pass(waitMs))
      await settle()
      expect(asked(backend)).toBe(3 + tries)
      await happen('error')
      await happen('error')
    }
    await screen.see('视频放不出来')
    await screen.press('重试')
    await screen.see('1x')
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(125)
  })

  test('at one second only is passed over in growing steps; then it may be seen from the beginning', async () => {
    const { screen } = await at125()
    /** Opens, and gets no further. */
    const breakHere = async () => {
      await happen('loadedmetadata', 0)
      const { currentTime } = video()
      await happen('error')
      return currentTime
    }
    await happen('error')
    const tried: number[] = []
    while (!screen.text().includes('这一段放不出来')) tried.push(await breakHere())
    // The same anew, the other line; then further on, by both.
    expect(tried).toEqual([125, 125, 129, 129, 137, 137, 165, 165])
    expect(screen.text()).toContain('下一课')
    await screen.press('从头看')
    await screen.see('1x')
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(0)
  })

  test('at its beginning has nothing before it: it may be tried again', async () => {
    backendWith({ [lessonCall]: ok(lessonData()) })
    const screen = await open()
    await screen.see('1x')
    for (let tries = 0; !screen.text().includes('开头放不出来'); tries++) {
      if (tries > 20) throw new Error(`Tried for ever. On screen: ${screen.text()}`)
      await happen('loadedmetadata', 0)
      await happen('error', 0)
    }
    expect(screen.text()).not.toContain('从头看')
    expect(screen.text()).toContain('下一课')
    await screen.press('重试')
    await screen.see('1x')
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(0)
  })

  test('and goes on behind what cannot be played says that it has passed something over', async () => {
    const { screen } = await at125()
    const told = jest.spyOn(toaster, 'show')
    await happen('error')
    for (let time = 0; time < 2; time++) {
      await happen('loadedmetadata', 0)
      await happen('error')
    }
    await happen('loadedmetadata', 0)
    await playTo(129.2)
    await playTo(129.5)
    expect(told.mock.calls.filter(([words]) => words === '这一小段放不出来，已跳过')).toHaveLength(1)
    expect(screen.text()).not.toContain('放不出来')
    // Well again, it is left alone.
    const emptied = jest.spyOn(HTMLMediaElement.prototype, 'load')
    for (let sec = 130; sec < 140; sec++) await playTo(sec)
    expect(emptied).not.toHaveBeenCalled()
    expect(video().currentTime).toBe(139)
  })

  test('on a phone that calls itself online goes on by itself when the addresses come again', async () => {
    const { backend, screen } = await at125()
    backend.reply(playCall, noNetwork)
    await happen('error')
    await screen.see('网络恢复后接着放')
    expect(screen.find('重试')).toBeDefined()
    await act(() => pass(60_000))
    await screen.see('网络恢复后接着放')
    backend.reply(playCall, addresses('HD'))
    await act(() => pass(40_000))
    await screen.see('1x')
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(125)
  })

  test('twice at once breaks once', async () => {
    const { backend, screen } = await at125()
    const reply = held(addresses('HD', 'LD'))
    backend.reply(playCall, reply)
    const giveUp = async () => {
      const element = screen.find('重新连接')
      await act(async () => {
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    }
    Object.defineProperty(video(), 'readyState', { configurable: true, value: 1 })
    await happen('waiting')
    await pass(11_000)
    await screen.see('重新连接')
    await giveUp()
    reply.release()
    await settle(100)
    expect(video().src).toContain('HD')
  })

  test('while the headset says pause stays paused when it is whole again, and plays when it says so', async () => {
    const keys = new Map<string, MediaSessionActionHandler | null>()
    const setActionHandler = (name: string, handler: MediaSessionActionHandler | null) => keys.set(name, handler)
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } })
    Object.assign(globalThis, { MediaMetadata: class {} })
    const { backend } = await at125()
    const goOnAfter = async (...names: MediaSessionAction[]) => {
      const reply = held(addresses('HD', 'LD'))
      backend.reply(playCall, reply)
      await happen('error')
      for (const action of names) await act(async () => keys.get(action)?.({ action }))
      reply.release()
      await settle(100)
      const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockClear()
      await happen('loadedmetadata', 0)
      return play.mock.calls.length
    }
    expect(await goOnAfter('pause')).toBe(0)
    for (let sec = 125; sec < 135; sec++) await playTo(sec)
    expect(await goOnAfter('pause', 'play')).toBe(1)
    Reflect.deleteProperty(navigator, 'mediaSession')
  })

  test('there is no address at all', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [playCall]: addresses() })
    const screen = await open()
    await screen.see('这节课还没有视频')
    await screen.press('重试')
    await screen.see('这节课还没有视频')
    expect(backend.sentTo(playCall)).toHaveLength(2)
  })

  test('the server has one that nobody can read', async () => {
    const urls = [{ url: 'rtmp://media.example.com/1', format: 'rtmp', name: '默认' }]
    backendWith({ [lessonCall]: ok(lessonData()), [playCall]: ok({ urls }) })
    const screen = await open()
    await screen.see('视频地址读不出来')
    expect(screen.text()).toContain('请告诉老师')
    expect(screen.text()).not.toContain('这节课还没有视频')
  })

  test('the server says why', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData()), [playCall]: refusal('无法获取视频播放地址') })
    const screen = await open()
    await screen.see('无法获取视频播放地址')
    backend.reply(playCall, addresses('HD'))
    await screen.press('重试')
    await screen.see('1x')
  })
})

describe('a lesson that is not the learner’s', () => {
  /** Of calls that the server does not know. */
  afterEach(() => localStorage.clear())

  const closed = (lesson: object) => ok(lessonData({ is_watch: false }, { ...first, ...lesson }))

  test('is locked, with the ways in', async () => {
    const sale = { [saleCall]: refusal('参数错误') }
    const backend = backendWith({ [lessonCall]: closed({ is_ban_sell: 0, charge: 6 }), ...sale })
    const screen = await open({ pages: ['/pages/course/video?id=101'] })
    await screen.see('这节课还没有解锁')
    await screen.see('会员免费看，¥30 起')
    expect(screen.text()).toContain('购买课程 ¥199')
    await screen.see('只买这一课 ¥6')
    expect(screen.text()).toContain('均摊与最坏情况')
    expect(backend.sentTo(playCall)).toHaveLength(0)
    await screen.press('会员免费看，¥30 起')
    expect(navigation.pushed()).toEqual(['/pages/role/role'])
    // Whichever is bought, it goes on in this lesson.
    expect(boughtFrom.get({ type: 'plan', id: 1 })).toBe('courseVideo?id=101&course_id=3')
  })

  test('is not sold alone where the server has no such order, whatever its price', async () => {
    const sale = { [saleCall]: refusal('路由不存在', 404) }
    const backend = backendWith({ [lessonCall]: closed({ is_ban_sell: 0, charge: 6 }), ...sale })
    const screen = await open()
    await screen.see('购买课程 ¥199')
    await settle()
    expect(screen.text()).not.toContain('只买')
    expect(backend.sentTo(saleCall)).toHaveLength(1)
  })

  test('may be tried, up to the trial’s end', async () => {
    const backend = backendWith({ [lessonCall]: closed({ free_seconds: 60 }) })
    const screen = await open()
    await screen.see('试看 01:00')
    expect(backend.sentTo(playCall)[0]?.query).toEqual({ is_try: '1' })
    await playTo(59)
    expect(screen.text()).not.toContain('试看到这里')
    await playTo(60.1)
    await screen.see('试看到这里')
    expect(screen.text()).toContain('购买后从 01:00 接着看')
    expect(backend.sentTo(recordCall).at(-1)?.body).toEqual({ duration: 60 })
  })

  test('the end of its trial leaves full screen: what buys it stands on the page', async () => {
    backendWith({ [lessonCall]: closed({ free_seconds: 60 }) })
    const screen = await openLarge()
    await playTo(60.1)
    await screen.see('试看到这里')
    expect(isLarge()).toBe(false)
    // It may be tried once more, large again.
    await screen.press('再看一遍试看')
    await screen.see('1x')
    await screen.press('全屏')
    expect(isLarge()).toBe(true)
  })

  test('so does a next lesson that is locked', async () => {
    const nextCall = 'GET /api/v2/video/102'
    const locked = lessonWire(102, { title: '均摊与最坏情况', free_seconds: 0 })
    backendWith({
      [lessonCall]: ok(lessonData()),
      [nextCall]: ok(lessonData({ is_watch: false, videos: { 0: [first, locked] } }, locked)),
    })
    const screen = await openLarge()
    await screen.press('下一课')
    await screen.see('这节课还没有解锁')
    expect(isLarge()).toBe(false)
  })

  test.each([
    ['pay', '购买后就能看'],
    ['hidden', ''],
  ] as const)('a page of another site is not tried (%s selling)', async (selling, hint) => {
    const urls = [{ url: '<iframe src="https://player.example/1"></iframe>', format: 'iframe', name: '默认' }]
    backendWith({ [lessonCall]: closed({ free_seconds: 180 }), [playCall]: ok({ urls }) })
    const screen = await open({ selling })
    await screen.see('这节课不能试看')
    expect(screen.text()).toContain(hint)
    expect(screen.text()).not.toMatch(/还没有视频|重试/)
    expect(document.querySelector('iframe')).toBeNull()
    if (selling === 'hidden') expect(screen.text()).not.toContain('购买')
  })

  test('one that was bought alone goes on to the next one while the course is silent on whether it was bought, too', async () => {
    const videos = { 0: [first, lessonWire(102, { title: '均摊与最坏情况', free_seconds: 0 })] }
    backendWith({
      [lessonCall]: ok(lessonData({ videos, buy_videos: [101] })),
      'GET /api/v2/course/3': () => new Response('', { status: 429 }),
    })
    const screen = await open()
    await screen.see('1x')
    await happen('ended')
    await screen.see('下一课：均摊与最坏情况')
    expect(screen.text()).not.toContain('还没有解锁')
  })

  describe('a trial', () => {
    const openTrial = async (freeSec: number, durationSec: number, mediaSec: number, over: object = {}) => {
      const lesson = { ...first, duration: durationSec, free_seconds: freeSec }
      const backend = backendWith({ [lessonCall]: ok(lessonData({ is_watch: false, ...over }, lesson)) })
      const screen = await open()
      await screen.see('1x')
      Object.defineProperty(video(), 'duration', { configurable: true, value: mediaSec })
      return { backend, screen }
    }

    test('that is longer than the video ends as any video', async () => {
      const { backend, screen } = await openTrial(900, 600, 599.8)
      await playTo(599.6)
      await happen('ended')
      await screen.see('这一课看完了')
      expect(screen.text()).not.toContain('试看到这里')
      expect(backend.sentTo(recordCall).at(-1)?.body).toEqual({ duration: 600 })
    })

    test.each([
      ['is locked', 0, '下一课还没有解锁', 0],
      ['may be tried', 60, '下一课：均摊与最坏情况', 1],
    ])('that is the whole lesson: the next one, which %s', async (_, free_seconds, words, calls) => {
      const videos = { 0: [first, lessonWire(102, { title: '均摊与最坏情况', free_seconds })] }
      const { backend, screen } = await openTrial(600, 600, 600, { videos })
      const nextCall = 'GET /api/v2/video/102'
      backend.reply(nextCall, refusal('请购买课程'))
      await playTo(599.6)
      await happen('ended')
      await screen.see(words)
      for (let sec = 0; sec < 6; sec++) await pass(1_000)
      expect(backend.sentTo(nextCall)).toHaveLength(calls)
    })

    test('that is longer than a video whose length was typed in too short ends as any video', async () => {
      const { screen } = await openTrial(400, 30, 300)
      await playTo(299.8)
      await happen('ended')
      await screen.see('这一课看完了')
    })

    test('that is as long as the video ends as any video, though the picture goes on for a moment', async () => {
      const { screen } = await openTrial(600, 600, 600.4)
      await playTo(599.9)
      await playTo(600.1)
      await screen.see('这一课看完了')
    })

    test('of a video that nobody has measured ends as any video where that is well before its end', async () => {
      const { screen } = await openTrial(900, 0, 300)
      await playTo(299.8)
      await happen('ended')
      await screen.see('这一课看完了')
    })

    test.each([
      ['that the service itself cuts, a little early', 60, 600, 58],
      ['of a video that nobody has measured, cut by the service', 60, 0, 58],
      ['of a video whose length was typed in too short', 60, 40, 2_400],
    ])('%s is over', async (_, freeSec, durationSec, mediaSec) => {
      const { screen } = await openTrial(freeSec, durationSec, mediaSec)
      await playTo(5)
      await playTo(Math.min(mediaSec - 0.2, 60.1))
      if (mediaSec < 60) await happen('ended')
      await screen.see('试看到这里')
    })

    test('that was the whole video is not used up', async () => {
      const seen = { 101: { watch_seconds: 600, watched_at: '2026-03-01 10:00:00', updated_at: null } }
      const { screen } = await openTrial(600, 600, 600.4, { video_watched_progress: seen })
      expect(screen.text()).not.toContain('试看到这里')
    })

    test('is used up where the whole video was once watched with a right to it', async () => {
      const seen = { 101: { watch_seconds: 600, watched_at: '2026-03-01 10:00:00', updated_at: null } }
      const lesson = { ...first, free_seconds: 60 }
      backendWith({ [lessonCall]: ok(lessonData({ is_watch: false, video_watched_progress: seen }, lesson)) })
      const screen = await open()
      await screen.see('试看到这里')
    })
  })

  describe('a trial that is over', () => {
    const keys = new Map<string, MediaSessionActionHandler | null>()
    const pause = jest.fn()
    const exitPictureInPicture = jest.fn(async () => void Reflect.deleteProperty(document, 'pictureInPictureElement'))

    beforeEach(async () => {
      keys.clear()
      const setActionHandler = (name: string, handler: MediaSessionActionHandler | null) => keys.set(name, handler)
      Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } })
      Object.assign(globalThis, { MediaMetadata: class {} })
      Object.assign(HTMLMediaElement.prototype, { pause })
      Object.assign(document, { pictureInPictureEnabled: true, exitPictureInPicture })
      backendWith({ [lessonCall]: closed({ free_seconds: 60 }) })
      const screen = await open()
      await screen.see('试看 01:00')
      Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() })
      await playTo(60.1)
      await screen.see('试看到这里')
      pause.mockClear()
    })
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'mediaSession')
      Reflect.deleteProperty(document, 'pictureInPictureElement')
      Reflect.deleteProperty(document, 'pictureInPictureEnabled')
    })

    test('leaves the small window', () => expect(exitPictureInPicture).toHaveBeenCalledTimes(1))

    test('leaves it at the end of its media, too', async () => {
      exitPictureInPicture.mockClear()
      Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() })
      await happen('ended')
      expect(exitPictureInPicture).toHaveBeenCalledTimes(1)
    })

    test.each(['play', 'timeupdate', 'seeked'])('is stopped again, whatever made it %s', async (name) => {
      await happen(name, 10)
      expect(pause).toHaveBeenCalled()
    })

    test('is no picture book either', async () => {
      await happen('seeked', 300)
      expect(video().currentTime).toBe(60)
    })

    test('hears no key of a headset', async () => {
      const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
      await act(async () => keys.get('play')?.({ action: 'play' }))
      await act(async () => keys.get('seekto')?.({ action: 'seekto', seekTime: 5 }))
      expect(play).not.toHaveBeenCalled()
      expect(video().currentTime).toBe(60.1)
    })
  })

  test('a headset’s keys go the way of our controls', async () => {
    const keys = new Map<string, MediaSessionActionHandler | null>()
    const setActionHandler = (name: string, handler: MediaSessionActionHandler | null) => keys.set(name, handler)
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: { setActionHandler } })
    Object.assign(globalThis, { MediaMetadata: class {} })
    backendWith({ [lessonCall]: closed({ free_seconds: 60 }) })
    const screen = await open()
    await screen.see('试看 01:00')
    Object.defineProperty(video(), 'duration', { value: 600 })
    await act(async () => keys.get('seekto')?.({ action: 'seekto', seekTime: 300 }))
    // No further than the trial.
    expect(video().currentTime).toBe(60)
    Reflect.deleteProperty(navigator, 'mediaSession')
  })

  test('a trial that is used up offers the ways in at once, and the trial again', async () => {
    const used = { is_watch: false, video_watched_progress: watched(60) }
    backendWith({ [lessonCall]: ok(lessonData(used, { ...first, free_seconds: 60 })) })
    const screen = await open()
    await screen.see('试看到这里')
    await screen.press('再看一遍试看')
    await screen.see('1x')
    expect(screen.text()).not.toContain('试看到这里')
  })

  test('where selling is forbidden no price and no buy word shows', async () => {
    backendWith({ [lessonCall]: closed({ is_ban_sell: 0, charge: 6 }) })
    const screen = await open({ selling: 'hidden' })
    await screen.see('这节课还没有解锁')
    expect(screen.text()).not.toMatch(/¥|购买|只买|会员/)
  })
})

test('a lesson that is gone says so', async () => {
  backendWith({ [lessonCall]: refusal('资源不存在', 404) })
  const screen = await open()
  await screen.see('内容不见了')
})

/** A lesson plays from its copy, which stands in for this answer. */
async function playCopy(late: ReturnType<typeof held>) {
  const { queryKey } = courseQueries.lesson(101)
  const backend = backendWith({ [lessonCall]: ok(lessonData()) })
  const before = await open()
  await before.see('1x')
  const copy = queryClient.getQueryData(queryKey)
  backend.reply(lessonCall, late)
  const screen = await open()
  await act(async () => void queryClient.setQueryData(queryKey, copy, { updatedAt: 0 }))
  await screen.see(course.title)
  await screen.see('1x')
  late.release()
  return screen
}

test('a lesson that is gone, which its copy has stood in for, leaves nothing of it on screen', async () => {
  const screen = await playCopy(held(refusal('资源不存在', 404)))
  await screen.see('这节课不见了')
  await settle()
  expect(screen.text()).not.toContain(course.title)
  expect(screen.text()).not.toContain('下一课')
})

test('a lesson that plays from its copy plays on when the server only fails', async () => {
  const screen = await playCopy(held(refusal('访问的人太多')))
  await settle()
  expect(queryClient.getQueryState(courseQueries.lesson(101).queryKey)?.status).toBe('error')
  await screen.see('1x')
  await screen.see('下一课')
})

test('a lesson that is gone leads to its course, if the address names it; so does another lesson of it', async () => {
  const gone = refusal('资源不存在', 404)
  const backend = backendWith({ [lessonCall]: gone, 'GET /api/v2/video/102': gone })
  const screen = await open({ params: { id: '101', course_id: '3' } })
  await screen.see('这节课不见了')
  await screen.press('看这门课')
  expect(navigation.top()).toBe('/pages/course/show?id=3')

  backend.reply(lessonCall, ok(lessonData()))
  const other = await open({ params: { id: '101', course_id: '3' } })
  await other.see(second.title)
  await act(async () => row(second.title).click())
  await other.see('这节课不见了')
})

test.each(['评论', '笔记'])('a next lesson that is gone says so although %s was open', async (tab) => {
  backendWith({ [lessonCall]: ok(lessonData()), 'GET /api/v2/video/102': refusal('资源不存在', 404) })
  const screen = await open({ params: { id: '101', course_id: '3' } })
  await screen.see(second.title)
  await screen.press(tab)
  await screen.press('下一课')
  await screen.see('这节课不见了')
  expect(screen.find('看这门课')?.closest('.away')).toBeNull()
})

describe('a finished lesson that is watched again', () => {
  const finished = { 101: { watch_seconds: 600, watched_at: '2024-05-02 10:00:00', updated_at: '2024-05-02 10:00:00' } }
  const openFinished = async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData({ video_watched_progress: finished })) })
    const screen = await open()
    await screen.see('1x')
    await happen('loadedmetadata', 0)
    return { backend, screen }
  }

  it('is found where it was left, and the server hears nothing', async () => {
    const { screen, backend } = await openFinished()
    expect(video().currentTime).toBe(0)
    await playTo(300)
    await playTo(120)
    screen.close()
    await openFinished()
    expect(video().currentTime).toBe(117)
    expect(backend.sentTo(recordCall)).toHaveLength(0)
  })

  it('is found where it was left, also where the server had not heard of its end yet', async () => {
    const report = held(ok())
    backendWith({ [lessonCall]: ok(lessonData()), [recordCall]: report })
    const screen = await open()
    await screen.see('1x')
    await happen('ended', 599.6)
    await screen.press('取消')
    await screen.press('再看一遍')
    await happen('loadedmetadata', 0)
    await playTo(300)
    await playTo(120)
    report.release()
    await settle()
    screen.close()
    await openFinished()
    expect(video().currentTime).toBe(117)
  })

  it('begins anew after its end, also without a network', async () => {
    backendWith({ [lessonCall]: ok(lessonData()), [recordCall]: noNetwork })
    const screen = await open()
    await screen.see('1x')
    await happen('ended', 599.6)
    screen.close()
    const again = await open()
    await again.see('1x')
    await happen('loadedmetadata', 0)
    expect(video().currentTime).toBe(0)
  })

  it('begins anew after its end', async () => {
    const { screen } = await openFinished()
    await playTo(599.6)
    await happen('ended')
    screen.close()
    await openFinished()
    expect(video().currentTime).toBe(0)
  })
})

describe('opened to go on with the course', () => {
  const finished = { 101: { watch_seconds: 600, watched_at: '2024-05-02 10:00:00', updated_at: '2024-05-02 10:00:00' } }

  it('a finished lesson gives way to the next one: it does not play, and was not visited', async () => {
    const visitCall = 'POST /addons/templateOne/api/v1/history/record'
    const backend = backendWith({
      [lessonCall]: ok(lessonData({ video_watched_progress: finished })),
      'GET /api/v2/video/102': ok(lessonData({ video: second, video_watched_progress: finished })),
      'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/102/playinfo': addresses('HD'),
      [visitCall]: ok(),
    })
    const screen = await open({
      params: { id: '101', course_id: '3', after: '1' },
      pages: ['/pages/course/video?id=101&course_id=3&after=1'],
      addons: ['TemplateOne'],
    })
    await screen.see('1x')
    expect(navigation.top()).toBe('/pages/course/video?id=102&course_id=3')
    expect(backend.sentTo(playCall)).toHaveLength(0)
    expect(backend.sentTo('GET /api/v2/video/101/comments')).toHaveLength(0)
    expect(backend.sentTo(visitCall).map(({ body }) => body)).toEqual([{ type: 'video', id: 102, title: second.title }])
  })

  it('so does one that was bought alone, and later with its whole course, of which the server says it last', async () => {
    const over = { video_watched_progress: finished, buy_videos: [101] }
    const courseReply = held(ok(detailWire({ course, videos: { 0: [first, second] }, isBuy: true })))
    const backend = backendWith({
      [lessonCall]: ok(lessonData(over)),
      'GET /api/v2/course/3': courseReply,
      'GET /api/v2/video/102': ok(lessonData({ ...over, video: second })),
      'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/102/playinfo': addresses('HD'),
    })
    const screen = await open({
      params: { id: '101', course_id: '3', after: '1' },
      pages: ['/pages/course/video?id=101&course_id=3&after=1'],
    })
    await settle(100)
    courseReply.release()
    await screen.see('1x')
    expect(navigation.top()).toBe('/pages/course/video?id=102&course_id=3')
    expect(backend.sentTo(playCall)).toHaveLength(0)
  })

  it('one that was bought alone begins where its course is silent', async () => {
    const over = { video_watched_progress: finished, buy_videos: [101] }
    const courseReply = held(refusal('错误'))
    const backend = backendWith({ [lessonCall]: ok(lessonData(over)), 'GET /api/v2/course/3': courseReply })
    const screen = await open({ params: { id: '101', course_id: '3', after: '1' } })
    await pass(2_000)
    expect(backend.sentTo(playCall)).toHaveLength(0)
    await pass(1_500)
    await screen.see('1x')
    expect(backend.sentTo(playCall)).toHaveLength(1)
  })

  it('a lesson that was taken down gives way, too, and says so', async () => {
    backendWith({
      [lessonCall]: refusal('资源不存在', 404),
      'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [second] }, isBuy: true })),
      'GET /api/v2/video/102': ok(lessonData({ video: second, videos: { 0: [second] } })),
      'GET /api/v2/video/102/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/102/playinfo': addresses('HD'),
    })
    const told = jest.spyOn(toaster, 'show')
    const screen = await open({
      params: { id: '101', course_id: '3', after: '1' },
      pages: ['/pages/course/video?id=101&course_id=3&after=1'],
    })
    await screen.see('1x')
    expect(navigation.top()).toBe('/pages/course/video?id=102&course_id=3')
    expect(told.mock.calls.map(([text]) => text)).toContain('上次那一课已下架，接着看这一课')
  })

  it('what is gone is not led back to, nor to what only the copy of the course still lists', async () => {
    const third = lessonWire(103, { title: '递归' })
    const courseWith = (...lessons: object[]) =>
      ok(detailWire({ course, videos: { 0: lessons }, isBuy: true, videoWatchedProgress: watched(30) }))
    const courseReply = held(courseWith(first, third))
    const backend = backendWith({
      'GET /api/v2/course/3': courseWith(first, second, third),
      [lessonCall]: ok(lessonData()),
      'GET /api/v2/video/103': ok(lessonData({ video: third, videos: { 0: [third] } })),
      'GET /api/v2/video/103/comments': ok({ comments: [], users: [] }),
      'GET /api/v2/video/103/playinfo': addresses('HD'),
    })
    await (await open()).see('1x')
    const { queryKey } = courseQueries.detail(3)
    const copy = queryClient.getQueryData(queryKey)
    expect(copy).toBeDefined()
    backend.reply('GET /api/v2/course/3', courseReply)
    backend.reply(lessonCall, refusal('资源不存在', 404))
    const screen = await open({
      params: { id: '101', course_id: '3', after: '1' },
      pages: ['/pages/course/video?id=101&course_id=3&after=1'],
    })
    await pass(6_000)
    await screen.see('这节课不见了')
    await act(async () => void queryClient.setQueryData(queryKey, copy, { updatedAt: 0 }))
    await settle(100)
    expect(navigation.top()).toContain('id=101')
    courseReply.release()
    await screen.see('1x')
    expect(navigation.top()).toBe('/pages/course/video?id=103&course_id=3')
    expect(backend.sentTo(lessonCall)).toHaveLength(2)
  })

  it.each([
    ['whose course is finished', { video_watched_progress: finished, videoWatchedProgress: { 102: finished[101] } }],
    ['whose course has no other', { videos: [] }],
  ])('one that was taken down, %s, leads to the course', async (_, over) => {
    backendWith({
      [lessonCall]: refusal('资源不存在', 404),
      'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [second] }, isBuy: true, ...over })),
    })
    const screen = await open({ params: { id: '101', course_id: '3', after: '1' } })
    await screen.see('看这门课')
    await settle()
    expect(screen.text()).toContain('这节课不见了')
  })

  it.each<[string, object, object, ReturnType<typeof ok>?]>([
    ['a lesson that is not finished', watched(30), {}],
    ['the last lesson of a finished course', { ...finished, 102: finished[101] }, {}],
    ['a finished lesson whose next one is locked', finished, { is_watch: false }],
    ['a finished lesson that was bought alone', finished, { buy_videos: [101] }],
    ['one whose course does not answer', finished, { buy_videos: [101] }, refusal('错误')],
  ])(
    '%s stays',
    async (_, progress, over, courseReply = ok(detailWire({ course, videos: { 0: [first, second] } }))) => {
      backendWith({
        [lessonCall]: ok(lessonData({ video_watched_progress: progress, ...over })),
        'GET /api/v2/course/3': courseReply,
      })
      await open({
        params: { id: '101', course_id: '3', after: '1' },
        pages: ['/pages/course/video?id=101&course_id=3&after=1'],
      })
      await until(() => navigation.top() === '/pages/course/video?id=101&course_id=3')
    },
  )

  it('a lesson that is finished only now is not left before its end has been seen', async () => {
    const backend = backendWith({ [lessonCall]: ok(lessonData({ video_watched_progress: watched(590) })) })
    await open({
      params: { id: '101', course_id: '3', after: '1' },
      pages: ['/pages/course/video?id=101&course_id=3&after=1'],
    })
    await settle()
    await happen('loadedmetadata', 0)
    await playTo(600)
    await happen('pause')
    expect(backend.sentTo(recordCall).at(-1)?.body).toEqual({ duration: 600 })
    await settle()
    expect(navigation.top()).toBe('/pages/course/video?id=101&course_id=3')
  })
})
