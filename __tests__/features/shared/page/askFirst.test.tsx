import Taro from '@tarojs/taro'

import { definePage } from '@/features/shared/page'

afterEach(() => jest.restoreAllMocks())

/** What a page asks for while the app is opened at this address. */
function asked(path: string, query: Record<string, string> = {}) {
  const launch = { path, query, scene: 0, shareTicket: '', referrerInfo: {} }
  jest.spyOn(Taro, 'getLaunchOptionsSync').mockReturnValue(launch as Taro.getLaunchOptionsSync.LaunchOptions)
  const askFirst = jest.fn()
  definePage('courseShow', () => null, askFirst)
  return askFirst.mock.calls
}

test('the page that the app is opened at asks before it is drawn, with the parameters of its address', () => {
  expect(asked('/pages/course/show', { id: '7', msv: '3' })).toEqual([[expect.objectContaining({ id: 7 })]])
  // As the mini-program writes it.
  expect(asked('pages/course/show', { id: '7' })).toEqual([[{ id: 7 }]])
})

test('a page that is opened later does not, nor one whose address is damaged', () => {
  expect(asked('/pages/index/index')).toEqual([])
  expect(asked('/pages/course/show', { id: 'x' })).toEqual([])
  expect(asked('')).toEqual([])
})
