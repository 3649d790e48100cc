import { act, type ComponentType } from 'react'

import { useDialog } from '@/features/shared/dialog'
import { loginCodeItem } from '@/features/account/oauth/oauthReturn'
import BindMobile from '@/pages/auth/bind-mobile'
import CodeBindMobile from '@/pages/auth/code-bind-mobile'
import Forget from '@/pages/auth/forget'
import Login from '@/pages/auth/login'
import { openBindingItem } from '@/stores/openBinding'
import { useSession } from '@/stores/session'

import { anOpenBinding } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { alerts, control, press, settle, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

interface Form {
  name: string
  Page: ComponentType
  path: string
  /** Before the page is opened. */
  begin?: () => void
  /** The way to the form on its page. */
  way?: string
  good: Record<string, string>
  /** To tick. */
  isAgreed?: boolean
  /** What is typed instead, and what it says; the other fields are good. */
  bad: [why: string, field: string, typed: string, message: string][]
  button: string
  call: string
  reply?: unknown
  refusal: string
}

const mobile = '手机号'
const smsCode = '短信验证码'
const agreement = '同意用户协议和隐私政策'
const token = { token: 'a.b.c' }

const badMobile: Form['bad'] = [
  ['empty', mobile, '', '请输入手机号'],
  ['blank', mobile, '   ', '请输入手机号'],
  ['too long', mobile, '138000000011', '请输入 1 开头的 11 位手机号'],
  ['too short', mobile, '1380000000', '请输入 1 开头的 11 位手机号'],
  ['no mobile', mobile, '11800000001', '请输入 1 开头的 11 位手机号'],
  ['letters', mobile, '1380000000a', '请输入 1 开头的 11 位手机号'],
]
const badCode = (field: string): Form['bad'] => [
  ['empty', field, '', `请输入${field}`],
  ['too long', field, '1234567', '验证码是 6 位数字'],
  ['letters', field, 'abcdef', '验证码是 6 位数字'],
]
const badPassword: Form['bad'] = [
  ['empty', '新密码', '', '请输入新密码'],
  ['too short', '新密码', '12345', '新密码应为 6 到 16 个字'],
  ['too long', '新密码', '1'.repeat(17), '新密码应为 6 到 16 个字'],
]

const forms: Form[] = [
  {
    name: 'login by SMS',
    Page: Login,
    path: '/pages/auth/login',
    good: { [mobile]: '13800000001', [smsCode]: '012345' },
    isAgreed: true,
    bad: [...badMobile, ...badCode(smsCode)],
    button: '登录',
    call: 'POST /api/v2/login/mobile',
    reply: token,
    refusal: '短信验证码错误',
  },
  {
    name: 'login by password',
    Page: Login,
    path: '/pages/auth/login',
    way: '密码登录',
    good: { [mobile]: '13800000001', 密码: ' zhitu123 ' },
    isAgreed: true,
    bad: [...badMobile, ['empty', '密码', '', '请输入密码']],
    button: '登录',
    call: 'POST /api/v2/login/password',
    reply: token,
    refusal: '账号已被锁定',
  },
  {
    name: 'new password by SMS',
    Page: Forget,
    path: '/pages/auth/forget',
    good: { [mobile]: '13800000001', [smsCode]: '012345', 新密码: 'secret1' },
    bad: [...badMobile, ...badCode(smsCode), ...badPassword],
    button: '保存新密码',
    call: 'POST /api/v2/password/reset',
    refusal: '手机号不存在',
  },
  {
    name: 'new password by mail',
    Page: Forget,
    path: '/pages/auth/forget',
    way: '收不到短信，用邮箱找回',
    good: { 邮箱: 'a@zhitu.cn', 邮箱验证码: '012345', 新密码: 'secret1' },
    bad: [
      ['empty', '邮箱', '', '请输入邮箱'],
      ['no address', '邮箱', 'zhitu.cn', '请输入正确的邮箱，如 name@example.com'],
      ['too long', '邮箱', `${'a'.repeat(254)}@zhitu.cn`, '请输入正确的邮箱，如 name@example.com'],
      ...badCode('邮箱验证码'),
      ...badPassword,
    ],
    button: '保存新密码',
    call: 'POST /api/v9/password/reset',
    refusal: '邮箱验证码错误',
  },
  {
    name: 'forced binding of a mobile',
    Page: BindMobile,
    path: '/pages/auth/bind-mobile',
    begin: () => openBindingItem.set(anOpenBinding('t.t.t')),
    good: { [mobile]: '13800000001', [smsCode]: '012345' },
    bad: [...badMobile, ...badCode(smsCode)],
    button: '绑定',
    call: 'POST /api/v2/member/detail/mobile',
    refusal: '手机号已存在',
  },
  {
    name: 'binding of a new WeChat learner',
    Page: CodeBindMobile,
    path: '/pages/auth/code-bind-mobile',
    begin: () => loginCodeItem.set({ code: 'code2', returnTo: '' }),
    good: { [mobile]: '13800000001', [smsCode]: '012345' },
    bad: [...badMobile, ...badCode(smsCode)],
    button: '绑定并登录',
    call: 'POST /api/v3/auth/register/withSocialite',
    reply: token,
    refusal: '短信验证码错误',
  },
]

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ isLogin: false, user: null })
  jest.clearAllMocks()
})

