// First: the budget of calls takes the clock that it finds.
import { pass } from '../../setup/clock'

import Taro from '@tarojs/taro'
import { act } from 'react'

import { isOfLesson, notesOf } from '@/features/shared/notes/store'
import Video from '@/pages/course/video'
import { stills } from '@/platform/stills'

import { courseWire, detailWire, lessonWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok } from '../../setup/backend'
import { control, named, press, settle, type, typed } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const course = { ...courseWire(3, { title: '数据结构与算法', charge: 199 }), render_desc: '' }
const first = lessonWire(101, { title: '大 O 的直觉', duration: 600 })
const second = lessonWire(102, { title: '均摊与最坏情况', duration: 600 })
const watched = (sec: number) => ({ 101: { watch_seconds: sec, watched_at: null, updated_at: null } })

type Replies = Parameters<typeof fakeBackend>[0]

async function open(over: object = {}, lesson: object = {}, options: ScreenOptions = {}, replies: Replies = {}) {
  const shownLesson = { ...first, ...lesson }
  const data = (video: object) => ({
    video,
    videos: { 0: [shownLesson, second] },
    chapters: [],
    course,
    is_watch: true,
    video_watched_progress: [],
    buy_videos: [],
    ...over,
  })
  const backend = fakeBackend({
    'GET /api/v2/course/3': ok(detailWire({ course, videos: { 0: [shownLesson, second] } })),
    'GET /api/v2/roles': ok([]),
    ...Object.fromEntries(
      [shownLesson, second].flatMap((video) => [
        [`GET /api/v2/video/${video.id}`, ok(data(video))],
        [`GET /api/v2/video/${video.id}/comments`, ok({ comments: [], users: [] })],
        [
          `GET /api/v2/video/${video.id}/playinfo`,
          ok({ urls: [{ url: `https://media.example.com/${video.id}.mp4`, format: 'mp4', name: 'HD' }] }),
        ],
        [`POST /api/v2/video/${video.id}/record`, ok()],
      ]),
    ),
    ...replies,
  })
  const screen = await openScreen(Video, { params: { id: '101' }, user: aMember(), ...options })
  await screen.see('目录')
  return { screen, backend }
}

function video(): HTMLVideoElement {
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video')
  return element
}
async function happen(name: string, sec: number): Promise<void> {
  await act(async () => {
    video().currentTime = sec
    video().dispatchEvent(new Event(name))
  })
  await settle()
}
const playTo = (sec: number) => happen('timeupdate', sec)
const kept = () =>
  notesOf(7)
    .all()
    .filter(isOfLesson)
    .map(({ text, sec }) => [text, sec])
const openNotes = async () => {
  await press('笔记')
  await settle(50)
}
const write = (text: string, sec: number, lessonId = 101) =>
  notesOf(7).add({ courseId: 3, courseTitle: course.title, lessonId, lessonTitle: `第 ${lessonId} 课`, sec }, text)

const pause = jest.fn()
beforeEach(async () => {
  await pass(60_000)
  Taro.clearStorageSync()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  pause.mockReset()
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause, load: () => undefined })
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 })
})
afterEach(() => jest.restoreAllMocks())

test('a note belongs to the second at which it was begun, and the lesson plays on', async () => {
  const { screen } = await open()
  await playTo(65)
  await openNotes()
  await screen.see('还没有笔记')
  await type('笔记内容', '只看')
  await playTo(72)
  await type('笔记内容', '只看增长最快的一项')
  await screen.see('记在 01:05')
  await press('保存')
  await settle()
  expect(kept()).toEqual([['只看增长最快的一项', 65]])
  expect(screen.text()).toContain('只看增长最快的一项')
  expect(await typed('笔记内容')).toBe('')
  expect(pause).not.toHaveBeenCalled()
  expect(shown()).toContain('笔记已保存')
})

test('the second can be brought up to where the lesson is', async () => {
  const { screen } = await open()
  await playTo(65)
  await openNotes()
  await type('笔记内容', '这里')
  await playTo(80)
  await press('改到现在')
  await screen.see('记在 01:20')
})

