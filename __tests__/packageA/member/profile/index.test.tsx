import { act } from 'react'

import { draw } from '@/features/account/profile/avatar/source/h5/canvas'
import { faceReturnItem } from '@/features/shared/session/faceCheck'
import Profile from '@/packageA/member/profile/index'
import { device } from '@/platform/device'
import { pictures } from '@/platform/upload'
import { PictureRefused } from '@/platform/upload/types'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { noNetwork, ok, refusal } from '../../../setup/backend'
import { alerts, control, press, settle, showAgain } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'
import { fakeUpload } from '../../../setup/upload'
import { answer, backendWith, memberCall, memberWire, question } from './account'

// jsdom draws nothing.
jest.mock('@/features/account/profile/avatar/source/h5/canvas', () => ({
  avatarPx: 512,
  draw: jest.fn(),
}))
jest.mock('@/platform/upload/jpeg', () => ({
  loadPicture: async () => ({ naturalWidth: 800, naturalHeight: 400 }),
  exportJpeg: async () => 'blob:cut',
}))

const opened = () => navigation.pushed()

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

async function openProfile(user = {}, wire = {}, config = {}) {
  const backend = backendWith({}, wire)
  const screen = await openScreen(Profile, { user: aMember({ mobile: '13800000001', ...user }), config })
  await showAgain()
  await settle()
  return { backend, screen }
}

test('shows who I am, with the mobile masked', async () => {
  const { screen } = await openProfile({ nickname: '林小满' }, { nick_name: '林小满' })
  expect(screen.text()).toContain('林小满')
  expect(screen.text()).toContain('138****0001')
  expect(screen.text()).not.toContain('13800000001')
})

test('what cannot be read says so, and can be read again', async () => {
  const backend = backendWith({ [memberCall]: noNetwork })
  const screen = await openScreen(Profile, { user: aMember() })
  await act(async () => useSession.setState({ user: null }))
  await showAgain()
  await settle()
  expect(screen.text()).toContain('网络不可用')
  backend.reply(memberCall, ok(memberWire({ nick_name: '孤舟' })))
  await press('重试')
  await settle()
  expect(screen.text()).toContain('孤舟')
})

test.each([
  ['a nickname that may change', {}, '昵称只能修改一次林小满', '/packageA/member/profile/nickname'],
  ['the password', {}, '登录密码已设置', '/packageA/member/profile/password'],
  ['a bound mobile', {}, '手机号138****0001', '/packageA/member/profile/mobileVerify'],
  ['no mobile', { mobile: '200000004', is_bind_mobile: 0 }, '手机号未绑定', '/packageA/member/profile/mobile'],
  ['a proven name', { is_face_verify: 1, profile_real_name: '林*满' }, '实名认证林*满', '/pages/webview/faceSuccess'],
])('%s leads to its page', async (_, wire, row, url) => {
  await openProfile({}, wire)
  await press(row)
  expect(opened()).toEqual([url])
})

test('the real-name check leads back here, and one that was begun is asked for, not begun again', async () => {
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  const { backend } = await openProfile()
  backend.reply(
    'POST /api/v3/member/tencent/faceVerify',
    ok({ url: 'https://face.example.com/?t=1', rule_id: '1', biz_token: 'b1' }),
  )
  await press('实名认证未认证')
  await settle()
  expect(leaveFor).toHaveBeenCalledWith('https://face.example.com/?t=1')
  expect(faceReturnItem.get()).toBe('profile')
  await openProfile()
  await press('实名认证未认证')
  expect(opened()).toEqual(['/pages/webview/faceSuccess'])
  expect(leaveFor).toHaveBeenCalledTimes(1)
})

test('a nickname that was changed is no link any more', async () => {
  const { screen } = await openProfile({}, { is_set_nickname: 1 })
  expect(screen.text()).toContain('不能修改')
  expect(() => control('昵称不能修改林小满')).toThrow()
})

