import { act } from 'react'

import { Player } from '@/features/shared/player/index.h5'
import type { PlaybackItem } from '@/features/shared/player/types'

import { aPlaybackItem } from '../../../factories/playbackItem'
import { pass } from '../../../setup/clock'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const on = { onBack: jest.fn(), onProgress: jest.fn(), onPause: jest.fn(), onEnd: jest.fn(), onTrialEnd: jest.fn() }
const pause = jest.fn()

/** px, on the screen. Turned, its own width is its height there. */
const measure = (surface: HTMLElement, width: number, height: number, isTurned = false) => {
  const [offsetWidth, offsetHeight] = isTurned ? [height, width] : [width, height]
  Object.defineProperties(surface, {
    offsetWidth: { configurable: true, value: offsetWidth },
    offsetHeight: { configurable: true, value: offsetHeight },
  })
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height }
  surface.getBoundingClientRect = () => ({ ...box, toJSON: () => box })
}

/** A picture 300 px wide plays at this second of 600. */
async function playAt(sec: number, item: Partial<PlaybackItem> = {}, durationSec = 600) {
  const playing = aPlaybackItem(item)
  await openScreen(() => <Player item={playing} title='' poster='' watermark={null} {...on} />)
  const video = document.querySelector('video')
  const surface = document.querySelector<HTMLElement>('.surface')
  if (!video || !surface) throw new Error('There is no picture')
  Object.defineProperties(video, {
    readyState: { value: HTMLMediaElement.HAVE_ENOUGH_DATA },
    duration: { value: durationSec },
  })
  let atSec = sec
  Object.defineProperty(video, 'currentTime', {
    get: () => atSec,
    set: (next: number) => {
      atSec = next
      for (const name of ['seeking', 'seeked']) video.dispatchEvent(new Event(name))
    },
  })
  measure(surface, 300, 168)
  await act(async () => void video.dispatchEvent(new Event('timeupdate')))
  return { video, surface }
}

let nowMs = 0

/** A finger taps so long after the last tap. @returns whether a click may follow it */
async function tap(
  clientX: number,
  afterMs = 200,
  pointerType = 'touch',
  clientY = 80,
  on = '.surface',
): Promise<boolean> {
  nowMs += afterMs
  await act(() => pass(afterMs))
  const surface = document.querySelector(on)
  const event = new MouseEvent('pointerup', { bubbles: true, clientX, clientY })
  Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: nowMs } })
  const end = new Event('touchend', { bubbles: true, cancelable: true })
  await act(async () => void surface?.dispatchEvent(event))
  await act(async () => void surface?.dispatchEvent(end))
  return !end.defaultPrevented
}

const [left, middle, right] = [30, 150, 270] as const
const areControlsHidden = () => document.querySelector('.controls')?.classList.contains('hidden')
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const told = () =>
  ['后退 10 秒', '前进 10 秒'].map((name) => button(name)?.classList.contains('skipped') && button(name)?.textContent)
const press = (name: string) => act(async () => button(name)?.click())

beforeEach(() => {
  jest.clearAllMocks()
  nowMs += 10_000
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause, load: () => undefined })
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => false })
})

test('one tap shows or hides the controls at once, wherever it is, and presses nothing that appears below it', async () => {
  const { video } = await playAt(100)
  for (const place of [left, middle, right]) {
    const wereHidden = areControlsHidden()
    expect(await tap(place, 1_000)).toBe(false)
    expect(areControlsHidden()).toBe(!wereHidden)
  }
  expect(video.currentTime).toBe(100)
  expect(pause).not.toHaveBeenCalled()
})

test('a tap puts the keyboard of a field away, as taps elsewhere do', async () => {
  await playAt(100)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  await tap(middle, 1_000)
  expect(document.activeElement).not.toBe(field)
  field.remove()
})

test('two taps at a side skip ten seconds, each further one ten more; the sum is told, and then no more', async () => {
  const { video } = await playAt(100)
  await tap(right)
  await tap(right)
  expect([video.currentTime, told()]).toEqual([110, [false, '+10 秒']])
  expect(areControlsHidden()).toBe(false)
  await tap(right, 500)
  await tap(right, 700)
  expect([video.currentTime, told()]).toEqual([130, [false, '+30 秒']])
  await tap(left)
  await tap(left)
  expect([video.currentTime, told()]).toEqual([120, ['−10 秒', false]])
  await act(() => pass(900))
  expect(told()).toEqual([false, false])
  expect(pause).not.toHaveBeenCalled()
})

