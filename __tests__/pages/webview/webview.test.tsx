import { act } from 'react'

import { runtime } from '@/config/env'
import { ApiError } from '@/http/apiError'
import Webview from '@/pages/webview/webview'
import { clipboard } from '@/platform/clipboard'
import { webview } from '@/platform/webview'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { anAppConfig } from '../../factories/app'
import { aMember } from '../../factories/member'
import { smallClassDetailWire } from '../../factories/smallClass'
import { fakeBackend, ok } from '../../setup/backend'
import { addressOf, asInAddress, hide, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

jest.mock('@/platform/webview', () => ({ webview: { isEmbedded: false, replaceWith: jest.fn() } }))
const { replaceWith } = jest.mocked(webview)

const protocol = 'https://api.example.com/user/protocol'
beforeEach(() => jest.clearAllMocks())

async function openPage(params: Record<string, string>, isLogin = true) {
  const user = isLogin ? aMember() : undefined
  const pages = ['/before', addressOf('/pages/webview/webview', params)]
  const screen = await openScreen(Webview, { params: asInAddress(params), user, pages })
  await settle()
  return screen
}

/** What the address calls itself, or where it leads. */
const barTitle = () => document.querySelector('[role=heading]')?.textContent

test.each([
  ['vod', '/pages/course/show?id=7'],
  ['course', '/pages/course/show?id=7'],
  ['video', '/pages/course/video?id=7'],
  ['live', '/packageA/live/show?id=7'],
  ['topic', '/packageA/topic/show?id=7'],
  ['paper', '/packageA/exam/paper/show?id=7'],
  ['paperRead', '/packageA/exam/paper/show?id=7'],
  ['mockRead', '/packageA/exam/mock/show?id=7'],
  ['practice', '/packageA/exam/practice/show?id=7'],
  ['practiceRead', '/packageA/exam/practice/show?id=7'],
  ['learnPath', '/packageA/learnPath/show?id=7'],
  ['path', '/packageA/learnPath/show?id=7'],
  ['vip', '/pages/role/role?id=7'],
  ['role', '/pages/role/role?id=7'],
])('our own %s opens as a page of the app', async (courseType, url) => {
  await openPage({ course_type: courseType, id: '7', title: '宋画十二讲' })
  expect(navigation.replaced()).toContain(url)
})

test.each([
  ['an unknown kind', { course_type: 'constructor', id: '7' }, '这里还没有这类内容'],
  ['a kind without id', { course_type: 'vod' }, '这个链接打不开'],
  ['nothing at all', {}, '这个链接打不开'],
  ['a script', { url: 'javascript:alert(1)' }, '这个链接打不开'],
])('%s says that it leads nowhere', async (_, params, words) => {
  const screen = await openPage(params)
  expect(screen.text()).toContain(words)
  await press('返回')
  expect(navigation.stack()).toEqual(['/before'])
  expect(navigation.replaced()).toEqual([])
  expect(replaceWith).not.toHaveBeenCalled()
})

test('while the config cannot be loaded it says so, and retries', async () => {
  const screen = await openPage({ url: protocol })
  const retry = jest.fn()
  await act(async () => useAppConfig.setState({ config: null, failure: { error: new ApiError('status'), retry } }))
  expect(screen.text()).toContain('服务器开小差了')
  await screen.press('重试')
  expect(retry).toHaveBeenCalledTimes(1)
})

test('an agreement opens without login, with its title', async () => {
  const screen = await openPage({ url: protocol, title: '用户协议' }, false)
  expect(screen.text()).toContain('用户协议')
  expect(replaceWith).toHaveBeenCalledWith(protocol)
})

test('so does a licence of the site, once its host has been shown', async () => {
  const url = 'https://beian.miit.gov.cn'
  const params = { url }
  const pages = ['/before', addressOf('/pages/webview/webview', params)]
  const config = { licences: [{ text: '京ICP备000001号', url }] }
  const screen = await openScreen(Webview, { params: asInAddress(params), pages, config })
  await settle()
  expect(navigation.stack()).toEqual(pages)
  await screen.press('继续访问')
  expect(replaceWith).toHaveBeenCalledWith(url)
})

const loginInFront = [expect.any(String), expect.stringMatching(/^\/pages\/auth\/login\?redirect=webview/)]

test('any other address of ours asks for a login first, and back leads past it', async () => {
  await openPage({ url: 'https://api.example.com/other' }, false)
  expect(navigation.stack()).toEqual(loginInFront)
  expect(replaceWith).not.toHaveBeenCalled()
})

test('a login that lapses takes the place of the web page it was for, as soon as that is in front', async () => {
  jest.replaceProperty(webview, 'isEmbedded', true)
  const url = 'https://api.example.com/other'
  await openPage({ url })
  expect(document.querySelector('taro-web-view-core')).toHaveProperty('src', url)
  await hide()
  const below = navigation.stack()
  navigation.start(...below, '/above')
  await act(async () => useSession.getState().lapse())
  expect(navigation.top()).toBe('/above')
  navigation.start(...below)
  await showAgain()
  expect(navigation.stack()).toEqual(loginInFront)
  jest.restoreAllMocks()
})

test('another site opens after its host has been shown', async () => {
  const screen = await openPage({ url: 'https://news.example/a', title: '工商银行' })
  expect(barTitle()).toBe('news.example')
  expect(screen.text()).toContain('news.example 不属于本网校')
  expect(replaceWith).not.toHaveBeenCalled()
  await press('继续访问')
  expect(barTitle()).toBe('工商银行')
  expect(replaceWith).toHaveBeenCalledWith('https://news.example/a')
})

test('in the mini-program, which opens registered sites alone, an outside one is given to be copied', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  jest.replaceProperty(webview, 'isEmbedded', true)
  const screen = await openPage({ url: 'https://other.example/a' })
  expect(screen.text()).toContain('微信小程序不能打开 other.example')
  await press('复制网址')
  expect(copy).toHaveBeenCalledWith('https://other.example/a')
  jest.restoreAllMocks()
})

