import { QueryObserver } from '@tanstack/react-query'

import { useDialog } from '@/features/shared/dialog'
import { getMember } from '@/api/member'
import { runtime } from '@/config/env'
import { device } from '@/platform/device'
import { beginLogin } from '@/features/account/login/beginLogin'
import { launch } from '@/features/system/launch'
import { faults } from '@/platform/faults'
import { joinMember, refreshMember } from '@/features/shared/session'
import { planQueries } from '@/queries/plan'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { noteSavedFile, savedFileList } from '@/stores/savedFiles'
import { tokenItem, useSession } from '@/stores/session'
import { faceReturnItem } from '@/features/shared/session/faceCheck'
import { referrerItem } from '@/stores/share'

import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { ofRole, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { shown } from '../../setup/shown'
import '../../setup/phoneScreen'

const configCall = 'GET /api/v2/other/config'
const extraCall = 'GET /addons/templateOne/api/v1/settings'
const memberCall = 'GET /api/v2/member/detail'
const rolesCall = 'GET /api/v2/roles'
const me = { id: 7, nick_name: '林小满', is_face_verify: false }
const config = { name: '示例网校', member: { enabled_face_verify: true }, enabled_addons: [] }

const versionCall = 'GET /api/v9/version'
const noRoute = refusal('路由不存在', 404)
const withAddon = { ...config, enabled_addons: ['TemplateOne'] }

const begin = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [configCall]: ok(config),
    [extraCall]: ok(),
    [memberCall]: ok(me),
    [versionCall]: ok({ update_mode: 0, appname: '', update_info: '' }),
    'POST /api/v2/logout': ok(),
    ...replies,
  })

const toast = () => ofRole('status')[0]?.textContent

beforeEach(() => {
  useDialog.setState({ open: null })
  localStorage.clear()
  tokenItem.set('a.b.c')
  useSession.setState({ isLogin: true, user: null })
  useAppConfig.setState({ config: null, extraConfig: null, failure: null })
})

/** An open question would hold up those of the next launch. */
afterEach(async () => {
  useDialog.getState().open?.answer(false)
  await settle()
})

test('a launch stops at the gates', async () => {
  begin()
  void launch('/pages/course/show?id=3')
  await settle()
  expect(useDialog.getState().open?.confirmLabel).toBe('立即认证')
  useDialog.getState().open?.answer(false)
  await settle()
  expect(navigation.stack()).toEqual(['/pages/member/index'])
})

test('the real-name check at the start leads back to the page that was opened', async () => {
  begin({ 'POST /api/v3/member/tencent/faceVerify': ok({ url: 'https://f.cn', rule_id: '1', biz_token: 'b' }) })
  const leaveFor = jest.spyOn(device, 'leaveFor').mockReturnValue()
  navigation.start('/pages/course/show?id=7')
  // Taro tells the path alone.
  void launch('/pages/course/show')
  await settle()
  useDialog.getState().open?.answer(true)
  await settle()
  expect(faceReturnItem.get()).toBe('courseShow?id=7')
  leaveFor.mockRestore()
})

test.each(['/pages/webview/faceSuccess', 'pages/webview/faceSuccess', '/pages/webview/faceSuccess?BizToken=1'])(
  'but not where the real-name check leads back to: %s',
  async (entry) => {
    begin()
    await launch(entry)
    expect(useDialog.getState().open).toBeNull()
    expect(useSession.getState().user?.nickname).toBe('林小满')
  },
)

test('an academy’s statistics hear of the page that it was opened with', async () => {
  const sent = jest.spyOn(faults, 'send').mockImplementation(() => undefined)
  Object.assign(runtime, { statsUrl: '/stats' })
  navigation.start('/pages/course/show?id=3')
  begin()
  void launch('/pages/course/show?id=3')
  await settle()
  Object.assign(runtime, { statsUrl: undefined })
  expect(sent.mock.calls).toEqual([['/stats', '{"kind":"page","page":"/pages/course/show?id=3"}']])
})

