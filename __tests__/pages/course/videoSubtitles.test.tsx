// First: the budget of calls takes the clock that it finds.
import { pass } from '../../setup/clock'

import Taro from '@tarojs/taro'
import { act, useEffect, useState } from 'react'

import type { LessonDetail } from '@/api/course'
import { subtitleEnv } from '@/config/subtitles'
import { useSubtitles } from '@/features/course/lesson/subtitles/useSubtitles'
import Video from '@/pages/course/video'
import { downloader } from '@/platform/download'

import { aCourseDetail, aLesson, courseWire, detailWire, lessonWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { named, press, settle, type } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const attachCall = 'GET /api/v3/course/3/attach/9'
const course = { ...courseWire(3, { title: '数据结构与算法', charge: 199 }), render_desc: '' }
const first = lessonWire(101, { title: '大 O 的直觉', duration: 600 })
const file = {
  id: 9,
  name: '大 O 的直觉',
  size: 900,
  extension: 'vtt',
}
const vtt = `WEBVTT

00:01.000 --> 00:04.000
先看最慢的一项

00:10.000 --> 00:14.000
常数不算`

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text)).buffer
const download = jest.spyOn(downloader, 'bytes')

interface Options {
  attach?: object[]
  canWatch?: boolean
  lesson?: object
  /** The lesson after it. */
  next?: object[]
  /** What is played. */
  source?: { url: string; format: string }
  more?: ScreenOptions
}

const mp4 = { url: 'https://media.example.com/101.mp4', format: 'mp4' }
const stream = { url: 'https://media.example.com/101/index.m3u8?sign=1', format: 'm3u8' }

async function open({
  attach = [file],
  canWatch = true,
  lesson = {},
  next = [],
  source = mp4,
  more = {},
}: Options = {}) {
  const shownLesson = { ...first, ...lesson }
  const backend = fakeBackend({
    'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [shownLesson, ...next] }, attach, isBuy: canWatch })),
    'GET /api/v2/roles': ok([]),
    'GET /api/v2/video/101': ok({
      video: shownLesson,
      videos: { 0: [shownLesson, ...next] },
      chapters: [],
      course,
      is_watch: canWatch,
      video_watched_progress: [],
      buy_videos: [],
    }),
    'GET /api/v2/video/101/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/video/101/playinfo': ok({
      urls: [{ ...source, name: 'HD' }],
    }),
    'POST /api/v2/video/101/record': ok(),
    [attachCall]: ok({ download_url: 'https://api.example.com/api/v3/course/attach-download?sign=1' }),
  })
  const screen = await openScreen(Video, { params: { id: '101' }, user: aMember(), ...more })
  await screen.see('目录')
  await settle(100)
  return { screen, backend }
}

const video = () => document.querySelector('video')
async function playTo(sec: number): Promise<void> {
  const element = video()
  if (!element) throw new Error('There is no video')
  await act(async () => {
    element.currentTime = sec
    element.dispatchEvent(new Event('timeupdate'))
  })
  await settle()
}
const switchOn = async (size = '中') => {
  await press('字幕 关')
  await act(async () =>
    named('字幕大小')[0]
      ?.querySelectorAll<HTMLElement>('[role=menuitemradio]')
      .forEach((one) => one.textContent === size && one.click()),
  )
  await settle(100)
}

beforeEach(async () => {
  await pass(60_000)
  Taro.clearStorageSync()
  subtitleEnv.urlPattern = ''
  download.mockReset().mockResolvedValue(bytesOf(vtt))
  Object.assign(URL, { createObjectURL: () => 'blob:track', revokeObjectURL: () => undefined })
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => ({ mode: 'disabled' }) })
  const textTracks = () => Object.assign(new EventTarget(), { length: 0 })
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: textTracks })
  Object.assign(HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause: () => undefined,
    load: () => undefined,
    canPlayType: () => 'maybe',
  })
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 })
})

test('nothing is asked for before they are switched on; then they show, and stay on', async () => {
  const { screen, backend } = await open()
  await playTo(2)
  expect(backend.sentTo(attachCall)).toEqual([])
  await switchOn()
  await screen.see('先看最慢的一项')
  await playTo(5)
  expect(screen.text()).not.toContain('先看最慢的一项')
  expect(video()?.querySelector('track')?.src).toBe('blob:track')

  const again = await open()
  await playTo(11)
  await again.screen.see('常数不算')
  // The address of an attachment is one of few: what is on the device is not fetched again.
  expect(again.backend.sentTo(attachCall)).toEqual([])
  expect(download).toHaveBeenCalledTimes(1)
})

