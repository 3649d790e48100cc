import { act } from 'react'

import Login from '@/pages/auth/login'
import { loginAdapter } from '@/platform/login'
import { askPrivacy } from '@/platform/privacy'
import { useMiniServer } from '@/stores/miniSession'
import { openidItem, tokenItem, useSession } from '@/stores/session'

import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { alerts, control, press, settle } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'

jest.mock('@/platform/login', () => ({
  loginAdapter: { kind: 'session', canOauth: false, session: jest.fn(), profile: jest.fn() },
}))
const { session, profile } = jest.mocked(loginAdapter)
// Its button answers as WeChat's does.
jest.mock('@tarojs/components', () => jest.requireActual<object>('@tarojs/components/lib/react/index'))
jest.mock('@/platform/privacy', () => ({ askPrivacy: jest.fn(async () => true) }))

const sessionCall = 'POST /api/v2/wechat/mini/login'
const identityCall = 'POST /api/v2/login/wechatMini'
const phoneCall = 'POST /api/v2/login/wechatMiniMobile'

const wxProfile = { rawData: '{}', signature: 's', encryptedData: 'e', iv: 'i' }
const token = ok({ token: 'a.b.c' })

const backendWith = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({
    'GET /api/v2/captcha/image': ok({ key: 'k1', img: 'data:image/png;base64,AA==' }),
    'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', mobile: '13800000001', is_bind_mobile: 1 }),
    [sessionCall]: ok({ openid: 'o1' }),
    ...replies,
  })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  useSession.setState({ isLogin: false, user: null })
  useMiniServer.setState({ isMissing: false })
  session.mockResolvedValue({ code: 'wx' })
  profile.mockResolvedValue(wxProfile)
})

async function open() {
  const screen = await openScreen(Login, { pages: ['/pages/auth/login?redirect=courseShow%3Fid%3D7'] })
  await settle()
  return screen
}

async function start() {
  const screen = await open()
  await press('同意用户协议和隐私政策')
  await press('微信一键登录')
  await settle()
  return screen
}

/** WeChat's answer to a press of its own button. */
async function answerPhone(detail: Record<string, string>): Promise<void> {
  const button = document.querySelector('taro-button-core')
  if (!button) throw new Error(`WeChat's button is not here: ${document.body.textContent}`)
  await act(async () => void button.dispatchEvent(new CustomEvent('getphonenumber', { detail })))
  await settle()
}

test('a known identity logs in with one tap', async () => {
  const backend = backendWith({ [identityCall]: token })
  await start()
  expect(backend.sentTo(sessionCall).map(({ body }) => body)).toEqual([{ code: 'wx' }])
  expect(backend.sentTo(identityCall).map(({ body }) => body)).toEqual([{ openid: 'o1', ...wxProfile }])
  expect([tokenItem.get(), openidItem.get()]).toEqual(['a.b.c', 'o1'])
  expect(navigation.replaced()).toContain('/pages/course/show?id=7')
})

test("a new one gives the phone's number, with the same session", async () => {
  const backend = backendWith({ [identityCall]: refusal('错误'), [phoneCall]: token })
  const screen = await start()
  expect(screen.text()).toContain('第一次用微信登录，请授权手机号')
  await answerPhone({ errMsg: 'getPhoneNumber:ok', encryptedData: 'pe', iv: 'pi' })
  expect(backend.sentTo(phoneCall).map(({ body }) => body)).toEqual([
    { openid: 'o1', encryptedData: 'pe', iv: 'pi', userInfo: wxProfile },
  ])
  expect(session).toHaveBeenCalledTimes(1)
  expect(tokenItem.get()).toBe('a.b.c')
})

test('whoever agrees where the account has used up its numbers is not told of a refusal; the operator hears of it', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  backendWith({ [identityCall]: refusal('错误') })
  await start()
  await answerPhone({ errMsg: 'getPhoneNumber:fail no permission' })
  expect(alerts()).toEqual(['这里暂时不能用微信手机号，请用短信登录'])
  expect(warn.mock.calls).toEqual([['getPhoneNumber:fail no permission']])
  warn.mockRestore()
})

test('whoever keeps the number is told of the other way, and can change their mind', async () => {
  const backend = backendWith({ [identityCall]: refusal('错误'), [phoneCall]: token })
  await start()
  await answerPhone({ errMsg: 'getPhoneNumber:fail user deny' })
  expect(alerts()).toEqual(['没有得到微信授权，可以用短信登录'])
  // Some versions of WeChat have no words for it.
  await answerPhone({})
  expect(alerts()).toEqual(['没有得到微信授权，可以用短信登录'])
  expect(backend.sentTo(phoneCall)).toEqual([])
  await answerPhone({ errMsg: 'getPhoneNumber:ok', encryptedData: 'pe', iv: 'pi' })
  expect(tokenItem.get()).toBe('a.b.c')
})