describe('a login that is gone', () => {
  const begun = async () => {
    const backend = begin()
    backend.reply('GET /api/v2/other/config', ok({ name: '示例网校', enabled_addons: [] }))
    backend.reply('GET /api/v2/member/detail', ok({ id: 7, nick_name: '林小满' }))
    await launch('/pages/index/index')
    return backend
  }
  const isLogin = () => useSession.getState().isLogin

  test('in another tab is gone here, with what it had loaded; one that begins there begins here', async () => {
    await begun()
    queryClient.setQueryData(['mine'], 'of the former')
    tokenItem.remove()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect([isLogin(), useSession.getState().user, queryClient.getQueryData(['mine'])]).toEqual([
      false,
      null,
      undefined,
    ])
    expect(toast()).toBe('已在别处退出登录')
    tokenItem.set('d.e.f')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await settle()
    expect([isLogin(), useSession.getState().user?.id]).toEqual([true, 7])
  })

  test('and taken by somebody else: the pages of the former are not kept', async () => {
    const restart = jest.spyOn(device, 'restart').mockReturnValue()
    await begun()
    useSession.getState().signIn('a.b.c')
    tokenItem.set('d.e.f')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(restart).toHaveBeenCalled()
  })

  test('from the device alone is noticed at the next refusal, whose words are shown', async () => {
    const backend = await begun()
    tokenItem.remove()
    backend.reply('GET /api/v2/member/detail', refusal('账号已注销', 401))
    await getMember().catch(() => undefined)
    expect(isLogin()).toBe(false)
    expect(toast()).toBe('账号已注销')
  })

  test.each([
    ['taken by another phone', refusal('请重新登录', 401), '账号已在其他设备登录，请重新登录'],
    ['run out', refusal('请登录', 401), '登录已过期，请重新登录'],
  ])('%s says so', async (_, reply, words) => {
    const backend = await begun()
    backend.reply(memberCall, reply)
    await getMember().catch(() => undefined)
    expect(isLogin()).toBe(false)
    expect(toast()).toBe(words)
  })

  test('leaves what opens without a network to its member', async () => {
    const backend = await begun()
    const { user } = useSession.getState()
    noteSavedFile({ key: 'attach:4', name: '讲义', extension: 'pdf', of: '算法', bytes: 1 })
    backend.reply(memberCall, refusal('请重新登录', 401))
    await getMember().catch(() => undefined)
    expect(savedFileList()).toEqual([])
    useSession.getState().signIn('d.e.f')
    if (user) useSession.getState().setUser(user)
    expect(savedFileList()).toHaveLength(1)
  })

  test('before the app was opened ends without a word', async () => {
    begin({ [configCall]: ok({ ...config, member: {} }), [memberCall]: refusal('请登录', 401) })
    await launch('/pages/index/index')
    expect(isLogin()).toBe(false)
    expect(shown()).toEqual([])
  })

  test('by an older token is not this one', async () => {
    const backend = await begun()
    const late = held(refusal('请重新登录', 401))
    backend.reply('GET /api/v2/member/detail', late)
    const asked = getMember().catch(() => undefined)
    await settle()
    tokenItem.set('d.e.f')
    late.release()
    await asked
    expect(isLogin()).toBe(true)
  })
})

