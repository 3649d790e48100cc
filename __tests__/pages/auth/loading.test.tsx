import { act } from 'react'

import { useDialog } from '@/features/shared/dialog'
import { ApiError } from '@/http/apiError'
import Loading from '@/pages/auth/loading'
import { loginAdapter } from '@/platform/login'
import { useAppConfig } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { addressOf, asInAddress, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const codeCall = 'POST /api/v3/auth/login/code'
const bindCall = 'POST /api/v3/member/socialite/bindWithCode'
const memberCall = 'GET /api/v2/member/detail'
const member = { id: 7, nick_name: '林小满', mobile: '13800000001', is_bind_mobile: 1 }

const backendWith = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({ [memberCall]: ok(member), ...replies })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.clearAllMocks()
})

/** WeChat has sent the learner back to `returnUrl` with these parameters appended. */
async function comeBack(params: Record<string, string>, isLogin = false) {
  if (isLogin) tokenItem.set('a.b.c')
  const user = isLogin ? aMember() : undefined
  const pages = [addressOf('/pages/auth/loading', params)]
  await openScreen(Loading, { params: asInAddress(params), user, pages })
  await settle()
}

const begin = (action: 'login' | 'bind' = 'login') => loginAdapter.storePending({ action, returnTo: 'courseShow?id=7' })

const answer = async (isConfirmed: boolean) => {
  await act(async () => useDialog.getState().open?.answer(isConfirmed))
  await settle()
}

const failure = () => decodeURIComponent(String(navigation.replaced().at(-1)))

test('a login goes on where the learner was', async () => {
  const backend = backendWith({ [codeCall]: ok({ success: 1, token: 'a.b.c' }) })
  await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
  expect(backend.sentTo(codeCall).map(({ body }) => body)).toEqual([{ code: 'code1' }])
  expect(tokenItem.get()).toBe('a.b.c')
  expect(navigation.replaced()).toContain('/pages/course/show?id=7')
})

test('a login whose config cannot be loaded says so, and retries', async () => {
  backendWith({ [codeCall]: ok({ success: 1, token: 'a.b.c' }) })
  const retry = jest.fn()
  const params = { nonce: begin(), login_code: 'code1', action: 'login' }
  const pages = [addressOf('/pages/auth/loading', params)]
  const screen = await openScreen(Loading, { params: asInAddress(params), pages })
  // `openScreen` begins with a config.
  await act(async () => useAppConfig.setState({ config: null, failure: { error: new ApiError('status'), retry } }))
  expect(screen.text()).toContain('服务器开小差了')
  await screen.press('重试')
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a new learner binds a mobile first', async () => {
  backendWith({ [codeCall]: ok({ success: 0, action: 'bind_mobile', code: 'code2' }) })
  await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
  expect(navigation.replaced()).toContain('/pages/auth/code-bind-mobile')
  expect(tokenItem.get()).toBeNull()
})

test.each(['/?login_code=code9#/pages/auth/loading', '/?a=1&login_code=code9#/pages/auth/loading'])(
  'a code before the hash leaves the address: %s',
  async (address) => {
    window.history.replaceState(null, '', address)
    backendWith({})
    await comeBack({ nonce: begin() })
    expect(window.location.href).not.toContain('code9')
  },
)

describe('a code that is not ours is never used', () => {
  test.each([
    ['without a nonce', () => ({ login_code: 'code1', action: 'login' })],
    ['with a made-up nonce', () => ({ nonce: 'x'.repeat(16), login_code: 'code1', action: 'login' })],
    ['for something else', () => ({ nonce: begin('bind'), login_code: 'code1', action: 'login' })],
    ['with an action that does not exist', () => ({ nonce: begin(), login_code: 'code1', action: 'steal' })],
  ])('%s', async (_, params) => {
    const backend = backendWith({})
    await comeBack(params())
    expect(backend.sent).toEqual([])
    expect(failure()).toContain('/pages/auth/login-error?msg=这次授权不是从这里发起的')
  })

  test('a second time', async () => {
    const backend = backendWith({ [codeCall]: ok({ success: 1, token: 'a.b.c' }) })
    await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
    await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
    expect(backend.sentTo(codeCall)).toHaveLength(1)
    expect(failure()).toContain('/pages/auth/login-error')
  })
})

