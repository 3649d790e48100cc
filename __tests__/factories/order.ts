import type { Order } from '@/api/order'
import type { PurchaseDraft } from '@/features/checkout/purchaseDraft'

export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 1,
  orderNo: '1103015423',
  chargeCents: 19900,
  status: 'unpaid',
  payment: '',
  paymentName: '',
  createdAt: new Date('2024-05-01T02:30:00Z'),
  refundCents: null,
  goods: { type: 'COURSE', id: 3, name: '数据结构与算法', thumb: '' },
  ...over,
})

let lastId = 0

/** As the server sends it. */
export const orderWire = (no: string, over: object = {}, goods: object = {}) => ({
  id: ++lastId,
  order_id: no,
  charge: 199,
  payment_method: '',
  payment_text: '',
  status_text: '未支付',
  created_at: '2024-05-01T02:30:00.000000Z',
  goods: [{ goods_id: 3, goods_type: 'COURSE', goods_name: '数据结构与算法', goods_thumb: '', ...goods }],
  ...over,
})

/** What the device stores of a course order. */
export const aDraft = (over: Partial<PurchaseDraft> = {}): PurchaseDraft => ({
  type: 'course',
  goodsId: 3,
  promo: null,
  startedAtMs: Date.now(),
  orderNo: '1103',
  amountDueCents: 19900,
  createdElsewhere: false,
  payUrl: null,
  sentTo: '',
  sentAtMs: 0,
  miniPayment: null,
  appPayment: null,
  isCompleted: false,
  ...over,
})