describe('on a computer', () => {
  const start = async (pcUrl: string, isMobile = false) => {
    const leave = jest.spyOn(device, 'leaveFor').mockReturnValue()
    jest.replaceProperty(device, 'isMobile', isMobile)
    begin().reply('GET /api/v2/other/config', ok({ name: '示例网校', pc_url: pcUrl, enabled_addons: [] }))
    const failed = jest.fn()
    launch('/pages/index/index').catch(failed)
    await settle()
    expect(failed).not.toHaveBeenCalled()
    return leave.mock.calls
  }
  afterEach(() => jest.restoreAllMocks())

  test('the operator’s desktop site is opened', async () => {
    expect(await start('https://pc.example.com')).toEqual([['https://pc.example.com']])
  })

  test('a phone stays here', async () => {
    expect(await start('https://pc.example.com', true)).toEqual([])
    expect(useAppConfig.getState().config?.pcUrl).toBe('https://pc.example.com')
  })

  test.each([
    'http://localhost',
    'https://localhost/',
    'http://localhost/index.html#/pages/index/index',
    'javascript:1',
  ])('unless it is this app, or no address: %s', async (pcUrl) => {
    expect(await start(pcUrl)).toEqual([])
  })
})

describe('a login code that comes with the address', () => {
  const opened = async (url: string, entry: string) => {
    window.history.replaceState(null, '', url)
    begin()
    void launch(entry)
    await settle()
    const { search, hash } = window.location
    return `${search}${hash}`
  }

  test.each([
    ['/#/pages/index/index?login_code=abc&action=login', '#/pages/index/index?action=login'],
    ['/?login_code=abc#/pages/index/index', '#/pages/index/index'],
    ['/?a=1&login_code=abc#/pages/course/show?id=3&login_code=abc', '?a=1#/pages/course/show?id=3'],
    ['/#/pages/index/index?id=3', '#/pages/index/index?id=3'],
  ])('leaves it: %s', async (url, left) => expect(await opened(url, '/pages/index/index')).toBe(left))

  test('but where it is asked for', async () => {
    const url = '#/pages/auth/loading?nonce=n&login_code=abc&action=login'
    expect(await opened(`/${url}`, '/pages/auth/loading')).toBe(url)
  })
})

test.each(['logo', 'player', 'member', 'socialites', 'enabled_addons'])(
  'the gates are kept when %s of the config cannot be read',
  async (field) => {
    for (const value of [null, 'a text']) {
      useDialog.setState({ open: null })
      useAppConfig.setState({ config: null })
      const gate = { member: { enabled_face_verify: true, enabled_mobile_bind_alert: true } }
      begin({ [configCall]: ok({ ...config, ...gate, [field]: value }) })
      void launch('/pages/course/show?id=3')
      await settle()
      expect(useAppConfig.getState().config?.name).toBe('示例网校')
      expect(useDialog.getState().open !== null).toBe(field !== 'member')
      useDialog.getState().open?.answer(false)
      await settle()
      useSession.setState({ isLogin: true })
      tokenItem.set('a.b.c')
    }
  },
)

test('add-ons that cannot be read are asked for again; until then nobody claims that they are off', async () => {
  const backend = begin({ [configCall]: ok({ ...config, enabled_addons: 'Paper' }) })
  void launch('/pages/index/index')
  await settle()
  const { config: read, failure } = useAppConfig.getState()
  expect(read).toMatchObject({ name: '示例网校', enabledAddons: null })
  expect(failure).not.toBeNull()
  backend.reply(configCall, ok({ ...config, enabled_addons: ['Paper'] }))
  failure?.retry()
  await settle()
  expect(useAppConfig.getState()).toMatchObject({ failure: null, config: { enabledAddons: ['Paper'] } })
})

test('the config is asked for again until it is there', async () => {
  const backend = begin({ [configCall]: noNetwork })
  void launch('/pages/index/index')
  await settle()
  expect(useAppConfig.getState()).toMatchObject({ config: null, failure: { error: { kind: 'offline' } } })
  await pass(8_000)
  expect(backend.sentTo(configCall).length).toBeGreaterThan(3)
  backend.reply(configCall, ok(config))
  await pass(10_000)
  expect(useAppConfig.getState()).toMatchObject({ failure: null, config: { name: '示例网校' } })
  const { length } = backend.sentTo(configCall)
  await pass(60_000)
  expect(backend.sentTo(configCall)).toHaveLength(length)
})

