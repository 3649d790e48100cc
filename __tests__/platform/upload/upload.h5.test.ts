import { pictures } from '@/platform/upload'

import { fakeDrawing } from '../../setup/camera'

/** The browser's file dialog, answered by the test. */
function fakeDialog(...files: File[]) {
  URL.createObjectURL = jest.fn(() => 'blob:1')
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
  })
}

const afile = (type: string, bytes: number[] = [], name = 'a') => new File([new Uint8Array(bytes)], name, { type })

/** As long as a header is. */
const filled = (...bytes: number[]) => [...bytes, ...Array<number>(Math.max(0, 40 - bytes.length)).fill(0)]
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const big16 = (value: number) => [value >> 8, value & 255]
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)]
const little16 = (value: number) => big16(value).reverse()

/** The beginning of a picture of this many points along each edge. */
const headers = {
  png: (edge: number) =>
    filled(0x89, ...letters('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...letters('IHDR'), ...big32(edge), ...big32(edge)),
  gif: (edge: number) => filled(...letters('GIF89a'), ...little16(edge), ...little16(edge)),
  // A preview of the camera's comes first.
  jpeg: (edge: number) =>
    filled(
      0xff,
      0xd8,
      0xff,
      0xe1,
      ...big16(12),
      ...letters('Exif'),
      0xff,
      0xc0,
      0xff,
      0xc0,
      0,
      0,
      0xff,
      0xc2,
      ...big16(17),
      8,
      ...big16(edge),
      ...big16(edge),
    ),
  webp: (edge: number) =>
    filled(
      ...letters('RIFF'),
      0,
      0,
      0,
      0,
      ...letters('WEBP'),
      ...letters('VP8 '),
      ...Array<number>(10).fill(0),
      ...little16(edge),
      ...little16(edge),
    ),
}
const heic = filled(0, 0, 0, 24, ...letters('ftypheic'))
const formats = ['jpeg', 'png', 'gif', 'webp'] as const
/** WebP's own bound is 16,383. */
const huge = { jpeg: 20_000, png: 20_000, gif: 20_000, webp: 16_000 }

afterEach(() => jest.restoreAllMocks())

test.each(formats)('a %s is taken', async (format) => {
  fakeDialog(afile(`image/${format}`, headers[format](10_000)))
  await expect(pictures.pick()).resolves.toBe('blob:1')
})

const refused: [string, File, string][] = [
  ['a text', afile('text/plain', filled(1)), 'type'],
  ['a drawing that may hold scripts', afile('image/svg+xml', filled(60)), 'type'],
  ['a file of no type', afile(''), 'type'],
  ['a photograph of an iPhone, by its name', afile('image/heic', heic), 'heic'],
  ['a photograph of an iPhone that calls itself a JPEG', afile('image/jpeg', heic), 'heic'],
  [
    'a picture that no phone takes',
    Object.defineProperty(afile('image/png'), 'size', { value: 30 * 1024 * 1024 + 1 }),
    'size',
  ],
  ...formats.map((format): [string, File, string] => [
    `a ${format} of ${huge[format]} points along each edge`,
    afile(`image/${format}`, headers[format](huge[format])),
    'size',
  ]),
]

test.each(refused)('%s is refused before it is opened, alone and among several', async (_, file, reason) => {
  fakeDialog(file)
  await expect(pictures.pick()).rejects.toMatchObject({ name: 'PictureRefused', reason })
  await expect(pictures.pickSeveral()).resolves.toEqual([{ name: 'a', picture: null, refusal: reason }])
  expect(URL.createObjectURL).not.toHaveBeenCalled()
})

test('a closed dialog is no choice', async () => {
  fakeDialog()
  await expect(pictures.pick()).resolves.toBeNull()
  await expect(pictures.pickSeveral()).resolves.toEqual([])
})

test.each([
  ['a photographed page', 3024, 4032, 1280, 1707],
  ['a long screenshot', 1080, 6000, 1080, 6000],
])('%s arrives readable, as a JPEG', async (_, width, height, drawnWidth, drawnHeight) => {
  fakeDialog(afile('image/png', filled(0x89, ...letters('PNG'))))
  const { drawn } = fakeDrawing()
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: () => width },
    naturalHeight: { configurable: true, get: () => height },
    src: {
      configurable: true,
      set(this: HTMLImageElement) {
        this.onload?.(new Event('load'))
      },
    },
  })
  await expect(pictures.pickSeveral()).resolves.toMatchObject([{ name: 'a', picture: {} }])
  expect(drawn).toContainEqual(['image/jpeg', drawnWidth, drawnHeight])
})