test('what was typed and not saved is still there after a kill', async () => {
  await open()
  await playTo(65)
  await openNotes()
  await type('笔记内容', '写了一半')
  const { screen } = await open()
  await openNotes()
  expect(await typed('笔记内容')).toBe('写了一半')
  await screen.see('记在 01:05')
})

test('the time of a note leads there', async () => {
  write('后面', 300)
  write('前面', 12)
  const { screen } = await open()
  await playTo(65)
  await openNotes()
  await screen.see('后面')
  expect(named('跳到').map((time) => time.textContent)).toEqual(['00:12', '05:00'])
  await press('跳到 05:00')
  expect(video().currentTime).toBe(300)
})

describe('the next lesson does not begin over', () => {
  const focus = async () => {
    const field = document.querySelector('textarea')
    await act(async () => field?.focus())
    expect(document.activeElement).toBe(field)
  }
  const countDown = async () => {
    for (let sec = 0; sec < 6; sec++) await act(() => pass(1_000))
  }

  test.each<[string, () => Promise<void>]>([
    ['the field of a note', focus],
    ['a note that is begun', () => type('笔记内容', '写到一')],
  ])('%s', async (_, begin) => {
    const { screen } = await open()
    await openNotes()
    await happen('ended', 599.6)
    await screen.see('下一课：均摊与最坏情况')
    await begin()
    await countDown()
    await screen.see('这一课看完了')
    expect(video().src).toBe('https://media.example.com/101.mp4')
  })

  test('a note that was begun before the end; it begins once asked for', async () => {
    const { screen } = await open()
    await openNotes()
    await type('笔记内容', '写到一')
    await happen('ended', 599.6)
    expect(screen.text()).not.toContain('秒后播放')
    await press('下一课')
    await happen('loadedmetadata', 0)
    expect(video().src).toBe('https://media.example.com/102.mp4')
  })

  test('a sheet on the page', async () => {
    const { screen } = await open()
    await press('评论')
    await settle(50)
    await happen('ended', 599.6)
    await screen.press('说说你的想法')
    await countDown()
    await screen.see('这一课看完了')
  })

  test('but begins over a note that is saved', async () => {
    await open()
    await openNotes()
    await type('笔记内容', '写完了')
    await press('保存')
    await happen('ended', 599.6)
    await countDown()
    await happen('loadedmetadata', 0)
    expect(video().src).toBe('https://media.example.com/102.mp4')
  })
})

describe('while nothing is in the player yet', () => {
  const playCall = 'GET /api/v2/video/101/playinfo'
  const addresses = ok({ urls: [{ url: 'https://media.example.com/101.mp4', format: 'mp4', name: 'HD' }] })
  const begun = async () => {
    await settle(50)
    await happen('loadedmetadata', 0)
    return video().currentTime
  }
  beforeEach(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 0 })
  })

  test('the time of a note is where the lesson begins', async () => {
    write('后面', 300)
    const reply = held(addresses)
    await open({ video_watched_progress: watched(65) }, {}, {}, { [playCall]: reply })
    await openNotes()
    await press('跳到 05:00')
    reply.release()
    expect(await begun()).toBe(300)
  })

  test('what the drag ban does not let through is said', async () => {
    write('很后面', 400)
    const reply = held(addresses)
    const lesson = { ban_drag: 1 }
    await open({ video_watched_progress: watched(100) }, lesson, {}, { [playCall]: reply })
    await openNotes()
    await press('跳到 06:40')
    expect(shown()).toContain('这节课要按顺序看，还没看到的部分不能跳过')
    reply.release()
    expect(await begun()).toBe(100)
  })

  test('because it failed, the time of a note tries again, there', async () => {
    write('后面', 300)
    const { screen, backend } = await open({}, {}, {}, { [playCall]: noNetwork })
    await screen.see('网络恢复后接着放')
    backend.reply(playCall, addresses)
    await openNotes()
    await press('跳到 05:00')
    expect(await begun()).toBe(300)
  })
})

test('out of the end, too', async () => {
  write('前面', 12)
  const { screen } = await open()
  await playTo(65)
  await happen('ended', 600)
  await screen.see('下一课')
  await openNotes()
  await press('跳到 00:12')
  await happen('loadedmetadata', 0)
  expect(video().currentTime).toBe(12)
  expect(screen.text()).not.toContain('秒后播放')
})

