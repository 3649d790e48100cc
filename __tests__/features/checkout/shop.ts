import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'

type Status = 1 | 5 | 7 | 9

interface ShopOrder {
  id: number
  no: string
  goodsId: number
  charge: number
  discount: number
  status: Status
  payment: string
  createdAt: Date
}

const statusTexts = { 1: '未支付', 5: '支付中', 7: '已取消', 9: '已支付' }

/** As the list of orders says it. */
export const rowOf = (order: ShopOrder) => ({
  id: order.id,
  order_id: order.no,
  charge: order.charge,
  payment_method: order.payment,
  payment_text: '',
  status_text: statusTexts[order.status],
  created_at: order.createdAt.toISOString(),
  goods: [{ goods_id: order.goodsId, goods_type: 'COURSE', goods_name: '数据结构', goods_thumb: '' }],
})

export const createCall = { base: 'POST /api/v2/order/course', head: 'POST /api/v3/order' }
export const courseCall = 'GET /api/v2/course/3'
export const listCall = 'GET /api/v2/member/orders'
export const statusCall = 'GET /api/v2/order/status'
export const balanceCall = 'POST /api/v2/order/pay/credit2'
/** It sells top-ups: an order of nothing is refused. */
export const topUpCall = 'POST /api/v2/order/recharge'
export const miniCall = 'POST /api/v2/order/payment/wechat/mini'
export const paymentsCall = 'GET /api/v2/order/payments'
export const sessionCall = 'POST /api/v2/wechat/mini/login'
export const checkCall = 'GET /api/v2/promoCode/ZT2026/check'

const payments = ['alipay', 'handPay', 'credit2'].map((sign) => ({ sign, name: sign, icon: '' }))

/** 20 yuan off. */
const code = { code: 'ZT2026', expired_at: null, invited_user_reward: 20 }

/** A course for 199 yuan at a server that remembers orders, in one of the two dialects. */
export function openShop(dialect: 'base' | 'head' = 'base') {
  const orders: ShopOrder[] = []
  let isAnswerLost = false
  const body = (): Record<string, unknown> => Object(backend.sent.at(-1)?.body)

  function create(charge: number): ShopOrder {
    const discount = body().promo_code ? Math.min(20, charge) : 0
    const status = charge === discount ? 9 : dialect === 'base' ? 1 : 5
    const no = `${dialect}-${orders.length + 1}`
    const order: ShopOrder = {
      id: orders.length + 1,
      no,
      goodsId: 3,
      charge,
      discount,
      status,
      payment: '',
      createdAt: new Date(shop.nowMs()),
    }
    orders.unshift(order)
    return order
  }

  const shop = {
    orders,
    /** The course's price, yuan. */
    price: 199,
    /** The server's clock. */
    nowMs: () => Date.now(),
    /** The next order is made, and nobody hears of it. */
    loseAnswer: () => {
      isAnswerLost = true
    },
    /** An order that another device made. */
    add: (over: Partial<ShopOrder>) => void Object.assign(create(shop.price), over),
    /** Somebody else spends the code. */
    spendCode: () => backend.reply(checkCall, ok({ can_use: 0, promo_code: code })),
    /** Something happens to the newest order: a gateway takes it, it is paid, it ends. */
    become(status: Status): void {
      const [newest] = orders
      if (newest) newest.status = status
    },
    backend: fakeBackend(),
  }
  const { backend } = shop

  const answer = (data: unknown) => {
    if (!isAnswerLost) return ok(data)()
    isAnswerLost = false
    return noNetwork()
  }
  if (dialect === 'base') {
    backend.reply(createCall.base, () => {
      const { no, charge, status } = create(shop.price)
      return answer({ id: 1, order_id: no, charge, status_text: statusTexts[status] })
    })
  } else {
    backend.reply(createCall.base, refusal('路由不存在', 404))
    backend.reply(createCall.head, () => {
      const { no, charge, discount, status } = create(shop.price)
      const payUrl = status === 9 ? {} : { pay_url: `https://a.cn/payment/index?sign=${no}` }
      return answer({ order_no: no, total: charge - discount, discount, is_paid: status === 9, ...payUrl })
    })
  }
  backend.reply(courseCall, () => {
    const course = { id: 3, title: '数据结构与算法', thumb: 'https://a.cn/t.png', charge: shop.price }
    return ok({ course, chapters: [], videos: [], isBuy: false })()
  })
  backend.reply(listCall, () => {
    const shown = dialect === 'base' ? orders : orders.filter(({ status }) => status === 9)
    return ok({ data: shown.map(rowOf), total: shown.length })()
  })
  backend.reply(statusCall, () => {
    const order = orders.find(({ no }) => no === backend.sent.at(-1)?.query.order_id)
    return order ? ok({ status: order.status })() : refusal('资源不存在', 404)()
  })
  backend.reply(balanceCall, () => {
    const order = orders.find(({ no }) => no === body().order_id)
    if (!order) return refusal('资源不存在', 404)()
    order.status = 9
    return ok()()
  })
  backend.reply(topUpCall, refusal('参数错误'))
  backend.reply(checkCall, ok({ can_use: 1, promo_code: code }))
  backend.reply(paymentsCall, dialect === 'base' ? ok(payments) : refusal('路由不存在', 404))
  backend.reply(sessionCall, ok({ openid: 'o1' }))
  backend.reply(miniCall, () => {
    const order = orders.find(({ no }) => no === body().order_id)
    if (order?.status !== 1) return refusal('订单状态错误')()
    order.status = 5
    const signed = { timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's' }
    return ok({ ...signed, package: `prepay_id=${order.no}` })()
  })
  return shop
}
