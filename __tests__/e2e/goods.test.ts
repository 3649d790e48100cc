import { type GoodsType, goodsTypes, kindOf } from '../../src/goods/kinds'
import { formatUrl } from '../../src/routes/codec'
import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'

interface Case {
  id: number
  yuan: number
  /** On its own page while it is locked: what leads to the cashier. Absent = one pays without such a page. */
  buy?: string | RegExp
  /** On its own page once it is mine. */
  owned: string | RegExp
}

/** Something for sale of every kind; a kind that is missing here does not compile. */
const cases: Record<GoodsType, Case> = {
  course: { id: 5, yuan: 59, buy: '立即购买', owned: /当前课时|正在播放/ },
  video: { id: 182, yuan: 6, buy: '只买这一课 ¥6', owned: /播放/ },
  live: { id: 1, yuan: 299, buy: '立即购买', owned: '已购' },
  book: { id: 2, yuan: 45, buy: '购买电子书', owned: '下一篇' },
  article: { id: 3, yuan: 3, buy: '解锁全文', owned: '说说你的想法' },
  learningPath: { id: 5, yuan: 99, buy: '购买套餐', owned: /^(开始|继续)学习$/ },
  paper: { id: 8, yuan: 69, buy: '购买试卷', owned: /可参加/ },
  mockPaper: { id: 4, yuan: 59, buy: '购买试卷', owned: /可参加/ },
  practice: { id: 6, yuan: 39, buy: '购买练习', owned: /可练习/ },
  smallClass: { id: 8, yuan: 19, buy: '立即报名', owned: '已购' },
  recharge: { id: 10, yuan: 10, owned: /10/ },
  plan: { id: 1, yuan: 38, owned: /月度会员/ },
}
/** How the cashier calls it, and what the learner does after its button; true = the app was left meanwhile. */
const methods: Record<string, (phone: Phone) => Promise<boolean>> = {
  支付宝: atGateway,
  微信支付: atGateway,
  async 手动打款(phone) {
    await phone.press('我已转账')
    const no = new URLSearchParams(phone.page.url().split('?')[1]).get('order')
    await academy.control(`orders/${no}/status`, { status: 9 })
    return false
  },
  余额支付: async () => false,
}

async function atGateway(phone: Phone): Promise<boolean> {
  await phone.page.waitForURL(/\/sandbox\/gateway/)
  await phone.press('付款成功')
  return true
}

/** Neither the cashier nor the server knows the pair: each kind is bought once, by the methods in turn. */
const names = Object.keys(methods)
const purchases = goodsTypes.map((type, index) => {
  const method = names[index % names.length] ?? ''
  // The balance is not topped up from the balance.
  return [type, kindOf(type).isTopUp && method === '余额支付' ? '支付宝' : method] as const
})
/** A membership comes last: it opens other things. */
const inOrder = purchases.sort(([one], [other]) => Number(one === 'plan') - Number(other === 'plan'))

const signs = { 支付宝: 'alipay', 微信支付: 'wechat_h5', 手动打款: 'handPay', 余额支付: 'credit2' }
const payments = Object.entries(signs).map(([name, sign]) => ({ name, sign, icon: '' }))

let academy: Academy
const phones = new Map<string, Phone>()
beforeAll(async () => {
  academy = await Academy.open()
  await academy.control('config', { sandbox: { pay_delay_ms: 0 } })
  const body = JSON.stringify({ code: 0, message: '', data: payments })
  await academy.fault({ path: '/api/v2/order/payments', body, contentType: 'application/json' })
  for (const method of Object.keys(methods)) {
    const mobile = academy.member()
    const order = await academy.call<{ order_id: string }>(mobile, '/api/v2/order/recharge', { charge: 1_000 })
    await academy.control(`orders/${order.order_id}/status`, { status: 9 })
    phones.set(method, await academy.visitAs(mobile))
  }
})
afterAll(() => academy.close())

/** From its own page, where it has one, over the cashier to the success, and back to what is mine now. */
async function buy(type: GoodsType, method: string): Promise<void> {
  const phone = phones.get(method)
  if (!phone) throw new Error(`nobody pays by ${method}`)
  const { id, yuan, buy: door, owned } = cases[type]
  const { texts, detailLocation, protocol } = kindOf(type)
  const { name, params } = detailLocation(id)
  await phone.go(door ? formatUrl(name, params) : `/pages/order/order?type=${type}&id=${id}`)
  await phone.page.evaluate(() => Reflect.set(window, 'wasHere', true))
  if (door) await phone.press(door)
  await phone.page.getByRole('radio', { name: new RegExp(`^${method}`) }).click()
  await phone.press(`${method} ¥${yuan.toFixed(2)}`)
  if (protocol === 'vip') await phone.press('同意并继续')
  const hasLeft = await methods[method]?.(phone)
  await phone.see('支付成功')
  await phone.press(texts.start)
  await phone.see(owned)
  // The page of before has changed by itself.
  if (!hasLeft) expect(await phone.page.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true)
}

test.each(inOrder)('%s: bought by %s, and mine at once', (type, method) => buy(type, method))
