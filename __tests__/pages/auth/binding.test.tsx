import { act } from 'react'

import { loginCodeItem } from '@/features/account/oauth/oauthReturn'
import { useDialog } from '@/features/shared/dialog'
import BindMobile from '@/pages/auth/bind-mobile'
import CodeBindMobile from '@/pages/auth/code-bind-mobile'
import { openBindingItem } from '@/stores/openBinding'
import { noteSavedFile, savedFileList } from '@/stores/savedFiles'
import { tokenItem, useSession } from '@/stores/session'
import { faceReturnItem } from '@/features/shared/session/faceCheck'
import { device } from '@/platform/device'
import { webview } from '@/platform/webview'

import { aMember, anOpenBinding } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { alerts, press, settle, showAgain, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const bindCall = 'POST /api/v2/member/detail/mobile'
const registerCall = 'POST /api/v3/auth/register/withSocialite'
const logoutCall = 'POST /api/v2/logout'
const memberCall = 'GET /api/v2/member/detail'
const member = { id: 7, nick_name: '林小满', mobile: '13800000001', is_bind_mobile: 1 }

const backendWith = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({
    'GET /api/v2/captcha/image': ok({ key: 'k1', img: 'data:image/png;base64,AA==' }),
    [memberCall]: ok(member),
    ...replies,
  })

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ isLogin: false, user: null })
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

async function send(button: string): Promise<void> {
  await type('手机号', '13800000001')
  await type('短信验证码', '012345')
  await press(button)
  await settle()
}

const redirect = 'courseShow?id=7'
const startCall = 'POST /api/v3/member/tencent/faceVerify'
const check = { url: 'https://f.cn', rule_id: '1', biz_token: 'b' }
const unproven = ok({ ...member, is_face_verify: false })

async function answer(isConfirmed: boolean): Promise<void> {
  await act(async () => useDialog.getState().open?.answer(isConfirmed))
  await settle()
}

/** Goes on to the real-name check that stops the login. */
const verify = () => answer(true)

async function goBackTo(...pages: string[]): Promise<void> {
  navigation.start(...pages)
  await showAgain()
  await settle()
}

