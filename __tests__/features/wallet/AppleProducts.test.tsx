import { supportEnv } from '@/config/support'
import Recharge from '@/packageA/member/recharge'
import { connectShell } from '@/platform/appShell'
import type { ApplePurchase, AppShell } from '@/platform/appShell/types'
import { queryClient } from '@/queries/client'
import { orderQueries } from '@/queries/order'

import { aMember } from '../../factories/member'
import { fakeBackend, held, ok, refusal } from '../../setup/backend'
import { control, press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

jest.mock('@/platform/appShell', () => ({ ...jest.requireActual('@/platform/appShell'), connectShell: jest.fn() }))

const productsCall = 'GET /api/v9/apple/products'
const orderCall = 'POST /api/v9/apple/order'
const statusCall = 'GET /api/v2/order/status'
const verifyCall = 'POST /api/v9/apple/verify'

const products = [
  { product_id: 'coins.6', charge: 6, credit2: 60 },
  { product_id: 'coins.30', charge: 30, credit2: 300 },
]
const purchase: ApplePurchase = { orderNo: 'A1', transactionId: 't1', receipt: 'sealed' }
const delivered = ok({ status: 9 })
const notYet = ok({ status: 5 })

let shell: jest.Mocked<AppShell>

beforeEach(() => {
  localStorage.clear()
  shell = {
    can: jest.fn((ability) => ability === 'applePay'),
    pay: jest.fn(),
    buyApple: jest.fn().mockResolvedValue(purchase),
    listApplePurchases: jest.fn().mockResolvedValue([]),
    finishApplePurchase: jest.fn().mockResolvedValue(undefined),
    share: jest.fn(),
    signInWithApple: jest.fn(),
    scan: jest.fn(),
  }
  jest.mocked(connectShell).mockResolvedValue(shell)
})

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'GET /api/v2/member/detail': ok({ id: 7, credit2: 0 }),
    'GET /addons/templateOne/api/v1/settings': ok({ credit2_name: '学币', credit2_exchange_rate: 10 }),
    'GET /addons/templateOne/api/v1/member/credit2Records': ok({ data: [], total: 0 }),
    [productsCall]: ok(products),
    [orderCall]: ok({ order_id: 'A1' }),
    [statusCall]: ok({ status: 1 }),
    [verifyCall]: delivered,
    ...replies,
  })

const open = async () => {
  const screen = await openScreen(Recharge, { user: aMember(), addons: ['TemplateOne'] })
  await settle(50)
  return screen
}

const pressAndSettle = async (name: string) => {
  await press(name)
  await settle(50)
}

test('what Apple sells, and no amount of one’s own', async () => {
  backendWith()
  const screen = await open()
  expect(screen.text()).toMatch(/60 学币¥6\.00300 学币¥30\.00/)
  expect(screen.text()).not.toContain('其他金额')
  control('立即充值 ¥6.00')
})

test('while the products are on their way nothing can be bought', async () => {
  const late = held(ok(products))
  backendWith({ [productsCall]: late })
  const screen = await open()
  expect(screen.text()).not.toContain('立即充值')
  late.release()
  await screen.see('立即充值 ¥6.00')
})

test.each([
  ['has none', ok([])],
  ['knows nothing of Apple', refusal('路由不存在', 404)],
])('a server that %s: said, and no button', async (_, reply) => {
  backendWith({ [productsCall]: reply })
  const screen = await open()
  await screen.see('网校还没有开通充值')
  expect(screen.text()).not.toContain('立即充值')
})

test('products that did not load come on retry', async () => {
  const backend = backendWith({ [productsCall]: refusal('错误') })
  const screen = await open()
  await screen.see('充值金额没有加载出来')
  backend.reply(productsCall, ok(products))
  await press('重试')
  await screen.see('立即充值 ¥6.00')
})

test('while Apple’s sheet is open a second tap opens no other; bought is told to the server, then to Apple', async () => {
  let buy: (bought: ApplePurchase) => void = () => undefined
  shell.buyApple.mockReturnValue(new Promise((resolve) => (buy = resolve)))
  const backend = backendWith()
  await open()
  const button = control('立即充值 ¥6.00')
  button.click()
  await pressAndSettle('立即充值 ¥6.00')
  expect(shell.buyApple.mock.calls).toEqual([[{ productId: 'coins.6', orderNo: 'A1' }]])
  expect(backend.sentTo(verifyCall)).toEqual([])
  buy(purchase)
  await settle(50)
  expect(backend.sentTo(verifyCall).map(({ body }) => body)).toEqual([{ order_id: 'A1', receipt: 'sealed' }])
  expect(shell.finishApplePurchase.mock.calls).toEqual([['t1']])
  expect(shown()).toEqual(['充值已经到账'])
})

test('my orders that were loaded before are read anew once it is delivered', async () => {
  backendWith()
  await open()
  const { queryKey } = orderQueries.list()
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] })
  await pressAndSettle('立即充值 ¥6.00')
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test.each([
  ['cancelled', '已取消，没有扣款'],
  ['failed', '没有买成，请检查 App Store 后再试'],
] as const)('Apple says %s: %s; the next tap goes on with the same order', async (outcome, words) => {
  shell.buyApple.mockResolvedValue(outcome)
  const backend = backendWith()
  await open()
  await pressAndSettle('立即充值 ¥6.00')
  await pressAndSettle('立即充值 ¥6.00')
  expect(shown()).toEqual([words, words])
  expect(backend.sentTo(orderCall)).toHaveLength(1)
  expect(backend.sentTo(verifyCall)).toEqual([])
})

test('an order that the server refuses opens no sheet and is said', async () => {
  backendWith({ [orderCall]: refusal('商品不存在') })
  await open()
  await pressAndSettle('立即充值 ¥6.00')
  expect(shown()).toEqual(['商品不存在'])
  expect(shell.buyApple).not.toHaveBeenCalled()
})

test('no word from the app: nobody knows, and asking again finds nothing and buys nothing', async () => {
  shell.buyApple.mockResolvedValue('unknown')
  backendWith()
  const screen = await open()
  await pressAndSettle('立即充值 ¥6.00')
  expect(screen.text()).toContain('苹果已收款的，网校确认后自动到账')
  await pressAndSettle('再确认一次')
  expect(shown()).toEqual(['正在等网校确认', '没有等着到账的充值'])
  expect(shell.buyApple).toHaveBeenCalledTimes(1)
  control('立即充值 ¥6.00')
})

test('paid, not confirmed, app started anew: it waits there, and asking again brings it without buying more', async () => {
  const backend = backendWith({ [verifyCall]: notYet })
  await open()
  await pressAndSettle('立即充值 ¥6.00')
  expect(shown()).toEqual(['正在等网校确认'])
  expect(document.body.textContent).not.toContain('联系客服')
  Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
  // Nothing is left of the page but what stands on the device.
  const screen = await open()
  expect(screen.text()).toContain('苹果已收款的，网校确认后自动到账')
  backend.reply(verifyCall, refusal('错误', 500))
  await pressAndSettle('再确认一次')
  expect(shown().at(-1)).toBe('正在等网校确认')
  control('联系客服')
  backend.reply(verifyCall, delivered)
  await pressAndSettle('再确认一次')
  expect(shown().at(-1)).toBe('充值已经到账')
  expect(shell.buyApple).toHaveBeenCalledTimes(1)
  expect(shell.finishApplePurchase.mock.calls).toEqual([['t1']])
  control('立即充值 ¥6.00')
  expect(screen.text()).not.toContain('联系客服')
  Object.assign(supportEnv, { customerService: '' })
})
