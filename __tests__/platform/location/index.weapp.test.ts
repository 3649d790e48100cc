import Taro from '@tarojs/taro'

import { locationPicker } from '@/platform/location/index.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { chooseLocation: jest.fn(), openLocation: jest.fn() },
}))
const { chooseLocation, openLocation } = jest.mocked(Taro)

beforeEach(() => jest.clearAllMocks())

const place = { name: '西校区', address: '中关村大街', latitude: 39.98, longitude: 116.31 }

test('WeChat’s page gives the place, starting from the last one', async () => {
  chooseLocation.mockResolvedValue({ ...place, errMsg: 'chooseLocation:ok' })
  await expect(locationPicker.choose({ ...place, latitude: 1, longitude: 2 })).resolves.toEqual(place)
  expect(chooseLocation).toHaveBeenCalledWith({ latitude: 1, longitude: 2 })
  await locationPicker.choose(null)
  expect(chooseLocation).toHaveBeenLastCalledWith({})
})

test('WeChat is not asked by a build without the right', async () => {
  Object.assign(globalThis, { BUILD_CHOOSE_LOCATION: false })
  await expect(locationPicker.choose(null)).resolves.toBe('unavailable')
  Object.assign(globalThis, { BUILD_CHOOSE_LOCATION: true })
  expect(chooseLocation).not.toHaveBeenCalled()
})

test.each([
  ['chooseLocation:fail cancel', 'cancelled'],
  ['chooseLocation:fail auth deny', 'failed'],
  ['chooseLocation:fail api scope is not declared in the privacy agreement', 'failed'],
])('%s reads as %s', async (errMsg, answer) => {
  chooseLocation.mockRejectedValue({ errMsg })
  await expect(locationPicker.choose(null)).resolves.toBe(answer)
})

test('showing says whether it opened', async () => {
  openLocation.mockResolvedValueOnce({ errMsg: 'openLocation:ok' }).mockRejectedValueOnce({ errMsg: 'fail' })
  await expect(locationPicker.show(place)).resolves.toBe(true)
  await expect(locationPicker.show(place)).resolves.toBe(false)
  expect(openLocation).toHaveBeenCalledWith(place)
})
