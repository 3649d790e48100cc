import Taro from '@tarojs/taro'

import { pictures } from '@/platform/upload/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: jest.fn(() => true),
    chooseMedia: jest.fn(),
    cropImage: jest.fn(),
    getFileSystemManager: jest.fn(),
  },
}))
const { canIUse, chooseMedia, cropImage, getFileSystemManager } = jest.mocked(Taro)

const chosen = { tempFiles: [{ tempFilePath: 'wxfile://photo' }] } as Taro.chooseMedia.SuccessCallbackResult

beforeEach(() => {
  jest.clearAllMocks()
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
  const getFileInfo = (option: Taro.FileSystemManager.getFileInfoOption) =>
    option.success?.({ size: 1234, digest: '', errMsg: 'ok' })
  getFileSystemManager.mockReturnValue({ getFileInfo } as Taro.FileSystemManager)
  await expect(pictures.measure('wxfile://photo')).resolves.toBe(1234)
})
