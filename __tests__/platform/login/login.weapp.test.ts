import Taro from '@tarojs/taro'

import { loginAdapter } from '@/platform/login/index.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { login: jest.fn(), getUserInfo: jest.fn() } }))
const { getUserInfo } = jest.mocked(Taro)

test('what WeChat signs carries who the learner is: the openid is in the encrypted part with credentials alone', async () => {
  const signed = { rawData: '{}', signature: 's', encryptedData: 'e', iv: 'i' }
  getUserInfo.mockResolvedValue({ ...signed, userInfo: {} } as Taro.getUserInfo.SuccessCallbackResult)
  await expect(loginAdapter.profile()).resolves.toEqual(signed)
  expect(getUserInfo.mock.calls).toEqual([[{ withCredentials: true }]])
})