test('the number is not asked for without consent; the other ways stay', async () => {
  backendWith({ [identityCall]: refusal('错误') })
  jest.mocked(askPrivacy).mockResolvedValueOnce(false)
  await start()
  expect(document.querySelector('taro-button-core')).toBeNull()
  expect(alerts()).toEqual(['没有得到微信授权，可以用短信登录'])
  await press('微信一键登录')
  await settle()
  expect(document.querySelector('taro-button-core')).not.toBeNull()
})

test('a session that has run out is renewed, from the first tap on', async () => {
  const backend = backendWith({ [identityCall]: refusal('错误'), [phoneCall]: refusal('错误') })
  await start()
  await answerPhone({ errMsg: 'getPhoneNumber:ok', encryptedData: 'pe', iv: 'pi' })
  expect(session).toHaveBeenCalledTimes(2)
  backend.reply(identityCall, token)
  await press('微信一键登录')
  await settle()
  expect(tokenItem.get()).toBe('a.b.c')
})

test('whoever declines the profile can still log in by SMS', async () => {
  profile.mockRejectedValue({ errMsg: 'getUserInfo:fail' })
  const backend = backendWith({})
  await start()
  expect(alerts()).toEqual(['没有得到微信授权，可以用短信登录'])
  expect(backend.sentTo(identityCall)).toEqual([])
  expect(control('登录')).toBeTruthy()
})

test('a locked account is said as such', async () => {
  backendWith({ [identityCall]: refusal('账号已被锁定') })
  await start()
  expect(alerts()).toEqual(['账号已被锁定'])
})

test('a session that could not be opened is opened with the next tap', async () => {
  const backend = backendWith({ [sessionCall]: noNetwork, [identityCall]: token })
  await start()
  expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
  backend.reply(sessionCall, ok({ openid: 'o1' }))
  await press('微信一键登录')
  await settle()
  expect(tokenItem.get()).toBe('a.b.c')
})

test('what WeChat signs is asked for after the session whose key it signs with', async () => {
  const opening = held(ok({ openid: 'o1' }))
  backendWith({ [sessionCall]: opening, [identityCall]: token })
  await start()
  expect(profile).not.toHaveBeenCalled()
  await act(async () => opening.release())
  await settle()
  expect(profile).toHaveBeenCalledTimes(1)
  expect(tokenItem.get()).toBe('a.b.c')
})

describe('a server without mini-program login', () => {
  const missing = refusal('路由不存在', 404)
  const mainButton = () => control('登录').innerHTML

  test('SMS comes first, and no button is left that could only fail', async () => {
    backendWith({ [sessionCall]: missing })
    const screen = await open()
    expect(screen.text()).not.toMatch(/微信一键登录|其他方式/)
    expect(screen.text()).toMatch(/获取验证码.*登录.*我已阅读并同意/)
    expect(mainButton()).toContain('primary')
  })

  test('is asked once for as long as the app runs', async () => {
    const backend = backendWith({ [sessionCall]: missing })
    await open()
    await open()
    expect(backend.sentTo(sessionCall)).toHaveLength(1)
    expect(session).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['has not answered', held(missing)],
    ['cannot be reached', noNetwork],
    ['refuses', refusal('错误')],
  ])('until it is known, as when the server %s, the button stays the main one', async (_, reply) => {
    backendWith({ [sessionCall]: reply })
    const screen = await open()
    expect(screen.text()).toContain('微信一键登录')
    expect(mainButton()).not.toContain('primary')
  })

  test('heard only after the tap: the page changes, and nothing is said that helps nobody', async () => {
    const answer = held(missing)
    backendWith({ [sessionCall]: answer })
    const screen = await start()
    await act(async () => answer.release())
    await settle()
    expect(screen.text()).not.toMatch(/微信一键登录|路由不存在|没有得到微信授权/)
    expect(alerts()).toEqual([])
    expect(profile).not.toHaveBeenCalled()
  })
})

test('nothing begins before the agreements are ticked', async () => {
  const backend = backendWith({})
  await open()
  await press('微信一键登录')
  expect(alerts()).toEqual(['请先阅读并勾选协议'])
  expect(profile).not.toHaveBeenCalled()
  expect(backend.sentTo(identityCall)).toEqual([])
})
