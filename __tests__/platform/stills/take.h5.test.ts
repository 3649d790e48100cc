import { stills } from '@/platform/stills'

const drawn = jest.fn()
const written = jest.fn()
const toBlob = jest.fn()
const picture = new Blob(['jpeg'])

/** A player on the page; jsdom plays nothing. */
function aPlayer({ width = 1920, height = 1080, readyState = 4 } = {}): void {
  document.body.innerHTML = '<div id="player"><video></video></div>'
  const video = document.querySelector('video')
  for (const [name, value] of Object.entries({ videoWidth: width, videoHeight: height, readyState }))
    Object.defineProperty(video, name, { value })
}

beforeEach(() => {
  jest.clearAllMocks()
  toBlob.mockImplementation((tell: (still: Blob) => void) => tell(picture))
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: drawn, fillText: written }), toBlob })
})

test('what the video shows, no wider than is worth keeping', async () => {
  aPlayer()
  expect(await stills.take('player', '')).toBe(picture)
  expect(drawn).toHaveBeenCalledWith(document.querySelector('video'), 0, 0, 960, 540)
  expect(written).not.toHaveBeenCalled()
})

test('a watermark is written on it', async () => {
  aPlayer({ width: 640, height: 360 })
  await stills.take('player', '13800000001')
  expect(drawn.mock.lastCall?.slice(3)).toEqual([640, 360])
  expect(written).toHaveBeenCalledWith('13800000001', expect.any(Number), expect.any(Number))
})

test.each([
  ['a host that does not let the page read it', () => toBlob.mockImplementation(() => void boom()), {}],
  ['a video that shows nothing yet', () => undefined, { readyState: 1 }],
  ['sound alone', () => undefined, { width: 0, height: 0 }],
])('%s gives none', async (_, prepare, video) => {
  prepare()
  aPlayer(video)
  expect(await stills.take('player', '')).toBeNull()
})

test('no player, no picture', async () => {
  document.body.innerHTML = ''
  expect(await stills.take('player', '')).toBeNull()
})

function boom(): never {
  throw new DOMException('The canvas has been tainted', 'SecurityError')
}
