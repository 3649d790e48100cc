import { useRef } from 'react'

import { useMedia } from '@/features/shared/player/h5/useMedia'

import { act, show } from '../../../components/show'

function Probe() {
  const ref = useRef<HTMLVideoElement>(null)
  return (
    <>
      <video ref={ref} />
      <output>{JSON.stringify(useMedia(ref))}</output>
    </>
  )
}

interface Element {
  paused: boolean
  ended: boolean
  seeking?: boolean
  currentTime: number
  duration: number
  readyState: number
  networkState: number
  buffered: [startSec: number, endSec: number][]
}

const playing: Element = {
  paused: false,
  ended: false,
  currentTime: 5,
  duration: 60,
  readyState: HTMLMediaElement.HAVE_ENOUGH_DATA,
  networkState: HTMLMediaElement.NETWORK_IDLE,
  buffered: [],
}

/** What is shown once an element in this state has said that this happened. */
async function shownAfter(name: string, state: Partial<Element>): Promise<unknown> {
  await show(Probe, {})
  const video = document.querySelector('video')
  const { buffered, ...rest } = { ...playing, ...state }
  const values = {
    ...rest,
    buffered: {
      length: buffered.length,
      start: (range: number) => buffered[range]?.[0],
      end: (range: number) => buffered[range]?.[1],
    },
  }
  for (const [key, value] of Object.entries(values)) Object.defineProperty(video, key, { value })
  await act(async () => void video?.dispatchEvent(new Event(name)))
  return JSON.parse(document.querySelector('output')?.textContent ?? '')
}

test('before the element has said anything it rests at the start', async () => {
  await show(Probe, {})
  const nothing = { sec: 0, hasPicture: false, isSoundOnly: false, durationSec: 0, bufferedSec: 0 }
  const start = { isPaused: true, isBuffering: false, ...nothing }
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(start)
})

test.each([
  ...['loadstart', 'loadedmetadata', 'durationchange', 'canplay', 'progress', 'suspend', 'emptied', 'play'],
  ...['playing', 'waiting', 'pause', 'seeking', 'seeked', 'timeupdate', 'ended'],
])('on %s the controls follow the element', async (name) => {
  expect(await shownAfter(name, {})).toEqual({
    isPaused: false,
    isBuffering: false,
    sec: 5,
    hasPicture: true,
    isSoundOnly: true,
    durationSec: 60,
    bufferedSec: 5,
  })
})

test.each<[string, Partial<Element>, object]>([
  ['at the end it rests', { ended: true, readyState: 2 }, { isPaused: true, isBuffering: false }],
  ['a live stream has no length', { duration: Infinity }, { durationSec: 0 }],
  ['before its first picture there is none', { readyState: 1 }, { hasPicture: false, isSoundOnly: false }],
  ['on the way to a second its picture is not there', { seeking: true }, { hasPicture: false }],
  ['out of data it waits', { readyState: HTMLMediaElement.HAVE_CURRENT_DATA }, { isBuffering: true }],
  ['paused it does not wait', { paused: true, readyState: 2 }, { isPaused: true, isBuffering: false }],
  ['it waits for its first data', { paused: true, readyState: 0, networkState: 2 }, { isBuffering: true }],
  ['not asked for data yet it is idle', { paused: true, readyState: 0, networkState: 1 }, { isBuffering: false }],
])('%s', async (_, state, shown) => {
  expect(await shownAfter('timeupdate', state)).toMatchObject(shown)
})

test.each<[Element['buffered'], number]>([
  [[[0, 20]], 20],
  [[[5.5, 20]], 20],
  [[[5.6, 20]], 5],
  [[[0, 5]], 5],
  [
    [
      [0, 3],
      [4, 9],
      [30, 40],
    ],
    9,
  ],
])('of the loaded ranges %j the one around second 5 ends at %d', async (buffered, bufferedSec) => {
  expect(await shownAfter('progress', { buffered })).toMatchObject({ bufferedSec })
})