test('a config that hangs is waited for, but not without a word; a press asks anew', async () => {
  const late = held(ok(config))
  const backend = begin({ [configCall]: late, [rolesCall]: held(ok([])) })
  void launch('/pages/index/index')
  const stop = new QueryObserver(queryClient, planQueries.plans()).subscribe(() => undefined)
  await pass(9_000)
  expect(useAppConfig.getState().failure).toBeNull()
  await pass(7_000)
  expect(useAppConfig.getState()).toMatchObject({ config: null, failure: { error: { kind: 'timeout' } } })
  // Nor does anything else that hangs wait for the config.
  expect(queryClient.getQueryState(planQueries.plans().queryKey)).toMatchObject({ error: { kind: 'timeout' } })
  backend.reply(configCall, ok(config))
  useAppConfig.getState().failure?.retry()
  await pass(100)
  expect(useAppConfig.getState()).toMatchObject({ failure: null, config: { name: '示例网校' } })
  stop()
  queryClient.clear()
  late.release()
  await settle()
})

test('so is the second config, which says what the balance is', async () => {
  const backend = begin({ [configCall]: ok(withAddon), [extraCall]: noNetwork })
  void launch('/pages/index/index')
  await settle()
  expect(useAppConfig.getState().extraConfig).toBeNull()
  backend.reply(extraCall, ok({ credit2_name: '学币', credit2_exchange_rate: 10, disabledComment: 1 }))
  await pass(10_000)
  const known = { balanceName: '学币', coinsPerYuan: 10, isCommentDisabled: true }
  expect(useAppConfig.getState().extraConfig).toEqual(known)
})

test('but not where the server has none', async () => {
  const backend = begin({ [configCall]: ok(withAddon), [extraCall]: noRoute })
  void launch('/pages/index/index')
  await pass(60_000)
  expect(backend.sentTo(extraCall)).toHaveLength(1)
  expect(useAppConfig.getState().extraConfig).toMatchObject({ balanceName: '' })
})

describe('a server that breaks over a call each time', () => {
  test.each([
    ['the second config', extraCall],
    ['the version', versionCall],
    ['the member', memberCall],
  ])('%s: the launch goes on without it, and asks three times in all', async (_, broken) => {
    const backend = begin({ [configCall]: ok({ ...withAddon, member: {} }), [broken]: refusal('错误') })
    let isDone = false
    void launch('/pages/index/index').then(() => (isDone = true))
    await pass(10_000)
    expect(isDone).toBe(true)
    expect(useAppConfig.getState().extraConfig).not.toBeNull()
    await pass(600_000)
    expect(backend.sentTo(broken)).toHaveLength(3)
  })

  test('the config: the page says so instead of waiting, and is asked again half a minute apart', async () => {
    const backend = begin({ [configCall]: refusal('错误') })
    void launch('/pages/index/index')
    await settle()
    expect(useAppConfig.getState().failure?.error).toMatchObject({ kind: 'status' })
    await pass(60_000)
    const { length } = backend.sentTo(configCall)
    await pass(300_000)
    expect(backend.sentTo(configCall).length - length).toBeLessThanOrEqual(10)
    backend.reply(configCall, ok(config))
    await pass(31_000)
    expect(useAppConfig.getState().failure).toBeNull()
  })

  test('once or twice only: what it says then counts', async () => {
    const backend = begin({ [configCall]: ok(withAddon), [extraCall]: refusal('错误') })
    void launch('/pages/index/index')
    await settle()
    backend.reply(extraCall, ok({ credit2_name: '学币', credit2_exchange_rate: 10 }))
    await pass(2_000)
    expect(useAppConfig.getState().extraConfig).toMatchObject({ balanceName: '学币' })
  })
})