describe('the forced binding', () => {
  const address = '/pages/auth/bind-mobile?redirect=courseShow%3Fid%3D7'

  async function open() {
    openBindingItem.set(anOpenBinding('t.t.t'))
    await openScreen(BindMobile, { pages: ['/before', '/pages/auth/bind-mobile'] })
    await settle()
  }

  test.each([
    ['林小满', '给账号「林小满」绑定，'],
    ['', '给账号绑定，'],
  ])('it says for whom: “%s”', async (nickname, words) => {
    backendWith({})
    openBindingItem.set({ ...anOpenBinding('t.t.t'), nickname })
    const screen = await openScreen(BindMobile, { pages: ['/before', '/pages/auth/bind-mobile'] })
    await screen.see(words)
  })

  test('the token comes back once the mobile is bound, and not before', async () => {
    const backend = backendWith({ [bindCall]: ok() })
    await open()
    expect(useSession.getState().isLogin).toBe(false)
    await send('绑定')
    expect(backend.sentTo(bindCall).map(({ body }) => body)).toEqual([
      { mobile: '13800000001', mobile_code: '012345', token: 't.t.t' },
    ])
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual(['t.t.t', undefined])
    expect(useSession.getState().user?.isMobileBound).toBe(true)
    expect(navigation.stack()).toEqual(['/before'])
  })

  const taken = { [bindCall]: refusal('手机号已存在'), [memberCall]: ok({ ...member, is_bind_mobile: 0 }) }

  test('a taken mobile belongs to an account that may have the courses: the way to it', async () => {
    const backend = backendWith(taken)
    await open()
    await send('绑定')
    expect(useDialog.getState().open?.title).toBe('这个手机号已有账号')
    await answer(true)
    expect(navigation.replaced()).toEqual(['/pages/auth/login'])
    expect(openBindingItem.get()).toBeNull()
    expect(backend.sentTo(logoutCall)[0]?.headers.get('Authorization')).toBe('Bearer t.t.t')
  })

  test('a taken mobile is said at its field; the token stays aside', async () => {
    backendWith(taken)
    await open()
    await send('绑定')
    await answer(false)
    expect(alerts()).toEqual(['手机号已存在'])
    expect(await typed('手机号')).toBe('13800000001')
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, 't.t.t'])
  })

  test('when the member cannot be read, the next try does not bind again', async () => {
    const backend = backendWith({ [bindCall]: ok(), [memberCall]: noNetwork })
    await open()
    await send('绑定')
    await pass(10_000)
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, 't.t.t'])
    backend.reply(memberCall, ok(member))
    await press('绑定')
    await settle()
    expect(backend.sentTo(bindCall)).toHaveLength(1)
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual(['t.t.t', undefined])
  })

  test.each([
    ['the code is used', '短信验证码错误'],
    ['the mobile is bound', '已绑定'],
  ])('after a lost answer, a server that says that %s has bound it', async (_, words) => {
    const backend = backendWith({ [bindCall]: noNetwork })
    await open()
    await send('绑定')
    backend.reply(bindCall, refusal(words))
    await press('绑定')
    await settle()
    expect(backend.sentTo(memberCall)[0]?.headers.get('Authorization')).toBe('Bearer t.t.t')
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual(['t.t.t', undefined])
    expect(navigation.stack()).toEqual(['/before'])
  })

  test('after a reload it leads to what the login was for', async () => {
    backendWith({ [bindCall]: ok() })
    openBindingItem.set(anOpenBinding('t.t.t'))
    await openScreen(BindMobile, { params: { redirect }, pages: [address] })
    await send('绑定')
    expect(navigation.stack()).toEqual(['/pages/course/show?id=7'])
  })

  describe('with the real-name check behind it', () => {
    async function bindAndVerify(pages: string[]): Promise<void> {
      backendWith({ [bindCall]: ok(), [memberCall]: unproven, [startCall]: ok(check) })
      openBindingItem.set(anOpenBinding('t.t.t'))
      await openScreen(BindMobile, { params: { redirect }, pages, config: { isFaceVerifyForced: true } })
      await send('绑定')
      await verify()
    }

    test('H5: the check knows what the login was for', async () => {
      jest.spyOn(device, 'leaveFor').mockReturnValue()
      await bindAndVerify([address])
      expect(faceReturnItem.get()).toBe(redirect)
    })

    test('mini-program: nobody who has passed meets the form again', async () => {
      jest.replaceProperty(webview, 'isEmbedded', true)
      await bindAndVerify(['/before', address])
      expect(navigation.top()).toBe('/pages/webview/faceSuccess')
      await goBackTo('/before', address)
      expect(navigation.stack()).toEqual(['/before'])
    })
  })

  test('a wrong code is said, and nobody is logged in', async () => {
    backendWith({ [bindCall]: refusal('短信验证码错误'), [memberCall]: ok({ ...member, is_bind_mobile: 0 }) })
    await open()
    await send('绑定')
    expect(alerts()).toEqual(['短信验证码错误'])
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, 't.t.t'])
  })

  test('whoever has gone back meanwhile is logged in where they are', async () => {
    const late = held(ok())
    backendWith({ [bindCall]: late })
    await open()
    await send('绑定')
    navigation.start('/first', '/before')
    late.release()
    await settle()
    expect(tokenItem.get()).toBe('t.t.t')
    expect(navigation.stack()).toEqual(['/first', '/before'])
  })

  test('a token that has run out leads to the login', async () => {
    backendWith({ [bindCall]: refusal('请登录', 401) })
    await open()
    await send('绑定')
    expect(openBindingItem.get()).toBeNull()
    expect(navigation.replaced()).toContain('/pages/auth/login')
  })

  test.each([
    ['bound', ok()],
    ['refused', refusal('请登录', 401)],
  ])('given up while it is under way, it logs nobody in, whether %s or not', async (_, reply) => {
    const late = held(reply)
    const backend = backendWith({ [bindCall]: late, [logoutCall]: ok() })
    await open()
    await send('绑定')
    await press('退出登录')
    late.release()
    await settle()
    expect([tokenItem.get(), openBindingItem.get()?.token, useSession.getState().isLogin]).toEqual([
      null,
      undefined,
      false,
    ])
    expect(backend.sentTo(logoutCall)[0]?.headers.get('Authorization')).toBe('Bearer t.t.t')
    expect(navigation.stack()).toEqual(['/pages/member/index'])
    expect(shown()).not.toContain('手机号已绑定')
  })

  test('can be given up, which ends the login', async () => {
    backendWith({})
    await open()
    await press('退出登录')
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, undefined])
    expect(navigation.restarted()).toContain('/pages/member/index')
  })

  test.each([
    ['given up', {}, () => press('退出登录')],
    ['left for the account of the number', taken, async () => (await send('绑定'), await answer(true))],
  ])('%s, it leaves what the member has on the device', async (_, replies, leave) => {
    backendWith(replies)
    useSession.getState().signIn('t.t.t')
    useSession.getState().setUser(aMember({ id: 7 }))
    localStorage.setItem('commentDraft:7:course3', JSON.stringify({ data: '半条评论' }))
    noteSavedFile({ key: 'a', name: 'a', extension: 'pdf', of: '课', bytes: 1 })
    useSession.getState().lapse()
    await open()
    await leave()
    await settle()
    expect([localStorage.getItem('commentDraft:7:course3') !== null, savedFileList()]).toEqual([true, []])
    useSession.getState().signIn('d.e.f')
    useSession.getState().setUser(aMember({ id: 7 }))
    expect(savedFileList()).toHaveLength(1)
  })

  test('survives a kill of the app without being a login', async () => {
    backendWith({})
    await open()
    await openScreen(BindMobile)
    expect(openBindingItem.get()?.token).toBe('t.t.t')
    expect(tokenItem.get()).toBeNull()
    expect(navigation.replaced()).toEqual([])
  })

  test('names the account, since somebody else may hold the phone by now', async () => {
    backendWith({})
    await open()
    expect(document.body.textContent).toContain('「林小满」')
  })

  test('binds nothing when another login has come to this step meanwhile', async () => {
    const backend = backendWith({ [bindCall]: ok() })
    await open()
    openBindingItem.set(anOpenBinding('u.u.u'))
    await send('绑定')
    expect(backend.sentTo(bindCall)).toEqual([])
    expect([tokenItem.get(), openBindingItem.get()?.token]).toEqual([null, 'u.u.u'])
    expect(navigation.replaced()).toContain('/pages/auth/login')
  })

  test('is forgotten after a day', async () => {
    backendWith({})
    openBindingItem.set({ ...anOpenBinding(), startedAtMs: Date.now() - 25 * 60 * 60_000 })
    await openScreen(BindMobile)
    expect(navigation.replaced()).toContain('/pages/auth/login')
  })

  test('without a token there is nothing to bind', async () => {
    backendWith({})
    await openScreen(BindMobile)
    expect(navigation.replaced()).toContain('/pages/auth/login')
  })
})

