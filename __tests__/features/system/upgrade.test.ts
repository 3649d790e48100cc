import Taro from '@tarojs/taro'

import { ask, useDialog } from '@/features/shared/dialog'
import { launch } from '@/features/system/launch'
import { updater } from '@/platform/update'
import { tokenItem, useSession } from '@/stores/session'

import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { ofRole, settle } from '../../setup/learner'
import '../../setup/navigation'

const config = 'GET /api/v2/other/config'
const version = 'GET /api/v9/version'

const open = () => useDialog.getState().open

const begin = (replies: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({
    [config]: ok({ name: '示例网校', member: { enabled_face_verify: true }, enabled_addons: [] }),
    'GET /addons/templateOne/api/v1/settings': ok(),
    'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', is_face_verify: false }),
    'POST /api/v2/logout': ok(),
    ...replies,
  })

test('a version that may be left is asked for last', async () => {
  tokenItem.set('a.b.c')
  useSession.setState({ isLogin: true, user: null })
  begin({ [version]: ok({ update_mode: 1, appname: '知途', update_info: '更快' }) })
  void launch('/pages/index/index')
  await settle()
  expect(open()?.title).toBe('完成实名认证后继续')
  open()?.answer(false)
  await settle()
  expect(open()).toMatchObject({ title: '知途 有新版本', cancelLabel: '跳过' })
  open()?.answer(false)
})

test.each([
  ['this build has is asked for by nobody, though it is forced', 38, undefined],
  ['is newer is asked for', 39, '知途 有新版本'],
])('a version that %s', async (_, code, title) => {
  begin({ [version]: ok({ update_mode: 1, appname: '知途', update_info: '', version_code: code }) })
  void launch('/pages/index/index')
  await settle()
  expect(open()?.title).toBe(title)
  open()?.answer(false)
})

describe('a version that may be left', () => {
  const offered = { update_mode: 1, appname: '知途', update_info: '更快' }

  async function start(over: object = {}, path = 'pages/index/index'): Promise<void> {
    jest
      .spyOn(Taro, 'getLaunchOptionsSync')
      .mockReturnValue({ path, query: {} } as Taro.getLaunchOptionsSync.LaunchOptions)
    begin({ [version]: ok({ ...offered, ...over }) })
    void launch(path)
    await settle()
  }

  async function answer(isWanted: boolean): Promise<void> {
    open()?.answer(isWanted)
    await settle()
  }

  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await answer(false)
    jest.restoreAllMocks()
  })

  test.each([
    ['skipped', false],
    ['taken', true],
  ])('that was %s is not asked for again; the next one is', async (_, isWanted) => {
    const apply = jest.spyOn(updater, 'apply').mockReturnValue('ready')
    await start()
    await answer(isWanted)
    expect(apply).toHaveBeenCalledTimes(isWanted ? 1 : 0)
    apply.mockClear()
    await start()
    expect(open()).toBeNull()
    await start({ update_info: '更快，也更稳' })
    expect(open()?.title).toBe('知途 有新版本')
    await answer(false)
    await start({ update_info: '更快，也更稳', version_code: 99 })
    expect(open()?.title).toBe('知途 有新版本')
  })

  test('that is not on the phone yet is asked for again', async () => {
    jest.spyOn(updater, 'apply').mockReturnValue('coming')
    await start()
    await answer(true)
    await start()
    expect(open()?.title).toBe('知途 有新版本')
  })

  test.each(['pages/order/success', 'pages/webview/faceSuccess'])(
    'waits while the learner reads a result: %s',
    async (path) => {
      await start({}, path)
      expect(open()).toBeNull()
      await start()
      expect(open()?.title).toBe('知途 有新版本')
    },
  )
})

// The last one: it keeps the screen until the app is closed.
test('one that has to be left takes the screen from any question, whatever else fails, and keeps it', async () => {
  const apply = jest.spyOn(updater, 'apply').mockReturnValue('coming')
  const backend = begin({ [config]: noNetwork, [version]: noNetwork })
  void launch('/pages/index/index')
  void ask({ title: '别的问题', confirmLabel: '好' })
  await settle()
  const other = open()
  expect(other?.title).toBe('别的问题')

  backend.reply(version, ok({ update_mode: 2, appname: '知途', update_info: '修好了播放' }))
  await settle(1_100)
  expect(open()).toMatchObject({ title: '知途 有新版本', confirmLabel: '立即升级' })
  expect(open()?.cancelLabel).toBeUndefined()
  open()?.answer(true)
  open()?.answer(true)
  other?.answer(true)
  void ask({ title: '再一个问题', confirmLabel: '好' })
  await settle()
  expect(apply).toHaveBeenCalledTimes(2)
  expect(open()?.title).toBe('知途 有新版本')
  expect(ofRole('status')[0]?.textContent).toBe('新版本还在下载，请过一会儿再点')
  apply.mockReturnValue('missing')
  open()?.answer(true)
  await settle()
  expect(ofRole('status')[0]?.textContent).toBe('新版本没有下载下来，请关掉微信再打开')
})
