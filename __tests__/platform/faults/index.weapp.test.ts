import Taro from '@tarojs/taro'

import { faults } from '@/platform/faults/index.weapp'
import type { Fault } from '@/platform/faults/types'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { onError: jest.fn(), onUnhandledRejection: jest.fn(), request: jest.fn() },
}))
const { onError, onUnhandledRejection, request } = jest.mocked(Taro)

test('hears of errors that nobody caught and of refused promises', () => {
  const heard: Fault[] = []
  faults.watch((one) => heard.push(one))
  onError.mock.calls[0]?.[0]('boom\nat page.js:1:2')
  const reason = Object.assign(new Error('no'))
  onUnhandledRejection.mock.calls[0]?.[0]({ reason, promise: Promise.resolve() } as never)
  expect(heard).toEqual([{ error: 'boom\nat page.js:1:2' }, { error: reason }])
})

test('sends and forgets', async () => {
  const refused = Promise.reject(new Error('url not in domain list'))
  request.mockReturnValue(refused as never)
  faults.send('https://report.example.com/mini', '{}')
  await expect(refused).rejects.toThrow()
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ url: 'https://report.example.com/mini', method: 'POST', data: '{}' }),
  )
})