describe('WeChat and QQ', () => {
  const both = { hasWechatLogin: true, hasQqLogin: true }

  test('are shown where the academy offers them, or where they are bound', async () => {
    expect((await openProfile()).screen.text()).not.toMatch(/微信|QQ/)
    expect((await openProfile({}, {}, both)).screen.text()).toMatch(/微信.*未绑定.*QQ.*未绑定/)
    expect((await openProfile({}, { is_bind_qq: 1 })).screen.text()).toMatch(/QQ.*已绑定/)
  })

  test('outside WeChat, WeChat says where it can be bound', async () => {
    const { screen } = await openProfile({}, {}, both)
    expect(screen.text()).toContain('在微信里打开网页后可以绑定')
    expect(() => control('微信未绑定')).toThrow()
  })

  test('QQ leaves for its consent, and comes back to the result', async () => {
    const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
    await openProfile({}, {}, both)
    await press('QQ未绑定')
    const url = new URL(String(leaveFor.mock.calls[0]?.[0]))
    expect(url.pathname).toBe('/api/v3/auth/login/socialite/qq')
    expect(url.searchParams.get('action')).toBe('bind')
    expect(localStorage.getItem('oauth_pending')).toContain('profileBindResult?app=qq')
  })

  const unbindCall = 'DELETE /api/v2/member/socialite/wechat'

  test('unbinding asks first', async () => {
    const { backend } = await openProfile({}, { is_bind_wechat: 1 })
    await press('微信已绑定')
    expect(question()?.title).toBe('解绑微信')
    await answer(false)
    expect(backend.sentTo(unbindCall)).toEqual([])
  })

  test('two taps unbind once, and the row follows', async () => {
    const { backend } = await openProfile({}, { is_bind_wechat: 1 })
    backend.reply(unbindCall, ok())
    await press('微信已绑定')
    await press('微信已绑定')
    backend.reply(memberCall, ok(memberWire()))
    await answer(true)
    expect(question()).toBeNull()
    expect(backend.sentTo(unbindCall)).toHaveLength(1)
    expect(shown()).toEqual(['已解绑微信'])
    expect(() => control('微信已绑定')).toThrow()
  })

  test.each([
    ['the server refuses', refusal('参数错误'), '参数错误'],
    ['there is no network', noNetwork, '网络不可用，请检查网络后重试'],
  ])('when %s it stays bound and says why', async (_, reply, words) => {
    const { backend } = await openProfile({}, { is_bind_wechat: 1 })
    backend.reply(unbindCall, reply)
    await press('微信已绑定')
    await answer(true)
    expect(shown()).toEqual([words])
    expect(control('微信已绑定')).toBeTruthy()
  })

  test.each([
    ['the answer was lost', noNetwork, ok(memberWire())],
    ['the record cannot be read', ok(), refusal('访问太频繁', 429)],
  ])('when %s, it counts as done if it is', async (_, reply, record) => {
    const { backend } = await openProfile({}, { is_bind_wechat: 1 })
    backend.reply(unbindCall, reply)
    backend.reply(memberCall, record)
    await press('微信已绑定')
    await answer(true)
    expect(shown()).toEqual(['已解绑微信'])
  })

  test.each([
    ['may be shut', both, '解绑微信'],
    ['is the only one that the academy has open', {}, '先绑定手机号'],
  ])('without a mobile, one of two doors %s', async (_, config, title) => {
    await openProfile({}, { is_bind_wechat: 1, is_bind_qq: 1, mobile: '200000004', is_bind_mobile: 0 }, config)
    await press('微信已绑定')
    expect(question()?.title).toBe(title)
    await answer(false)
  })

  test('the only door of an account is not shut', async () => {
    const noMobile = { is_bind_wechat: 1, mobile: '200000004', is_bind_mobile: 0 }
    const { backend } = await openProfile({}, noMobile)
    await press('微信已绑定')
    expect(question()?.title).toBe('先绑定手机号')
    await answer(true)
    expect(opened()).toEqual(['/packageA/member/profile/mobile'])
    expect(backend.sentTo(unbindCall)).toEqual([])
  })
})