test('opened by hand it leads to the login', async () => {
  backendWith({})
  await comeBack({})
  expect(navigation.replaced()).toContain('/pages/auth/login')
})

test('what the server refuses is told, with the way back kept', async () => {
  backendWith({ [codeCall]: refusal('已过期') })
  await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
  expect(failure()).toContain('msg=已过期')
  expect(failure()).toContain('redirect=courseShow?id=7')
})

test('shown again, after a gate over it, it hands over to the login page', async () => {
  backendWith({ [codeCall]: ok({ success: 1, token: 'a.b.c' }) })
  await comeBack({ nonce: begin(), login_code: 'code1', action: 'login' })
  await showAgain()
  expect(failure()).toBe('/pages/auth/login?redirect=courseShow?id=7')
})

describe('binding', () => {
  const params = () => ({ nonce: begin('bind'), login_code: 'code1', action: 'bind' })

  test('asks nothing of who has left before the member was read', async () => {
    const reading = held(ok(member))
    const backend = backendWith({ [memberCall]: reading, [bindCall]: ok() })
    await comeBack(params(), true)
    navigation.start('/before')
    reading.release()
    await settle()
    expect(useDialog.getState().open).toBeNull()
    expect(backend.sentTo(bindCall)).toEqual([])
  })

  test('asks first, naming the account, and does not speak of a login', async () => {
    const backend = backendWith({ [bindCall]: ok() })
    await comeBack(params(), true)
    await settle(250)
    expect(document.body.textContent).toContain('正在绑定')
    expect(useDialog.getState().open?.text).toContain('林小满')
    expect(backend.sentTo(bindCall)).toEqual([])
    await answer(true)
    expect(backend.sentTo(bindCall).map(({ body }) => body)).toEqual([{ code: 'code1' }])
    expect(navigation.replaced()).toContain('/pages/course/show?id=7')
  })

  test('of QQ speaks of QQ', async () => {
    backendWith({ [bindCall]: ok() })
    const nonce = loginAdapter.storePending({ app: 'qq', action: 'bind', returnTo: 'me' })
    await comeBack({ nonce, login_code: 'code2', action: 'bind' }, true)
    expect(useDialog.getState().open?.title).toBe('绑定 QQ')
    await answer(false)
    expect(navigation.stack()).toEqual(['/pages/member/index'])
    navigation.start()
  })

  test('is left alone when the learner says no', async () => {
    const backend = backendWith({})
    await comeBack(params(), true)
    await answer(false)
    expect(backend.sentTo(bindCall)).toEqual([])
    expect(navigation.replaced()).toContain('/pages/course/show?id=7')
  })

  test('that the server refuses is told as such', async () => {
    backendWith({ [bindCall]: refusal('当前渠道账号已绑定了其它账号') })
    await comeBack(params(), true)
    await answer(true)
    expect(failure()).toContain('action=bind')
    expect(failure()).toContain('msg=当前渠道账号已绑定了其它账号')
  })

  test.each([
    ['was done', 1, ['微信已绑定']],
    ['was not done', 0, []],
  ])('whose answer is lost goes on as the record of the member says: it %s', async (_, bound, words) => {
    const backend = backendWith({ [bindCall]: noNetwork })
    await comeBack(params(), true)
    backend.reply(memberCall, ok({ ...member, is_bind_wechat: bound }))
    await answer(true)
    expect(shown('success')).toEqual(words)
    expect(navigation.replaced()).toEqual(['/pages/course/show?id=7'])
  })

  test('needs a login', async () => {
    const backend = backendWith({})
    await comeBack(params())
    expect(backend.sent).toEqual([])
    expect(failure()).toBe('/pages/auth/login?redirect=courseShow?id=7')
  })
})

afterEach(() => {
  useSession.setState({ isLogin: false, user: null })
  expect(navigation.pushed()).toEqual([])
  expect(navigation.switched()).toEqual([])
})
