import type { Member } from '@/api/member'
import { supportEnv } from '@/config/support'
import LoginError from '@/pages/auth/login-error'
import { loginAdapter } from '@/platform/login'

import { aMember } from '../../factories/member'
import { asInAddress, press } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

const open = (params: Record<string, string>, user?: Member) =>
  openScreen(LoginError, { params: asInAddress(params), user })

test('shows what WeChat said and starts again, for the same page', async () => {
  const nonce = loginAdapter.storePending({ action: 'login', returnTo: 'courseShow?id=7' })
  const screen = await open({ nonce, login_err_msg: '您取消了授权', action: 'login' })
  expect(screen.text()).toContain('您取消了授权')
  await press('重新登录')
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=courseShow%3Fid%3D7')
})

test('a binding that failed leads back where it began', async () => {
  const nonce = loginAdapter.storePending({ action: 'bind', returnTo: 'me' })
  const screen = await open({ nonce, login_err_msg: '已绑定', action: 'bind' })
  expect(screen.text()).toContain('没有绑定成功')
  await press('回到之前的页面')
  expect(navigation.switched()).toContain('/pages/member/index')
})

test('the message of older servers', async () => expect((await open({ msg: '授权失败' })).text()).toContain('授权失败'))

test('a message is text, and not much of it', async () => {
  const screen = await open({ login_err_msg: `<img src=x onerror=alert(1)>${'长'.repeat(500)}` })
  expect(document.querySelector('img')).toBeNull()
  expect(screen.text()).toContain('<img src=x')
  expect(screen.text()).not.toContain('长'.repeat(80))
})

test('without any message it still says what to do', async () =>
  expect((await open({})).text()).toContain('可以再试一次，或换一种方式登录'))

test('an old return that a member opens again is no failure', async () => {
  const screen = await open({ msg: '这次授权不是从这里发起的，或者已经用过' }, aMember())
  expect(screen.text()).toContain('已登录')
  expect(screen.text()).not.toContain('登录没有成功')
  await press('继续')
  expect(navigation.switched()).toContain('/pages/index/index')
})

test('who gets stuck reaches the academy, where there is a way', async () => {
  expect((await open({ msg: '授权失败' })).text()).not.toContain('联系客服')
  Object.assign(supportEnv, { customerService: '400-123-4567' })
  expect((await open({ msg: '授权失败' })).text()).toContain('联系客服')
  Object.assign(supportEnv, { customerService: '' })
})
