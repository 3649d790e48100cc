import Taro from '@tarojs/taro'

import { connection } from '@/platform/connection/index.weapp'

// Whenever WeChat is asked, there is a network.
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getNetworkType: ({ success }: { success: (answer: object) => void }) => success({ networkType: 'wifi' }),
    onNetworkStatusChange: jest.fn(),
    onAppShow: jest.fn(),
  },
}))
const { onNetworkStatusChange, onAppShow } = jest.mocked(Taro)

test('a network that came back while the app was frozen is noticed on the return, without an event', () => {
  const listener = jest.fn()
  const stop = connection.watchOnline(listener)
  onNetworkStatusChange.mock.lastCall?.[0]({ isConnected: false, networkType: 'none' })
  expect(connection.isOnline()).toBe(false)
  onAppShow.mock.lastCall?.[0]({
    path: '',
    query: {},
    scene: 1001,
    shareTicket: '',
    referrerInfo: { appId: '', extraData: {} },
  })
  expect(connection.isOnline()).toBe(true)
  expect(listener.mock.calls).toEqual([[false], [true]])
  stop()
})

test.each([
  ['2g', true],
  ['4g', false],
] as const)('over %s fetching is dear: %s', (networkType, expected) => {
  onNetworkStatusChange.mock.lastCall?.[0]({ isConnected: true, networkType })
  expect(connection.isDear()).toBe(expected)
})
