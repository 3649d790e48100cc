import { device } from '@/platform/device'
import { act } from 'react'

import { brandEnv } from '@/config/brand'
import Login from '@/pages/auth/login'
import { useDialog } from '@/features/shared/dialog'
import { queryClient } from '@/queries/client'
import { previewQueries } from '@/queries/preview'
import { openBindingItem } from '@/stores/openBinding'
import { tokenItem, useSession } from '@/stores/session'

import { anOpenBinding } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { addressOf, alerts, asInAddress, control, press, settle, showAgain, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const captchaCall = 'GET /api/v2/captcha/image'
const smsCall = 'POST /api/v2/captcha/sms'
const passwordCall = 'POST /api/v2/login/password'
const mobileCall = 'POST /api/v2/login/mobile'
const memberCall = 'GET /api/v2/member/detail'

const herePath = '/pages/auth/login'
const member = { id: 7, nick_name: '林小满', mobile: '13800000001', is_bind_mobile: 1 }

let pictures = 0
const picture = () => ok({ key: `key-${++pictures}`, img: 'data:image/png;base64,AA==' })()

const backendWith = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({ [captchaCall]: picture, [memberCall]: ok(member), ...replies })

beforeEach(() => {
  pictures = 0
  localStorage.clear()
  useSession.setState({ isLogin: false, user: null })
  jest.clearAllMocks()
})

async function openLogin(params: Record<string, string> = {}, config = {}, pages = [addressOf(herePath, params)]) {
  const screen = await openScreen(Login, { params: asInAddress(params), config, pages })
  await settle()
  return screen
}

async function fillPassword(): Promise<void> {
  await press('密码登录')
  await type('手机号', '138 0000 0001')
  await type('密码', 'zhitu123')
  await press('同意用户协议和隐私政策')
}

async function fillCode(): Promise<void> {
  await type('手机号', '13800000001')
  await type('短信验证码', '012345')
  await press('同意用户协议和隐私政策')
}

describe('the academy’s logo', () => {
  const pictures = () => [...document.querySelectorAll('img')].map(({ alt, src }) => [alt, src])
  const own = 'https://cdn.example.com/own.png'
  const ofServer = 'https://api.example.com/logo.png'
  afterEach(() => Object.assign(brandEnv, { logo: '' }))

  test.each([
    ['of config.js, where the server has not said one', own, '', own],
    ['of the server', own, ofServer, ofServer],
    ['none', '', '', undefined],
  ])('%s', async (_, set, said, expected) => {
    Object.assign(brandEnv, { logo: set })
    backendWith({})
    await openLogin({}, { name: '蓝海网校', logo: said })
    const logos = pictures().filter(([, src]) => src === own || src === ofServer)
    expect(logos).toEqual(expected ? [['蓝海网校', expected]] : [])
  })

  test('one that does not come leaves the app’s own sign', async () => {
    backendWith({})
    await openLogin({}, { logo: ofServer })
    const picture = document.querySelector(`img[src='${ofServer}']`)
    await act(async () => void picture?.dispatchEvent(new Event('error')))
    expect(pictures().map(([, src]) => src)).not.toContain(ofServer)
  })
})

test('a phone that nobody has logged in on is not welcomed back; afterwards it is', async () => {
  backendWith({ [passwordCall]: ok({ token: 'token' }) })
  const screen = await openLogin()
  await screen.see('欢迎登录后开始学习')
  await fillPassword()
  await press('登录')
  await settle()
  act(() => useSession.getState().signOut())
  const again = await openLogin()
  await again.see('欢迎回来')
})

test.each([
  ['from its page', 'courseShow?id=3'],
  ['from its cashier', 'order?type=course&id=3'],
])('what is behind the login is said, %s, from what the device has seen alone', async (_, redirect) => {
  const backend = backendWith({})
  // Of a visitor who looked around before.
  jest.spyOn(queryClient, 'clear').mockImplementation(() => undefined)
  const preview = { title: '数据结构', thumb: 'https://cdn.x/3.jpg' }
  queryClient.setQueryData(previewQueries.of('courseShow', 3).queryKey, preview)
  const screen = await openLogin({ redirect })
  await screen.see('登录后看《数据结构》')
  expect(document.querySelector('.card')?.innerHTML).toContain('https://cdn.x/3.jpg')
  expect(backend.sent.every(({ call }) => !call.includes('course'))).toBe(true)
  const other = await openLogin({ redirect: 'courseShow?id=4' })
  expect(other.text()).not.toContain('登录后看')
  jest.restoreAllMocks()
})

test('each wrong field says what to do, and nothing is sent', async () => {
  const backend = backendWith({})
  await openLogin()
  await press('登录')
  expect(alerts()).toEqual(['请输入手机号', '请输入短信验证码', '请先阅读并勾选协议'])
  expect(backend.sentTo(mobileCall)).toEqual([])
})

test('a wrong password is said at its field; what was typed stays and the button is free again', async () => {
  const backend = backendWith({ [passwordCall]: refusal('手机号或密码错误') })
  await openLogin()
  await fillPassword()
  await press('登录')
  await settle()
  expect(alerts()).toEqual(['手机号或密码错误'])
  expect(document.querySelector("input[aria-label='密码']")?.getAttribute('aria-invalid')).toBe('true')
  expect([await typed('手机号'), await typed('密码')]).toEqual(['13800000001', 'zhitu123'])

  backend.reply(passwordCall, ok({ token: 'a.b.c' }))
  await press('登录')
  await settle()
  expect(tokenItem.get()).toBe('a.b.c')
  expect(useSession.getState().user?.nickname).toBe('林小满')
})

test('two taps send one request', async () => {
  const answer = held(ok({ token: 'a.b.c' }))
  const backend = backendWith({ [passwordCall]: answer })
  await openLogin()
  await fillPassword()
  await press('登录')
  await press('登录')
  answer.release()
  await settle()
  expect(backend.sentTo(passwordCall)).toHaveLength(1)
  expect(navigation.switched()).toHaveLength(1)
})

test('without a network the form says so and keeps everything', async () => {
  backendWith({ [passwordCall]: noNetwork })
  await openLogin()
  await fillPassword()
  await press('登录')
  await settle()
  expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
  expect(await typed('密码')).toBe('zhitu123')
  expect(control('登录').getAttribute('aria-disabled')).toBeNull()
})

test('a login whose member cannot be read is no login', async () => {
  const backend = backendWith({ [passwordCall]: ok({ token: 'a.b.c' }), [memberCall]: noNetwork })
  await openLogin()
  await fillPassword()
  await press('登录')
  await pass(10_000)
  expect(backend.sentTo(memberCall)).toHaveLength(3)
  expect(tokenItem.get()).toBeNull()
  expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
  expect(navigation.switched()).toEqual([])
})

test('an SMS code is used once: when the member could not be read, the next tap goes on with its token', async () => {
  const backend = backendWith({ [mobileCall]: ok({ token: 'a.b.c' }), [memberCall]: refusal('', 500) })
  await openLogin()
  await fillCode()
  await press('登录')
  await pass(10_000)
  expect(tokenItem.get()).toBeNull()
  backend.reply(mobileCall, refusal('短信验证码错误'))
  backend.reply(memberCall, ok(member))
  await press('登录')
  await settle()
  expect(backend.sentTo(mobileCall)).toHaveLength(1)
  expect(tokenItem.get()).toBe('a.b.c')
})

test.each([
  ['another code', refusal('', 500), '654321'],
  ['a token that the server does not take', refusal('请登录', 401), '012345'],
])('%s is asked for anew', async (_, reply, code) => {
  const backend = backendWith({ [mobileCall]: ok({ token: 'a.b.c' }), [memberCall]: reply })
  await openLogin()
  await fillCode()
  await press('登录')
  await pass(10_000)
  await type('短信验证码', code)
  await press('登录')
  await settle()
  expect(backend.sentTo(mobileCall)).toHaveLength(2)
})

test('changing the way keeps the mobile', async () => {
  backendWith({})
  await openLogin()
  await type('手机号', '13800000001')
  await press('密码登录')
  expect(await typed('手机号')).toBe('13800000001')
})

test('a login fetches no picture that nobody will read', async () => {
  const backend = backendWith({ 'POST /api/v2/login/mobile': ok({ token: 'a.b.c' }) })
  await openLogin()
  await fillCode()
  await press('登录')
  await settle(500)
  expect(tokenItem.get()).toBe('a.b.c')
  expect(backend.sentTo(captchaCall)).toHaveLength(1)
})

test('the referrer of a share link goes along', async () => {
  localStorage.setItem('msv', JSON.stringify({ data: 42 }))
  const backend = backendWith({ [passwordCall]: ok({ token: 'a.b.c' }) })
  await openLogin()
  await fillPassword()
  await press('登录')
  await settle()
  expect(backend.sentTo(passwordCall)[0]?.body).toMatchObject({ msv: 42 })
})

describe('SMS', () => {
  test('a code needs a mobile and the read picture', async () => {
    const backend = backendWith({})
    await openLogin()
    await press('获取验证码')
    expect(alerts()).toEqual(['请输入手机号', '请输入图中的字符'])
    expect(backend.sentTo(smsCall)).toEqual([])
  })

  test('the code is sent once, the picture is renewed, and the next one has to wait', async () => {
    const answer = held(ok())
    const backend = backendWith({ [smsCall]: answer })
    await openLogin()
    await type('手机号', '13800000001')
    await type('图形验证码', 'k7wp')
    await press('获取验证码')
    await press('发送中')
    answer.release()
    await settle()
    expect(backend.sentTo(smsCall).map(({ body }) => body)).toEqual([
      { mobile: '13800000001', image_key: 'key-1', image_captcha: 'k7wp', scene: 'login' },
    ])
    expect(control('120 秒后重发').getAttribute('aria-disabled')).toBe('true')
    expect(backend.sentTo(captchaCall)).toHaveLength(2)
    expect(await typed('图形验证码')).toBe('')
  })

  test('the wait outlives the page, for this mobile', async () => {
    backendWith({ [smsCall]: ok() })
    await openLogin()
    await type('手机号', '13800000001')
    await type('图形验证码', 'k7wp')
    await press('获取验证码')
    await settle()
    await openLogin()
    expect(control('获取验证码').getAttribute('aria-disabled')).toBeNull()
    await type('手机号', '13800000001')
    expect(control('120 秒后重发')).toBeTruthy()
    await type('手机号', '13800000002')
    expect(control('获取验证码').getAttribute('aria-disabled')).toBeNull()
  })

  test('a misread picture is said at its field and another one comes', async () => {
    const backend = backendWith({ [smsCall]: refusal('图形验证码错误') })
    await openLogin()
    await type('手机号', '13800000001')
    await type('图形验证码', 'aaaa')
    await press('获取验证码')
    await settle()
    expect(alerts()).toEqual(['图形验证码错误'])
    expect(backend.sentTo(captchaCall)).toHaveLength(2)
    expect(await typed('手机号')).toBe('13800000001')
    expect(control('获取验证码').getAttribute('aria-disabled')).toBeNull()
  })

  test('a picture that has run out is not sent: another one comes, and the learner is told', async () => {
    const backend = backendWith({ [smsCall]: ok() })
    await openLogin()
    await type('手机号', '13800000001')
    await type('图形验证码', 'k7wp')
    await pass(5 * 60_000)
    await press('获取验证码')
    await settle()
    expect(alerts()).toEqual(['图片过期了，请按新图片输入'])
    expect(backend.sentTo(smsCall)).toEqual([])
    expect(backend.sentTo(captchaCall)).toHaveLength(2)
  })

  test('a tap on the picture draws another one', async () => {
    const backend = backendWith({})
    await openLogin()
    await press('图形验证码，点按换一张')
    await settle()
    expect(backend.sentTo(captchaCall)).toHaveLength(2)
  })

  test('a wrong code is said at its field, a right one logs in', async () => {
    const backend = backendWith({ [mobileCall]: refusal('短信验证码错误') })
    await openLogin()
    await fillCode()
    await press('登录')
    await settle()
    expect(alerts()).toEqual(['短信验证码错误'])
    backend.reply(mobileCall, ok({ token: 'a.b.c' }))
    await press('登录')
    await settle()
    expect(backend.sentTo(mobileCall).at(-1)?.body).toEqual({ mobile: '13800000001', mobile_code: '012345' })
    expect(tokenItem.get()).toBe('a.b.c')
  })
})

describe('where the login leads', () => {
  async function login(redirect: string, pages?: string[]): Promise<void> {
    backendWith({ [passwordCall]: ok({ token: 'a.b.c' }) })
    await openLogin({ redirect }, {}, pages)
    await fillPassword()
    await press('登录')
    await settle()
  }

  test.each(['courseShow?id=7', '/pages/course/show?id=7', '/course/7'])(
    'to the page that asked for it: %s',
    async (page) => {
      await login(page)
      expect(navigation.replaced()).toContain('/pages/course/show?id=7')
    },
  )

  test('back, when that page is still open behind', async () => {
    const course = '/pages/course/show?id=7'
    await login('courseShow?id=7', [course, `/pages/auth/login?redirect=${encodeURIComponent('courseShow?id=7')}`])
    expect(navigation.stack()).toEqual([course])
    expect(navigation.replaced()).toEqual([])
  })

  test.each([
    ['another host', '//evil.cn'],
    ['another host with a path', '//evil.cn/pages/course/show?id=7'],
    ['a web address', 'https://evil.cn'],
    ['a dot host', '.evil.cn'],
    ['a login part', '@evil.cn'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['another site with a path of ours', 'https://evil.cn/pages/course/show?id=7'],
    ['double encoding', 'courseShow%253Fid%253D7'],
    ['the login page', 'login?redirect=home'],
    ['the return page', 'authLoading?login_code=x'],
    ['nested', 'login?redirect=login%3Fredirect%3Dhome'],
    ['a name of every object', 'constructor'],
    ['a missing parameter', 'courseShow'],
    ['a wrong parameter', 'courseShow?id=7%0d%0aX'],
    ['broken encoding', 'courseShow?id=%E0%A4%A'],
    ['5 kB', `courseShow?id=${'7'.repeat(5_000)}`],
  ])('home for %s', async (_, redirect) => {
    await login(redirect)
    expect(navigation.switched()).toContain('/pages/index/index')
    expect(navigation.replaced()).toEqual([])
  })

  test.each([
    ['nowhere for who has gone back meanwhile', ['/pages/course/show?id=3']],
    ['nowhere yet for who reads another page over it', [herePath, '/pages/webview/webview?url=x']],
  ])('%s', async (_, pages) => {
    const answer = held(ok({ token: 'a.b.c' }))
    backendWith({ [passwordCall]: answer })
    await openLogin({ redirect: 'courseShow?id=7' })
    await fillPassword()
    await press('登录')
    navigation.start(...pages)
    answer.release()
    await settle()
    expect(tokenItem.get()).toBe('a.b.c')
    expect(navigation.stack()).toEqual(pages)
    expect(navigation.replaced()).toEqual([])
  })

  test('on at once for who is logged in already, also when shown again', async () => {
    backendWith({})
    await openLogin({ redirect: 'courseShow?id=7' })
    await showAgain()
    expect(navigation.replaced()).toEqual([])
    useSession.setState({ isLogin: true })
    await showAgain()
    expect(navigation.replaced()).toContain('/pages/course/show?id=7')
  })
})

test.each([
  ['by password', fillPassword, passwordCall],
  ['by SMS', fillCode, mobileCall],
])('a login %s that arrives after another member’s changes nothing', async (_, fill, call) => {
  const answer = held(ok({ token: 'a.b.c' }))
  const backend = backendWith({ [call]: answer, 'POST /api/v2/logout': ok() })
  await openLogin()
  await fill()
  await press('登录')
  act(() => useSession.getState().signIn('d.e.f'))
  answer.release()
  await settle()
  expect(tokenItem.get()).toBe('d.e.f')
  expect(backend.sentTo(memberCall)).toEqual([])
  expect(alerts()).toEqual([])
})

describe('the forced binding of a mobile', () => {
  const unbound = { ...member, mobile: '900000001', is_bind_mobile: 0 }

  async function loginUnbound(): Promise<void> {
    backendWith({
      [passwordCall]: ok({ token: 'a.b.c' }),
      [memberCall]: ok(unbound),
      'POST /api/v2/logout': ok(),
    })
    await openLogin({ redirect: 'courseShow?id=7' }, { isMobileBindForced: true })
    await fillPassword()
    await press('登录')
    await settle()
  }

  test('puts the token aside and leads to the binding', async () => {
    await loginUnbound()
    await act(async () => useDialog.getState().open?.answer(true))
    await settle()
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, 'a.b.c'])
    expect(useSession.getState().isLogin).toBe(false)
    expect(navigation.pushed()).toContain('/pages/auth/bind-mobile?redirect=courseShow%3Fid%3D7')
    expect(navigation.replaced()).toEqual([])
  })

  test('or ends the login', async () => {
    await loginUnbound()
    await act(async () => useDialog.getState().open?.answer(false))
    await settle()
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, undefined])
  })

  test('an interrupted one can be taken up again', async () => {
    backendWith({})
    openBindingItem.set(anOpenBinding())
    await openLogin()
    await showAgain()
    await press('「林小满」登录还差一步：绑定手机号')
    expect(navigation.pushed()).toContain('/pages/auth/bind-mobile')
  })

  test('and is forgotten with another login', async () => {
    backendWith({ [passwordCall]: ok({ token: 'd.e.f' }) })
    openBindingItem.set(anOpenBinding())
    await openLogin()
    await fillPassword()
    await press('登录')
    await settle()
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual(['d.e.f', undefined])
  })
})