test('a line pressed before it is known whose kept place this is: the lesson begins at the line', async () => {
  Taro.setStorageSync('place:7:101', 300)
  const { screen } = await open({ more: { user: undefined, isLogin: true } })
  await press('文稿')
  await screen.see('常数不算')
  await press('00:10 常数不算')
  expect(video()?.getAttribute('src')).toBeNull()
  await pass(8_000)
  await act(async () => void video()?.dispatchEvent(new Event('loadedmetadata')))
  expect(video()?.currentTime).toBe(10)
})

test('size and ground are the learner’s, and are remembered', async () => {
  const { screen } = await open()
  await switchOn('大')
  await press('字幕 大')
  await press('字幕 大')
  await screen.see('黑底')
  await screen.press('黑底')
  expect(JSON.parse(localStorage.getItem('player:subtitles') ?? '')).toEqual({
    data: { isOn: true, size: 'large', ground: 'black' },
  })
  expect(video()?.querySelector('track')).not.toBeNull()
  await act(async () => named('字幕大小')[0]?.querySelector<HTMLElement>('[role=menuitemradio]')?.click())
  await playTo(2)
  expect(screen.text()).not.toContain('先看最慢的一项')
  expect(video()?.querySelector('track')).toBeNull()
})

test('the transcript: searched, and a press leads there', async () => {
  const { screen } = await open()
  await press('文稿')
  await screen.see('常数不算')
  await type('在文稿里找', '没有的')
  await screen.see('没有找到')
  await type('在文稿里找', '常数')
  expect(screen.text()).not.toContain('先看最慢的一项')
  await press('00:10 常数不算')
  expect(video()?.currentTime).toBe(10)
})

test('the transcript follows the picture, until the learner scrolls it, by whatever means', async () => {
  const { screen } = await open({ next: [lessonWire(102, { title: '均摊与最坏情况' })] })
  const paragraphPx = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.id === 'cue-1' ? 300 : 0
  })
  await press('文稿')
  await screen.see('常数不算')
  const box = document.querySelector('[role=region][aria-label=文稿]')
  if (!box) throw new Error('There is no transcript')
  const scrolls = () => act(async () => void box.dispatchEvent(new Event('scroll')))
  await playTo(2)
  await scrolls()
  await playTo(11)
  await scrolls()
  expect(box.scrollTop).toBe(300)
  expect(screen.find('回到正在播放的地方')).toBeUndefined()
  box.scrollTop = 500
  await scrolls()
  await screen.see('回到正在播放的地方')
  await playTo(2)
  expect(box.scrollTop).toBe(500)
  await screen.press('回到正在播放的地方')
  expect(box.scrollTop).toBe(0)
  paragraphPx.mockRestore()
})

test('a search in the transcript is not taken away by the next lesson', async () => {
  const { screen } = await open({ next: [lessonWire(102, { title: '均摊与最坏情况' })] })
  await press('文稿')
  await screen.see('常数不算')
  await type('在文稿里找', '常数')
  await act(async () => video()?.dispatchEvent(new Event('ended')))
  await settle()
  expect(screen.text()).toContain('这一课看完了')
  expect(screen.text()).not.toContain('秒后播放')
})

test('a lesson without any says nothing of them', async () => {
  const { screen } = await open({ attach: [{ ...file, name: '均摊' }] })
  expect(screen.find('文稿')).toBeUndefined()
  expect(named('字幕')).toEqual([])
})

test('who may not have the files is not asked for them', async () => {
  await open({ canWatch: false, lesson: { free_seconds: 60 } })
  await playTo(2)
  expect(named('字幕')).toEqual([])
})

test('what does not come is said, and tried again', async () => {
  download.mockRejectedValueOnce(new TypeError('network'))
  const { screen } = await open()
  await switchOn()
  expect(shown('error')).toEqual(['字幕没有加载出来'])
  await press('文稿')
  await screen.see('字幕没有加载出来')
  await screen.press('重试')
  await screen.see('常数不算')
})

test('an operator’s pattern: its file is asked for anew, and the kept one stands in for it', async () => {
  subtitleEnv.urlPattern = 'https://cdn.example.com/{course}/{lesson}.vtt'
  await open({ attach: [] })
  await switchOn()
  expect(download).toHaveBeenLastCalledWith('https://cdn.example.com/3/101.vtt')
  download.mockReset().mockRejectedValue(new TypeError('network'))
  const { screen } = await open({ attach: [] })
  await playTo(2)
  await screen.see('先看最慢的一项')
  expect(download).toHaveBeenCalledTimes(1)
})

