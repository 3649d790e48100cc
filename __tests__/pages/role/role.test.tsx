import { act } from 'react'

import { useDialog } from '@/features/shared/dialog'
import { useVipAgreement } from '@/features/shared/agreements/VipAgreement'
import Role from '@/pages/role/role'
import { boughtFrom } from '@/stores/boughtFrom'
import { useShare } from '@/stores/share'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { control, press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const plansCall = 'GET /api/v2/roles'
const plans = ok([
  { id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: ['录播课免费看'] },
  { id: 3, name: '年度会员', charge: 228, expire_days: 365, desc_rows: ['录播课免费看', '讲义随课下载'] },
])

const open = async (over: ScreenOptions = {}) => {
  const screen = await openScreen(Role, { user: aMember(), ...over })
  await settle()
  return screen
}

beforeEach(() => {
  jest.clearAllMocks()
  useDialog.setState({ open: null })
  useVipAgreement.setState({ hasAgreed: false })
})

test('the best plan is chosen, with what it gives', async () => {
  fakeBackend({ [plansCall]: plans })
  const screen = await open()
  await screen.see('开通年度会员 ¥228')
  expect(screen.text()).toMatch(/还不是会员.*每天约 ¥0\.62.*年度会员有什么录播课免费看讲义随课下载/)
})

test('the address can choose another', async () => {
  fakeBackend({ [plansCall]: plans })
  const screen = await open({ params: { id: '1' } })
  await screen.see('开通月度会员 ¥30')
  expect(screen.text()).not.toContain('讲义随课下载')
  expect(useShare.getState().shareInfo?.path).toBe(`/pages/role/role?id=1&msv=${aMember().id}`)
})

test.each([
  ['the locked lesson: learning goes on there after the payment', '/pages/course/video?id=101', 'courseVideo?id=101'],
  ['elsewhere, an hour after the lesson: it does not', '/pages/member/index', null],
])('opened from %s', async (_, behind, from) => {
  fakeBackend({ [plansCall]: plans })
  boughtFrom.set({ type: 'plan' }, 'courseVideo?id=101')
  await open({ pages: [behind, '/pages/role/role'] })
  expect(boughtFrom.get({ type: 'plan', id: 3 })).toBe(from)
})

test('a member renews, from the present end on', async () => {
  fakeBackend({ [plansCall]: plans })
  const vip = { planId: 1, name: '月度会员', expiresAt: new Date('2090-01-01T00:00:00Z') }
  const screen = await open({ params: { id: '1' }, user: aMember({ vip }) })
  await screen.see('月度会员，2090-01-01 到期')
  expect(screen.text()).toContain('有效期到 2090-01-31')
  expect(screen.find('续费月度会员 ¥30')).toBeDefined()
})

test('goes to the cashier once the terms are agreed to', async () => {
  fakeBackend({ [plansCall]: plans })
  const screen = await open()
  await screen.see('开通年度会员 ¥228')
  await press('开通年度会员 ¥228')
  expect(useDialog.getState().open?.title).toBe('先看一眼会员协议')
  expect(navigation.pushed()).toEqual([])
  await screen.press('再看看')
  await press('同意会员服务协议')
  await press('开通年度会员 ¥228')
  await settle()
  expect(navigation.pushed()).toContain('/pages/order/order?type=plan&id=3')
})

test('two quick taps ask once, and open one cashier', async () => {
  fakeBackend({ [plansCall]: plans })
  const screen = await open()
  await screen.see('开通年度会员 ¥228')
  const button = control('开通年度会员 ¥228')
  act(() => {
    button.click()
    button.click()
  })
  await settle()
  await press('同意并继续')
  await settle()
  expect(useDialog.getState().open).toBeNull()
  expect(useVipAgreement.getState().hasAgreed).toBe(true)
  expect(navigation.pushed()).toEqual(['/pages/order/order?type=plan&id=3'])
})

test('no plans, and plans that do not load', async () => {
  const backend = fakeBackend({ [plansCall]: refusal('错误') })
  const screen = await open()
  await screen.see('会员套餐没有加载出来')
  backend.reply(plansCall, ok([]))
  await screen.press('重试')
  await screen.see('还没有会员套餐')
})

test('where the platform forbids selling: who I am, and nothing to buy', async () => {
  const backend = fakeBackend()
  const screen = await open({ selling: 'hidden' })
  await screen.see('孤舟听雨')
  expect(screen.text()).not.toMatch(/¥|开通|购买|续费|价/)
  expect(backend.sent).toEqual([])
})
