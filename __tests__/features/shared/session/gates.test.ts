import Taro from '@tarojs/taro'

import { beginLogin } from '@/features/account/login/beginLogin'
import { useDialog } from '@/features/shared/dialog'
import { refreshMember } from '@/features/shared/session'
import { runLoginChecks } from '@/features/shared/session/gates'
import { noteDeletion } from '@/features/shared/session/deletion'
import { faceCheckItem, faceReturnItem } from '@/features/shared/session/faceCheck'
import { connection } from '@/platform/connection'
import { device } from '@/platform/device'
import { webview } from '@/platform/webview'
import { useAppConfig } from '@/stores/appConfig'
import { openBindingItem } from '@/stores/openBinding'
import { noteSavedFile, savedFileList } from '@/stores/savedFiles'
import { tokenItem, useSession } from '@/stores/session'

import { anAppConfig } from '../../../factories/app'
import { aMember, anOpenBinding } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { settle } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { shown } from '../../../setup/shown'

const startCall = 'POST /api/v3/member/tencent/faceVerify'
const resultCall = 'GET /api/v3/member/tencent/faceVerify'
const memberCall = 'GET /api/v2/member/detail'
const logoutCall = 'POST /api/v2/logout'
const check = { url: 'https://face.example.com/?t=1', rule_id: '1', biz_token: 'b1' }
const stored = { url: check.url, ruleId: '1', bizToken: 'b1' }
const pending = () => new Response('{"code":{"status":5},"message":"","data":[]}')
const stranger = aMember({ isFaceVerified: false })
const memberWire = (isVerified: boolean) => ({ id: 7, nick_name: '林小满', is_face_verify: isVerified })

async function answer(isConfirmed: boolean): Promise<void> {
  useDialog.getState().open?.answer(isConfirmed)
  await settle()
}

/** The learner comes back to this very page, as browsers can keep one. */
let comeBack: () => void

function begin(replies: Parameters<typeof fakeBackend>[0] = {}) {
  const backend = fakeBackend({
    [logoutCall]: ok(),
    [memberCall]: ok(memberWire(false)),
    [resultCall]: pending,
    ...replies,
  })
  useAppConfig.setState({ config: anAppConfig({ isFaceVerifyForced: true }) })
  useSession.getState().signIn('a.b.c')
  return backend
}

beforeEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  localStorage.clear()
  useDialog.setState({ open: null })
  jest.spyOn(connection, 'watchVisible').mockImplementation((listener) => {
    // A browser says once more that the page is in sight, on the way out.
    listener(true)
    comeBack = () => [false, true].forEach(listener)
    return () => undefined
  })
})

// An open question would hold up the next test's.
afterEach(async () => {
  while (useDialog.getState().open) await answer(false)
})

test.each([
  ['the academy does not ask for it', false, stranger],
  ['the name is proven', true, aMember({ isFaceVerified: true })],
])('the gate is open when %s', async (_, isFaceVerifyForced, user) => {
  fakeBackend()
  useSession.getState().signIn('a.b.c')
  useAppConfig.setState({ config: anAppConfig({ isFaceVerifyForced }) })
  await expect(runLoginChecks(user)).resolves.toBe(true)
})

test('it asks, keeps what the result is asked with, and leaves', async () => {
  const backend = begin({ [startCall]: ok(check) })
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  void runLoginChecks(stranger)
  await settle()
  expect(useDialog.getState().open).toMatchObject({ confirmLabel: '立即认证', cancelLabel: '退出登录', isForced: true })
  await answer(true)
  expect(backend.sentTo(startCall).map(({ body }) => body)).toEqual([
    { s_url: 'http://localhost/#/pages/webview/faceSuccess' },
  ])
  expect(leaveFor).toHaveBeenCalledWith(check.url)
  expect(faceCheckItem.get()).toEqual(stored)
})