test('two taps in the middle pause, two far apart or at two sides are single ones', async () => {
  const { video } = await playAt(100)
  await tap(middle)
  await tap(middle)
  expect(pause).toHaveBeenCalledTimes(1)
  await tap(right, 1_000)
  await tap(right, 400)
  await tap(left, 100)
  expect(video.currentTime).toBe(100)
  expect(pause).toHaveBeenCalledTimes(1)
})

describe('a paused picture', () => {
  let isPaused = true
  const play = jest.fn(async () => {
    isPaused = false
  })
  beforeEach(() => {
    isPaused = true
    Object.assign(HTMLMediaElement.prototype, { play })
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => isPaused })
  })
  const tapSign = (afterMs?: number, pointerType?: string) => tap(middle, afterMs, pointerType, 80, '.start .icon')

  test('plays at one tap on its sign, and a second one there does not pause it again', async () => {
    const { video } = await playAt(100)
    play.mockClear()
    expect(await tapSign()).toBe(false)
    expect(play).toHaveBeenCalledTimes(1)
    await tapSign(100)
    expect(pause).not.toHaveBeenCalled()
    await act(async () => void video.dispatchEvent(new Event('play')))
    expect(document.querySelector('.start')).toBeNull()
  })

  test('does not at one tap beside it; two in the middle play it, two at a side skip', async () => {
    const { video } = await playAt(100)
    play.mockClear()
    await tap(middle, 1_000)
    for (const place of [right, right]) await tap(place)
    expect([video.currentTime, play.mock.calls.length]).toEqual([110, 0])
    await tap(middle, 1_000)
    await tap(middle)
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('plays at a click of a mouse there, too, and names one button for keyboards', async () => {
    await playAt(100)
    play.mockClear()
    await tapSign(1_000, 'mouse')
    expect(play).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('[aria-label="播放"]')).toHaveLength(1)
    expect(document.querySelector('.start')?.getAttribute('aria-hidden')).toBe('true')
  })
})

test('a picture that lies on its side has its left third above', async () => {
  const { video, surface } = await playAt(100)
  measure(surface, 400, 800, true)
  for (const y of [100, 100]) await tap(390, 200, 'touch', y)
  expect(video.currentTime).toBe(90)
})

test('a mouse plays and pauses there, and its second click means the full screen', async () => {
  const { video, surface } = await playAt(100)
  const request = jest.fn(async () => undefined)
  Object.assign(HTMLElement.prototype, { requestFullscreen: request })
  const clickTwice = () => act(async () => void surface.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
  await tap(right)
  await tap(right)
  await clickTwice()
  expect(request).not.toHaveBeenCalled()
  await tap(right, 1_000, 'mouse')
  await tap(right, 100, 'mouse')
  await clickTwice()
  expect(request).toHaveBeenCalledTimes(1)
  expect(video.currentTime).toBe(110)
  expect(pause).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
})

test('the buttons do the same, and say how far it went at an end', async () => {
  const { video } = await playAt(14)
  await press('后退 10 秒')
  await press('后退 10 秒')
  expect([video.currentTime, told()]).toEqual([0, ['−14 秒', false]])
  await act(() => pass(900))
  await press('后退 10 秒')
  expect([video.currentTime, told()]).toEqual([0, [false, false]])
})

test('a trial ends there, and goes no further', async () => {
  const { video } = await playAt(55, { trialSec: 60 })
  await tap(right)
  await tap(right)
  expect([video.currentTime, told()]).toEqual([60, [false, '+5 秒']])
  expect(on.onTrialEnd).toHaveBeenCalledTimes(1)
  await tap(right)
  expect(video.currentTime).toBe(60)
})

test('a drag ban lets it back, and forth as far as was watched', async () => {
  const { video } = await playAt(100, { isDragBanned: true, watchedSec: 112 })
  await tap(right)
  await tap(right)
  expect([video.currentTime, shown()]).toEqual([110, []])
  await tap(right)
  expect([video.currentTime, told()]).toEqual([112, [false, '+12 秒']])
  expect(shown()).toEqual(['这节课要按顺序看，还没看到的部分不能跳过'])
  await tap(left)
  await tap(left)
  expect(video.currentTime).toBe(102)
})

test.each<[string, Partial<PlaybackItem>, number]>([
  ['a live stream', { isLive: true }, Infinity],
  ['an unknown length', {}, Infinity],
])('%s has nothing to skip: two taps pause it', async (_, item, durationSec) => {
  const { video } = await playAt(100, item, durationSec)
  await tap(right)
  await tap(right)
  expect(video.currentTime).toBe(100)
  expect(pause).toHaveBeenCalledTimes(1)
  expect(button('前进 10 秒')).toBeNull()
})
