import type { Order, OrderStatus } from '@/api/order'
import { actionOf } from '@/features/orders/action'
import { formatLocation } from '@/routes/codec'

import { anOrder } from '../../factories/order'

const goodsOf = (type: string, id = 3): Order['goods'] => ({ type, id, name: '一样东西', thumb: '' })

const paying = (payment: string): Partial<Order> => ({ status: 'paying', payment })
const paid = (type: string): Partial<Order> => ({ status: 'paid', goods: goodsOf(type) })

const rows: [name: string, over: Partial<Order>, label?: string, target?: string][] = [
  ['unpaid course', {}, '去支付', 'order?type=course&id=3&order=1103015423'],
  ['unpaid lesson', { goods: goodsOf('VIDEO') }, '去支付', 'order?type=video&id=3&order=1103015423'],
  ['unpaid membership', { goods: goodsOf('ROLE') }, '去支付', 'order?type=plan&id=3&order=1103015423'],
  ['unpaid top-up', { goods: goodsOf('RECHARGE', 50) }, '去支付', 'order?type=recharge&id=50&order=1103015423'],
  ['unpaid, a kind that is not sold here', { goods: goodsOf('全息课') }],
  ['unpaid flash sale', { goods: goodsOf('秒杀') }, '去支付', 'flashSaleOrders'],
  ['unpaid, without goods', { goods: null }],
  ['at a gateway', paying('wap'), '查看支付结果', 'orderWechatH5?order=1103015423'],
  ['bank transfer', paying('handPay'), '查看打款信息', 'orderPay?order=1103015423'],
  ['at a gateway, a kind that is not sold here', { ...paying('wap'), goods: goodsOf('全息课') }],
  [
    'flash sale at a gateway',
    { ...paying('wap'), goods: goodsOf('秒杀') },
    '查看支付结果',
    'orderWechatH5?order=1103015423',
  ],
  ['paid course', paid('COURSE'), '开始学习', 'courseShow?id=3'],
  ['refunded course', { ...paid('COURSE'), chargeCents: 9900, refundCents: 9900 }, '查看', 'courseShow?id=3'],
  ['course, in part refunded', { ...paid('COURSE'), refundCents: 100 }, '开始学习', 'courseShow?id=3'],
  ['paid live course', paid('直播课程'), '查看课表', 'liveShow?id=3'],
  ['paid small class', paid('k12'), '查看课表', 'smallClassShow?id=3'],
  ['paid membership', paid('ROLE'), '查看会员', 'membership'],
  ['paid top-up', paid('RECHARGE'), '查看余额', 'recharge'],
  ['paid, a kind that is not sold here', paid('全息课')],
  ['unpaid group buying', { goods: goodsOf('课程团购') }, '去支付', 'groupBuyOrders'],
  ['paid flash sale', paid('秒杀'), '查看', 'flashSaleOrders'],
  ['cancelled flash sale', { status: 'cancelled', goods: goodsOf('秒杀') }],
  ['cancelled', { status: 'cancelled' }, '重新购买', 'order?type=course&id=3'],
  [
    'bank transfer, cancelled',
    { status: 'cancelled', payment: 'handPay' },
    '查看支付结果',
    'orderWechatH5?order=1103015423',
  ],
  ['of a state from the future', { status: 'unknown' }],
]

test.each(rows)('%s', (_, over, ...[label, target]) => {
  const action = actionOf(anOrder(over), true)
  expect(action?.label).toBe(label)
  expect(action && formatLocation(action.target)).toBe(target ?? null)
})

test.each<[OrderStatus, boolean]>([
  ['unpaid', false],
  ['paying', false],
  ['cancelled', false],
  ['paid', true],
])('where nothing may be sold: %s has an action: %s', (status, hasAction) => {
  expect(actionOf(anOrder({ status }), false) !== null).toBe(hasAction)
})

test.each<[OrderStatus, boolean]>([
  ['unpaid', true],
  ['paying', true],
  ['paid', false],
  ['cancelled', false],
])('money that is still to come stands out: %s is urgent: %s', (status, isUrgent) => {
  expect(actionOf(anOrder({ status }), true)?.isUrgent).toBe(isUrgent)
})