describe('a site that the operator names as its own', () => {
  const url = 'https://act.school.cn/618'
  beforeEach(() => void Object.assign(runtime, { webHosts: 'shop.school.cn,act.school.cn' }))
  afterEach(() => {
    delete runtime.webHosts
    jest.restoreAllMocks()
  })

  test('opens in the mini-program; where WeChat refuses it, it is given to be copied', async () => {
    jest.replaceProperty(webview, 'isEmbedded', true)
    const screen = await openPage({ url, title: '年中活动' })
    expect(barTitle()).toBe('年中活动')
    const frame = document.querySelector('taro-web-view-core')
    expect(frame).toHaveProperty('src', url)
    await act(async () => frame?.dispatchEvent(new CustomEvent('error', { detail: {} })))
    expect(screen.text()).toContain('微信小程序不能打开 act.school.cn')
  })

  test('opens on H5 without a question; what only ends like it does not', async () => {
    await openPage({ url })
    expect(replaceWith).toHaveBeenCalledWith(url)
    replaceWith.mockClear()
    const screen = await openPage({ url: 'https://no-act.school.cn/618' })
    expect(screen.text()).toContain('no-act.school.cn 不属于本网校')
    expect(replaceWith).not.toHaveBeenCalled()
  })
})

describe('an address of our own H5', () => {
  const h5Url = 'https://h5.school.cn/learn'
  const address = `${h5Url}/?from=menu#/packageA/book/show?id=7`
  const page = '/packageA/book/show?id=7'

  async function follow(url: string, { isEmbedded = true, ...options }: ScreenOptions & { isEmbedded?: boolean } = {}) {
    jest.replaceProperty(webview, 'isEmbedded', isEmbedded)
    const params = asInAddress({ url })
    const config = { h5Url }
    const screen = await openScreen(Webview, {
      config,
      user: aMember(),
      ...options,
      params,
      pages: ['/before', '/screen'],
    })
    await settle()
    return screen
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['in the mini-program', true],
    ['on H5, which stays as it is', false],
  ])('opens as the page of the app %s, and back leads past this one', async (_, isEmbedded) => {
    await follow(address, { isEmbedded })
    expect(navigation.stack()).toEqual(['/before', page])
    expect(document.querySelector('taro-web-view-core')).toBeNull()
    expect(replaceWith).not.toHaveBeenCalled()
  })

  test('written with http, which is opened nowhere else', async () => {
    await follow(address.replace('https:', 'http:'))
    expect(navigation.top()).toBe(page)
  })

  test('a tab', async () => {
    await follow(`${h5Url}/#/packageA/exam/home`)
    expect(navigation.switched()).toEqual(['/packageA/exam/home'])
  })

  test('on H5 the address under which the app runs is ours, whatever the backend says', async () => {
    await follow(`${window.location.origin}/#/packageA/book/show?id=7`, { isEmbedded: false, config: { h5Url: '' } })
    expect(navigation.top()).toBe(page)
  })

  test('a visitor logs in, and comes to the page itself', async () => {
    await follow(address, { user: undefined })
    expect(navigation.stack()).toEqual(['/before', expect.stringMatching(/^\/pages\/auth\/login\?redirect=bookShow/)])
  })

  test('a visitor sees pages that need no login at once', async () => {
    await follow(`${h5Url}/#/pages/index/index`, { user: undefined })
    expect(navigation.switched()).toEqual(['/pages/index/index'])
    expect(navigation.pushed()).toEqual([])
  })

  const bind = 'POST /addons/MultiLevelShare/api/v1/user/bind'
  const shared = `${h5Url}/?msv=3#/packageA/book/show?id=7`

  test.each([
    ['in the mini-program', true, shared, page],
    ['on H5', false, shared, page],
    ['behind the #', true, `${h5Url}/#/packageA/book/show?id=7&msv=3`, page],
    ['of the academy as a whole', true, `${h5Url}/#/?msv=3`, '/pages/index/index'],
  ])(
    'a friend’s link, pressed %s: who sent it is kept until the visitor registers',
    async (_, isEmbedded, url, path) => {
      const { sent } = fakeBackend({})
      referrerItem.remove()
      await follow(url, { isEmbedded, user: undefined, addons: ['MultiLevelShare'] })
      expect(referrerItem.get()).toBe(3)
      expect(sent).toEqual([])
      expect(navigation.stack().join()).toContain(path === page ? 'redirect=bookShow' : path)
    },
  )

  test('a friend’s link, pressed by a member: who sent it is told at once, and once', async () => {
    const backend = fakeBackend({ [bind]: ok() })
    referrerItem.remove()
    await follow(shared, { addons: ['MultiLevelShare'] })
    expect(navigation.top()).toBe(page)
    expect(backend.sentTo(bind).map(({ body }) => body)).toEqual([{ msv: 3 }])
    expect(referrerItem.get()).toBeNull()
  })

  test.each([
    ['without a sender', address],
    ['of another site', 'https://other.example/?msv=3'],
    ['that somebody else has shared', `${h5Url}/?msv=3#/packageA/book/show?id=7`],
  ])('a link %s: who brought the visitor before stays', async (_, url) => {
    referrerItem.set(9)
    await follow(url, { user: undefined })
    expect(referrerItem.get()).toBe(9)
    referrerItem.remove()
  })

  describe.each([
    ['a member', aMember()],
    ['a visitor', undefined],
  ])('in the mini-program, for %s', (_, user) => {
    test.each([
      ...['/#/pages/shop/index', '/index.html?a=1#/pages/course/show?id=7e3', '#/pages/auth/login'],
      ...['/packageA/shop/index', '/pages/course/show?id=x'],
    ])('the page %s, which is not here, is not opened on H5, which would sell it', async (path) => {
      const screen = await follow(`${h5Url}${path}`, { user })
      expect(screen.text()).toContain('这里还没有这类内容')
      expect(document.querySelector('taro-web-view-core')).toBeNull()
      await press('返回')
      expect(navigation.stack()).toEqual(['/before'])
    })
  })

  test.each(['/files/plan.pdf', '/files/help.html#/intro', '/activity/#/2024', '/help/index.html#/a'])(
    'what is at %s beside it stands in the web view',
    async (file) => {
      await follow(`${h5Url}${file}`)
      expect(document.querySelector('taro-web-view-core')).toHaveProperty('src', `${h5Url}${file}`)
      expect(navigation.stack()).toEqual(['/before', '/screen'])
    },
  )

  test('on H5 a page that is not here opens as the address it is', async () => {
    await follow(`${h5Url}/#/pages/shop/index`, { isEmbedded: false })
    expect(replaceWith).toHaveBeenCalledWith(`${h5Url}/#/pages/shop/index`)
  })

  test('the config, which names H5, comes late: not under another page that was opened meanwhile', async () => {
    const config = anAppConfig({ h5Url })
    const failure = null
    jest.replaceProperty(webview, 'isEmbedded', true)
    await openScreen(Webview, { user: aMember(), params: asInAddress({ url: address }), pages: ['/before', '/screen'] })
    await act(async () => useAppConfig.setState({ config: null, failure }))
    await settle()
    expect(navigation.stack()).toEqual(['/before', '/screen'])
    await hide()
    navigation.start('/before', '/screen', '/above')
    await act(async () => useAppConfig.setState({ config, failure }))
    await settle()
    expect(navigation.top()).toBe('/above')
    navigation.start('/before', '/screen')
    await showAgain()
    await settle()
    expect(navigation.stack()).toEqual(['/before', page])
  })
})

