import { attach } from '@/features/shared/player/h5/attach'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const upTo = (sec: number): TimeRanges => ({ length: 1, start: () => 0, end: () => sec })

interface State extends Partial<Pick<HTMLVideoElement, 'paused' | 'ended' | 'seeking' | 'readyState'>> {
  buffered?: TimeRanges
}

/** It plays at 3 s; ten seconds pass in which the browser says nothing but what happens meanwhile. */
function after10s(state: State, meanwhile?: (element: HTMLVideoElement) => void) {
  const element = Object.assign(document.createElement('video'), { load: jest.fn(), currentTime: 3 })
  const played = { paused: false, ended: false, readyState: 4, buffered: upTo(3), ...state }
  for (const [name, value] of Object.entries(played))
    Object.defineProperty(element, name, { configurable: true, value })
  const onDead = jest.fn()
  const source = { kind: 'file', url: 'https://media.example/1.mp4', label: '' } as const
  const { detach } = attach(element, source, { atSec: 0, onDead })
  element.dispatchEvent(new Event('playing'))
  meanwhile?.(element)
  jest.advanceTimersByTime(10_000)
  detach()
  jest.advanceTimersByTime(60_000)
  return onDead
}

test.each<[string, State]>([
  ['has what comes next', {}],
  ['jumps to what has loaded', { seeking: true, readyState: 1, buffered: upTo(20) }],
])('a video that plays, %s and stands still is given up at this place', (_, state) => {
  expect(after10s(state).mock.calls).toEqual([['place']])
})

test.each<[string, State]>([
  ['was paused', { paused: true }],
  ['has come to its end', { ended: true }],
  ['waits for the network', { readyState: 2 }],
  ['jumps to what has not loaded', { seeking: true, readyState: 1 }],
])('one that %s is waited for', (_, state) => {
  expect(after10s(state)).not.toHaveBeenCalled()
})

test('one that moves is left alone', () => {
  const onDead = after10s({}, (element) => {
    for (const sec of [9, 15]) {
      jest.advanceTimersByTime(6_000)
      element.currentTime = sec
      element.dispatchEvent(new Event('timeupdate'))
    }
    jest.advanceTimersByTime(6_000)
    // A browser that tells it seldom.
    element.currentTime = 21
    jest.advanceTimersByTime(3_000)
    element.currentTime = 24
  })
  expect(onDead).not.toHaveBeenCalled()
})

test('one that has slept with its page has time to come back', () => {
  const onDead = after10s({}, () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000))
  expect(onDead).not.toHaveBeenCalled()
})

test('one behind another window is left until it is seen', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(after10s({})).not.toHaveBeenCalled()
})

test('one whose next part came late and which stands still then is given up, too', () => {
  const onDead = after10s({ readyState: 2 }, (element) => {
    jest.advanceTimersByTime(9_000)
    Object.defineProperty(element, 'readyState', { value: 4 })
  })
  expect(onDead).toHaveBeenCalledTimes(1)
})