test('who turns back in the browser is asked again; who did it is let in', async () => {
  const backend = begin({ [startCall]: ok(check) })
  jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  const passing = runLoginChecks(stranger)
  await settle()
  await answer(true)
  expect(useDialog.getState().open).toBeNull()
  comeBack()
  await settle()
  expect(useDialog.getState().open).not.toBeNull()
  await answer(true)
  backend.reply(memberCall, ok(memberWire(true)))
  comeBack()
  await expect(passing).resolves.toBe(true)
})

describe('a check that was passed is recorded by asking for it, not made again,', () => {
  const recording = () => {
    let isRecorded = false
    return {
      [startCall]: ok(check),
      [resultCall]: () => ((isRecorded = true), ok({ status: 9 })()),
      [memberCall]: () => ok(memberWire(isRecorded))(),
    }
  }

  test('after the app was killed meanwhile', async () => {
    const backend = begin(recording())
    faceCheckItem.set(stored)
    await expect(runLoginChecks(stranger)).resolves.toBe(true)
    expect(useDialog.getState().open).toBeNull()
    expect(backend.sentTo(startCall)).toEqual([])
    expect([useSession.getState().user?.isFaceVerified, faceCheckItem.get()]).toEqual([true, null])
  })

  test('after the way back in the browser', async () => {
    const backend = begin(recording())
    jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
    const passing = runLoginChecks(stranger)
    await settle()
    await answer(true)
    comeBack()
    await expect(passing).resolves.toBe(true)
    expect(backend.sentTo(startCall)).toHaveLength(1)
  })

  test('also when it was passed while the question stood', async () => {
    const backend = begin()
    faceCheckItem.set(stored)
    const passing = runLoginChecks(stranger)
    await settle()
    expect(useDialog.getState().open).not.toBeNull()
    Object.entries(recording()).forEach(([call, reply]) => backend.reply(call, reply))
    await answer(true)
    await expect(passing).resolves.toBe(true)
    expect(backend.sentTo(startCall)).toEqual([])
  })
})

test('a check that cannot be asked for is made again', async () => {
  const backend = begin({ [startCall]: ok(check), [resultCall]: refusal('参数错误') })
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  faceCheckItem.set(stored)
  void runLoginChecks(stranger)
  await settle()
  await answer(true)
  expect(backend.sentTo(startCall)).toHaveLength(1)
  expect(leaveFor).toHaveBeenCalledWith(check.url)
})

test('who quits is logged out on the public page, and what was kept is gone', async () => {
  begin()
  faceCheckItem.set(stored)
  const passing = runLoginChecks(stranger)
  await settle()
  await answer(false)
  await expect(passing).resolves.toBe(false)
  expect(navigation.restarted()).toContain('/pages/member/index')
  expect([tokenItem.get(), useSession.getState().isLogin, faceCheckItem.get()]).toEqual([null, false, null])
})

describe('who quits at a forced question was told of no loss, so what is on the device stays', () => {
  const kept = () => [localStorage.getItem('commentDraft:7:course3') !== null, savedFileList().length]

  async function quit(over: Parameters<typeof anAppConfig>[0]): Promise<void> {
    begin({ 'POST /api/v2/member/agreement/agree': ok() })
    useAppConfig.setState({ config: anAppConfig(over) })
    const member = aMember({ id: 7, isMobileBound: false, isFaceVerified: false })
    useSession.getState().setUser(member)
    localStorage.setItem('commentDraft:7:course3', JSON.stringify({ data: '半条评论' }))
    noteSavedFile({ key: 'a', name: 'a', extension: 'pdf', of: '课', bytes: 1 })
    void runLoginChecks(member)
    await settle()
    await answer(false)
    expect(useSession.getState().isLogin).toBe(false)
  }

  test.each([
    ['a mobile', { isMobileBindForced: true }],
    ['the real name', { isFaceVerifyForced: true }],
  ])('%s: for its member, out of sight until then', async (_, over) => {
    await quit(over)
    expect(kept()).toEqual([true, 0])
    useSession.getState().signIn('d.e.f')
    useSession.getState().setUser(aMember({ id: 7 }))
    expect(kept()).toEqual([true, 1])
  })

  test('another member finds nothing of it', async () => {
    await quit({ isFaceVerifyForced: true })
    useAppConfig.setState({ config: anAppConfig() })
    fakeBackend({ [memberCall]: ok({ id: 8, nick_name: '周可' }) })
    await beginLogin()('d.e.f')
    expect(kept()).toEqual([false, 0])
  })
})

