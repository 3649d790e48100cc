import Taro from '@tarojs/taro'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { canIUse: jest.fn(), getDeviceInfo: jest.fn(), getSystemInfoSync: jest.fn(), requestPayment: jest.fn() },
}))
const { canIUse, getDeviceInfo, getSystemInfoSync, requestPayment } = jest.mocked(Taro)

/** The adapter decides at start what may be sold. */
function adapterOn(platform: string, isOld = false) {
  canIUse.mockReturnValue(!isOld)
  if (isOld)
    getDeviceInfo.mockImplementation(() => {
      throw new TypeError('wx.getDeviceInfo is not a function')
    })
  else getDeviceInfo.mockReturnValue({ platform } as Taro.getDeviceInfo.Result)
  getSystemInfoSync.mockReturnValue({ platform } as Taro.getSystemInfoSync.Result)
  let adapter: (typeof import('@/platform/pay/index.weapp'))['payAdapter'] | undefined
  jest.isolateModules(() => {
    adapter = require('@/platform/pay/index.weapp').payAdapter
  })
  if (!adapter) throw new Error('The adapter did not load')
  return adapter
}

const payment = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' }

test.each([
  ['ios', false],
  ['android', true],
  ['devtools', true],
])('whether %s may sell: %s', (platform, canSell) => {
  expect(adapterOn(platform).canSell).toBe(canSell)
})

test('an old WeChat, which has no getDeviceInfo, starts all the same', () => {
  expect(adapterOn('ios', true).canSell).toBe(false)
})

test('the pay sheet gets what the server signed', async () => {
  requestPayment.mockResolvedValue({ errMsg: 'requestPayment:ok' })
  await expect(adapterOn('android').requestPayment(payment)).resolves.toBe('paid')
  expect(requestPayment).toHaveBeenCalledWith(payment)
})

test.each([
  ['requestPayment:fail cancel', 'cancelled'],
  ['requestPayment:fail jsapi has no permission', 'failed'],
])('%s reads as %s', async (errMsg, outcome) => {
  requestPayment.mockRejectedValue({ errMsg })
  await expect(adapterOn('android').requestPayment(payment)).resolves.toBe(outcome)
})
