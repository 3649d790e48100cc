import { exportJpeg, fittingJpeg, fittingSize } from '@/platform/upload/jpeg'

import { fakeDrawing } from '../../setup/camera'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['a wide one', { width: 4000, height: 3000 }, { width: 1280, height: 960 }],
  ['a high one', { width: 1500, height: 6000 }, { width: 320, height: 1280 }],
  ['one that fits', { width: 640, height: 480 }, { width: 640, height: 480 }],
])('%s is made to fit, and never larger', (_, size, fit) => {
  expect(fittingSize(size)).toEqual(fit)
})

test('the whole of it is drawn on white, and its memory given back', async () => {
  const { drawn, revoked } = fakeDrawing()
  const source = document.createElement('video')
  const { path, release } = await fittingJpeg(source, { width: 2560, height: 1440 })
  expect(drawn).toEqual([
    ['fillRect', 0, 0, 1280, 720],
    ['drawImage', source, 0, 0, 1280, 720],
    ['image/jpeg', 1280, 720],
  ])
  release()
  expect(revoked).toEqual([path])
})

test('a browser that draws nothing says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(fittingJpeg(new Image(), { width: 1, height: 1 })).rejects.toThrow()
})

test('a canvas that gives nothing is an error', async () => {
  const toBlob: HTMLCanvasElement['toBlob'] = (take) => take(null)
  await expect(exportJpeg(Object.assign(document.createElement('canvas'), { toBlob }))).rejects.toThrow()
})