test.each([
  ['the server’s words', refusal('今日认证次数已用完'), '今日认证次数已用完'],
  ['no words', refusal(''), '无法发起实名认证'],
  ['a word for no learner', refusal('错误'), '无法发起实名认证'],
  ['no network', noNetwork, '无法发起实名认证'],
  ['a broken answer', ok({}), '无法发起实名认证'],
])('a refused start (%s) is said, and asked again', async (_, reply, words) => {
  begin({ [startCall]: reply })
  void runLoginChecks(stranger)
  await settle()
  await answer(true)
  expect(useDialog.getState().open?.text).toBe(`${words}。稍后再试，或联系网校`)
  // It would lie over the question.
  expect(shown()).toEqual([])
})

test('a name that was proven elsewhere opens it', async () => {
  begin({ [startCall]: refusal('当前学员已完成实人认证'), [memberCall]: ok(memberWire(true)) })
  const passing = runLoginChecks(stranger)
  await settle()
  await answer(true)
  await expect(passing).resolves.toBe(true)
})

test('a login that is lost meanwhile ends the questions', async () => {
  begin({ [startCall]: () => (useSession.getState().signOut(), refusal('请登录', 401)()) })
  const passing = runLoginChecks(stranger)
  await settle()
  await answer(true)
  await expect(passing).resolves.toBe(false)
  expect(useDialog.getState().open).toBeNull()
})

describe('a question that outlives its login is answered for nobody', () => {
  const member = aMember({ isMobileBound: false, isFaceVerified: false })
  const ended = () => useSession.getState().lapse()
  const another = () => (ended(), useSession.getState().signIn('d.e.f'))

  test.each([
    ['a mobile', { isMobileBindForced: true }, ended, true, null],
    ['a mobile', { isMobileBindForced: true }, another, true, 'd.e.f'],
    ['a mobile', { isMobileBindForced: true }, another, false, 'd.e.f'],
    ['the real name', { isFaceVerifyForced: true }, another, true, 'd.e.f'],
    ['the real name', { isFaceVerifyForced: true }, another, false, 'd.e.f'],
  ])('%s, %j', async (_, over, change, isConfirmed, token) => {
    const backend = begin()
    useAppConfig.setState({ config: anAppConfig(over) })
    const passing = runLoginChecks(member)
    await settle()
    change()
    await answer(isConfirmed)
    await expect(passing).resolves.toBe(false)
    expect([tokenItem.get(), openBindingItem.get(), useDialog.getState().open]).toEqual([token, null, null])
    expect([navigation.pushed(), navigation.restarted()]).toEqual([[], []])
    expect([...backend.sentTo(startCall), ...backend.sentTo(logoutCall)]).toEqual([])
  })
})

test('the mini-program opens the result page, once', async () => {
  const backend = begin({ [startCall]: ok(check) })
  jest.replaceProperty(webview, 'isEmbedded', true)
  const passing = runLoginChecks(stranger)
  await settle()
  await answer(true)
  await expect(passing).resolves.toBe(false)
  expect(navigation.pushed()).toEqual(['/pages/webview/faceSuccess'])
  expect(backend.sentTo(startCall)).toHaveLength(1)
})

test('a binding that was open before is closed by a login', async () => {
  begin()
  openBindingItem.set(anOpenBinding())
  void runLoginChecks(stranger)
  await settle()
  expect(openBindingItem.get()).toBeNull()
})

