import Taro from '@tarojs/taro'

import { scanner } from '@/platform/scan/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { scanCode: jest.fn(), canIUse: () => true, getDeviceInfo: jest.fn() },
}))
const { scanCode, getDeviceInfo } = jest.mocked(Taro)

const read = { charSet: '', path: '', rawData: '', scanType: 'CODE_128' as const, errMsg: 'scanCode:ok' }

test('the text of a QR or bar code', async () => {
  scanCode.mockResolvedValue({ ...read, result: 'ZTGIFT26' })
  await expect(scanner.scan()).resolves.toEqual({ text: 'ZTGIFT26' })
  expect(scanCode.mock.lastCall?.[0]).toMatchObject({ scanType: ['qrCode', 'barCode'] })
})

test.each([
  ['scanCode:fail cancel', 'cancelled'],
  ['scanCode:fail auth deny', 'refused'],
  ['scanCode:fail system permission denied', 'refused'],
])('%s is %s', async (errMsg, outcome) => {
  scanCode.mockRejectedValue({ errMsg })
  await expect(scanner.scan()).resolves.toBe(outcome)
})

test.each([
  ['android', true],
  ['windows', false],
])('%s: a scanner is there: %p', (platform, canScan) => {
  getDeviceInfo.mockReturnValue({ platform } as Taro.getDeviceInfo.Result)
  expect(scanner.canScan).toBe(canScan)
})

test('anything else is a failure', async () => {
  scanCode.mockRejectedValue({ errMsg: 'scanCode:fail' })
  await expect(scanner.scan()).rejects.toEqual({ errMsg: 'scanCode:fail' })
})