describe('a new WeChat learner', () => {
  async function open() {
    loginCodeItem.set({ code: 'code2', returnTo: 'courseShow?id=7' })
    await openScreen(CodeBindMobile, { pages: ['/pages/auth/code-bind-mobile'] })
    await settle()
  }

  test('is registered with the mobile and goes on', async () => {
    const backend = backendWith({ [registerCall]: ok({ token: 'a.b.c' }) })
    await open()
    await send('绑定并登录')
    expect(backend.sentTo(registerCall).map(({ body }) => body)).toEqual([
      { code: 'code2', mobile: '13800000001', mobile_code: '012345' },
    ])
    expect(tokenItem.get()).toBe('a.b.c')
    expect(loginCodeItem.get()).toBeNull()
    expect(navigation.replaced()).toContain('/pages/course/show?id=7')
  })

  test('mini-program: who has passed the real-name check meets no form again, and goes on', async () => {
    jest.replaceProperty(webview, 'isEmbedded', true)
    backendWith({ [registerCall]: ok({ token: 'a.b.c' }), [memberCall]: unproven, [startCall]: ok(check) })
    loginCodeItem.set({ code: 'code2', returnTo: redirect })
    const pages = ['/before', '/pages/auth/code-bind-mobile']
    await openScreen(CodeBindMobile, { pages, config: { isFaceVerifyForced: true } })
    await send('绑定并登录')
    await verify()
    await goBackTo(...pages)
    expect(navigation.stack()).toEqual(['/before', '/pages/course/show?id=7'])
  })

  test.each([
    ['logs in with the account of that mobile', true],
    ['takes another mobile', false],
  ])('whose mobile is taken %s', async (_, isLeaving) => {
    backendWith({ [registerCall]: refusal('手机号已存在') })
    await open()
    await send('绑定并登录')
    await act(async () => useDialog.getState().open?.answer(isLeaving))
    await settle()
    expect(navigation.replaced()).toEqual(isLeaving ? ['/pages/auth/login?redirect=courseShow%3Fid%3D7'] : [])
    expect(alerts()).toEqual(isLeaving ? [] : ['手机号已存在'])
    expect(loginCodeItem.get() === null).toBe(isLeaving)
  })

  test('whose mobile is taken, and who has gone back meanwhile, is asked nothing there', async () => {
    const late = held(refusal('手机号已存在'))
    backendWith({ [registerCall]: late })
    await open()
    await send('绑定并登录')
    navigation.start('/before')
    late.release()
    await settle()
    expect(useDialog.getState().open).toBeNull()
    expect(navigation.stack()).toEqual(['/before'])
  })

  test('whose code has run out starts over', async () => {
    backendWith({ [registerCall]: refusal('已过期') })
    await open()
    await send('绑定并登录')
    expect(loginCodeItem.get()).toBeNull()
    const url = decodeURIComponent(String(navigation.replaced()[0]))
    expect(url).toContain('/pages/auth/login-error?msg=微信授权已过期')
  })

  test('whose code is refused after a lost answer may have the account: the way is another login', async () => {
    const backend = backendWith({ [registerCall]: noNetwork })
    await open()
    await send('绑定并登录')
    backend.reply(registerCall, refusal('短信验证码错误'))
    await press('绑定并登录')
    await settle()
    expect(alerts()).toEqual(['可能已经绑定好：返回登录页，用同样的方式再登录一次试试'])
    expect(loginCodeItem.get()).not.toBeNull()
  })

  test('uses the SMS code once, also when the member could not be read', async () => {
    const backend = backendWith({ [registerCall]: ok({ token: 'a.b.c' }), [memberCall]: noNetwork })
    await open()
    await send('绑定并登录')
    await pass(10_000)
    expect(tokenItem.get()).toBeNull()
    backend.reply(memberCall, ok(member))
    await press('绑定并登录')
    await settle()
    expect(backend.sentTo(registerCall)).toHaveLength(1)
    expect(tokenItem.get()).toBe('a.b.c')
  })

  test('who takes another way is not logged in by this one any more', async () => {
    const late = held(ok({ token: 'a.b.c' }))
    const backend = backendWith({ [registerCall]: late, [logoutCall]: ok() })
    await open()
    await send('绑定并登录')
    await press('换一种方式登录')
    late.release()
    await settle()
    expect(tokenItem.get()).toBeNull()
    expect(backend.sentTo(logoutCall)).toHaveLength(1)
    expect(navigation.stack()).toEqual(['/pages/auth/login?redirect=courseShow%3Fid%3D7'])
  })

  test('without a code is sent to the login', async () => {
    backendWith({})
    await openScreen(CodeBindMobile)
    expect(navigation.replaced()).toContain('/pages/auth/login')
  })
})
