import { act } from 'react'

import ChooseLocation from '@/choose-location'
import { env } from '@/config/env'
import { useSession } from '@/stores/session'
import { setPickedLocation, usePickedLocation } from '@/stores/pickedLocation'

import { aMember } from './factories/member'
import { control, press, settle } from './setup/learner'
import { navigation } from './setup/navigation'
import { openScreen } from './setup/openScreen'

jest.mock('@/config/env', () => ({ env: { ...jest.requireActual('@/config/env').env } }))

const place = { name: '西校区', address: '中关村大街 1 号', latitude: 39.98, longitude: 116.31 }
const pick = {
  module: 'locationPicker',
  poiname: place.name,
  poiaddress: place.address,
  latlng: { lat: place.latitude, lng: place.longitude },
}
const say = (data: unknown, origin = 'https://apis.map.qq.com') =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data })))

const frame = () => document.querySelector('iframe')

beforeEach(() => {
  jest.clearAllMocks()
  usePickedLocation.setState({ place: null })
  Object.assign(env, { mapKey: 'KEY-1' })
})

const open = async () => {
  const screen = await openScreen(ChooseLocation, { user: aMember(), pages: ['/before', '/screen'] })
  await settle()
  return screen
}

test('a place picked on the operator’s map is kept, and the learner is back where it is needed', async () => {
  const screen = await open()
  expect(frame()?.src).toContain('https://apis.map.qq.com/tools/locpicker?')
  expect(frame()?.src).toContain('key=KEY-1')
  expect(control('就选这里').getAttribute('aria-disabled')).toBe('true')
  await say(pick)
  await screen.see('中关村大街 1 号')
  await press('就选这里')
  expect(usePickedLocation.getState().place).toEqual(place)
  expect(navigation.stack()).toEqual(['/before'])
})

test('starts at the place picked before', async () => {
  setPickedLocation(place)
  await open()
  expect(frame()?.src).toContain('coord=39.98%2C116.31')
})

test('other windows and broken messages are not heard', async () => {
  const screen = await open()
  await say(pick, 'https://evil.example')
  await say({ ...pick, latlng: null })
  expect(screen.text()).toContain('在地图上选一个地点')
})

test('without a key it says what is missing and who can give it', async () => {
  Object.assign(env, { mapKey: '' })
  const screen = await open()
  expect(screen.text()).toContain('这里还不能选择位置网校还没有开通地图')
  expect(frame()).toBeNull()
  await press('返回')
  expect(navigation.stack()).toEqual(['/before'])
})

test('the place goes with the login', async () => {
  setPickedLocation(place)
  await act(async () => useSession.getState().signOut())
  expect(usePickedLocation.getState().place).toBeNull()
})

test('a visitor is asked to log in', async () => {
  await openScreen(ChooseLocation)
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=chooseLocation')
})