test('the mobile comes before the name', async () => {
  begin()
  useAppConfig.setState({ config: anAppConfig({ isFaceVerifyForced: true, isMobileBindForced: true }) })
  void runLoginChecks(aMember({ isMobileBound: false, isFaceVerified: false }))
  await settle()
  expect(useDialog.getState().open).toMatchObject({ confirmLabel: '立即绑定', isForced: true })
})

test('what the login was for goes with the learner to the binding', async () => {
  begin()
  useAppConfig.setState({ config: anAppConfig({ isMobileBindForced: true }) })
  void runLoginChecks(aMember({ isMobileBound: false }), 'courseShow?id=7')
  await settle()
  await answer(true)
  expect(navigation.top()).toBe('/pages/auth/bind-mobile?redirect=courseShow%3Fid%3D7')
})

test('a login stops at the gate', async () => {
  begin()
  const signing = beginLogin()('d.e.f')
  await settle()
  expect(useDialog.getState().open?.confirmLabel).toBe('立即认证')
  await answer(false)
  await expect(signing).resolves.toBe(false)
})

test('what the login was for is kept while the learner is away for the check', async () => {
  begin({ [startCall]: ok(check) })
  jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  void beginLogin()('d.e.f', 'courseShow?id=7')
  await settle()
  await answer(true)
  expect(faceReturnItem.get()).toBe('courseShow?id=7')
})

test('a member record that arrives after the logout belongs to nobody', async () => {
  const reply = held(ok(memberWire(true)))
  begin({ [memberCall]: reply })
  const reading = refreshMember()
  useSession.getState().signOut()
  reply.release()
  await reading
  expect(useSession.getState().user).toBeNull()
})

test('an older reading of the member does not undo what a later one has shown', async () => {
  const late = held(ok(memberWire(false)))
  const backend = begin({ [memberCall]: late })
  const former = refreshMember()
  await settle()
  backend.reply(memberCall, ok(memberWire(true)))
  await refreshMember()
  late.release()
  await expect(former).resolves.toMatchObject({ isFaceVerified: true })
  expect(useSession.getState().user?.isFaceVerified).toBe(true)
})