describe('a server of the open core alone', () => {
  test('is not asked for settings of an add-on', async () => {
    const backend = begin()
    void launch('/pages/index/index')
    await settle()
    expect(backend.sentTo(extraCall)).toEqual([])
    expect(useAppConfig.getState().extraConfig).toMatchObject({ balanceName: '', isCommentDisabled: false })
  })

  test('is asked for a version once a day', async () => {
    const backend = begin({ [configCall]: ok({ ...config, member: {} }), [versionCall]: noRoute })
    const start = async () => {
      void launch('/pages/index/index')
      await settle()
      return backend.sentTo(versionCall).length
    }
    expect([await start(), await start()]).toEqual([1, 1])
    await pass(24 * 60 * 60_000)
    expect(await start()).toBe(2)
  })
})

test('the page that shows the member and the launch read the record once', async () => {
  const late = held(ok({ ...me, is_face_verify: true }))
  const backend = begin({ [configCall]: late, [memberCall]: ok({ ...me, is_face_verify: true }) })
  void launch('/pages/member/index')
  // As the page does when it is shown; the config comes later.
  void joinMember()
  await settle()
  late.release()
  backend.reply(configCall, ok(config))
  await pass(5_000)
  expect(useSession.getState().user?.nickname).toBe('林小满')
  expect(backend.sentTo(memberCall)).toHaveLength(1)
})

test('a record that is on its way is not read twice; after a change it is', async () => {
  const slow = held(ok({ ...me, nick_name: '从前' }))
  const backend = begin({ [memberCall]: slow })
  const [first, joined] = [joinMember(), joinMember()]
  await settle()
  backend.reply(memberCall, ok(me))
  const changed = refreshMember()
  slow.release()
  expect(await joined).toBe(await first)
  expect((await changed).nickname).toBe('林小满')
  expect(useSession.getState().user?.nickname).toBe('林小满')
  expect(backend.sentTo(memberCall)).toHaveLength(2)
})

const agreeCall = 'POST /api/v2/member/agreement/agree'
const neverAgreed = { user_agreement_agreed: false, privacy_policy_agreed: false }

test('agreements that are due are named, each with the way to read it, and called new of none', async () => {
  begin({
    [configCall]: ok({
      ...config,
      user_protocol: 'https://api.example.com/user/protocol',
      user_private_protocol: 'https://api.example.com/user/private_protocol',
    }),
    [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: neverAgreed }),
  })
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
  void launch('/pages/index/index')
  await settle()
  const { open } = useDialog.getState()
  expect(open?.title).toBe('请同意用户协议和隐私政策')
  expect(JSON.stringify(open)).not.toContain('更新')
  expect(open?.links?.map(({ label }) => label)).toEqual(['《用户协议》', '《隐私政策》'])
  open?.links?.[1]?.onClick()
  expect(openTab).toHaveBeenCalledWith('https://api.example.com/user/private_protocol', '_blank')
  expect(useDialog.getState().open).toBe(open)
})

test.each(['/pages/webview/faceSuccess', '/packageA/member/profile/bindResult?app=wechat'])(
  'where a learner comes back from another site the agreements wait for the next start: %s',
  async (entry) => {
    begin({ [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: neverAgreed }) })
    void launch(entry)
    await settle()
    expect(useSession.getState().user?.nickname).toBe('林小满')
    expect(useDialog.getState().open).toBeNull()
  },
)

test.each([
  [false, false],
  [true, true],
])('agreements that are accepted: %s, logged in after it: %s', async (isAccepted, isLogin) => {
  const agreed = { user_agreement_agreed: false, privacy_policy_agreed: true }
  const backend = begin({
    [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: agreed }),
    [agreeCall]: ok(),
  })
  void launch('/pages/index/index')
  await settle()
  expect(useDialog.getState().open?.title).toContain('协议')
  useDialog.getState().open?.answer(isAccepted)
  await settle()
  expect(useSession.getState().isLogin).toBe(isLogin)
  expect(tokenItem.get() !== null).toBe(isLogin)
  expect(backend.sentTo(agreeCall)).toHaveLength(isAccepted ? 1 : 0)
})

