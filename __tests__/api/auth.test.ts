import * as auth from '@/api/auth'
import { getImageCaptcha } from '@/api/captcha'
import { revokeToken } from '@/api/session'
import { configureHttp } from '@/http/client'

import { fakeBackend, noNetwork, ok, refusal } from '../setup/backend'

const profile = { rawData: '{}', signature: 's', encryptedData: 'e', iv: 'i' }
const token = { token: 'a.b.c' }
const answer = { captchaKey: 'k1', captchaText: 'k7wp', scene: 'login' as const }

const onUnauthorized = jest.fn()
beforeEach(() =>
  configureHttp({
    platform: 'H5',
    token: () => 'session.token',
    onUnauthorized,
    showLoading: () => undefined,
    hideLoading: () => undefined,
  }),
)

const calls: {
  name: string
  run: () => Promise<unknown>
  call: string
  body?: unknown
  data?: unknown
  result?: unknown
}[] = [
  {
    name: 'picture captcha',
    run: () => getImageCaptcha(),
    call: 'GET /api/v2/captcha/image',
    data: { key: 'k1', img: 'data:image/png;base64,AA==', sensitive: false },
    result: { key: 'k1', image: 'data:image/png;base64,AA==' },
  },
  {
    name: 'SMS code',
    run: () => auth.sendSmsCode('13800000001', answer),
    call: 'POST /api/v2/captcha/sms',
    body: { mobile: '13800000001', image_key: 'k1', image_captcha: 'k7wp', scene: 'login' },
  },
  {
    name: 'e-mail code',
    run: () => auth.sendEmailCode('a@b.cn', { ...answer, scene: 'password_reset' }),
    call: 'POST /api/v9/captcha/email',
    body: { email: 'a@b.cn', image_key: 'k1', image_captcha: 'k7wp', scene: 'password_reset' },
  },
  {
    name: 'password login',
    run: () => auth.loginByPassword('13800000001', ' zhitu123 ', 7),
    call: 'POST /api/v2/login/password',
    body: { mobile: '13800000001', password: ' zhitu123 ', msv: 7 },
    data: token,
    result: 'a.b.c',
  },
  {
    name: 'SMS login without a referrer',
    run: () => auth.loginByMobile('13800000001', '012345', undefined),
    call: 'POST /api/v2/login/mobile',
    body: { mobile: '13800000001', mobile_code: '012345' },
    data: token,
    result: 'a.b.c',
  },
  {
    name: 'login code of a known identity',
    run: () => auth.loginByCode('lc', undefined),
    call: 'POST /api/v3/auth/login/code',
    body: { code: 'lc' },
    data: { success: 1, ...token },
    result: { kind: 'done', token: 'a.b.c' },
  },
  {
    name: 'login code of a new identity',
    run: () => auth.loginByCode('lc', 7),
    call: 'POST /api/v3/auth/login/code',
    body: { code: 'lc', msv: 7 },
    data: { success: 0, action: 'bind_mobile', code: 'lc2' },
    result: { kind: 'bindMobile', code: 'lc2' },
  },
  {
    name: 'registration with a WeChat identity',
    run: () => auth.registerWithSocialite({ code: 'lc', mobile: '13800000001', smsCode: '012345' }, 7),
    call: 'POST /api/v3/auth/register/withSocialite',
    body: { code: 'lc', mobile: '13800000001', mobile_code: '012345', msv: 7 },
    data: token,
    result: 'a.b.c',
  },
  {
    name: 'binding a WeChat identity',
    run: () => auth.bindWithCode('lc'),
    call: 'POST /api/v3/member/socialite/bindWithCode',
    body: { code: 'lc' },
  },
  {
    name: 'mini-program session',
    run: () => auth.createMiniSession('wx'),
    call: 'POST /api/v2/wechat/mini/login',
    body: { code: 'wx' },
    data: { openid: 'o1' },
    result: 'o1',
  },
  {
    name: 'mini-program login by identity',
    run: () => auth.loginByMiniProfile('o1', profile),
    call: 'POST /api/v2/login/wechatMini',
    body: { openid: 'o1', ...profile },
    data: token,
    result: 'a.b.c',
  },
  {
    name: 'mini-program login by phone',
    run: () => auth.loginByMiniPhone('o1', { encryptedData: 'pe', iv: 'pi' }, profile),
    call: 'POST /api/v2/login/wechatMiniMobile',
    body: { openid: 'o1', encryptedData: 'pe', iv: 'pi', userInfo: profile },
    data: token,
    result: 'a.b.c',
  },
  {
    name: 'new password by SMS',
    run: () => auth.resetPassword('13800000001', { code: '012345', password: 'secret1' }),
    call: 'POST /api/v2/password/reset',
    body: { mobile: '13800000001', mobile_code: '012345', password: 'secret1' },
  },
  {
    name: 'new password by e-mail',
    run: () => auth.resetPasswordByEmail('a@b.cn', { code: '012345', password: 'secret1' }),
    call: 'POST /api/v9/password/reset',
    body: { email: 'a@b.cn', email_code: '012345', password: 'secret1' },
  },
  {
    name: 'first binding of a mobile',
    run: () => auth.bindMobile({ mobile: '13800000001', smsCode: '012345', temporaryToken: 't.t.t' }),
    call: 'POST /api/v2/member/detail/mobile',
    body: { mobile: '13800000001', mobile_code: '012345', token: 't.t.t' },
  },
  { name: 'logout', run: () => revokeToken('old.token'), call: 'POST /api/v2/logout' },
]

