import Taro from '@tarojs/taro'

import { askPrivacy } from '@/platform/privacy/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { canIUse: jest.fn(() => true), requirePrivacyAuthorize: jest.fn() },
}))
const { canIUse, requirePrivacyAuthorize } = jest.mocked(Taro)

const result = { errMsg: 'ok' }

test.each([
  ['agreed', true, (option: Taro.requirePrivacyAuthorize.Option = {}) => option.success?.(result)],
  ['declined', false, (option: Taro.requirePrivacyAuthorize.Option = {}) => option.fail?.(result)],
])('the learner has %s', async (_, isAgreed, answer) => {
  requirePrivacyAuthorize.mockImplementation(answer)
  await expect(askPrivacy()).resolves.toBe(isAgreed)
})

test('an older WeChat does not ask', async () => {
  requirePrivacyAuthorize.mockClear()
  canIUse.mockReturnValue(false)
  await expect(askPrivacy()).resolves.toBe(true)
  expect(requirePrivacyAuthorize).not.toHaveBeenCalled()
})
