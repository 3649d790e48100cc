import { canLoginByApple } from '@/api/appleLogin'

import { fakeBackend, ok, refusal } from '../setup/backend'

const call = 'POST /api/v9/login/apple'
beforeEach(() => localStorage.clear())

test.each([
  ['refuses a call without Apple’s word', refusal('Apple 登录凭证无效'), true],
  ['takes it', ok({}), true],
  ['does not know the call', refusal('路由不存在', 404), false],
  ['stands behind one that does not', () => new Response('not found', { status: 404 }), false],
] as const)('a server that %s', async (_, reply, isOffered) => {
  fakeBackend({ [call]: reply })
  await expect(canLoginByApple()).resolves.toBe(isOffered)
})
