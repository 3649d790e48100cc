import Taro from '@tarojs/taro'

import { pictures } from '@/platform/upload/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: jest.fn(() => true),
    chooseMedia: jest.fn(),
    compressImage: jest.fn(),
    cropImage: jest.fn(),
    getFileSystemManager: jest.fn(),
    getImageInfo: jest.fn(),
  },
}))
const { canIUse, chooseMedia, compressImage, cropImage, getFileSystemManager, getImageInfo } = jest.mocked(Taro)

const chosen = { tempFiles: [{ tempFilePath: 'wxfile://photo' }] } as Taro.chooseMedia.SuccessCallbackResult

/** So every file was drawn. */
function size(width: number, height: number): void {
  getImageInfo.mockResolvedValue({ width, height, orientation: 'up', path: '', type: 'jpeg', errMsg: 'ok' })
}

/** Every file has this size. */
function weigh(size: number): void {
  const getFileInfo = (option: Taro.FileSystemManager.getFileInfoOption) =>
    option.success?.({ size, digest: '', errMsg: 'ok' })
  getFileSystemManager.mockReturnValue({ getFileInfo } as Taro.FileSystemManager)
}

beforeEach(() => {
  jest.clearAllMocks()
  weigh(1234)
  size(3024, 4032)
  compressImage.mockResolvedValue({ tempFilePath: 'wxfile://small', errMsg: 'ok' })
  canIUse.mockReturnValue(true)
  chooseMedia.mockResolvedValue(chosen)
  cropImage.mockResolvedValue({ tempFilePath: 'wxfile://square', errMsg: 'ok' })
})

test('a photo is cut square', async () => {
  await expect(pictures.pick()).resolves.toBe('wxfile://square')
  expect(cropImage).toHaveBeenCalledWith({ src: 'wxfile://photo', cropScale: '1:1' })
})

test('where WeChat cannot cut, it is taken as it is', async () => {
  canIUse.mockReturnValue(false)
  await expect(pictures.pick()).resolves.toBe('wxfile://photo')
  expect(cropImage).not.toHaveBeenCalled()
})

test('where WeChat knows the cutting, but its device does not, it is taken as it is', async () => {
  cropImage.mockRejectedValue({ errMsg: 'cropImage:fail:not supported' })
  await expect(pictures.pick()).resolves.toBe('wxfile://photo')
})

test('two taps open the album once', async () => {
  await expect(Promise.all([pictures.pickSeveral(), pictures.pickSeveral()])).resolves.toMatchObject([[{}], []])
  expect(chooseMedia).toHaveBeenCalledTimes(1)
})

test.each([
  ['choice', () => chooseMedia.mockRejectedValue({ errMsg: 'chooseMedia:fail cancel' })],
  ['cut', () => cropImage.mockRejectedValue({ errMsg: 'cropImage:fail cancel' })],
])('a cancelled %s is no choice', async (_, cancel) => {
  cancel()
  await expect(pictures.pick()).resolves.toBeNull()
})

test('a refusal of WeChat is an error', async () => {
  chooseMedia.mockRejectedValue({ errMsg: 'chooseMedia:fail auth deny' })
  await expect(pictures.pick()).rejects.toMatchObject({ errMsg: expect.stringContaining('deny') })
})

test('a file is measured', async () => {
  await expect(pictures.measure('wxfile://photo')).resolves.toBe(1234)
})

describe('a photograph that the phone hands over whole', () => {
  const maxBytes = 2 * 1024 * 1024
  beforeEach(() => weigh(6_000_000))

  test('is there at once, and made smaller before it is sent', async () => {
    await expect(pictures.pickSeveral()).resolves.toMatchObject([{ picture: { path: 'wxfile://photo' } }])
    expect(compressImage).not.toHaveBeenCalled()
    await expect(pictures.fit('wxfile://photo', maxBytes)).resolves.toBe('wxfile://small')
  })

  test.each([
    ['a photographed page', 3024, 4032, { compressedWidth: 1280 }],
    ['a page that lies', 4032, 3024, { compressedHeight: 1280 }],
    ['a long screenshot', 1080, 9000, { compressedWidth: 1080 }],
  ])('%s can still be read, and is never larger', async (_, width, height, edge) => {
    size(width, height)
    await pictures.fit('wxfile://photo', maxBytes)
    expect(compressImage).toHaveBeenCalledWith({ src: 'wxfile://photo', quality: 80, ...edge })
  })

  test('stays as it is where the server takes it', async () => {
    weigh(maxBytes)
    await expect(pictures.fit('wxfile://photo', maxBytes)).resolves.toBe('wxfile://photo')
    expect(compressImage).not.toHaveBeenCalled()
  })

  test('waits for the one before it: several at once exceed the phone’s memory', async () => {
    const ends: (() => void)[] = []
    compressImage.mockImplementation(
      ({ src }) => new Promise((resolve) => ends.push(() => resolve({ tempFilePath: `${src}-small`, errMsg: 'ok' }))),
    )
    const fitted = ['one', 'two'].map((path) => pictures.fit(path, maxBytes))
    await new Promise((resolve) => setTimeout(resolve))
    expect(compressImage).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await new Promise((resolve) => setTimeout(resolve))
    ends[1]?.()
    await expect(Promise.all(fitted)).resolves.toEqual(['one-small', 'two-small'])
  })

  test('stays as it is where WeChat cannot make it smaller', async () => {
    compressImage.mockRejectedValue({ errMsg: 'compressImage:fail' })
    await expect(pictures.fit('wxfile://photo', maxBytes)).resolves.toBe('wxfile://photo')
  })
})

test.each([
  [undefined, 9],
  [4, 4],
  [12, 9],
])('with room for %s the album offers %s', async (room, count) => {
  await pictures.pickSeveral(room)
  expect(chooseMedia).toHaveBeenCalledWith(expect.objectContaining({ count }))
})
