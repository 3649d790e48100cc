import Forget from '@/pages/auth/forget'

import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { alerts, press, settle, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const resetCall = 'POST /api/v2/password/reset'
const smsCall = 'POST /api/v2/captcha/sms'

const picture = ok({ key: 'k1', img: 'data:image/png;base64,AA==' })
const backendWith = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({
    'GET /api/v2/captcha/image': picture,
    'POST /api/v9/captcha/email': refusal('路由不存在', 404),
    ...replies,
  })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

async function fill(password: string): Promise<void> {
  await type('手机号', '13800000001')
  await type('短信验证码', '012345')
  await type('新密码', password)
  await press('保存新密码')
  await settle()
}

test('a new password is saved and the learner goes back to log in with it', async () => {
  const backend = backendWith({ [resetCall]: ok() })
  await openScreen(Forget, { pages: ['/pages/auth/login', '/screen'] })
  await fill('secret1')
  expect(backend.sentTo(resetCall).map(({ body }) => body)).toEqual([
    { mobile: '13800000001', mobile_code: '012345', password: 'secret1' },
  ])
  expect(navigation.stack()).toEqual(['/pages/auth/login'])
})

test('an unknown mobile is said at its field, and the new password stays', async () => {
  backendWith({ [resetCall]: refusal('手机号不存在') })
  await openScreen(Forget)
  await fill('secret1')
  expect(alerts()).toEqual(['手机号不存在'])
  expect(await typed('新密码')).toBe('secret1')
  expect(navigation.top()).toBe('/screen')
})

test('a code that is refused after a lost answer may have saved the password', async () => {
  const backend = backendWith({ [resetCall]: refusal('短信验证码错误') })
  await openScreen(Forget)
  await fill('secret1')
  expect(alerts()).toEqual(['短信验证码错误'])
  backend.reply(resetCall, noNetwork)
  await fill('secret1')
  backend.reply(resetCall, refusal('短信验证码错误'))
  await fill('secret1')
  expect(alerts()).toEqual(['新密码可能已经存好：先用它登录试试，不行再获取验证码'])
  expect(await typed('新密码')).toBe('secret1')
})

test.each(['12345', '1'.repeat(17)])('%s is no password for us', async (password) => {
  const backend = backendWith({})
  await openScreen(Forget)
  await fill(password)
  expect(alerts()).toEqual(['新密码应为 6 到 16 个字'])
  expect(backend.sentTo(resetCall)).toEqual([])
})

test('the code is asked for under its own scene', async () => {
  const backend = backendWith({ [smsCall]: ok() })
  await openScreen(Forget)
  await settle()
  await type('手机号', '13800000001')
  await type('图形验证码', 'k7wp')
  await press('获取验证码')
  await settle()
  expect(backend.sentTo(smsCall)[0]?.body).toMatchObject({ scene: 'password_reset' })
})