describe('the picture', () => {
  async function choose(bytes = 100_000) {
    jest.spyOn(pictures, 'measure').mockResolvedValue(bytes)
    jest.spyOn(pictures, 'pick').mockResolvedValue('blob:source')
    URL.revokeObjectURL = () => undefined
    await openProfile()
    await press('更换头像')
    await settle(50)
  }

  test('is cut, sent with its progress, and shown', async () => {
    const task = fakeUpload()
    await choose()
    expect(control('放大')).toBeTruthy()
    await press('用这张')
    await settle()
    expect(task.sent[0]).toMatchObject({ filePath: 'blob:cut', url: '/api/v2/member/detail/avatar' })
    await act(async () => void task.report(42))
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('42')
    await act(async () => task.end('{"code":0,"data":[]}'))
    await settle()
    expect(document.querySelector('[role=progressbar]')).toBeNull()
    expect(shown()).toEqual(['头像已更新'])
  })

  test('what is zoomed and moved is what is drawn', async () => {
    await choose()
    const drawn = () => jest.mocked(draw).mock.calls.at(-1)?.[2]
    expect(drawn()).toEqual({ x: 400, y: 200, side: 400 })
    await press('放大')
    await press('放大')
    const side = 400 / 1.2 / 1.2
    expect(drawn()).toMatchObject({ x: 400, y: 200, side: expect.closeTo(side) })
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })
    await act(async () => void document.querySelector('canvas')?.dispatchEvent(key))
    expect(drawn()?.x).toBeCloseTo(400 - side * 0.05)
    await press('缩小')
    expect(drawn()?.side).toBeCloseTo(400 / 1.2)
  })

  test('a sheet that is closed sends nothing', async () => {
    const task = fakeUpload()
    await choose()
    await press('关闭')
    expect(document.querySelector('canvas')).toBeNull()
    expect(task.sent).toEqual([])
  })

  test('a cancelled upload leaves no trace', async () => {
    fakeUpload()
    await choose()
    await press('用这张')
    await settle()
    await press('取消上传')
    await settle()
    expect(alerts()).toEqual([])
    expect(document.querySelector('[role=progressbar]')).toBeNull()
  })

  test('a failed upload can be tried again with the same picture, or dropped', async () => {
    const task = fakeUpload()
    await choose()
    await press('用这张')
    await settle()
    await act(async () => task.fail())
    await settle()
    expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
    await press('重试')
    await settle()
    expect(task.sent.map(({ filePath }) => filePath)).toEqual(['blob:cut', 'blob:cut'])
    await act(async () => task.fail())
    await settle()
    await press('不换了')
    expect(alerts()).toEqual([])
  })

  test('more than 1 MB is not sent', async () => {
    const task = fakeUpload()
    await choose(1024 * 1024 + 1)
    await press('用这张')
    await settle()
    expect(alerts()).toEqual(['图片太大，换一张小一点的'])
    expect(task.sent).toEqual([])
  })

  test('a file that is gone by then says so', async () => {
    const task = fakeUpload()
    await choose()
    jest.spyOn(pictures, 'measure').mockRejectedValue(new Error('gone'))
    await press('用这张')
    await settle()
    expect(alerts()).toEqual(['图片没有打开，换一张试试'])
    expect(task.sent).toEqual([])
  })

  test.each([
    [new PictureRefused('type'), '请选择 JPG、PNG、GIF 或 WebP 图片'],
    [new PictureRefused('heic'), '这是 HEIC 照片，请转成 JPG 再选'],
    [new PictureRefused('size'), '图片太大，换一张小一点的'],
    [new Error('x'), '图片没有打开，换一张试试'],
  ])('%s says what to do', async (error, words) => {
    await openProfile()
    jest.spyOn(pictures, 'pick').mockRejectedValue(error)
    await press('更换头像')
    await settle()
    expect(alerts()).toEqual([words])
  })

  test('no choice is no error', async () => {
    await openProfile()
    jest.spyOn(pictures, 'pick').mockResolvedValue(null)
    await press('更换头像')
    await settle()
    expect(alerts()).toEqual([])
  })
})
