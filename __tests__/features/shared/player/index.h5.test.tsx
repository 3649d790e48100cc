import { safeExecute } from '@tarojs/runtime'
import { act, useState } from 'react'

import { Player } from '@/features/shared/player/index.h5'
import type { PlayerProps, PlaybackItem } from '@/features/shared/player/types'
import { topLayer } from '@/lib/layers'

import { aPlaybackItem } from '../../../factories/playbackItem'
import { pass } from '../../../setup/clock'
import { hide, press, settle, turn } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const free = aPlaybackItem()
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
  return { video, happen, leave: screen.close, change: (over: Partial<PlayerProps>) => act(async () => change(over)) }
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

test('in full screen the app’s messages are drawn in it, and after it on the page, also when the player’s page is gone', async () => {
  const { video, leave } = await open()
  const turnInto = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    document.dispatchEvent(new Event('fullscreenchange'))
    return document.querySelector('.app-toast')?.parentElement
  }
  const player = video.parentElement
  expect(turnInto(player)).toBe(player)
  expect(turnInto(null)).toBe(document.body)
  turnInto(player)
  await act(async () => leave())
  expect(turnInto(null)).toBe(document.body)
  Reflect.deleteProperty(document, 'fullscreenElement')
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

describe('full screen of an iPhone, which is the system’s', () => {
  const watermark = { text: '138', sizePx: 14, color: '#fff', opacity: 1 }
  const [enter, exit] = [jest.fn(), jest.fn()]
  const root = () => document.querySelector('[data-fills]')
  const press = (name: string) =>
    act(async () => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  const openOnPhone = async (isUpright = false) => {
    const opened = await open()
    Object.assign(opened.video, { webkitEnterFullscreen: enter, webkitExitFullscreen: exit })
    if (isUpright) Object.defineProperty(opened.video, 'videoHeight', { value: 1280 })
    return opened
  }

  test('is taken where there is no watermark, and left when one comes', async () => {
    const { video, change } = await openOnPhone()
    await press('全屏')
    expect(enter).toHaveBeenCalledTimes(1)
    expect(root()).toBeNull()
    Object.assign(video, { webkitDisplayingFullscreen: true })
    await change({ watermark })
    expect(exit).toHaveBeenCalledTimes(1)
  })

  test.each([
    [false, 'turned'],
    [true, 'upright'],
  ])('with a watermark the player fills the page, until it is left (upright: %s)', async (isUpright, how) => {
    const { change } = await openOnPhone(isUpright)
    await change({ watermark })
    await press('全屏')
    expect(enter).not.toHaveBeenCalled()
    expect(root()?.getAttribute('data-fills')).toBe(how)
    expect(root()?.textContent).toContain('138')
    await press('退出全屏')
    expect(root()).toBeNull()
    await press('全屏')
    await change({ isCalledBack: true })
    expect(root()).toBeNull()
  })

  test('what the player stands in is above the page’s bars as long as it fills the page', async () => {
    const { change, video } = await openOnPhone()
    await change({ watermark })
    const [level, plain] = [document.body, video.closest('div')?.parentElement]
    level.style.zIndex = '50'
    await press('全屏')
    expect([level.style.zIndex, plain?.style.zIndex]).toEqual(['899', ''])
    await press('退出全屏')
    expect(level.style.zIndex).toBe('50')
    level.style.zIndex = ''
  })

  test('“back” leaves it', async () => {
    const { change } = await openOnPhone()
    await change({ watermark })
    await press('全屏')
    act(() => topLayer()?.dismiss())
    expect(root()).toBeNull()
  })

  test('its own button for a small window shows no picture without the watermark', async () => {
    const { video, happen, change } = await openOnPhone()
    await change({ watermark })
    float(video)
    await happen('enterpictureinpicture')
    expect(exitPictureInPicture).toHaveBeenCalledTimes(1)
  })

  test.each([
    [undefined, true],
    [true, false],
  ])('a small window is offered: on the home screen %s, offered %s', async (standalone, isOffered) => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone })
    await open()
    expect(document.querySelector('[aria-label="画中画"]') !== null).toBe(isOffered)
    Reflect.deleteProperty(navigator, 'standalone')
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

test('the sound is switched off and on, by its button and by a key', async () => {
  const { video } = await open()
  // Without it the page counts as covered by another one; jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([], { length: 1, item: () => null }))
  await press('静音')
  expect(video.muted).toBe(true)
  await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true })))
  expect(video.muted).toBe(false)
  await press('静音')
  await press('取消静音')
  expect(video.muted).toBe(false)
})

describe('after a player on a page above', () => {
  const keys = new Map<string, MediaSessionActionHandler | null>()
  const mediaSession: { metadata: unknown } & Record<string, unknown> = {
    metadata: null,
    setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => keys.set(name, handler),
  }
  beforeEach(() => {
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession })
    Object.assign(globalThis, {
      MediaMetadata: class {
        constructor(init: object) {
          Object.assign(this, init)
        }
      },
    })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaSession'))

  /** The player of a page, and one of a page above it. */
  async function openTwo(onNext: () => void) {
    let show: (pages: { isBelow: boolean; isAbove: boolean }) => void = () => undefined
    const Pages = () => {
      const [{ isBelow, isAbove }, setPages] = useState({ isBelow: true, isAbove: false })
      show = setPages
      const rest = { item: free, poster: '', watermark: null, ...still }
      return (
        <>
          {isBelow && <Player {...rest} title='递归' onNext={onNext} />}
          {isAbove && <Player {...rest} title='栈' />}
        </>
      )
    }
    const screen = await openScreen(Pages)
    await screen.see('1x')
    await hide()
    await act(async () => show({ isBelow: true, isAbove: true }))
    await settle(100)
    expect(mediaSession.metadata).toMatchObject({ title: '栈' })
    expect(keys.get('nexttrack')).toBeNull()
    return (isBelow: boolean, isAbove: boolean) => act(async () => show({ isBelow, isAbove }))
  }

  test('the headset speaks to this one again', async () => {
    const onNext = jest.fn()
    const show = await openTwo(onNext)
    await show(true, false)
    await showAgain()
    expect(mediaSession.metadata).toMatchObject({ title: '递归' })
    await act(async () => keys.get('nexttrack')?.({ action: 'nexttrack' }))
    expect(onNext).toHaveBeenCalled()
    await show(false, false)
    expect(mediaSession.metadata).toBeNull()
    expect(keys.get('nexttrack')).toBeNull()
  })

  test('one that ends below takes nothing from that above', async () => {
    const show = await openTwo(jest.fn())
    await show(false, true)
    expect(mediaSession.metadata).toMatchObject({ title: '栈' })
    expect(keys.get('play')).toEqual(expect.any(Function))
  })
})