describe.each(forms)('$name', (form) => {
  const { Page, path, begin, way, good, isAgreed, bad, button, call, reply = [] } = form
  const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
    fakeBackend({
      'GET /api/v2/captcha/image': ok({ key: 'k1', img: 'data:image/png;base64,AA==' }),
      'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', mobile: '900000001', is_bind_mobile: 0 }),
      'POST /api/v9/captcha/email': refusal('请输入邮箱'),
      ...replies,
    })

  async function fill(values: Record<string, string>): Promise<void> {
    begin?.()
    await openScreen(Page, { pages: [path] })
    await settle()
    if (way) await press(way)
    for (const [label, value] of Object.entries(values)) await type(label, value)
    if (isAgreed) await press(agreement)
  }

  const hasGoneOn = () => navigation.top() !== path

  test.each(bad)('%s: %s', async (_, field, value, message) => {
    const backend = backendWith()
    await fill({ ...good, [field]: value })
    await press(button)
    expect(alerts()).toEqual([message])
    expect(backend.sentTo(call)).toEqual([])
  })

  test('a refusal is said, what was typed stays, and the next try goes through', async () => {
    const backend = backendWith({ [call]: refusal(form.refusal) })
    await fill(good)
    await press(button)
    await settle()
    // Some refusals are a question first.
    await act(async () => useDialog.getState().open?.answer(false))
    await settle()
    expect(alerts()).toEqual([form.refusal])
    for (const [label, value] of Object.entries(good)) expect(await typed(label)).toBe(value)
    expect(hasGoneOn()).toBe(false)
    backend.reply(call, ok(reply))
    await press(button)
    await settle()
    expect([alerts(), hasGoneOn()]).toEqual([[], true])
  })

  test('without a network it says so and keeps everything; the button is free', async () => {
    backendWith({ [call]: noNetwork })
    await fill(good)
    await press(button)
    await settle()
    expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
    for (const [label, value] of Object.entries(good)) expect(await typed(label)).toBe(value)
    expect(control(button).getAttribute('aria-disabled')).toBeNull()
  })

  test('two taps send one request', async () => {
    const answer = held(ok(reply))
    const backend = backendWith({ [call]: answer })
    await fill(good)
    control(button).click()
    control(button).click()
    await press(button)
    answer.release()
    await settle()
    expect(backend.sentTo(call)).toHaveLength(1)
  })
})

test.each([
  ['手机号不存在', mobile],
  ['短信验证码错误', smsCode],
  ['密码太简单', '新密码'],
])('a new password is refused with %s: said at the field %s', async (message, field) => {
  fakeBackend({
    'GET /api/v2/captcha/image': ok({ key: 'k1', img: 'data:image/png;base64,AA==' }),
    'POST /api/v2/password/reset': refusal(message),
  })
  await openScreen(Forget)
  await settle()
  const filled = { [mobile]: '13800000001', [smsCode]: '012345', 新密码: 'secret1' }
  for (const [label, value] of Object.entries(filled)) await type(label, value)
  await press('保存新密码')
  await settle()
  const wrong = [...document.querySelectorAll('input[aria-invalid=true]')].map((input) =>
    input.getAttribute('aria-label'),
  )
  expect(wrong).toEqual([field])
})

describe('the other way to a new password', () => {
  const open = async (replies: Parameters<typeof fakeBackend>[0]) => {
    const backend = fakeBackend({
      'GET /api/v2/captcha/image': ok({ key: 'k1', img: 'data:image/png;base64,AA==' }),
      ...replies,
    })
    const screen = await openScreen(Forget)
    await settle()
    return { backend, screen }
  }

  test.each([
    ['does not know mails', refusal('路由不存在', 404)],
    ['cannot be asked', noNetwork],
  ])('is not offered when the server %s', async (_, reply) => {
    const { screen } = await open({ 'POST /api/v9/captcha/email': reply })
    expect(screen.text()).toContain('保存新密码')
    expect(screen.text()).not.toContain('邮箱')
  })

  test('sends its code to the mailbox, and what was typed on the first way is kept', async () => {
    const { backend } = await open({ 'POST /api/v9/captcha/email': refusal('请输入邮箱') })
    await type(mobile, '13800000001')
    await press('收不到短信，用邮箱找回')
    await settle()
    await type('邮箱', ' a@zhitu.cn ')
    await type('图形验证码', 'k7wp')
    backend.reply('POST /api/v9/captcha/email', ok())
    await press('获取验证码')
    await settle()
    expect(backend.sentTo('POST /api/v9/captcha/email').at(-1)?.body).toEqual({
      email: 'a@zhitu.cn',
      image_key: 'k1',
      image_captcha: 'k7wp',
      scene: 'password_reset',
    })
    expect(control('120 秒后重发')).toBeTruthy()
    await press('用手机号找回')
    expect(await typed(mobile)).toBe('13800000001')
  })
})
