import { ChooseLocation } from '@/features/system/location/ChooseLocation/index.weapp'
import { ShowLocation } from '@/features/system/location/ShowLocation/index.weapp'
import { locationPicker } from '@/platform/location'
import { usePickedLocation } from '@/stores/pickedLocation'

import { aMember } from '../../../factories/member'
import { press, settle } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'

jest.mock('@/platform/location', () => ({ locationPicker: { choose: jest.fn(), show: jest.fn() } }))
const { choose, show } = jest.mocked(locationPicker)

const place = { name: '西校区', address: '中关村大街 1 号', latitude: 39.98, longitude: 116.31 }

beforeEach(() => {
  jest.clearAllMocks()
  usePickedLocation.setState({ place: null })
})

const openChoose = async () => {
  const screen = await openScreen(ChooseLocation, { user: aMember(), pages: ['/before', '/screen'] })
  await settle()
  return screen
}

test('WeChat picks, the place is kept, and the learner is back', async () => {
  choose.mockResolvedValue(place)
  await openChoose()
  expect(choose).toHaveBeenCalledTimes(1)
  expect(usePickedLocation.getState().place).toEqual(place)
  expect(navigation.stack()).toEqual(['/before'])
})

test('who picks nothing is back with what was there', async () => {
  choose.mockResolvedValue('cancelled')
  await openChoose()
  expect(usePickedLocation.getState().place).toBeNull()
  expect(navigation.stack()).toEqual(['/before'])
})

test('a refusal is explained, and can be taken back', async () => {
  choose.mockResolvedValueOnce('failed').mockResolvedValueOnce(place)
  const screen = await openChoose()
  expect(screen.text()).toContain('没有选到位置')
  // Nobody need have come here for an address.
  expect(screen.text()).not.toContain('地址')
  expect(navigation.top()).toBe('/screen')
  await press('重新选择')
  await settle()
  expect(usePickedLocation.getState().place).toEqual(place)
})

test('where WeChat has not granted it, that is said, with the way back alone', async () => {
  choose.mockResolvedValue('unavailable')
  const screen = await openChoose()
  expect(screen.text()).toContain('这里不能选择位置')
  expect(screen.text()).not.toMatch(/重新选择|地址/)
  await press('返回')
  expect(navigation.stack()).toEqual(['/before'])
})

test('WeChat shows the map once, and again when asked', async () => {
  show.mockResolvedValue(true)
  const screen = await openScreen(() => <ShowLocation place={place} />, { user: aMember() })
  await settle()
  expect(show.mock.calls).toEqual([[place]])
  expect(screen.text()).toContain('西校区')
  await press('打开地图')
  expect(show).toHaveBeenCalledTimes(2)
})
