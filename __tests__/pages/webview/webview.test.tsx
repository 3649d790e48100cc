import Webview from '@/pages/webview/webview'
import * as navigation from '@/platform/navigation'
import { webview } from '@/platform/webview'

import { aMember } from '../../factories/member'
import { asInAddress, press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({
  openEntries: jest.fn(() => []),
  push: jest.fn(),
  replace: jest.fn(),
  toTab: jest.fn(),
  pop: jest.fn(() => true),
}))
jest.mock('@/platform/webview', () => ({ webview: { isEmbedded: false, replaceWith: jest.fn() } }))
const { push, replace, pop } = jest.mocked(navigation)
const { replaceWith } = jest.mocked(webview)

const protocol = 'https://api.example.com/user/protocol'
beforeEach(() => jest.clearAllMocks())

async function openPage(params: Record<string, string>, isLogin = true) {
  const user = isLogin ? aMember() : undefined
  const screen = await openScreen(Webview, { params: asInAddress(params), user })
  await settle()
  return screen
}

test.each([
  ['vod', '/pages/course/show?id=7'],
  ['course', '/pages/course/show?id=7'],
  ['video', '/pages/course/video?id=7'],
  ['live', '/packageA/live/show?id=7'],
  ['paperRead', '/packageA/exam/paper/show?id=7'],
  ['mockRead', '/packageA/exam/mock/show?id=7'],
  ['practiceRead', '/packageA/exam/practice/show?id=7'],
])('our own %s opens as a page of the app', async (courseType, url) => {
  await openPage({ course_type: courseType, id: '7', title: '宋画十二讲' })
  expect(replace).toHaveBeenCalledWith(url)
})

test.each([
  ['an unknown kind', { course_type: 'constructor', id: '7' }],
  ['a kind without id', { course_type: 'vod' }],
  ['nothing at all', {}],
  ['a script', { url: 'javascript:alert(1)' }],
])('%s says that it leads nowhere', async (_, params) => {
  const screen = await openPage(params)
  expect(screen.text()).toContain('这个链接打不开')
  await press('返回')
  expect(pop).toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
  expect(replaceWith).not.toHaveBeenCalled()
})

test('an agreement opens without login, with its title', async () => {
  const screen = await openPage({ url: protocol, title: '用户协议' }, false)
  expect(screen.text()).toContain('用户协议')
  expect(replaceWith).toHaveBeenCalledWith(protocol)
})

test('any other address of ours asks for a login first', async () => {
  await openPage({ url: 'https://api.example.com/other' }, false)
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/pages/auth/login'))
  expect(replaceWith).not.toHaveBeenCalled()
})

test('another site opens after its host has been shown', async () => {
  const screen = await openPage({ url: 'https://news.example/a' })
  expect(screen.text()).toContain('news.example')
  expect(replaceWith).not.toHaveBeenCalled()
  await press('继续访问')
  expect(replaceWith).toHaveBeenCalledWith('https://news.example/a')
})
