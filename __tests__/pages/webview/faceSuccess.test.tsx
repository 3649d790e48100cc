import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { useDialog } from '@/features/shared/dialog'
import { faceCheckItem, faceReturnItem } from '@/features/shared/session/faceCheck'
import FaceSuccess from '@/pages/webview/faceSuccess'
import { clipboard } from '@/platform/clipboard'
import { device } from '@/platform/device'
import { webview } from '@/platform/webview'

import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { control, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

// The tests' minutes are shorter than the backend's.
jest.mock('@/http/rateLimiter', () => ({ createRateLimiter: () => ({ acquire: async () => undefined }) }))

const memberCall = 'GET /api/v2/member/detail'
const startCall = 'POST /api/v3/member/tencent/faceVerify'
const resultCall = 'GET /api/v3/member/tencent/faceVerify'
const check = { url: 'https://face.example.com/?t=1', ruleId: '1', bizToken: 'b1' }
const pending = () => new Response('{"code":{"status":5},"message":"","data":[]}')
const stranger = { id: 7, nick_name: '林小满' }
const proven = {
  ...stranger,
  is_face_verify: true,
  profile_real_name: '林*满',
  profile_id_number: '110101****1234',
}

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({ [memberCall]: ok(stranger), [resultCall]: pending, ...replies })

async function openResult(hasCheck = true, config = {}) {
  if (hasCheck) faceCheckItem.set(check)
  const screen = await openScreen(FaceSuccess, { user: aMember(), config, pages: ['/pages/webview/faceSuccess'] })
  await settle()
  return screen
}

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
  jest.clearAllMocks()
  useDialog.setState({ open: null })
})

test('a passed check shows the masked name and number, and both values are gone', async () => {
  const backend = backendWith({ [resultCall]: ok({ status: 9 }), [memberCall]: ok(proven) })
  const screen = await openResult()
  expect(backend.sentTo(resultCall)[0]?.query).toEqual({ biz_token: 'b1', rule_id: '1' })
  expect(screen.text()).toContain('林*满')
  expect(screen.text()).toContain('110101****1234')
  expect(faceCheckItem.get()).toBeNull()
  await press('完成')
  expect(navigation.switched()).toContain('/pages/index/index')
})

test.each([
  ['the page that the login was for, after a fresh start', ['/pages/webview/faceSuccess'], '/pages/course/show?id=7'],
  ['the page behind, where there is one', ['/before', '/pages/webview/faceSuccess'], '/before'],
])('then it leads to %s', async (_, pages, target) => {
  backendWith({ [memberCall]: ok(proven) })
  faceReturnItem.set('courseShow?id=7')
  await openScreen(FaceSuccess, { user: aMember({ isFaceVerified: true }), pages })
  await press('完成')
  expect(navigation.stack()).toEqual([target])
  expect(faceReturnItem.get()).toBeNull()
})

test('while it is pending it asks every few seconds, until it has passed', async () => {
  const backend = backendWith()
  const screen = await openResult()
  expect(screen.text()).toContain('正在查询认证结果')
  await settle(2_600)
  await settle(2_600)
  const asked = backend.sentTo(resultCall).length
  expect(asked).toBeGreaterThanOrEqual(2)
  backend.reply(resultCall, ok({ status: 9 }))
  backend.reply(memberCall, ok(proven))
  await settle(5_200)
  expect(screen.text()).toContain('林*满')
  const passed = backend.sentTo(resultCall).length
  await settle(10_000)
  expect(backend.sentTo(resultCall)).toHaveLength(passed)
})

test('after two minutes it stops, and the learner decides', async () => {
  const backend = backendWith()
  const screen = await openResult()
  await settle(121_000)
  expect(screen.text()).toContain('还没有查到认证结果')
  const asked = backend.sentTo(resultCall).length
  await settle(10_000)
  expect(backend.sentTo(resultCall)).toHaveLength(asked)
  await press('再查一次')
  await settle(100)
  expect(backend.sentTo(resultCall)).toHaveLength(asked + 1)
})

