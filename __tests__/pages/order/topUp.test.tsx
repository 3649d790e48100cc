import Order from '@/pages/order/order'
import { payAdapter } from '@/platform/pay'

import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

const settingsCall = 'GET /addons/templateOne/api/v1/settings'
const listCall = 'GET /api/v2/member/orders'
const createCall = 'POST /api/v2/order/recharge'

const payments = [
  { sign: 'credit2', name: '余额支付', icon: '' },
  { sign: 'alipay', name: '支付宝', icon: '' },
]
const waiting = {
  id: 1,
  order_id: '1103',
  charge: 50,
  payment_method: '',
  payment_text: '',
  status_text: '未支付',
  created_at: new Date().toISOString(),
  goods: [{ goods_id: 0, goods_type: 'RECHARGE', goods_name: '学币充值', goods_thumb: '' }],
}

const backendWith = (rows: object[]) =>
  fakeBackend({
    [settingsCall]: ok({ credit2_name: '学币', credit2_exchange_rate: 10 }),
    [listCall]: ok({ data: rows, total: rows.length }),
    'GET /api/v2/order/payments': ok(payments),
    'GET /api/v2/order/status': ok({ status: 1 }),
    [createCall]: ok({ order_id: '1103', charge: 50, status_text: '未支付' }),
  })

async function openCashier() {
  const screen = await openScreen(Order, { params: { type: 'recharge', id: '50' }, user: aMember() })
  await settle(50)
  return screen
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

test('a top-up is billed in yuan, takes no promo code and is not paid from the balance', async () => {
  const backend = backendWith([])
  const screen = await openCashier()
  expect(screen.text()).toMatch(/学币充值到账 500 学币充值金额¥50\.00/)
  expect(screen.text()).not.toMatch(/优惠码|余额支付/)
  await press('支付宝 ¥50.00')
  await settle()
  expect(backend.sentTo(createCall).map(({ body }) => body)).toEqual([{ charge: 50 }])
  expect(leaveFor.mock.calls).toEqual([[expect.stringContaining('order_id=1103')]])
})

test('one that waits is resumed, although its row names no goods', async () => {
  const backend = backendWith([waiting])
  const screen = await openCashier()
  expect(screen.text()).toContain('重新下单')
  await press('支付宝 ¥50.00')
  await settle()
  expect(backend.sentTo(createCall)).toEqual([])
  expect(leaveFor.mock.calls).toEqual([[expect.stringContaining('order_id=1103')]])
})