test('a lesson that the pattern has no file for says so, to whoever asks', async () => {
  subtitleEnv.urlPattern = 'https://cdn.example.com/{course}/{lesson}.vtt'
  download.mockResolvedValue(null)
  await open({ attach: [] })
  await switchOn()
  expect(shown()).toContain('这节课没有字幕')
  const { screen } = await open({ attach: [] })
  await press('文稿')
  await screen.see('这节课没有字幕')
})

/** What the stream's server has: by the last parts of the address. */
const served = (files: Record<string, string | undefined>) =>
  download.mockImplementation(async (url) => {
    const [, text] = Object.entries(files).find(([name]) => url.includes(name)) ?? []
    if (text === undefined) throw new TypeError('network')
    return bytesOf(text)
  })
const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="中文",LANGUAGE="zh",URI="zh/list.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=60000,SUBTITLES="s"
video.m3u8`
const list = `#EXTM3U
#EXTINF:8,
0.vtt
#EXTINF:8,
1.vtt
#EXT-X-ENDLIST`
const mark = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000'
const pieces = {
  '0.vtt': `WEBVTT\n${mark}\n\n00:01.000 --> 00:04.000\n流里的第一句`,
  '1.vtt': `WEBVTT\n${mark}\n\n00:10.000 --> 00:14.000\n流里的第二句`,
}
const asked = (part: string) => download.mock.calls.filter(([url]) => url.includes(part)).length

test('a stream that carries them: found once it plays, and its pieces come when they are wanted', async () => {
  served({ 'index.m3u8': master, 'zh/list.m3u8': list, ...pieces })
  const { screen } = await open({ attach: [], source: stream })
  expect(named('字幕')).toEqual([])
  await playTo(2)
  await settle(100)
  expect(download.mock.calls).toEqual([[stream.url]])
  await switchOn()
  await screen.see('流里的第一句')
  await playTo(11)
  await screen.see('流里的第二句')
  await press('文稿')
  await screen.see('00:10')
  expect(asked('.vtt')).toBe(2)
})

test('a stream’s piece that does not come leaves the others; what was kept whole stands in for all', async () => {
  served({ 'index.m3u8': master, 'zh/list.m3u8': list, '1.vtt': pieces['1.vtt'] })
  const broken = await open({ attach: [], source: stream })
  await playTo(2)
  await switchOn()
  expect(broken.screen.text()).not.toContain('流里的第一句')
  await playTo(11)
  await broken.screen.see('流里的第二句')
  served({ 'index.m3u8': master, 'zh/list.m3u8': list, ...pieces })
  await open({ attach: [], source: stream })
  await playTo(2)
  served({ 'index.m3u8': master })
  const { screen } = await open({ attach: [], source: stream })
  await playTo(3)
  await screen.see('流里的第一句')
})

test('an expired list of subtitles is found again at a fresh address', async () => {
  let isExpired = true
  download.mockImplementation(async (url) => {
    if (url === stream.url) return bytesOf(master)
    if (url.includes('list.m3u8') && isExpired) {
      isExpired = false
      return null
    }
    return bytesOf(url.includes('list.m3u8') ? list : url.includes('0.vtt') ? pieces['0.vtt'] : pieces['1.vtt'])
  })
  const { screen, backend } = await open({ attach: [], source: stream })
  await playTo(2)
  await switchOn()
  await screen.see('流里的第一句')
  expect(backend.sentTo('GET /api/v2/video/101/playinfo')).toHaveLength(2)
})

