import { takeOauthReturn } from '@/features/auth/oauth'
import { startOauth } from '@/features/shared/oauth'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import * as navigation from '@/platform/navigation'
import { useAppConfig } from '@/stores/appConfig'

import { anAppConfig } from '../../factories/app'
import { fakeBackend, ok } from '../../setup/backend'

jest.mock('@/platform/navigation', () => ({ openEntries: jest.fn(() => []), replace: jest.fn() }))

const pending = { action: 'login', returnTo: 'courseShow?id=7' } as const
const codeCall = 'POST /api/v3/auth/login/code'

test('the start names two fixed pages of ours, both with the nonce', () => {
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  useAppConfig.setState({ config: anAppConfig({ url: 'https://api.example.com' }) })
  startOauth(pending)
  const url = new URL(String(leaveFor.mock.calls[0]?.[0]))
  const nonce = /nonce=(\w+)/.exec(url.searchParams.get('s_url') ?? '')?.[1]
  expect(url.origin + url.pathname).toBe('https://api.example.com/api/v3/auth/login/wechat/oauth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    s_url: `http://localhost/#/pages/auth/loading?nonce=${nonce}`,
    f_url: `http://localhost/#/pages/auth/login-error?nonce=${nonce}`,
    action: 'login',
  })
  expect(loginAdapter.takePending(nonce)).toEqual(pending)
})

test('a code waits for the config, since the gates after a login are in it', async () => {
  const backend = fakeBackend({ [codeCall]: ok({ success: 0, action: 'bind_mobile', code: 'code2' }) })
  useAppConfig.setState({ config: null })
  const nonce = loginAdapter.keepPending(pending)
  const taken = takeOauthReturn({ nonce, login_code: 'code1', action: 'login' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(backend.sent).toEqual([])

  useAppConfig.setState({ config: anAppConfig() })
  expect(await taken).toBe('courseShow?id=7')
  expect(backend.sentTo(codeCall)).toHaveLength(1)
  expect(navigation.replace).toHaveBeenCalledWith('/pages/auth/code-bind-mobile')
})
