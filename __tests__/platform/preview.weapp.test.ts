import Taro from '@tarojs/taro'

import { previewImages } from '@/platform/preview/index.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { previewImage: jest.fn() } }))

test('a picture that WeChat does not show is a failure of the caller’s, which says so', async () => {
  const refusal = { errMsg: 'previewImage:fail network error' }
  jest.mocked(Taro).previewImage.mockRejectedValue(refusal)
  await expect(previewImages(['https://a.example/1.png'])).rejects.toBe(refusal)
})