describe('what did not come is asked for again', () => {
  const whole = { 'index.m3u8': master, 'zh/list.m3u8': list, ...pieces }

  test('the list of a stream, after ever longer waits, a few times', async () => {
    served({})
    await open({ attach: [], source: stream })
    await playTo(2)
    expect(named('字幕')).toEqual([])
    await pass(10_000)
    const before = asked('index.m3u8')
    expect(before).toBeGreaterThan(1)
    served(whole)
    await pass(40_000)
    expect(named('字幕')).not.toEqual([])

    served({})
    download.mockClear()
    const other = await open({ attach: [], source: { ...stream, url: stream.url.replace('/101/', '/other/') } })
    await playTo(2)
    await pass(3_600_000)
    expect(asked('index.m3u8')).toBe(5)
    other.screen.close()
  })

  test('a piece, while the others show; and it is then stored with them', async () => {
    served({ ...whole, '0.vtt': undefined })
    const { screen } = await open({ attach: [], source: stream })
    await playTo(11)
    await switchOn()
    await screen.see('流里的第二句')
    served(whole)
    await pass(3_000)
    await playTo(2)
    await screen.see('流里的第一句')
    expect(asked('1.vtt')).toBe(1)
    screen.close()

    served({ 'index.m3u8': master })
    const again = await open({ attach: [], source: stream })
    await playTo(3)
    await again.screen.see('流里的第一句')
  })

  test('a piece, once the network is back, however long that took', async () => {
    served({ ...whole, '0.vtt': undefined })
    const { screen } = await open({ attach: [], source: stream })
    await playTo(2)
    await switchOn()
    await pass(3_600_000)
    expect(asked('0.vtt')).toBe(5)
    served(whole)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await screen.see('流里的第一句')
  })

  test('everything, if nothing came', async () => {
    served({ 'index.m3u8': master, 'zh/list.m3u8': list })
    const { screen } = await open({ attach: [], source: stream })
    await playTo(2)
    await switchOn()
    expect(shown()).toContain('字幕没有加载出来')
    served(whole)
    await pass(3_000)
    await screen.see('流里的第一句')
  })

  test('what has come is silent and the rest is missing: that is no lesson without subtitles', async () => {
    served({ ...whole, '0.vtt': 'WEBVTT', '1.vtt': undefined })
    const { screen } = await open({ attach: [], source: stream })
    await playTo(2)
    await switchOn()
    expect(shown()).toContain('字幕没有加载出来')
    served({ ...whole, '0.vtt': 'WEBVTT' })
    await pass(3_000)
    await playTo(11)
    await screen.see('流里的第二句')
  })

  test('and what the device has whole shows meanwhile', async () => {
    served(whole)
    const first = await open({ attach: [], source: stream })
    await playTo(2)
    await switchOn()
    await first.screen.see('流里的第一句')
    first.screen.close()
    served({ ...whole, '0.vtt': undefined })
    const { screen } = await open({ attach: [], source: stream })
    await playTo(3)
    await screen.see('流里的第一句')
  })
})

test('another line has its own subtitles, and a fresh address of the same line the same', async () => {
  const others = {
    '0.vtt': pieces['0.vtt'].replace('流里', '另一条'),
    '1.vtt': pieces['1.vtt'].replace('流里', '另一条'),
  }
  served({
    'a/index.m3u8': master,
    'b/index.m3u8': master,
    'list.m3u8': list,
    'a/zh/0.vtt': pieces['0.vtt'],
    'a/zh/1.vtt': pieces['1.vtt'],
    'b/zh/0.vtt': others['0.vtt'],
    'b/zh/1.vtt': others['1.vtt'],
  })
  const line = (name: string, sign: number) => `https://media.example.com/${name}/index.m3u8?sign=${sign}`
  const detail: LessonDetail = { ...aCourseDetail(), lesson: aLesson(101), canWatch: true }
  let change: (url: string) => void = () => undefined
  const screen = await openScreen(
    function Lesson() {
      const [streamUrl, setStreamUrl] = useState(line('a', 1))
      change = setStreamUrl
      const { position, subtitles } = useSubtitles({
        detail,
        title: '',
        course: undefined,
        streamUrl,
        isTranscriptOpen: true,
      })
      useEffect(() => position.setState({ sec: 2 }), [position])
      return <>{subtitles?.vtt}</>
    },
    { user: aMember() },
  )
  await screen.see('流里的第一句')
  await act(async () => change(line('a', 2)))
  await settle(100)
  expect([screen.text().includes('流里的第一句'), asked('0.vtt')]).toEqual([true, 1])
  // Signed in the path: while it is asked, what the reader has stays.
  const fresh = line('a/signed', 1)
  download.mockImplementationOnce(() => new Promise(() => undefined))
  await act(async () => change(fresh))
  await settle(100)
  expect(screen.text()).toContain('流里的第一句')
  await act(async () => change(line('b', 1)))
  await screen.see('另一条的第一句')
  expect(screen.text()).not.toContain('流里')
})

test('a stream without any, or that no script may read: no button, no word', async () => {
  served({ 'index.m3u8': master.replace(/.*TYPE=SUBTITLES.*/, '') })
  await open({ attach: [], source: stream })
  await playTo(2)
  await settle(100)
  expect(named('字幕')).toEqual([])
  served({})
  await open({ attach: [], source: stream })
  await playTo(2)
  await settle(100)
  expect(named('字幕')).toEqual([])
  expect(shown()).toEqual([])
})
