// First: what times out takes the clock that it finds.
import { pass } from '../../../setup/clock'

import Taro from '@tarojs/taro'
import { act } from 'react'

import { connection } from '@/platform/connection'
import { smallWindow } from '@/features/shared/player/weapp/smallWindow'
import { RichAudio } from '@/features/shared/richText/media/index.weapp'

import { hide, showAgain } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

/** WeChat's sound: what was asked of it, and the ears it was given. */
function aSound() {
  const heard: Record<string, () => void> = {}
  const listen = (name: string) => (ear: () => void) => void (heard[name] = ear)
  const sound = {
    src: '',
    currentTime: 0,
    duration: 0,
    play: jest.fn(() => heard.play?.()),
    pause: jest.fn(() => heard.pause?.()),
    seek: jest.fn(),
    destroy: jest.fn(),
    onPlay: listen('play'),
    onPause: listen('pause'),
    onEnded: listen('ended'),
    onError: listen('error'),
    onTimeUpdate: listen('time'),
  }
  return { sound, say: (name: string) => act(async () => heard[name]?.()) }
}

const { sound, say } = aSound()
const create = jest.fn(() => sound)
const setOption = jest.fn(async () => undefined)
Object.assign(Taro, { createInnerAudioContext: create, setInnerAudioOption: setOption })
beforeEach(() => jest.clearAllMocks())

const Page = () => <RichAudio src='https://a.cn/s.mp3' />

test('nothing is asked for before the first press; then it plays, and rests', async () => {
  const screen = await openScreen(Page)
  expect(create).not.toHaveBeenCalled()
  await screen.press('播放')
  // An iPhone that is switched to silent plays it aloud.
  expect(setOption).toHaveBeenCalledWith({ obeyMuteSwitch: false })
  expect([sound.src, sound.play.mock.calls.length]).toEqual(['https://a.cn/s.mp3', 1])
  Object.assign(sound, { currentTime: 61, duration: 125.4 })
  await say('time')
  expect(screen.text()).toContain('01:01 / 02:05')
  await screen.press('暂停')
  expect(sound.pause).toHaveBeenCalledTimes(1)
  expect(screen.find('播放')).toBeDefined()
})

test('a sound that begins ends the small window of a lesson', async () => {
  const lesson = { pause: jest.fn(), exitPictureInPicture: jest.fn() }
  const partial: Partial<Taro.VideoContext> = lesson
  smallWindow.mayShow(partial as Taro.VideoContext)
  const screen = await openScreen(Page)
  expect(lesson.exitPictureInPicture).not.toHaveBeenCalled()
  await screen.press('播放')
  expect(lesson.pause).toHaveBeenCalled()
  expect(lesson.exitPictureInPicture).toHaveBeenCalledTimes(1)
  smallWindow.forget(partial as Taro.VideoContext)
})

test('a sound that does not come is tried again where it was, then says so', async () => {
  const screen = await openScreen(Page)
  await screen.press('播放')
  Object.assign(sound, { currentTime: 61 })
  await say('time')
  await say('error')
  for (const sec of [1, 3, 8, 20]) {
    expect(screen.text()).toContain('正在重新连接')
    await pass(sec * 1_000)
    expect(sound).toMatchObject({ startTime: 61 })
    await say('error')
  }
  expect(create).toHaveBeenCalledTimes(5)
  expect(screen.text()).toContain('音频没有加载出来')
  await screen.press('重试')
  expect(create).toHaveBeenCalledTimes(6)
  expect(sound).toMatchObject({ startTime: 61 })
  expect(sound.play).toHaveBeenCalledTimes(6)
})

/** A sound whose network broke while it played. */
async function lost() {
  let tell: (isOnline: boolean) => void = () => undefined
  jest.spyOn(connection, 'watchOnline').mockImplementation((listener) => {
    tell = listener
    return () => undefined
  })
  const screen = await openScreen(Page)
  await screen.press('播放')
  await say('error')
  return { screen, comesBack: () => act(async () => tell(true)) }
}

test('a sound that was lost comes back with the network, and starts only if it was playing', async () => {
  const { screen, comesBack } = await lost()
  await comesBack()
  expect([create.mock.calls.length, sound.play.mock.calls.length]).toEqual([2, 2])
  await screen.press('暂停')
  await say('error')
  await comesBack()
  expect([create.mock.calls.length, sound.play.mock.calls.length]).toEqual([3, 2])
  expect(screen.find('播放')).toBeDefined()
})

test('a sound that was lost begins nothing under another page, nor by itself on the return', async () => {
  const { screen, comesBack } = await lost()
  // A broken sound reports no pause.
  sound.pause.mockImplementation(() => undefined)
  await hide()
  await comesBack()
  await pass(30_000)
  expect([create.mock.calls.length, sound.play.mock.calls.length]).toEqual([1, 1])
  await showAgain()
  expect([create.mock.calls.length, sound.play.mock.calls.length]).toEqual([2, 1])
  await screen.press('播放')
  expect(sound.play).toHaveBeenCalledTimes(2)
})