describe('a fresh login', () => {
  const agreeCall = 'POST /api/v2/member/agreement/agree'
  const open = { user_agreement_agreed: false, privacy_policy_agreed: false }

  function backendOf(over: object = {}) {
    useAppConfig.setState({ config: anAppConfig() })
    return fakeBackend({ [memberCall]: ok({ id: 7, nick_name: '林小满', ...over }), [agreeCall]: ok() })
  }

  test('takes back the deletion that this member asked for here, and says so once', async () => {
    backendOf()
    noteDeletion(7)
    // Another member of the family has, too.
    noteDeletion(8)
    await beginLogin()('a.b.c')
    await settle()
    expect(useDialog.getState().open?.title).toBe('注销申请已撤回')
    await answer(true)
    await beginLogin()('d.e.f')
    await settle()
    expect(useDialog.getState().open).toBeNull()
  })

  test('takes back one that a former release has noted', async () => {
    backendOf()
    Taro.setStorageSync('deletion', 7)
    await beginLogin()('a.b.c')
    await settle()
    expect(useDialog.getState().open?.title).toBe('注销申请已撤回')
    await answer(true)
    await beginLogin()('d.e.f')
    await settle()
    expect(useDialog.getState().open).toBeNull()
  })

  test.each([
    ['are kept for their member', 7, '半条评论'],
    ['are gone for another one, also when the login stops at a check', 8, null],
  ])('the drafts %s', async (_, memberId, draft) => {
    backendOf({ is_bind_mobile: 0 })
    useAppConfig.setState({ config: anAppConfig({ isMobileBindForced: true }) })
    localStorage.setItem(`commentDraft:${memberId}:course3`, JSON.stringify({ data: '半条评论' }))
    void beginLogin()('a.b.c')
    await settle()
    expect(useDialog.getState().open?.confirmLabel).toBe('立即绑定')
    const stored = localStorage.getItem(`commentDraft:${memberId}:course3`)
    expect(stored && JSON.parse(stored).data).toBe(draft)
  })

  test.each([
    ['has too many calls', new Response('{}', { status: 429, headers: { 'retry-after': '7' } }), 7_000],
    ['is broken', new Response('<html>', { status: 502 }), 1_000],
  ])('goes on when the server %s for a moment', async (_, refused, untilTryMs) => {
    const backend = backendOf()
    backend.reply(memberCall, () => refused.clone())
    const login = beginLogin()('a.b.c')
    await pass(untilTryMs - 100)
    backend.reply(memberCall, ok({ id: 7, nick_name: '林小满' }))
    expect(backend.sentTo(memberCall)).toHaveLength(1)
    await pass(200)
    await expect(login).resolves.toBe(true)
    expect(backend.sentTo(memberCall)).toHaveLength(2)
    expect(tokenItem.get()).toBe('a.b.c')
  })

  test('is not waited for without end: a call that nobody answers is not sent again', async () => {
    const backend = backendOf()
    const silent = held(noNetwork)
    backend.reply(memberCall, silent)
    const login = expect(beginLogin()('a.b.c')).rejects.toThrow()
    await pass(60_000)
    silent.release()
    await pass(10_000)
    await login
    expect(backend.sentTo(memberCall)).toHaveLength(1)
  })

  test('that somebody gave up meanwhile reads nobody', async () => {
    const backend = backendOf()
    backend.reply(memberCall, noNetwork)
    const login = beginLogin()('a.b.c').catch(() => false)
    await pass(500)
    useSession.getState().signIn('d.e.f')
    await pass(60_000)
    await expect(login).resolves.toBe(false)
    expect(backend.sentTo(memberCall)).toHaveLength(1)
    expect(tokenItem.get()).toBe('d.e.f')
  })

  test('of somebody else says nothing of it', async () => {
    backendOf()
    noteDeletion(8)
    await beginLogin()('a.b.c')
    await settle()
    expect(useDialog.getState().open).toBeNull()
  })

  test.each([
    ['is recorded where the server has none', { agreement_status: open }, 1],
    ['is not sent twice', { agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true } }, 0],
    ['is not sent to a server that records none', {}, 0],
  ])('the tick before it %s', async (_, over, calls) => {
    const backend = backendOf(over)
    await expect(beginLogin()('a.b.c')).resolves.toBe(true)
    await settle()
    expect(backend.sentTo(agreeCall)).toHaveLength(calls)
  })

  test('that was ended before its member was read ends no other one', async () => {
    const backend = backendOf()
    const reading = held(noNetwork)
    backend.reply(memberCall, reading)
    const first = beginLogin()('a.b.c').catch(() => false)
    useSession.getState().signOut()
    useSession.getState().signIn('d.e.f')
    reading.release()
    await expect(first).resolves.toBe(false)
    expect(tokenItem.get()).toBe('d.e.f')
  })

  test.each([
    ['another member has logged in', () => useSession.getState().signIn('d.e.f'), 'd.e.f'],
    ['a logout', () => useSession.getState().signOut(), null],
    ['another visit', () => (useSession.getState().signIn('d.e.f'), useSession.getState().signOut()), null],
    ['another tab has logged in', () => tokenItem.set('d.e.f'), 'd.e.f'],
  ])('whose token comes after %s begins nothing, and the token is ended', async (_, change, expected) => {
    const backend = backendOf()
    backend.reply(logoutCall, ok())
    useSession.getState().signOut()
    const signIn = beginLogin()
    change()
    await expect(signIn('a.b.c')).resolves.toBe(false)
    expect(tokenItem.get()).toBe(expected)
    expect(backend.sentTo(logoutCall).map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer a.b.c'])
    expect(backend.sentTo(memberCall)).toEqual([])
  })

  test('goes through although the consent does not arrive', async () => {
    const backend = backendOf({ agreement_status: open })
    backend.reply(agreeCall, noNetwork)
    await expect(beginLogin()('a.b.c')).resolves.toBe(true)
  })
})
