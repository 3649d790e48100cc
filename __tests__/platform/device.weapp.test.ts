import Taro from '@tarojs/taro'

import { device } from '@/platform/device/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getLaunchOptionsSync: jest.fn(() => ({ path: 'pages/index/index' })), onAppShow: jest.fn() },
}))
const { getLaunchOptionsSync, onAppShow } = jest.mocked(Taro)

/** As WeChat tells it. */
const entry = (query: object) => ({
  ...{ path: 'pages/course/show', query, scene: 1047, shareTicket: '' },
  referrerInfo: { appId: '', extraData: {} },
})

function told(start: object): unknown[][] {
  getLaunchOptionsSync.mockReturnValue(entry(start))
  onAppShow.mockClear()
  const listener = jest.fn()
  device.watchEntries(listener)
  return listener.mock.calls
}

test.each([
  ['a card', { id: '3', msv: '7' }, { id: '3', msv: '7' }],
  ['a code', { scene: encodeURIComponent('id=3&msv=7') }, { scene: 'id%3D3%26msv%3D7', id: '3', msv: '7' }],
])('%s tells its parameters when it starts the app, and when the running app is shown again', (_, query, params) => {
  expect(told(query)).toEqual([[params]])
  const later = told({})
  const [show] = onAppShow.mock.calls[0] ?? []
  show?.(entry(query))
  expect(later).toEqual([[{}], [params]])
})

test('whoever only returns to the app brings no entry; the same card after another one does', () => {
  const mine = { id: '3', msv: '7' }
  const entries = told(mine)
  const [show] = onAppShow.mock.calls[0] ?? []
  for (const query of [mine, mine, {}, mine]) show?.(entry(query))
  expect(entries.map(([params]) => params)).toEqual([mine, {}, mine])
})