test('who does not agree keeps what is on the device, out of sight until the next login', async () => {
  begin({ [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: neverAgreed }) })
  void launch('/pages/index/index')
  await settle()
  localStorage.setItem('commentDraft:7:course3', JSON.stringify({ data: '半条评论' }))
  noteSavedFile({ key: 'a', name: 'a', extension: 'pdf', of: '课', bytes: 1 })
  useDialog.getState().open?.answer(false)
  await settle()
  expect([localStorage.getItem('commentDraft:7:course3') !== null, savedFileList()]).toEqual([true, []])
  useSession.getState().signIn('d.e.f')
  await refreshMember()
  expect(savedFileList()).toHaveLength(1)
})

test('a member who has logged in meanwhile is not asked for what the one before has not agreed to', async () => {
  const telling = held(ok())
  begin({
    [configCall]: ok({ ...config, enabled_addons: ['MultiLevelShare'] }),
    [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: neverAgreed }),
    'POST /addons/MultiLevelShare/api/v1/user/bind': telling,
  })
  referrerItem.set(3)
  void launch('/pages/index/index')
  await settle()
  useSession.getState().signIn('d.e.f')
  telling.release()
  await settle()
  expect(useDialog.getState().open).toBeNull()
})

test.each([true, false])('nor is a question about them that stayed open answered for them: %s', async (isAccepted) => {
  const backend = begin({ [memberCall]: ok({ ...me, is_face_verify: true, agreement_status: neverAgreed }) })
  void launch('/pages/index/index')
  await settle()
  useSession.getState().signIn('d.e.f')
  useDialog.getState().open?.answer(isAccepted)
  await settle()
  expect([tokenItem.get(), backend.sentTo(agreeCall)]).toEqual(['d.e.f', []])
})

test.each([
  ['once', ok(), false],
  ['again when it did not arrive', noNetwork, true],
])('the tick of a login is enough while the config is late: the consent is asked %s', async (_, reply, isAsked) => {
  const late = held(ok({ ...config, member: {} }))
  tokenItem.remove()
  useSession.setState({ isLogin: false })
  const backend = begin({
    [configCall]: late,
    [memberCall]: ok({ ...me, agreement_status: neverAgreed }),
    [agreeCall]: reply,
  })
  void launch('/pages/index/index')
  await expect(beginLogin()('d.e.f')).resolves.toBe(true)
  await settle()
  late.release()
  await settle()
  expect(backend.sentTo(agreeCall)).toHaveLength(1)
  expect(useDialog.getState().open !== null).toBe(isAsked)
})

test('a member who cannot be read at first passes the gates later', async () => {
  const backend = begin({ [memberCall]: noNetwork })
  void launch('/pages/index/index')
  await settle()
  expect(useDialog.getState().open).toBeNull()
  backend.reply(memberCall, ok(me))
  await pass(10_000)
  expect(useDialog.getState().open?.confirmLabel).toBe('立即认证')
})

test('what failed while the system saw a network comes by itself when the server answers', async () => {
  tokenItem.remove()
  const backend = begin({ [rolesCall]: noNetwork, [versionCall]: noNetwork })
  void launch('/pages/role/role')
  const stop = new QueryObserver(queryClient, planQueries.plans()).subscribe(() => undefined)
  await pass(20_000)
  expect(queryClient.getQueryState(planQueries.plans().queryKey)).toMatchObject({ status: 'error' })
  const asked = backend.sentTo(rolesCall).length
  expect(asked).toBe(3)
  backend.reply(rolesCall, ok([]))
  backend.reply(versionCall, refusal('路由不存在', 404))
  await pass(30_000)
  expect(queryClient.getQueryState(planQueries.plans().queryKey)).toMatchObject({ status: 'success' })
  expect(backend.sentTo(rolesCall)).toHaveLength(4)
  stop()
})
