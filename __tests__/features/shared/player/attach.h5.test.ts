import { attach } from '@/features/shared/player/h5/attach'

interface Level {
  height: number
}

/** What the script reads out of the list at the address. */
let mockLevels: Level[] = []
/** What was set up to play it. */
const mockScripts: { nextLevel: number }[] = []

jest.mock('hls.js/light', () => {
  class Hls {
    static isSupported = () => true
    static Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' }
    static ErrorTypes = {}
    levels = mockLevels
    nextLevel = -1
    private parsed?: () => void
    constructor() {
      mockScripts.push(this)
    }
    on(name: string, listener: () => void) {
      if (name === 'parsed') this.parsed = listener
    }
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
  attach(element, { kind: 'file', url, label: '高清' }, { atSec: 42, onDead: jest.fn() })()
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

describe('pictures of different height at one address', () => {
  const offered = async (heights: number[]) => {
    mockLevels = heights.map((height) => ({ height }))
    mockScripts.length = 0
    const onRenditions = jest.fn()
    const stream = { kind: 'hls', url: 'https://media.example/1.m3u8', label: '' } as const
    const element = Object.assign(video(), { canPlayType: () => '' as const })
    attach(element, stream, { atSec: 0, onDead: jest.fn(), onRenditions })
    for (let turn = 0; turn < 20 && mockScripts.length === 0; turn++)
      await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
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