test('under a drag ban no further than what was watched', async () => {
  write('很后面', 400)
  await open({ video_watched_progress: watched(100) }, { ban_drag: 1 })
  await openNotes()
  await press('跳到 06:40')
  await happen('seeking', video().currentTime)
  expect(video().currentTime).toBe(100)
})

test('a note beyond the trial ends the trial', async () => {
  write('很后面', 400)
  const { screen } = await open({ is_watch: false }, { free_seconds: 60 })
  await playTo(5)
  await openNotes()
  await press('跳到 06:40')
  await happen('seeked', video().currentTime)
  await screen.see('试看到这里')
  expect(video().currentTime).toBe(60)
})

test('a shut lesson shows notes, and takes none', async () => {
  write('以前写的', 12)
  const { screen } = await open({ is_watch: false })
  await screen.see('还没有解锁')
  await openNotes()
  await screen.see('以前写的')
  expect(screen.text()).not.toContain('从哪一秒开始写')
})

test('notes of the whole course lead to their lessons', async () => {
  write('本课的', 12)
  write('下一课的', 30, 102)
  const { screen } = await open()
  await openNotes()
  expect(screen.text()).not.toContain('下一课的')
  await press('整门课')
  await screen.see('下一课的')
  await press('打开《第 102 课》，从 00:30 看')
  await settle(100)
  await happen('loadedmetadata', 0)
  expect(video().src).toBe('https://media.example.com/102.mp4')
  expect(video().currentTime).toBe(30)
})

describe('an address with a second', () => {
  const at = (sec: string) => ({ params: { id: '101', at: sec } })
  const begun = async () => {
    await settle(50)
    await happen('loadedmetadata', 0)
    return video().currentTime
  }

  test('begins there, once; the place that is kept stays', async () => {
    Taro.setStorageSync('place:7:101', 300)
    await open({ video_watched_progress: watched(300) }, {}, at('65'))
    expect(await begun()).toBe(65)
    expect(window.location.hash).toBe('#/pages/course/video?id=101&course_id=3')
    await playTo(70)
    await happen('pause', 70)
    await open({ video_watched_progress: watched(300) })
    expect(await begun()).toBe(297)
  })

  test.each([
    ['beyond the end', '600'],
    ['that is none', '-5'],
    ['that is no number', '1e3'],
  ])('%s is passed over', async (_, sec) => {
    await open({ video_watched_progress: watched(300) }, {}, at(sec))
    expect(await begun()).toBe(297)
  })

  test('beyond the end of a video that a trial outlasts is passed over', async () => {
    await open({ is_watch: false, video_watched_progress: watched(300) }, { free_seconds: 900 }, at('700'))
    expect(await begun()).toBe(297)
  })

  test.each([
    ['nobody has measured', 0],
    ['was typed in too short', 10],
  ])('within a trial of a video whose length %s opens it there', async (_, duration) => {
    await open({ is_watch: false, video_watched_progress: watched(20) }, { duration, free_seconds: 60 }, at('50'))
    expect(await begun()).toBe(50)
  })

  test('opens no further than the drag ban lets it', async () => {
    await open({ video_watched_progress: watched(100) }, { ban_drag: 1 }, at('400'))
    expect(await begun()).toBe(100)
  })

  test('beyond the trial does not open what is shut', async () => {
    const { screen } = await open(
      { is_watch: false, video_watched_progress: watched(60) },
      { free_seconds: 60 },
      at('400'),
    )
    await screen.see('试看到这里')
  })
})

test('deleted by mistake, it comes back where it was', async () => {
  write('前面', 12)
  write('后面', 300)
  const { screen } = await open()
  await openNotes()
  control('00:12 的笔记：编辑或删除')
  await press('00:12 的笔记：编辑或删除')
  await press('删除')
  await screen.see('笔记已删除')
  await press('撤销')
  await settle()
  expect(named('跳到').map((time) => time.textContent)).toEqual(['00:12', '05:00'])
})

