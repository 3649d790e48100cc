import Taro from '@tarojs/taro'

import { replace } from '@/platform/navigation'
import { connection } from '@/platform/connection'
import { toaster } from '@/platform/toast'

import { pass } from '../../setup/clock'
import '../../setup/navigation'

beforeEach(() => void (process.env.TARO_ENV = 'weapp'))
afterEach(() => void (process.env.TARO_ENV = 'h5'))

test.each([
  [true, '没有打开，请再试一次'],
  [false, '网络不可用，请检查网络后重试'],
])('a page that WeChat refuses for good is told of; with a network (%s): %s', async (isOnline, words) => {
  jest.spyOn(Taro, 'redirectTo').mockRejectedValue({ errMsg: 'redirectTo:fail timeout' })
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(connection, 'isOnline').mockReturnValue(isOnline)
  const show = jest.spyOn(toaster, 'show').mockReset().mockImplementation()
  void replace('/pages/index/index')
  await pass(50)
  expect(show).not.toHaveBeenCalled()
  await pass(1_000)
  expect(show.mock.calls.map(([text]) => text)).toEqual([words])
})