test('agreements open before login, in a tab that keeps the form', async () => {
  backendWith({})
  const tab = { opener: window }
  const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as Window)
  await openLogin()
  await press('《隐私政策》')
  expect(openTab).toHaveBeenCalledWith('https://api.example.com/user/private_protocol', '_blank')
  expect(tab.opener).toBeNull()
  expect(navigation.pushed()).toEqual([])
  openTab.mockRestore()
})

test('an app around the page that opens no windows gets the agreement on a page of its own', async () => {
  backendWith({})
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null)
  await openLogin()
  await press('《隐私政策》')
  await settle()
  const url = encodeURIComponent('https://api.example.com/user/private_protocol')
  expect(navigation.pushed()).toEqual([`/pages/webview/webview?url=${url}`])
  openTab.mockRestore()
})

test('WeChat is offered inside WeChat alone', async () => {
  backendWith({})
  const screen = await openLogin({}, { hasWechatLogin: true })
  expect(screen.text()).not.toContain('微信登录')
  expect(screen.text()).not.toContain('QQ 登录')
})

test('QQ is offered outside WeChat, and its consent is asked for after the agreements are', async () => {
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  backendWith({})
  await openLogin({ redirect: 'courseShow?id=7' }, { hasWechatLogin: true, hasQqLogin: true })
  await press('QQ 登录')
  expect(alerts()).toEqual(['请先阅读并勾选协议'])
  expect(leaveFor).not.toHaveBeenCalled()
  await press('同意用户协议和隐私政策')
  await press('QQ 登录')
  const url = new URL(String(leaveFor.mock.calls[0]?.[0]))
  expect([url.pathname, url.searchParams.get('action')]).toEqual(['/api/v3/auth/login/socialite/qq', 'login'])
  leaveFor.mockRestore()
})
