import WorkOrders from '@/pages/webview/webview2'
import { clipboard } from '@/platform/clipboard'
import { webview } from '@/platform/webview'
import { env } from '@/config/env'

import { aMember } from '../../factories/member'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/webview', () => ({
  webview: { isEmbedded: false, openTab: jest.fn(() => true), replaceWith: jest.fn() },
}))
jest.mock('@/config/env', () => {
  const actual = jest.requireActual<typeof import('@/config/env')>('@/config/env')
  return { ...actual, env: { ...actual.env } }
})
const { openTab, replaceWith } = jest.mocked(webview)

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(env, { workOrderUrl: '' })
})

const open = async (aboutUrl = '') => {
  const screen = await openScreen(WorkOrders, { user: aMember(), config: { aboutUrl } })
  await settle()
  return screen
}

test('leads to the operator’s support site', async () => {
  Object.assign(env, { workOrderUrl: 'https://help.example/tickets' })
  await open()
  expect(replaceWith.mock.calls).toEqual([['https://help.example/tickets']])
})

test('in the mini-program it stands in the page; a domain that WeChat refuses is given to be copied', async () => {
  Object.assign(env, { workOrderUrl: 'https://help.example/tickets' })
  jest.replaceProperty(webview, 'isEmbedded', true)
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await open()
  const frame = document.querySelector('taro-web-view-core')
  expect(frame).toHaveProperty('src', 'https://help.example/tickets')
  frame?.dispatchEvent(new CustomEvent('error'))
  await screen.see('微信小程序不能打开 help.example')
  await press('复制网址')
  expect(copy).toHaveBeenCalledWith('https://help.example/tickets')
  jest.restoreAllMocks()
})

const noAddress = ['', 'javascript:alert(1)', 'help.example']

test.each(noAddress)('without an address (%s) it says so and names other ways', async (url) => {
  Object.assign(env, { workOrderUrl: url })
  const screen = await open('https://api.example.com/aboutus')
  expect(screen.text()).toContain('网校还没有开通在线工单')
  expect(replaceWith).not.toHaveBeenCalled()
  await press('看公告')
  expect(navigation.pushed()).toContain('/packageA/member/notices')
  await press('关于我们')
  expect(openTab).toHaveBeenCalledWith('https://api.example.com/aboutus')
})

test('an academy that says nothing about itself still has its notices', async () => {
  const screen = await open()
  expect(screen.text()).not.toContain('关于我们')
  await press('看公告')
  expect(navigation.pushed()).toContain('/packageA/member/notices')
})

test('a visitor is asked to log in', async () => {
  Object.assign(env, { workOrderUrl: 'https://help.example/tickets' })
  await openScreen(WorkOrders)
  await settle()
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=workOrders')
  expect(replaceWith).not.toHaveBeenCalled()
})