describe('a picture of the moment', () => {
  const picture = new Blob(['jpeg'], { type: 'image/jpeg' })
  const held = new Map<string, Blob>()
  const noteIds = () =>
    notesOf(7)
      .all()
      .map(({ id }) => `7:${id}`)

  beforeEach(() => {
    held.clear()
    Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: () => undefined })
    Object.assign(stills, {
      canTake: true,
      take: jest.fn(async () => picture),
      store: async (key: string, still: Blob) => Boolean(held.set(key, still)),
      get: async (key: string) => held.get(key) ?? null,
      drop: async (keys: string[]) => keys.forEach((key) => held.delete(key)),
      keys: async () => [...held.keys()],
    })
  })
  afterAll(() => void Object.assign(stills, { canTake: false }))

  async function writeWithPicture() {
    const { screen } = await open()
    await openNotes()
    await playTo(31)
    await press('配画面')
    await settle(50)
    await type('笔记内容', '看这张图')
    await press('保存')
    await settle(50)
    return screen
  }

  test('is kept with its note and its second, and shown beside it', async () => {
    const screen = await writeWithPicture()
    expect(kept()).toEqual([['看这张图', 31]])
    expect([...held]).toEqual([[noteIds()[0], picture]])
    expect(jest.mocked(stills.take).mock.lastCall).toEqual(['lesson-player-101', ''])
    expect(control('查看 00:31 的画面')).toBeDefined()
    screen.close()
    await open()
    await openNotes()
    expect(control('查看 00:31 的画面')).toBeDefined()
  })

  test('is not taken away by the next lesson', async () => {
    const { screen } = await open()
    await openNotes()
    await playTo(31)
    await press('配画面')
    await settle(50)
    await happen('ended', 599.6)
    expect(screen.text()).toContain('这一课看完了')
    expect(control('不要这张画面')).toBeDefined()
  })

  test('leaves what is typed while it is made, and stays at its second', async () => {
    let give: (still: Blob) => void = () => undefined
    jest.mocked(stills.take).mockReturnValue(new Promise((resolve) => (give = resolve)))
    await open()
    await openNotes()
    await playTo(31)
    await press('配画面')
    await type('笔记内容', '看这张图')
    await act(async () => give(picture))
    expect(await typed('笔记内容')).toBe('看这张图')
    await playTo(40)
    await type('笔记内容', '看这张图，再看一遍')
    await press('保存')
    await settle(50)
    expect(kept()).toEqual([['看这张图，再看一遍', 31]])
  })

  test('goes with its note, and comes back with it', async () => {
    const screen = await writeWithPicture()
    const remove = async () => {
      await press('00:31 的笔记：编辑或删除')
      await press('删除')
      await settle(50)
    }
    await remove()
    await press('撤销')
    await settle(50)
    expect(control('查看 00:31 的画面')).toBeDefined()
    await remove()
    screen.close()
    await settle(50)
    expect(held.size).toBe(0)
  })

  test('a video that gives none: said, and not offered again; the words are kept', async () => {
    jest.mocked(stills.take).mockResolvedValue(null)
    await writeWithPicture()
    expect(shown()).toContain('这个视频不让截画面，文字照常能记')
    expect(kept().map(([text]) => text)).toEqual(['看这张图'])
    expect(() => control('配画面')).toThrow()
    expect(held.size).toBe(0)
  })

  test('one that cannot be kept does not take the words with it', async () => {
    Object.assign(stills, { store: async () => false })
    await writeWithPicture()
    expect(shown('error')).toContain('画面没有存下来，文字已经记下')
    expect(kept()).toHaveLength(1)
    expect(() => control('查看 00:31 的画面')).toThrow()
  })

  test('carries the watermark of the academy', async () => {
    const watermark = { template: '${mobile}', sizePx: 16, color: '#fff', opacity: 1 }
    await open({}, {}, { config: { watermark } })
    await openNotes()
    await press('配画面')
    await settle(50)
    expect(jest.mocked(stills.take).mock.lastCall?.[1]).toBe(aMember().mobile)
  })

  test('is not offered where a video gives none at all', async () => {
    Object.assign(stills, { canTake: false })
    await open()
    await openNotes()
    expect(() => control('配画面')).toThrow()
  })
})
