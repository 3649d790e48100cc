import { takeOauthReturn } from '@/features/account/oauth/oauthReturn'
import { startOauth } from '@/features/account/oauth'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import { useAppConfig } from '@/stores/appConfig'

import { anAppConfig } from '../../../factories/app'
import { fakeBackend, ok } from '../../../setup/backend'
import { settle } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'

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

test.each(['http://evil.example', 'javascript:alert(1)//', 'https:evil.example', ''])(
  'an address of the config that is no safe one gets no token: %s',
  (url) => {
    const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
    leaveFor.mockClear()
    useAppConfig.setState({ config: anAppConfig({ url }) })
    startOauth({ action: 'bind', returnTo: '' })
    expect(leaveFor.mock.calls[0]?.[0]).toMatch(/^\/api\/v3\/auth\//)
  },
)

test('a code waits for the config, since the gates after a login are in it', async () => {
  const backend = fakeBackend({ [codeCall]: ok({ success: 0, action: 'bind_mobile', code: 'code2' }) })
  useAppConfig.setState({ config: null })
  navigation.start('/pages/auth/loading')
  const nonce = loginAdapter.storePending(pending)
  const taken = takeOauthReturn({ nonce, login_code: 'code1', action: 'login' })
  await settle()
  expect(backend.sent).toEqual([])

  useAppConfig.setState({ config: anAppConfig() })
  expect(await taken).toBe('courseShow?id=7')
  expect(backend.sentTo(codeCall)).toHaveLength(1)
  expect(navigation.replaced()).toContain('/pages/auth/code-bind-mobile')
})