test('out of sight it does not ask', async () => {
  const backend = backendWith()
  await openResult()
  await act(async () => void safeExecute('taro-app', 'onHide'))
  const asked = backend.sentTo(resultCall).length
  await settle(10_000)
  expect(backend.sentTo(resultCall)).toHaveLength(asked)
})

test('a check that the server has forgotten can be made again', async () => {
  const again = { url: 'https://face.example.com/?t=2', rule_id: '2', biz_token: 'b2' }
  const backend = backendWith({ [resultCall]: refusal('参数错误'), [startCall]: ok(again) })
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  const screen = await openResult()
  expect(screen.text()).toContain('这次认证已失效')
  await press('重新认证')
  await press('重新认证')
  await settle()
  expect(backend.sentTo(startCall)).toHaveLength(1)
  expect(leaveFor).toHaveBeenCalledWith('https://face.example.com/?t=2')
})

test('who left half-way need not wait', async () => {
  backendWith({ [startCall]: noNetwork })
  await openResult()
  expect(control('没有做完，重新认证')).toBeTruthy()
})

test('without a network it says so, and asks again', async () => {
  const backend = backendWith({ [resultCall]: refusal('请稍后再试', 429) })
  const screen = await openResult()
  await settle(30_000)
  expect(screen.text()).toContain('认证结果没有查到')
  backend.reply(resultCall, ok({ status: 9 }))
  backend.reply(memberCall, ok(proven))
  await press('重试')
  await settle(100)
  expect(screen.text()).toContain('林*满')
})

test('opened without a check it offers one', async () => {
  const backend = backendWith({ [startCall]: refusal('无法发起实名认证') })
  const screen = await openResult(false)
  expect(screen.text()).toContain('还没有实名认证')
  await press('立即认证')
  await settle()
  expect(backend.sentTo(startCall)).toHaveLength(1)
  expect(backend.sentTo(resultCall)).toEqual([])
})

test('who is known already just sees it', async () => {
  const backend = backendWith({ [memberCall]: ok(proven) })
  await openResult(false)
  await showAgain()
  await settle()
  expect(document.body.textContent).toContain('林*满')
  expect(backend.sentTo(resultCall)).toEqual([])
})

describe('in the mini-program', () => {
  beforeEach(() => void jest.replaceProperty(webview, 'isEmbedded', true))

  test('the address of the check is taken to the phone’s browser, for WeChat does not open it', async () => {
    backendWith()
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    const screen = await openResult()
    expect(screen.text()).toContain('到手机浏览器里打开')
    expect(screen.text()).not.toContain('打开认证页面')
    await press('复制链接')
    expect(copy).toHaveBeenCalledWith(check.url)
  })

  test('a check behind the academy’s own site is opened over this page, or copied', async () => {
    backendWith()
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    const own = { url: 'https://face.example.com' }
    await openResult(true, own)
    await press('打开认证页面')
    expect(navigation.pushed()).toContain(`/pages/webview/webview?url=${encodeURIComponent(check.url)}`)
    await press('复制链接')
    expect(copy).toHaveBeenCalledWith(check.url)
  })

  test('another check does not open this page again', async () => {
    backendWith({
      [resultCall]: refusal('参数错误'),
      [startCall]: ok({ url: 'https://face.example.com/?t=2', rule_id: '2', biz_token: 'b2' }),
    })
    const screen = await openResult()
    await press('重新认证')
    await settle()
    expect(navigation.pushed()).toEqual([])
    expect(screen.text()).toContain('这次认证已失效')
  })
})

test('who goes on without a proof meets the gate', async () => {
  backendWith()
  await openResult(true, { isFaceVerifyForced: true })
  expect(useDialog.getState().open).toBeNull()
  await act(async () => void safeExecute('taro-app', 'onUnload'))
  await settle()
  expect(useDialog.getState().open?.confirmLabel).toBe('立即认证')
  await act(async () => useDialog.getState().open?.answer(false))
})
