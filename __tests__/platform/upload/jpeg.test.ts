import { exportJpeg, fittingJpeg, photoSize, readableSize } from '@/platform/upload/jpeg'

import { fakeDrawing } from '../../setup/camera'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['a wide one', { width: 4000, height: 3000 }, { width: 1280, height: 960 }],
  ['a high one', { width: 1500, height: 6000 }, { width: 320, height: 1280 }],
  ['one that fits', { width: 640, height: 480 }, { width: 640, height: 480 }],
])('a photograph of the camera, %s, is made to fit, and never larger', (_, size, fit) => {
  expect(photoSize(size)).toEqual(fit)
})

test.each([
  ['a photographed page', { width: 3024, height: 4032 }, { width: 1280, height: 1707 }],
  ['a page that lies', { width: 4032, height: 3024 }, { width: 1707, height: 1280 }],
  ['a long screenshot', { width: 1080, height: 6000 }, { width: 1080, height: 6000 }],
  ['a small one', { width: 640, height: 480 }, { width: 640, height: 480 }],
])('%s can still be read, and is never larger', (_, size, fit) => {
  expect(readableSize(size)).toEqual(fit)
})

test('a screenshot without end stays below what Safari draws', () => {
  const { width, height } = readableSize({ width: 1080, height: 40_000 })
  expect(width * height).toBeLessThan(4096 * 4096)
  expect(height / width).toBeCloseTo(40_000 / 1080, 0)
})

/** Blobs of so many bytes at each quality, and half of that once it is drawn smaller. */
function weigh(width: number, bytesOf: (quality: number) => number) {
  const tried: unknown[] = []
  HTMLCanvasElement.prototype.toBlob = function (take, _type, quality = 1) {
    tried.push([this.width, quality])
    take({ size: bytesOf(quality) / (this.width < width ? 2 : 1) } as Blob)
  }
  return tried
}

test('the whole of it is drawn on white, and its memory given back', async () => {
  const { drawn, revoked } = fakeDrawing()
  const source = new Image()
  const canvas = document.createElement('canvas')
  jest.spyOn(document, 'createElement').mockReturnValueOnce(canvas)
  const { path, release } = await fittingJpeg(source, { width: 1280, height: 720 }, 1000)
  expect(drawn).toEqual([
    ['fillRect', 0, 0, 1280, 720],
    ['drawImage', source, 0, 0, 1280, 720],
    ['image/jpeg', 1280, 720],
  ])
  expect([canvas.width, canvas.height]).toEqual([0, 0])
  release()
  expect(revoked).toEqual([path])
})

test.each([
  ['that fits', 1000, [[1280, 0.9]]],
  [
    'with too many bytes loses quality',
    2000,
    [
      [1280, 0.9],
      [1280, 0.75],
    ],
  ],
  [
    'with far too many loses size, too',
    4000,
    [
      [1280, 0.9],
      [1280, 0.75],
      [1280, 0.6],
      [960, 0.9],
      [960, 0.75],
    ],
  ],
])('one %s', async (_, bytes, expected) => {
  fakeDrawing()
  const tried = weigh(1280, (quality) => (quality === 0.9 ? bytes : bytes / 2))
  await fittingJpeg(new Image(), { width: 1280, height: 1707 }, 1000)
  expect(tried).toEqual(expected)
})

test('a browser that draws nothing says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(fittingJpeg(new Image(), { width: 1, height: 1 }, 1000)).rejects.toThrow()
})

test('a canvas that gives nothing is an error', async () => {
  const toBlob: HTMLCanvasElement['toBlob'] = (take) => take(null)
  await expect(exportJpeg(Object.assign(document.createElement('canvas'), { toBlob }))).rejects.toThrow()
})
