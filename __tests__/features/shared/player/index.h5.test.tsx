import { safeExecute } from '@tarojs/runtime'
import { act, useState } from 'react'

import { Player } from '@/features/shared/player/index.h5'
import type { PlayerProps, PlaybackItem } from '@/features/shared/player/types'

import { pass } from '../../../setup/clock'
import { hide, turn } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const file = { kind: 'file', url: 'https://media.example.com/1.mp4', label: '高清' } as const
const free: PlaybackItem = {
  key: '1',
  load: async () => [file],
  startSec: 0,
  trialSec: 0,
  isDragBanned: false,
  watchedSec: 0,
}
const still = { onBack: jest.fn(), onProgress: jest.fn(), onPause: jest.fn(), onEnd: jest.fn(), onTrialEnd: jest.fn() }

/** Opens the player. @returns its element, and what changes its properties */
async function open(item: PlaybackItem = free) {
  let change: (over: Partial<PlayerProps>) => void = () => undefined
  const Room = () => {
    const [over, setOver] = useState<Partial<PlayerProps>>({})
    change = setOver
    return <Player item={item} title='' poster='' watermark={null} {...still} {...over} />
  }
  const screen = await openScreen(Room)
  await screen.see('1x')
  const video = document.querySelector('video')
  if (!video) throw new Error('There is no video')
  const happen = (name: string, sec = 0) =>
    act(async () => {
      video.currentTime = sec
      video.dispatchEvent(new Event(name))
    })
  return { video, happen, change: (over: Partial<PlayerProps>) => act(async () => change(over)) }
}

const showAgain = () => act(async () => void safeExecute('taro-app', 'onShow'))

const float = (video: HTMLVideoElement) =>
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video })

const exitPictureInPicture = jest.fn(async () => undefined)
const pause = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(document, { pictureInPictureEnabled: true, exitPictureInPicture })
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause, load: () => undefined })
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'pictureInPictureElement')
  Reflect.deleteProperty(document, 'pictureInPictureEnabled')
})

test('a call back leaves the small window, but not over another page, where it is the way back', async () => {
  const { video, change } = await open()
  float(video)
  await hide()
  await turn('hidden')
  await change({ isCalledBack: true })
  expect(exitPictureInPicture).not.toHaveBeenCalled()
  await turn('visible')
  await showAgain()
  expect(exitPictureInPicture).toHaveBeenCalledTimes(1)
})

test.each([
  ['behind another page it says so, since its window goes', hide, ['试看结束了']],
  ['on the page its offer says so', async () => undefined, []],
])('a trial that is over in the small window: %s', async (_, go, words) => {
  const { video, happen } = await open({ ...free, trialSec: 60 })
  float(video)
  await go()
  await happen('timeupdate', 60.1)
  await happen('timeupdate', 60.2)
  expect(exitPictureInPicture).toHaveBeenCalled()
  expect(shown()).toEqual(words)
  expect(still.onTrialEnd).toHaveBeenCalledTimes(1)
})

describe('a finger that rests on the picture', () => {
  const touch = (name: string, clientY = 0) =>
    act(async () => {
      const event = new MouseEvent(name, { bubbles: true, clientX: 0, clientY })
      Object.defineProperty(event, 'pointerType', { value: 'touch' })
      document.querySelector('.surface')?.dispatchEvent(event)
    })
  const openAndHold = async (item: PlaybackItem = free, movedPx = 0) => {
    const { video, happen } = await open(item)
    await happen('play')
    await touch('pointerdown')
    if (movedPx > 0) await touch('pointermove', movedPx)
    await act(() => pass(500))
    return { video, happen }
  }
  const words = () => document.body.textContent

  test.each(['pointerup', 'pointercancel'])('plays at double speed, and says so, until %s', async (name) => {
    const { video } = await openAndHold()
    expect(video.playbackRate).toBe(2)
    expect(words()).toContain('2 倍速播放中')
    await touch(name)
    expect(video.playbackRate).toBe(1)
    expect(words()).not.toContain('倍速播放中')
    expect(pause).not.toHaveBeenCalled()
  })

  test('is no tap: another soon after does not pause', async () => {
    await openAndHold()
    await touch('pointerup')
    await touch('pointerdown')
    await touch('pointerup')
    expect(pause).not.toHaveBeenCalled()
  })

  test.each<[string, PlaybackItem, number]>([
    ['under a drag ban', { ...free, isDragBanned: true }, 0],
    ['when it scrolls the page', free, 20],
  ])('plays as before %s', async (_, item, movedPx) => {
    const { video } = await openAndHold(item, movedPx)
    expect(video.playbackRate).toBe(1)
    expect(words()).not.toContain('倍速播放中')
  })

  test('plays as before when the page is left meanwhile', async () => {
    const { video } = await openAndHold()
    await hide()
    expect(video.playbackRate).toBe(1)
  })
})

describe('what another page plays in the small window', () => {
  const other = document.createElement('video')
  beforeEach(() => float(other))

  test('ends when this begins', async () => {
    const { happen } = await open()
    await happen('play')
    expect(pause.mock.contexts).toContain(other)
    expect(exitPictureInPicture).toHaveBeenCalledTimes(1)
  })

  test('does not end when this is started behind it', async () => {
    const { happen } = await open()
    await hide()
    await happen('play')
    expect(pause.mock.contexts).not.toContain(other)
    expect(exitPictureInPicture).not.toHaveBeenCalled()
  })
})
