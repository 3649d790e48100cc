import OpenLocation from '@/open-location'
import { env } from '@/config/env'

import { aMember } from './factories/member'
import { asInAddress, press, settle } from './setup/learner'
import { navigation } from './setup/navigation'
import { openScreen } from './setup/openScreen'

jest.mock('@/config/env', () => ({ env: { ...jest.requireActual('@/config/env').env } }))

const params = { latitude: '39.98', longitude: '116.31', name: '西校区', address: '中关村大街 1 号' }
const frame = () => document.querySelector('iframe')

const open = async (over: Record<string, string> = {}) => {
  const address = asInAddress({ ...params, ...over })
  const screen = await openScreen(OpenLocation, { params: address, user: aMember() })
  await settle()
  return screen
}

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(env, { mapKey: 'KEY-1' })
})

test('a place on the operator’s map, with its words', async () => {
  const screen = await open()
  expect(frame()?.src).toContain('https://apis.map.qq.com/tools/poimarker?')
  expect(frame()?.src).toContain(encodeURIComponent('coord:39.98,116.31'))
  expect(screen.text()).toMatch(/西校区中关村大街 1 号/)
})

test('without a key: what is missing, the words, and a map elsewhere', async () => {
  Object.assign(env, { mapKey: '' })
  const screen = await open()
  expect(frame()).toBeNull()
  expect(screen.text()).toContain('这里还看不了地图')
  expect(screen.text()).toContain('西校区')
  await press('在腾讯地图中查看')
  const url = decodeURIComponent(String(navigation.pushed()[0]))
  expect(url).toContain('/pages/webview/webview?url=https://apis.map.qq.com/uri/v1/marker')
  expect(url).not.toContain('KEY-1')
})

test('a place without words is named by its coordinates', async () => {
  const screen = await open({ name: '', address: '' })
  expect(screen.text()).toContain('纬度 39.98，经度 116.31')
})

test('an address that names no place says so', async () => {
  const screen = await open({ latitude: '139.98' })
  expect(screen.text()).toContain('链接不完整')
})
