import Taro from '@tarojs/taro'

import { appearance } from '@/platform/theme/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { ...jest.requireActual('@tarojs/taro').default, canIUse: jest.fn(() => true), getAppBaseInfo: jest.fn() },
}))
const { canIUse, getAppBaseInfo } = jest.mocked(Taro)

// https://developers.weixin.qq.com/miniprogram/design/elderly.html
test.each([
  ['an iPhone as it comes', 17, 100],
  ['an Android as it comes', 16, 100],
  ['the small letters of an Android', 14, 90],
  ['an iPhone, one step larger', 18.5, 115],
  ['关怀模式', 23.8, 130],
  ['the largest of an iPad', 29.75, 130],
  ['a WeChat that does not tell', undefined, 100],
])('%s: WeChat’s letters of %p px begin with %i percent', (_, fontSizeSetting, size) => {
  getAppBaseInfo.mockReturnValue({ language: 'zh_CN', fontSizeSetting })
  expect(appearance.textSize()).toBe(size)
})

test('an old WeChat that cannot be asked begins with the usual size', () => {
  canIUse.mockReturnValueOnce(false)
  getAppBaseInfo.mockImplementation(() => {
    throw new TypeError('wx.getAppBaseInfo is not a function')
  })
  expect(appearance.textSize()).toBe(100)
})

test('what the learner has chosen here counts', () => {
  getAppBaseInfo.mockReturnValue({ language: 'zh_CN', fontSizeSetting: 25.5 })
  appearance.setTextSize(90)
  expect(appearance.textSize()).toBe(90)
})
