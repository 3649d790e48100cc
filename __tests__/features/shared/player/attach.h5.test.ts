import { attach } from '@/features/shared/player/h5/attach'
import { createStreamLists } from '@/features/shared/player/h5/streamLists'

interface Piece {
  level: number
  sn: number
  start: number
  end: number
  tagList: string[][]
  gap?: boolean
}

interface Level {
  height: number
  fragmentError?: number
  details?: { fragments: Piece[]; edge: number }
}

/** What the script reads out of the list at the address. */
let mockLevels: Level[] = []
/** What was set up to play it. */
const mockScripts: {
  nextLevel: number
  list: (level: number, details: object) => void
  /** A piece that is not there. */
  miss: (frag: Piece) => void
  /** A piece has come, with something to play or without. */
  buffered?: (name: string, data: { frag: { elementaryStreams: object } }) => void
  /** Where it was made to load. */
  begun: (number | undefined)[]
}[] = []

jest.mock('hls.js/light', () => {
  class Hls {
    static isSupported = () => true
    static Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed', LEVEL_LOADED: 'loaded', FRAG_BUFFERED: 'buffered' }
    static ErrorTypes = {}
    levels = mockLevels
    nextLevel = -1
    private parsed?: () => void
    private loaded?: (name: string, data: object) => void
    private failed?: (name: string, data: object) => void
    buffered?: (name: string, data: object) => void
    begun: (number | undefined)[] = []
    constructor() {
      mockScripts.push(this)
    }
    on(name: string, listener: () => void) {
      if (name === 'parsed') this.parsed = listener
      if (name === 'loaded') this.loaded = listener
      if (name === 'error') this.failed = listener
      if (name === 'buffered') this.buffered = listener
    }
    miss(frag: Piece) {
      for (const level of this.levels) level.fragmentError = 1
      const details = 'fragLoadError'
      this.failed?.('error', { details, type: 'networkError', fatal: true, response: { code: 404 }, frag })
    }
    startLoad(sec?: number) {
      this.begun.push(sec)
    }
    list(level: number, details: object) {
      this.loaded?.('loaded', { level, details })
    }
    stopLoad() {}
    loadSource() {
      queueMicrotask(() => this.parsed?.())
    }
    attachMedia() {}
    destroy() {}
  }
  return { __esModule: true, default: Hls }
})

const url = 'https://media.example/1.mp4'

function video(): HTMLVideoElement {
  const element = document.createElement('video')
  return Object.assign(element, { load: jest.fn() })
}

test.each([
  [0, 0],
  [42, 42],
])('a file begins at %d s once its length is known', (atSec, sec) => {
  const element = video()
  attach(element, { kind: 'file', url, label: '高清' }, { atSec, onDead: jest.fn() })
  expect(element.src).toBe(url)
  expect(element.currentTime).toBe(0)
  element.dispatchEvent(new Event('loadedmetadata'))
  expect(element.currentTime).toBe(sec)
})

test('taken out again it leaves the element empty, so that nothing goes on loading', () => {
  const element = video()
  attach(element, { kind: 'file', url, label: '高清' }, { atSec: 42, onDead: jest.fn() }).detach()
  expect(element.hasAttribute('src')).toBe(false)
  expect(element.load).toHaveBeenCalledTimes(1)
  element.dispatchEvent(new Event('loadedmetadata'))
  expect(element.currentTime).toBe(0)
})

test('HLS that the browser reads is left to it', () => {
  const element = Object.assign(video(), { canPlayType: () => 'maybe' })
  attach(element, { kind: 'hls', url: 'https://media.example/1.m3u8', label: '高清' }, { atSec: 0, onDead: jest.fn() })
  expect(element.src).toBe('https://media.example/1.m3u8')
})

describe('an iPhone, which plays lists by itself', () => {
  const source = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
  /** The phone's own player breaks at 12 s; by whom it is tried then, and whether it is given up. */
  async function brokenOn(isNew: boolean, isLive = false) {
    mockScripts.length = 0
    if (isNew) Object.assign(window, { ManagedMediaSource: class {} })
    const element = Object.assign(video(), { canPlayType: () => 'maybe', currentTime: 12 })
    const onDead = jest.fn()
    attach(element, source, { atSec: 12, isLive, onDead })
    const firstTried = element.src
    element.dispatchEvent(new Event('loadedmetadata'))
    element.dispatchEvent(new Event('error'))
    await scripted()
    Reflect.deleteProperty(window, 'ManagedMediaSource')
    return { firstTried, scripts: mockScripts.length, deaths: onDead.mock.calls.length }
  }

  test.each([
    ['a newer one', true, false, 1, 0],
    ['an older one, which knows no script', false, false, 0, 1],
    ['a stream, which is not waited for', true, true, 0, 1],
  ])('what its own player cannot play is tried by the script: %s', async (_, isNew, isLive, scripts, deaths) => {
    expect(await brokenOn(isNew, isLive)).toEqual({ firstTried: source.url, scripts, deaths })
  })
})

