import { canSendEmail } from '@/api/auth'
import { forgetDialect } from '@/api/dialect'
import { getShareSdk } from '@/api/share'

import { fakeBackend, ok, refusal } from '../setup/backend'
import { pass } from '../setup/clock'

const noRoute = refusal('路由不存在', 404)
const dayMs = 24 * 60 * 60_000

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
})

test.each([
  ['codes by mail', canSendEmail, ['POST /api/v9/captcha/email'], false],
  [
    'the share SDK',
    () => getShareSdk('https://h5.example.com/'),
    ['GET /addons/templateOne/api/v1/wechat/jssdk', 'GET /api/v3/other/wechat-mp-jssdk'],
    null,
  ],
])('%s: a server that has it not is asked once a day', async (_, ask, calls, answer) => {
  const backend = fakeBackend(Object.fromEntries(calls.map((call) => [call, noRoute])))
  const before = calls.length
  await expect(ask()).resolves.toBe(answer)
  await expect(ask()).resolves.toBe(answer)
  expect(backend.sent).toHaveLength(before)
  await pass(dayMs)
  await expect(ask()).resolves.toBe(answer)
  expect(backend.sent).toHaveLength(2 * before)
})

test('one that has it is asked each time, and so is one that was not reached', async () => {
  const backend = fakeBackend({ 'POST /api/v9/captcha/email': refusal('系统繁忙', 500) })
  await canSendEmail()
  backend.reply('POST /api/v9/captcha/email', ok())
  await expect(canSendEmail()).resolves.toBe(true)
  expect(backend.sent).toHaveLength(2)
})
