// First: what times out takes the clock that it finds.
import { pass } from '../../../setup/clock'

import type { VideoProps } from '@tarojs/components'
import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { act, createRef, useState } from 'react'

import type { PlaySource } from '@/api/course'
import { Player } from '@/features/shared/player/index.weapp'
import type { PlayerHandle, PlayerProps, PlaybackItem } from '@/features/shared/player/types'
import { clipboard } from '@/platform/clipboard'
import { toaster } from '@/platform/toast'

import { hide, settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

/** What WeChat's own video was given last. */
let video: Partial<VideoProps> & { children?: React.ReactNode } = {}
jest.mock('@tarojs/components', () => {
  const actual = jest.requireActual('@tarojs/components')
  const Video = (props: typeof video) => {
    video = props
    return props.children
  }
  return new Proxy(actual, { get: (target, name) => (name === 'Video' ? Video : target[name]) })
})

const context = {
  play: jest.fn(),
  pause: jest.fn(),
  seek: jest.fn(),
  playbackRate: jest.fn(),
  exitFullScreen: jest.fn(),
  exitPictureInPicture: jest.fn(),
  requestBackgroundPlayback: jest.fn(),
  exitBackgroundPlayback: jest.fn(),
}

const high: PlaySource = { kind: 'file', url: 'https://media.example.com/high.mp4', label: '高清' }
const low: PlaySource = { kind: 'file', url: 'https://media.example.com/low.mp4', label: '流畅' }

const handlers = {
  onBack: jest.fn(),
  onProgress: jest.fn(),
  onPause: jest.fn(),
  onEnd: jest.fn(),
  onTrialEnd: jest.fn(),
} satisfies Partial<PlayerProps>

const handle = createRef<PlayerHandle>()
const jump = (sec: number) => act(async () => handle.current?.jump(sec))

async function open(over: Partial<PlaybackItem> = {}, sources: PlaySource[] = [high, low]) {
  const load = jest.fn(async () => sources)
  const free = { key: '1', load, startSec: 0, trialSec: 0, isDragBanned: false, watchedSec: 0 }
  const program: PlaybackItem = { ...free, ...over }
  const screen = await openScreen(() => (
    <Player handle={handle} item={program} title='大 O 的直觉' poster='' watermark={null} {...handlers} />
  ))
  return { screen, load }
}

type TimeUpdate = Parameters<NonNullable<VideoProps['onTimeUpdate']>>[0]

const moveTo = (currentTime: number) => act(async () => video.onTimeUpdate?.({ detail: { currentTime } } as TimeUpdate))
async function happen(
  name: 'onLoadedMetaData' | 'onPlay' | 'onPause' | 'onWaiting' | 'onEnded' | 'onError',
): Promise<void> {
  await act(async () => video[name]?.({} as Parameters<NonNullable<VideoProps['onPlay']>>[0]))
  await settle()
}

beforeEach(() => {
  jest.clearAllMocks()
  Taro.clearStorageSync()
  video = {}
  const partial: Partial<Taro.VideoContext> = context
  jest.spyOn(Taro, 'createVideoContext').mockReturnValue(partial as Taro.VideoContext)
})

test('begins where the learner was, at the remembered speed', async () => {
  Taro.setStorageSync('player:speed', 1.5)
  const { screen } = await open({ startSec: 754 })
  await screen.see('1.5x')
  await moveTo(0)
  expect(screen.text()).not.toContain('继续')
  await moveTo(754)
  await screen.see('从 12:34 继续')
  expect(video).toMatchObject({ src: high.url, initialTime: 754, autoplay: true })
  await happen('onPlay')
  expect(context.playbackRate).toHaveBeenCalledWith(1.5)
  await moveTo(760)
  expect(handlers.onProgress).toHaveBeenCalledWith(760, true, 0)
})

test('a change of quality keeps the second', async () => {
  const { screen } = await open()
  await screen.see('高清')
  await moveTo(125)
  await screen.press('清晰度 高清')
  await screen.press('流畅')
  expect(video).toMatchObject({ src: low.url, initialTime: 125 })
})

test('under a drag ban a jump ahead is undone, and the speed is fixed', async () => {
  Taro.setStorageSync('player:speed', 2)
  const { screen } = await open({ isDragBanned: true, watchedSec: 100 })
  await screen.see('1x')
  expect(video.enableProgressGesture).toBe(false)
  await moveTo(400)
  expect(context.seek).toHaveBeenCalledWith(100)
  expect(handlers.onProgress).not.toHaveBeenCalled()
  await happen('onPlay')
  expect(context.playbackRate).toHaveBeenCalledWith(1)
})

test('a trial stops at its end, once', async () => {
  const { screen } = await open({ trialSec: 60 })
  await screen.see('试看 01:00')
  await moveTo(60.2)
  await moveTo(60.4)
  await happen('onEnded')
  expect(context.pause).toHaveBeenCalled()
  expect(handlers.onTrialEnd).toHaveBeenCalledTimes(1)
  expect(handlers.onEnd).not.toHaveBeenCalled()
})

test('a trial that is over leaves the small window, and is stopped whatever begins it again', async () => {
  const { screen } = await open({ trialSec: 60 })
  await screen.see('试看 01:00')
  await moveTo(60.2)
  expect(context.exitPictureInPicture).toHaveBeenCalledTimes(1)
  expect(context.exitBackgroundPlayback).toHaveBeenCalled()
  context.pause.mockClear()
  await happen('onPlay')
  await moveTo(3)
  expect(context.pause).toHaveBeenCalledTimes(2)
  expect(handlers.onProgress).not.toHaveBeenCalled()
})

test('a trial that is over in the small window, whose page may end with it, says so', async () => {
  const show = jest.spyOn(toaster, 'show').mockImplementation()
  const { screen } = await open({ trialSec: 60 })
  await screen.see('试看 01:00')
  await hide()
  await moveTo(60.2)
  expect(show.mock.calls.map(([text]) => text)).toEqual(['试看结束了'])
})

test('the end of the media is told as such in a trial, too: the lesson knows what it means', async () => {
  const { screen } = await open({ trialSec: 60 })
  await screen.see('试看 01:00')
  await moveTo(30)
  await happen('onEnded')
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
  expect(handlers.onTrialEnd).not.toHaveBeenCalled()
  expect(context.exitPictureInPicture).toHaveBeenCalledTimes(1)
})

describe('a jump', () => {
  test('while the addresses load is where it begins', async () => {
    let come: (sources: PlaySource[]) => void = () => undefined
    const { screen } = await open({ startSec: 754, load: () => new Promise((resolve) => (come = resolve)) })
    await jump(300)
    await act(async () => come([high]))
    await screen.see('1x')
    expect(video).toMatchObject({ src: high.url, initialTime: 300, autoplay: true })
    // The kept place was not missed: the learner wanted another.
    const told = jest.spyOn(toaster, 'show')
    for (const sec of [300, 300.5, 301, 301.5, 302]) await moveTo(sec)
    expect(told).not.toHaveBeenCalled()
  })

  test('before the video is open is done once it is', async () => {
    const { screen } = await open()
    await screen.see('1x')
    await jump(300)
    context.seek.mockClear()
    await happen('onLoadedMetaData')
    expect(context.seek.mock.calls).toEqual([[300]])
    await happen('onLoadedMetaData')
    expect(context.seek).toHaveBeenCalledTimes(1)
  })

  test('on the way of which the source breaks is where it goes on', async () => {
    const { screen } = await open()
    await screen.see('1x')
    await moveTo(20)
    await jump(300)
    await happen('onError')
    expect(video).toMatchObject({ initialTime: 300 })
  })
})

test('an error that comes twice counts once', async () => {
  const { screen, load } = await open()
  await screen.see('高清')
  const onError = video.onError
  await act(async () => {
    onError?.({} as Parameters<NonNullable<VideoProps['onError']>>[0])
    onError?.({} as Parameters<NonNullable<VideoProps['onError']>>[0])
  })
  await settle()
  await act(async () => onError?.({} as Parameters<NonNullable<VideoProps['onError']>>[0]))
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(video.src).toBe(high.url)
})

describe('behind another page', () => {
  const comeBack = () => act(async () => void safeExecute('taro-app', 'onShow'))

  test('a lesson that still loads is paused by WeChat, and begins on the return', async () => {
    const { screen } = await open()
    await screen.see('1x')
    await hide()
    await happen('onPause')
    await comeBack()
    expect(context.play).toHaveBeenCalledTimes(1)
  })

  test('so is one that waits for data', async () => {
    const { screen } = await open()
    await screen.see('1x')
    await moveTo(20)
    await happen('onWaiting')
    await hide()
    await happen('onPause')
    await comeBack()
    expect(context.play).toHaveBeenCalledTimes(1)
  })

  test('a lesson that played stays paused', async () => {
    const { screen } = await open()
    await screen.see('1x')
    await moveTo(20)
    await hide()
    await happen('onPause')
    await comeBack()
    expect(context.play).not.toHaveBeenCalled()
  })
})

test('a lesson that is paused while it loads stays so', async () => {
  const { screen } = await open()
  await screen.see('1x')
  await happen('onPause')
  await hide()
  await act(async () => void safeExecute('taro-app', 'onShow'))
  expect(context.play).not.toHaveBeenCalled()
})

test('a picture with a watermark has no small window', async () => {
  const watermark = { text: '13800000000', sizePx: 14, color: '#fff', opacity: 0.5 }
  const program = { key: '1', load: async () => [high], startSec: 0, trialSec: 0, isDragBanned: false, watchedSec: 0 }
  await openScreen(() => <Player item={program} title='' poster='' watermark={watermark} {...handlers} />)
  expect(video.pictureInPictureMode).toEqual([])
})

test('a call back leaves full screen and the small window, but not over another page', async () => {
  const program = { key: '1', load: async () => [high], startSec: 0, trialSec: 0, isDragBanned: false, watchedSec: 0 }
  let callBack: (isCalledBack: boolean) => void = () => undefined
  const Room = () => {
    const [isCalledBack, setCalledBack] = useState(false)
    callBack = setCalledBack
    return <Player item={program} title='' poster='' watermark={null} isCalledBack={isCalledBack} {...handlers} />
  }
  await openScreen(Room)
  await hide()
  await act(async () => callBack(true))
  expect(context.exitPictureInPicture).not.toHaveBeenCalled()
  await act(async () => void safeExecute('taro-app', 'onShow'))
  expect(context.exitPictureInPicture).toHaveBeenCalledTimes(1)
  expect(context.exitFullScreen).toHaveBeenCalledTimes(1)
})

test('the end of the lesson leaves full screen', async () => {
  const { screen } = await open()
  await screen.see('高清')
  await happen('onEnded')
  expect(context.exitFullScreen).toHaveBeenCalled()
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
})

test('a source that breaks goes on at the same second', async () => {
  const { screen, load } = await open()
  await screen.see('高清')
  await moveTo(125)
  await happen('onError')
  expect(load).toHaveBeenCalledTimes(2)
  expect(video).toMatchObject({ src: high.url, initialTime: 125 })
  await happen('onError')
  expect(video).toMatchObject({ src: low.url, initialTime: 125 })
  await happen('onError')
  for (const sec of [1, 3, 8, 20]) {
    await screen.see('正在重新连接')
    await act(() => pass(sec * 1_000))
    await settle()
    await happen('onError')
    await happen('onError')
  }
  await screen.see('视频放不出来')
})

test('behind what cannot be played it goes on, and where that breaks it goes on there', async () => {
  const { screen } = await open({}, [high])
  await screen.see('1x')
  await moveTo(125)
  const breakHere = async () => {
    await act(async () => video.onLoadedMetaData?.({} as Parameters<NonNullable<VideoProps['onLoadedMetaData']>>[0]))
    await happen('onError')
  }
  await happen('onError')
  await breakHere()
  expect(video).toMatchObject({ initialTime: 129 })
  for (let sec = 129; sec < 140; sec++) await moveTo(sec)
  await breakHere()
  expect(video).toMatchObject({ initialTime: 139 })
})

test('a server that sends no parts is told of', async () => {
  const { screen } = await open({ startSec: 754 })
  await screen.see('1x')
  const told = jest.spyOn(toaster, 'show')
  for (const sec of [0, 0.5, 1, 1.5, 2]) await moveTo(sec)
  expect(told.mock.calls.map(([words]) => words)).toEqual(['这个视频不能跳到上次的位置，从头开始'])
  expect(screen.text()).not.toContain('继续')
})

/** The picture moves for so long. */
async function play(fromSec: number, sec: number): Promise<void> {
  for (let passed = 0; passed <= sec; passed += 0.5) await moveTo(fromSec + passed)
}

describe('a lesson on air', () => {
  const stream = [high]

  test('that stands still is given up, the next time too; one that is stopped is not', async () => {
    const { screen, load } = await open({ isLive: true }, stream)
    await settle()
    await play(600, 2)
    await happen('onWaiting')
    await happen('onPause')
    await pass(20_000)
    expect(load).toHaveBeenCalledTimes(1)
    await happen('onWaiting')
    await pass(13_000)
    expect(load).toHaveBeenCalledTimes(2)
    await happen('onWaiting')
    await pass(13_000)
    await screen.see('视频放不出来')
  })

  test('that breaks again was alive in between only when it has shown something new for a while', async () => {
    const { screen, load } = await open({ isLive: true }, stream)
    await settle()
    await play(600, 10)
    await happen('onError')
    expect(load).toHaveBeenCalledTimes(2)
    // A stream begins somewhere else each time.
    await play(12, 14)
    await happen('onError')
    expect(load).toHaveBeenCalledTimes(3)
    // The last piece of it once more, then nothing.
    await play(5_000, 14)
    await happen('onError')
    await screen.see('视频放不出来')
  })

  test('tells what is new', async () => {
    await open({ isLive: true }, stream)
    await settle()
    await play(600, 9)
    await happen('onError')
    handlers.onProgress.mockClear()
    await play(600, 9)
    expect(handlers.onProgress.mock.calls.filter(([, isNew]) => isNew)).toEqual([])
    await play(609.5, 3)
    expect(handlers.onProgress).toHaveBeenLastCalledWith(612.5, true, 0)
  })
})

test('a lesson on air is heard with the screen off, until one leaves', async () => {
  const { screen } = await open({ isLive: true })
  await screen.see('高清')
  await happen('onPlay')
  expect(context.requestBackgroundPlayback).toHaveBeenCalledTimes(1)
  context.exitBackgroundPlayback.mockClear()
  screen.close()
  expect(context.exitBackgroundPlayback).toHaveBeenCalledTimes(1)
})

test('a recording is heard so on request; a trial is not', async () => {
  const { screen } = await open()
  await screen.see('高清')
  await happen('onPlay')
  expect(context.requestBackgroundPlayback).not.toHaveBeenCalled()
  expect(video.showBackgroundPlaybackButton).toBe(true)
  screen.close()
  const trial = await open({ trialSec: 60 })
  await trial.screen.see('试看 01:00')
  expect(video.showBackgroundPlaybackButton).toBe(false)
})

describe('an end under a drag ban', () => {
  const playTo = (currentTime: number, duration = 600) =>
    act(async () => video.onTimeUpdate?.({ detail: { currentTime, duration } } as TimeUpdate))
  const openAt = async (watchedSec: number, over: Partial<PlaybackItem> = {}) => {
    const { screen } = await open({ isDragBanned: true, watchedSec, ...over })
    await screen.see('高清')
  }

  test('to which the bar was dragged is undone, each time', async () => {
    const told = jest.spyOn(toaster, 'show')
    await openAt(100)
    await playTo(50)
    await happen('onEnded')
    expect(handlers.onEnd).not.toHaveBeenCalled()
    expect(context.seek).toHaveBeenLastCalledWith(100)
    expect(context.play).toHaveBeenCalledTimes(1)
    expect(told.mock.calls.map(([words]) => words)).toEqual(['这节课要按顺序看，还没看到的部分不能跳过'])
    await playTo(101)
    await happen('onEnded')
    expect(handlers.onEnd).not.toHaveBeenCalled()
    expect(context.seek).toHaveBeenLastCalledWith(101)
  })

  test('that was played to is one, and so is one that was watched to before', async () => {
    await openAt(598)
    await playTo(599.8)
    await happen('onEnded')
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
    await openAt(600)
    await playTo(50)
    await happen('onEnded')
    expect(handlers.onEnd).toHaveBeenCalledTimes(2)
  })

  test('of media that are shorter than they say is one the second time', async () => {
    await openAt(0, { startSec: 580 })
    await playTo(590)
    await happen('onEnded')
    await playTo(590.2)
    await happen('onEnded')
    expect(handlers.onEnd).toHaveBeenCalledTimes(1)
  })

  test('without a known length, or without the ban, is one', async () => {
    await openAt(100)
    await playTo(50, 0)
    await happen('onEnded')
    await openAt(100, { isDragBanned: false })
    await playTo(50)
    await happen('onEnded')
    expect(handlers.onEnd).toHaveBeenCalledTimes(2)
  })
})

test('a page of another site is for the browser', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const { screen } = await open({}, [{ kind: 'embed', url: 'https://player.example.com/7', label: '' }])
  await screen.see('这节课要在网页上看')
  await screen.press('复制链接')
  expect(copy).toHaveBeenCalledWith('https://player.example.com/7')
})