/** Until the script has come. */
async function scripted(): Promise<void> {
  for (let turn = 0; turn < 20 && mockScripts.length === 0; turn++) await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

test.each([
  [60, false, 1],
  [Infinity, false, 0],
  [60, true, 0],
])('a stream that the browser reads, %d s long (a recording: %s)', (durationSec, isRecording, deaths) => {
  const element = Object.assign(video(), { canPlayType: () => 'maybe' })
  const onDead = jest.fn()
  const source = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
  attach(element, source, { atSec: 0, isLive: !isRecording, onDead })
  Object.defineProperty(element, 'duration', { value: durationSec })
  element.dispatchEvent(new Event('loadedmetadata'))
  expect(onDead).toHaveBeenCalledTimes(deaths)
})

describe('a stream by script', () => {
  let nowMs = 0
  const source = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
  const list = (endSN: number, live = true) => ({ endSN, live, targetduration: 4 })

  /** Puts it in, and shows it these lists; answers how often it was given up. */
  async function deaths(lists: ReturnType<typeof createStreamLists>, ...loaded: object[]): Promise<number> {
    mockScripts.length = 0
    const onDead = jest.fn()
    const element = Object.assign(video(), { canPlayType: () => '' as const })
    attach(element, source, { atSec: 0, isLive: true, lists, onDead })
    await scripted()
    for (const details of loaded) mockScripts[0]?.list(0, details)
    return onDead.mock.calls.length
  }
  const seen = () => createStreamLists(() => nowMs)

  test('that has ended is not played once more', async () => {
    expect(await deaths(seen(), list(9, false))).toBe(1)
  })

  test('that ends while it plays is played to its end', async () => {
    expect(await deaths(seen(), list(9), list(10, false))).toBe(0)
  })

  test('that stands where it stood is not played once more', async () => {
    const lists = seen()
    expect(await deaths(lists, list(9), list(10))).toBe(0)
    nowMs += 5_000
    expect(await deaths(lists, list(10))).toBe(0)
    nowMs += 5_000
    expect(await deaths(lists, list(10))).toBe(1)
  })

  test.each([11, 2])('that goes on is played, wherever it counts from (%d)', async (endSN) => {
    const lists = seen()
    await deaths(lists, list(10))
    nowMs += 60_000
    expect(await deaths(lists, list(endSN))).toBe(0)
  })
})

describe('a piece of a list that is not there', () => {
  const source = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
  const pieces = (): Piece[] =>
    [0, 1, 2, 3].map((sn) => ({ level: 0, sn, start: 2 * sn, end: 2 * sn + 2, tagList: [] }))

  /** Puts the list in at this second, and has these pieces fail; where it was made to load since. */
  async function begunAfter(atSec: number, isSeen: boolean, ...missing: number[]) {
    mockScripts.length = 0
    const fragments = pieces()
    mockLevels = [{ height: 0, details: { fragments, edge: 8 } }]
    const element = Object.assign(video(), { canPlayType: () => '' as const })
    const onDead = jest.fn()
    attach(element, source, { atSec, onDead })
    await scripted()
    const [script] = mockScripts
    script?.buffered?.('buffered', { frag: { elementaryStreams: { video: isSeen ? {} : null } } })
    for (const sn of missing) {
      const piece = fragments[sn]
      if (piece) script?.miss(piece)
    }
    expect(onDead).not.toHaveBeenCalled()
    // Else hls.js would wait longer for each further piece.
    expect(mockLevels.map(({ fragmentError }) => fragmentError)).toEqual([0])
    return script?.begun
  }

  test.each([
    ['the first: it begins behind it, before anybody plays', 0, false, [0], [2.05]],
    ['the two first', 0, false, [0, 1], [2.05, 4.05]],
    ['the one of the kept place', 3, false, [1], [4.05]],
    ['another, before the kept one is there: its own place stays', 3, false, [2], [3]],
    ['the first, when something is there: hls.js leaves it by itself', 0, true, [0], [undefined]],
  ])('%s', async (_, atSec, isSeen, missing, begun) => {
    const found = await begunAfter(atSec, isSeen, ...missing)
    expect(found?.map((sec) => sec && Number(sec.toFixed(2)))).toEqual(begun)
  })
})

test('a list of which no piece plays is given up, and not waited for', async () => {
  mockScripts.length = 0
  const fragments = [0, 1].map((sn) => ({ level: 0, sn, start: 2 * sn, end: 2 * sn + 2, tagList: [] }))
  mockLevels = [{ height: 0, details: { fragments, edge: 4 } }]
  const onDead = jest.fn()
  const element = Object.assign(video(), { canPlayType: () => '' as const })
  attach(element, { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' }, { atSec: 0, onDead })
  await scripted()
  for (const piece of fragments) mockScripts[0]?.miss(piece)
  expect(onDead.mock.calls).toEqual([['place']])
  expect(mockScripts[0]?.begun).toEqual([2.05])
})

describe('pictures of different height at one address', () => {
  const offered = async (heights: number[]) => {
    mockLevels = heights.map((height) => ({ height }))
    mockScripts.length = 0
    const onRenditions = jest.fn()
    const stream = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
    const element = Object.assign(video(), { canPlayType: () => '' as const })
    attach(element, stream, { atSec: 0, onDead: jest.fn(), onRenditions })
    await scripted()
    return onRenditions
  }

  test('are offered once each, the highest first', async () => {
    const onRenditions = await offered([360, 720, 720, 0])
    expect(onRenditions).toHaveBeenCalledTimes(1)
    expect(onRenditions).toHaveBeenCalledWith(expect.objectContaining({ heights: [720, 360] }))
  })

  test.each([
    [720, 2],
    [360, 0],
    [null, -1],
    [1080, -1],
  ])('%s is taken at its best bit rate', async (height, level) => {
    const onRenditions = await offered([360, 720, 720])
    const [script] = mockScripts
    if (script) script.nextLevel = 1
    onRenditions.mock.calls[0]?.[0].pick(height)
    expect(script?.nextLevel).toBe(level)
  })

  test('one alone is no choice', async () => {
    expect(await offered([720, 720])).not.toHaveBeenCalled()
    expect(await offered([0])).not.toHaveBeenCalled()
  })
})