test.each(calls)('$name', async ({ run, call, body, data, result }) => {
  const backend = fakeBackend({ [call]: ok(data) })
  await expect(run()).resolves.toEqual(result)
  expect(backend.sent.map((sent) => sent.call)).toEqual([call])
  expect(backend.sent[0]?.body).toEqual(body)
})

test.each(calls)("$name: a refusal carries the server's words", async ({ run, call }) => {
  fakeBackend({ [call]: refusal('不行') })
  await expect(run()).rejects.toMatchObject({ kind: 'rejected', message: '不行' })
})

const answered = calls.filter(({ result }) => result !== undefined)

test.each(answered)('$name: a broken shape is an error', async ({ run, call }) => {
  fakeBackend({ [call]: ok({ success: 1, key: 'k1' }) })
  await expect(run()).rejects.toMatchObject({ name: 'ShapeError' })
})

test('a server that knows no mini-programs gives no openid', async () => {
  fakeBackend({ 'POST /api/v2/wechat/mini/login': refusal('路由不存在', 404) })
  await expect(auth.createMiniSession('wx')).resolves.toBeNull()
})

test.each([
  ['a server that asks for the address', refusal('请输入邮箱'), true],
  ['one that takes whatever comes', ok(), true],
  ['one that does not know the call', refusal('路由不存在', 404), false],
])('%s: codes by mail %#', async (_, reply, isOffered) => {
  const backend = fakeBackend({ 'POST /api/v9/captcha/email': reply })
  await expect(auth.canSendEmail()).resolves.toBe(isOffered)
  expect(backend.sent[0]?.body).toEqual({})
})

test('without a network it is not known whether codes come by mail', async () => {
  localStorage.clear()
  fakeBackend({ 'POST /api/v9/captcha/email': noNetwork })
  await expect(auth.canSendEmail()).rejects.toMatchObject({ kind: 'offline' })
})

test("the temporary token travels in the body alone, and its end is not the session's", async () => {
  const call = 'POST /api/v2/member/detail/mobile'
  const backend = fakeBackend({ [call]: refusal('请登录', 401) })
  const binding = { mobile: '13800000001', smsCode: '012345', temporaryToken: 't.t.t' }
  await expect(auth.bindMobile(binding)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(backend.sent[0]?.headers.get('authorization')).toBeNull()
  expect(onUnauthorized).toHaveBeenLastCalledWith(null, '请登录')
})

test('logout revokes the token that it is given', async () => {
  const backend = fakeBackend({ 'POST /api/v2/logout': ok() })
  await revokeToken('old.token')
  expect(backend.sent[0]?.headers.get('authorization')).toBe('Bearer old.token')
})

test('the consent address carries both ways back, encoded', () => {
  const successUrl = 'https://h5.cn/#/pages/auth/loading?nonce=n'
  const failureUrl = 'https://h5.cn/#/pages/auth/login-error?nonce=n'
  const url = new URL(auth.oauthUrl('https://api.cn', { successUrl, failureUrl, action: 'login' }))
  expect(url.pathname).toBe('/api/v3/auth/login/wechat/oauth')
  const query = Object.fromEntries(url.searchParams)
  expect(query).toEqual({ s_url: successUrl, f_url: failureUrl, action: 'login' })
})
