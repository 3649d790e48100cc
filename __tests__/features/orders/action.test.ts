import type { Order, OrderStatus } from '@/api/order'
import { actionOf } from '@/features/orders/action'
import { formatTarget } from '@/routes/codec'

import { anOrder } from '../../factories/order'

const goodsOf = (type: string, id = 3): Order['goods'] => ({ type, id, name: '一样东西', thumb: '' })

const rows: { name: string; over: Partial<Order>; label?: string; target?: string }[] = [
  { name: 'unpaid course', over: {}, label: '去支付', target: 'order?type=course&id=3' },
  { name: 'unpaid lesson', over: { goods: goodsOf('VIDEO', 101) }, label: '去支付', target: 'order?type=video&id=101' },
  { name: 'unpaid membership', over: { goods: goodsOf('ROLE') }, label: '去支付', target: 'order?type=role&id=3' },
  { name: 'unpaid top-up', over: { goods: goodsOf('RECHARGE', 50) }, label: '去支付', target: 'order?type=recharge&id=50' },
  { name: 'unpaid, a kind that is not sold here', over: { goods: goodsOf('秒杀') } },
  { name: 'unpaid, without goods', over: { goods: null } },
  { name: 'at a gateway', over: { status: 'paying', payment: 'wap' }, label: '查看支付结果', target: 'orderWechatH5?order=1103015423' },
  { name: 'bank transfer', over: { status: 'paying', payment: 'hand' }, label: '查看打款信息', target: 'orderPay?order=1103015423' },
  { name: 'bank transfer by its sign', over: { status: 'paying', payment: 'handPay' }, label: '查看打款信息', target: 'orderPay?order=1103015423' },
  { name: 'at a gateway, a kind that is not sold here', over: { status: 'paying', goods: goodsOf('直播课程') } },
  { name: 'paid course', over: { status: 'paid' }, label: '开始学习', target: 'courseShow?id=3' },
  { name: 'paid membership', over: { status: 'paid', goods: goodsOf('ROLE') }, label: '查看会员', target: 'role' },
  { name: 'paid, a kind that is not sold here', over: { status: 'paid', goods: goodsOf('BOOKX') } },
  { name: 'cancelled', over: { status: 'cancelled' }, label: '重新购买', target: 'order?type=course&id=3' },
  { name: 'of a state from the future', over: { status: 'unknown' } },
]

test.each(rows)('$name: $label', ({ over, label, target }) => {
  const action = actionOf(anOrder(over), true)
  expect(action?.label).toBe(label)
  expect(action && formatTarget(action.target)).toBe(target ?? null)
})

test.each<[OrderStatus, boolean]>([
  ['unpaid', false],
  ['paying', false],
  ['cancelled', false],
  ['paid', true],
])('where nothing may be sold: %s has an action: %s', (status, hasAction) => {
  expect(actionOf(anOrder({ status }), false) !== null).toBe(hasAction)
})