describe('a lesson of a small class', () => {
  const detailCall = 'GET /addons/ke/api/v1/course/3'
  const lesson = { class_id: '3', lesson_id: '31', title: '开班说明会' }

  async function enter(
    detail: object,
    { isLogin = true, params = lesson, addons = ['XiaoBanKe'] }: ScreenOptions = {},
  ) {
    const backend = fakeBackend({ [detailCall]: ok(detail) })
    const user = isLogin ? aMember() : undefined
    if (isLogin) tokenItem.set('my.secret')
    const sent = asInAddress(params)
    const pages = ['/before', `/pages/webview/webview?${new URLSearchParams(sent)}`]
    const screen = await openScreen(Webview, { params: sent, user, pages, addons })
    await settle()
    return { backend, screen }
  }

  const mine = (playUrl = 'https://room.example/class?room=5#/live') =>
    smallClassDetailWire({}, { paid: 1, lessons: [{ id: 31, title: '开班说明会', status: 1, play_url: playUrl }] })

  test('opens the classroom in this tab with the login, which neither page nor address of ours shows', async () => {
    const { screen } = await enter(mine())
    await settle(300)
    expect(replaceWith).toHaveBeenLastCalledWith('https://room.example/class?room=5&token=my.secret#/live')
    expect(screen.text()).toContain('正在打开教室room.example')
    const shown = document.body.innerHTML + navigation.pushed().join() + navigation.replaced().join()
    expect(shown).not.toContain('secret')
  })

  test.each([
    ['without a page', ''],
    ['with a script in place of one', 'javascript:alert(1)'],
    ['on another host without encryption', 'http://room.example/class'],
    ['behind a login of its own', 'https://me:pass@room.example/'],
  ])('%s: it says so, and the login goes nowhere', async (_, playUrl) => {
    const { screen } = await enter(mine(playUrl))
    await screen.see('教室还没有开放')
    await press('返回')
    expect(navigation.stack()).toEqual(['/before'])
    expect(replaceWith).not.toHaveBeenCalled()
  })

  test('that does not exist has no room', async () => {
    const { screen } = await enter(mine(), { params: { ...lesson, lesson_id: '99' } })
    await screen.see('教室还没有开放')
    expect(replaceWith).not.toHaveBeenCalled()
  })

  test('not mine: closed', async () => {
    const { screen } = await enter(smallClassDetailWire())
    await screen.see('这节课还没有解锁')
    expect(replaceWith).not.toHaveBeenCalled()
  })

  test('a visitor logs in first, and comes back to it', async () => {
    const { backend } = await enter(mine(), { isLogin: false })
    // In its place: back leads past it.
    const [before, login = ''] = navigation.stack()
    expect(before).toBe('/before')
    expect(decodeURIComponent(login)).toMatch(
      /^\/pages\/auth\/login\?redirect=webview\?title=.+&class_id=3&lesson_id=31$/,
    )
    expect(backend.sent).toEqual([])
  })

  test('while nobody knows whether classes are on, it says why, and retries', async () => {
    const { backend, screen } = await enter(mine(), { addons: [] })
    const retry = jest.fn()
    const failure = { error: new ApiError('status'), retry }
    await act(async () => useAppConfig.setState({ config: null, cachedAddons: null, failure }))
    await screen.press('重试')
    expect(retry).toHaveBeenCalledTimes(1)
    expect(backend.sent).toEqual([])
  })

  test('closed while the add-on is off', async () => {
    const { backend, screen } = await enter(mine(), { addons: [] })
    await screen.see('这里还没有开放')
    expect(backend.sent).toEqual([])
  })

  test('in the mini-program it stands in the page; a domain that WeChat refuses is named, the address is not', async () => {
    jest.replaceProperty(webview, 'isEmbedded', true)
    const { backend, screen } = await enter(mine())
    const frame = document.querySelector('taro-web-view-core')
    expect(frame).toHaveProperty('src', 'https://room.example/class?room=5&token=my.secret#/live')
    backend.reply(detailCall, ok(mine('https://room.example/class?room=5&sign=2#/live')))
    await act(async () => void queryClient.invalidateQueries())
    await settle()
    // Another address would load the classroom anew, in the middle of the lesson.
    expect(frame).toHaveProperty('src', 'https://room.example/class?room=5&token=my.secret#/live')
    frame?.dispatchEvent(new CustomEvent('error'))
    await screen.see('微信小程序不能打开 room.example')
    expect(document.body.innerHTML).not.toContain('secret')
    jest.restoreAllMocks()
  })
})
