import BindResult from '@/packageA/member/profile/bindResult'
import { device } from '@/platform/device'

import { aMember } from '../../../factories/member'
import { press, settle, showAgain } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'
import { backendWith } from './account'

async function openResult(app: string, wire: object, pages?: string[]) {
  backendWith({}, wire)
  const screen = await openScreen(BindResult, { params: app === '' ? {} : { app }, user: aMember(), pages })
  await showAgain()
  await settle()
  return screen
}

beforeEach(() => jest.clearAllMocks())

test.each([
  ['wechat', { is_bind_wechat: 1 }, '微信已绑定'],
  ['qq', { is_bind_qq: 1 }, 'QQ已绑定'],
  ['', { is_bind_wechat: 1 }, '微信已绑定'],
])('%s: the member’s record says that it is done', async (app, wire, words) => {
  expect((await openResult(app, wire)).text()).toContain(words)
  await press('回到账号资料')
  expect(navigation.replaced()).toContain('/packageA/member/profile/index')
})

test('an address that claims success does not make one', async () => {
  const screen = await openResult('qq', { is_bind_wechat: 1 })
  expect(screen.text()).toContain('QQ没有绑定')
  const leaveFor = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  await press('再试一次')
  expect(leaveFor.mock.calls[0]?.[0]).toContain('/login/socialite/qq')
})

test('outside WeChat there is no second try for WeChat', async () => {
  const screen = await openResult('wechat', {})
  expect(screen.find('再试一次')).toBeUndefined()
})

test('goes back when the account’s page is behind', async () => {
  const account = '/packageA/member/profile/index'
  await openResult('wechat', { is_bind_wechat: 1 }, [account, '/packageA/member/profile/bindResult'])
  await press('回到账号资料')
  expect(navigation.stack()).toEqual([account])
  expect(navigation.replaced()).toEqual([])
})
