import { useDialog } from '@/features/shared/dialog'
import { launch } from '@/features/system/launch'
import { device } from '@/platform/device'
import { updater } from '@/platform/update'
import { useAppConfig } from '@/stores/appConfig'
import { temporaryTokenSlot, tokenSlot, useSession } from '@/stores/session'
import { referrerSlot } from '@/stores/share'

import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'

jest.mock('@/platform/navigation', () => ({
  openEntries: () => [],
  push: jest.fn(async () => undefined),
  replace: jest.fn(async () => undefined),
  restartAt: jest.fn(async () => undefined),
  toTab: jest.fn(async () => undefined),
}))
const navigation: Record<'push' | 'restartAt', jest.Mock> = jest.requireMock('@/platform/navigation')

const config = (over = {}) =>
  ok({
    name: '示例网校',
    url: 'https://api.example.com',
    pc_url: '',
    member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
    enabled_addons: [],
    ...over,
  })

const memberAnswer = (over = {}) =>
  ok({ id: 7, nick_name: '孤舟', mobile: '13800006620', is_bind_mobile: 1, role: null, role_id: 0, ...over })

const version = (update_mode: number) => ok({ update_mode, appname: '知途', update_info: '更快\n更稳' })

function backend(over: Record<string, ReturnType<typeof ok>> = {}) {
  return fakeBackend({
    'GET /api/v2/other/config': config(),
    'GET /addons/templateOne/api/v1/settings': ok([]),
    'GET /api/v2/member/detail': memberAnswer(),
    'GET /api/v9/version': version(0),
    ...over,
  })
}

const question = () => useDialog.getState().open

async function until<T>(read: () => T | null | undefined): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const value = read()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('It did not come')
}

beforeEach(() => {
  jest.restoreAllMocks()
  navigation.push.mockClear()
  navigation.restartAt.mockClear()
  jest.spyOn(updater, 'watch').mockImplementation(() => undefined)
  jest.spyOn(device, 'launchQuery').mockReturnValue({})
  localStorage.clear()
  useSession.setState({ user: null, isLogin: false })
  useAppConfig.setState({ config: null, newconfig: null })
})

test('a visitor: configs only, nobody is asked anything', async () => {
  const { sentTo } = backend()
  await launch('pages/index/index')
  expect(useAppConfig.getState().config?.name).toBe('示例网校')
  expect(sentTo('GET /api/v2/member/detail')).toHaveLength(0)
  expect(question()).toBeNull()
})

test('a token logs in', async () => {
  tokenSlot.set('jwt')
  useSession.setState({ isLogin: true })
  backend()
  await launch('pages/index/index')
  expect(useSession.getState().user?.nickname).toBe('孤舟')
})

test('a dead token ends the session', async () => {
  tokenSlot.set('jwt')
  useSession.setState({ isLogin: true })
  backend({ 'GET /api/v2/member/detail': refusal('请登录', 401) })
  await launch('pages/index/index')
  expect(useSession.getState()).toMatchObject({ isLogin: false, user: null })
  expect(tokenSlot.get()).toBeNull()
})

test('without a network the login is kept', async () => {
  tokenSlot.set('jwt')
  useSession.setState({ isLogin: true })
  backend({ 'GET /api/v2/member/detail': noNetwork })
  await launch('pages/index/index')
  expect(useSession.getState().isLogin).toBe(true)
})

test('a config that fails is asked for again', async () => {
  const fake = backend({ 'GET /api/v2/other/config': noNetwork })
  const done = launch('pages/index/index')
  await until(() => fake.sentTo('GET /api/v2/other/config')[0])
  fake.reply('GET /api/v2/other/config', config())
  await done
  expect(useAppConfig.getState().config).not.toBeNull()
})

test.each([
  ['7', 7],
  ['0', null],
  ['-3', null],
  ['1e3', null],
  ['<script>', null],
])('referrer %s is kept as %s', async (msv, kept) => {
  jest.spyOn(device, 'launchQuery').mockReturnValue({ msv })
  backend()
  await launch('pages/index/index')
  expect(referrerSlot.get()).toBe(kept)
})

test('a computer goes to the desktop site, with the referrer', async () => {
  const leave = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  jest.spyOn(device, 'launchQuery').mockReturnValue({ msv: '7' })
  Object.defineProperty(device, 'isMobile', { value: false, configurable: true })
  const { sentTo } = backend({ 'GET /api/v2/other/config': config({ pc_url: 'https://pc.example.com/?a=1' }) })
  await launch('pages/index/index')
  expect(leave).toHaveBeenCalledWith('https://pc.example.com/?a=1&msv=7')
  expect(sentTo('GET /api/v9/version')).toHaveLength(0)
  Object.defineProperty(device, 'isMobile', { value: true, configurable: true })
})

test.each([
  ['skippable', 1, '跳过'],
  ['forced', 2, undefined],
])('an upgrade that is %s', async (_, mode, cancelLabel) => {
  const apply = jest.spyOn(updater, 'apply').mockImplementation(() => undefined)
  backend({ 'GET /api/v9/version': version(mode) })
  const done = launch('pages/index/index')
  const asked = await until(question)
  expect(asked).toMatchObject({ confirmLabel: '立即升级', text: '更快\n更稳' })
  expect(asked.cancelLabel).toBe(cancelLabel)
  asked.answer(true)
  await done
  expect(apply).toHaveBeenCalledTimes(1)
})

describe('a mobile must be bound', () => {
  const unbound = {
    'GET /api/v2/other/config': config({ member: { enabled_mobile_bind_alert: 1, enabled_face_verify: false } }),
    'GET /api/v2/member/detail': memberAnswer({ mobile: '912345678', is_bind_mobile: 0 }),
    'POST /api/v2/logout': ok(),
  }

  test('bind now puts the token aside and leads to the binding', async () => {
    tokenSlot.set('jwt')
    useSession.setState({ isLogin: true })
    backend(unbound)
    const done = launch('pages/index/index')
    const asked = await until(question)
    expect(asked).toMatchObject({ confirmLabel: '立即绑定', cancelLabel: '退出登录' })
    asked.answer(true)
    await done
    expect(temporaryTokenSlot.get()).toBe('jwt')
    expect(tokenSlot.get()).toBeNull()
    expect(useSession.getState().isLogin).toBe(false)
    expect(navigation.push).toHaveBeenCalledWith('/pages/auth/bind-mobile')
  })

  test('quit login logs out and shows the member page', async () => {
    tokenSlot.set('jwt')
    useSession.setState({ isLogin: true })
    backend(unbound)
    const done = launch('pages/index/index')
    ;(await until(question)).answer(false)
    await done
    expect(tokenSlot.get()).toBeNull()
    expect(temporaryTokenSlot.get()).toBeNull()
    expect(navigation.restartAt).toHaveBeenCalledWith('/pages/member/index')
  })
})
