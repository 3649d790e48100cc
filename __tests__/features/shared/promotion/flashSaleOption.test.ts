import type { FlashSale, Reservation } from '@/api/flashSale'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import { flashSaleOption } from '@/features/shared/promotion/flashSaleOption'
import { serverClock } from '@/lib/serverClock'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const own: PurchaseOption = {
  primaryAction: { action: 'buy', label: '立即购买' },
  priceCents: 19900,
  canUnlockWithVip: true,
}

const sale = (over: Partial<FlashSale> = {}): FlashSale => ({
  id: 8,
  goods: { type: 'course', typeText: '录播课', id: 3, title: '数据结构', thumb: '' },
  ...{ priceCents: 4900, originalCents: 19900, stock: 20, stockLeft: 5 },
  ...{ startsAt: null, endsAt: null, state: 'running' as const },
  ...over,
})
const held = (state: Reservation['state']): Reservation => ({ id: 31, state, reservedUntil: null })
const acts = { reserve: jest.fn(), pay: jest.fn() }

test.each<[string, Partial<FlashSale>, Reservation | null, string, string, number]>([
  ['running', {}, null, '立即抢购', 'run', 4900],
  ['to come', { state: 'soon' }, null, '活动未开始', 'none', 4900],
  ['over', { state: 'over' }, null, '立即购买', 'buy', 19900],
  ['won', {}, held('won'), '去支付', 'run', 4900],
  ['won, and all others have gone', { state: 'over' }, held('won'), '去支付', 'run', 4900],
  ['won, and the time to pay is up', {}, { ...held('won'), reservedUntil: new Date(0) }, '支付时间已过', 'none', 4900],
  ['paid, and not delivered yet', {}, held('paid'), '正在开通', 'none', 4900],
  ['lost, and some are left', {}, held('lost'), '立即抢购', 'run', 4900],
  ['lost, and none is left', { state: 'over' }, held('lost'), '立即购买', 'buy', 19900],
])('%s', (_, over, reservation, label, action, priceCents) => {
  const option = flashSaleOption(sale(over), reservation, own, acts)
  expect([option.primaryAction?.label, option.primaryAction?.action, option.priceCents]).toEqual([
    label,
    action,
    priceCents,
  ])
  expect(option.canUnlockWithVip).toBe(option === own)
})

test('the button asks for a piece, or leads to the cashier of the one that is held', () => {
  for (const reservation of [null, held('won')]) {
    const { primaryAction } = flashSaleOption(sale(), reservation, own, acts)
    if (primaryAction?.action === 'run') primaryAction.run()
  }
  expect(acts.reserve).toHaveBeenCalledTimes(1)
  expect(acts.pay).toHaveBeenCalledWith(held('won'))
})
