import { ChoosePlace } from '@/features/location/ChoosePlace/index.weapp'
import { ShowPlace } from '@/features/location/ShowPlace/index.weapp'
import { location } from '@/platform/location'
import * as navigation from '@/platform/navigation'
import { usePlace } from '@/stores/place'

import { aMember } from '../../factories/member'
import { press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({ openEntries: jest.fn(() => []), pop: jest.fn(() => true) }))
jest.mock('@/platform/location', () => ({ location: { choose: jest.fn(), show: jest.fn() } }))
const { pop } = jest.mocked(navigation)
const { choose, show } = jest.mocked(location)

const place = { name: '西校区', address: '中关村大街 1 号', latitude: 39.98, longitude: 116.31 }

beforeEach(() => {
  jest.clearAllMocks()
  usePlace.setState({ place: null })
})

const openChoose = async () => {
  const screen = await openScreen(ChoosePlace, { user: aMember() })
  await settle()
  return screen
}

test('WeChat picks, the place is kept, and the learner is back', async () => {
  choose.mockResolvedValue(place)
  await openChoose()
  expect(choose).toHaveBeenCalledTimes(1)
  expect(usePlace.getState().place).toEqual(place)
  expect(pop).toHaveBeenCalledTimes(1)
})

test('who picks nothing is back with what was there', async () => {
  choose.mockResolvedValue('cancelled')
  await openChoose()
  expect(usePlace.getState().place).toBeNull()
  expect(pop).toHaveBeenCalledTimes(1)
})

test('a refusal is explained, and can be taken back', async () => {
  choose.mockResolvedValueOnce('failed').mockResolvedValueOnce(place)
  const screen = await openChoose()
  expect(screen.text()).toContain('没有选到位置')
  expect(pop).not.toHaveBeenCalled()
  await press('重新选择')
  await settle()
  expect(usePlace.getState().place).toEqual(place)
})

test('WeChat shows the map once, and again when asked', async () => {
  show.mockResolvedValue(true)
  const screen = await openScreen(() => <ShowPlace place={place} />, { user: aMember() })
  await settle()
  expect(show.mock.calls).toEqual([[place]])
  expect(screen.text()).toContain('西校区')
  await press('打开地图')
  expect(show).toHaveBeenCalledTimes(2)
})
