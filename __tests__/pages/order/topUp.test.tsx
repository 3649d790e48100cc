import { act } from 'react'

import { runtime } from '@/config/env'
import { openDraft } from '@/features/checkout/purchaseDraft'
import { useDialog } from '@/features/shared/dialog'
import Order from '@/pages/order/order'
import Success from '@/pages/order/success'
import { payAdapter } from '@/platform/pay'

import { detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
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

test('the answer to a second top-up is lost: the first, paid one is not taken for it', async () => {
  const paidRow = { ...waiting, status_text: '已支付' }
  const backend = backendWith([])
  await openCashier()
  await press('支付宝 ¥50.00')
  await settle()
  backend.reply(listCall, ok({ data: [paidRow], total: 1 }))
  backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
  backend.reply('GET /api/v2/member/detail', ok({ id: 7, credit2: 550 }))
  const success = await openScreen(Success, { params: { order: '1103' }, user: aMember() })
  await success.see('支付成功')
  await settle()

  backend.reply(createCall, noNetwork)
  const screen = await openCashier()
  await press('支付宝 ¥50.00')
  await screen.see('再点一次不会重复下单')
  expect(navigation.replaced()).toEqual([])
})

test('an older top-up is shown as paid: the one that waits is still resumed', async () => {
  const backend = backendWith([])
  await openCashier()
  await press('支付宝 ¥50.00')
  await settle()
  const older = { ...waiting, id: 0, order_id: '1102', status_text: '已支付' }
  backend.reply(listCall, ok({ data: [waiting, older], total: 2 }))
  backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
  backend.reply('GET /api/v2/member/detail', ok({ id: 7, credit2: 550 }))
  const success = await openScreen(Success, { params: { order: '1102' }, user: aMember() })
  await success.see('支付成功')
  await settle()
  backend.reply('GET /api/v2/order/status', ok({ status: 5 }))
  const screen = await openCashier()
  await screen.see('查看支付结果')
})

describe('a top-up of the same amount that was paid, and not shown as paid', () => {
  const paidRow = { ...waiting, status_text: '已支付' }
  const note = '上一笔同样金额的充值已经到账，再付会再充一笔'

  /** Paid at the gateway; the app was closed there. */
  async function paidBefore() {
    const backend = backendWith([])
    await openCashier()
    await press('支付宝 ¥50.00')
    await settle()
    backend.reply(listCall, ok({ data: [paidRow], total: 1 }))
    backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
    backend.reply('GET /api/v2/member/detail', ok({ id: 7, credit2: 500 }))
    backend.reply(createCall, ok({ order_id: '1104', charge: 50, status_text: '未支付' }))
    return { backend, screen: await openCashier() }
  }

  test('is not taken for the next one, which is an order of its own', async () => {
    const { backend, screen } = await paidBefore()
    expect(screen.text()).toContain(note)
    expect(navigation.replaced()).toEqual([])
    await press('支付宝 ¥50.00')
    await settle()
    expect(backend.sentTo(createCall)).toHaveLength(2)
    expect(leaveFor.mock.lastCall).toEqual([expect.stringContaining('order_id=1104')])
    backend.reply('GET /api/v2/order/status', ok({ status: 5 }))
    const next = await openCashier()
    expect(next.text()).not.toContain(note)
    await next.see('查看支付结果')
  })

  test('brings what a purchase brings', async () => {
    const onStats = jest.fn()
    Object.assign(runtime, { onStats })
    const { backend, screen } = await paidBefore()
    const { charged } = await openDraft({ type: 'recharge', id: 50 })
    charged.set('1103')
    const before = backend.sentTo('GET /api/v2/member/detail').length
    await press('支付宝 ¥50.00')
    await settle()
    Object.assign(runtime, { onStats: undefined })
    expect(backend.sentTo('GET /api/v2/member/detail').length).toBeGreaterThan(before)
    expect(charged.get()).toBeNull()
    expect(onStats.mock.calls).toEqual([
      [{ kind: 'purchase', orderNo: '1103', type: 'recharge', id: 50, name: '', yuan: 50 }],
    ])
    expect(screen.text()).not.toContain('网络')
  })

  test('is one press away', async () => {
    await paidBefore()
    await press('查看')
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
  })

  test('the one that is chosen by its number is shown as paid', async () => {
    await paidBefore()
    await openScreen(Order, { params: { type: 'recharge', id: '50', order: '1103' }, user: aMember() })
    await settle(50)
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
  })
})

test('the waiting top-up on the bill is paid meanwhile: it is this one', async () => {
  const backend = backendWith([waiting])
  await openCashier()
  backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
  await press('支付宝 ¥50.00')
  await settle()
  expect(backend.sentTo(createCall)).toEqual([])
  expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
})

test('the waiting top-up on the bill is paid, and shown as paid, in another tab: no second one is made', async () => {
  const backend = backendWith([waiting])
  await openCashier()
  backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
  backend.reply(listCall, ok({ data: [{ ...waiting, status_text: '已支付' }], total: 1 }))
  const { complete } = await openDraft({ type: 'recharge', id: 50 })
  complete('1103')
  await press('支付宝 ¥50.00')
  await settle()
  expect(backend.sentTo(createCall)).toEqual([])
  expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
})

test('the answer is lost, and another device tops up as much: that payment is not taken for this one', async () => {
  const backend = backendWith([])
  const screen = await openCashier()
  backend.reply(createCall, noNetwork)
  await press('支付宝 ¥50.00')
  await settle()
  backend.reply(listCall, ok({ data: [{ ...waiting, status_text: '已支付' }], total: 1 }))
  backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
  await press('支付宝 ¥50.00')
  await screen.see('上一笔同样金额的充值刚刚到账，还要再充请再点一次')
  expect(navigation.replaced()).toEqual([])
  expect(backend.sentTo(createCall)).toHaveLength(1)
  backend.reply(createCall, ok({ order_id: '1104', charge: 50, status_text: '未支付' }))
  await settle(50)
  await press('支付宝 ¥50.00')
  await settle()
  expect(leaveFor.mock.calls).toEqual([[expect.stringContaining('order_id=1104')]])
})

describe('on the way back from a top-up', () => {
  const paidRow = { ...waiting, status_text: '已支付' }
  const memberCall = 'GET /api/v2/member/detail'

  async function topUp(): Promise<void> {
    const backend = backendWith([])
    backend.reply('GET /api/v2/course/3', ok(detailWire()))
    backend.reply('POST /api/v2/order/course', ok({ order_id: '1104', charge: 199, status_text: '未支付' }))
    backend.reply('POST /api/v2/order/pay/credit2', refusal('余额不足'))
    backend.reply('GET /api/v2/order/payments', ok([{ sign: 'credit2', name: '', icon: '' }]))
    const screen = await openScreen(Order, { params: { type: 'course', id: '3' }, user: aMember() })
    await screen.see('余额支付 ¥199.00')
    await press('余额支付 ¥199.00')
    await settle()
    await act(async () => useDialog.getState().open?.answer(true))
    expect(navigation.pushed()).toEqual(['/packageA/member/recharge'])
  }

  /** As a new page: a gateway was in between. */
  async function paid() {
    const backend = backendWith([paidRow])
    backend.reply('GET /api/v2/order/status', ok({ status: 9 }))
    backend.reply(memberCall, ok({ id: 7, credit2: 550 }))
    const success = await openScreen(Success, { params: { order: '1103' }, user: aMember() })
    await success.see('支付成功')
    return success
  }

  test('the cashier that waited is one button away', async () => {
    await topUp()
    const success = await paid()
    await success.see('充值已经到账')
    await press('接着付刚才那一笔')
    expect(navigation.replaced()).toEqual(['/pages/order/order?type=course&id=3'])

    const backend = backendWith([])
    backend.reply('GET /api/v2/course/3', ok(detailWire()))
    backend.reply('GET /api/v2/order/payments', ok(payments))
    const cashier = await openScreen(Order, { params: { type: 'course', id: '3' }, user: aMember() })
    await cashier.see('余额支付 ¥199.00')
  })

  test('whoever came for the balance alone is led to nothing else', async () => {
    const success = await paid()
    expect(success.text()).not.toContain('接着付')
    await press('查看余额')
    expect(navigation.replaced()).toEqual(['/packageA/member/recharge'])
  })
})
