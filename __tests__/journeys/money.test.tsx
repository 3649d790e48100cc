import { act } from 'react'

import { getMember, type Member } from '@/api/member'
import { useVipAgreement } from '@/features/shared/agreements/VipAgreement'
import { useDialog } from '@/features/shared/dialog'
import Orders from '@/packageA/member/order'
import Show from '@/pages/course/show'
import Order from '@/pages/order/order'
import Role from '@/pages/role/role'
import Transfer from '@/pages/order/pay'
import Success from '@/pages/order/success'
import Waiting from '@/pages/order/wechat_h5'
import { payAdapter } from '@/platform/pay'

jest.mock('@/http/rateLimiter', () => ({
  createRateLimiter: () => ({ acquire: async () => undefined, rest: () => undefined }),
}))

import { hide, press, showAgain, type } from '../setup/learner'
import { navigation } from '../setup/navigation'
import type { OpenScreen } from '../setup/openScreen'
import { School } from '../setup/school'
import { fakeScroll } from '../setup/scroll'

const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

describe.each(['base', 'head'] as const)('money at an open server, %s', (dialect) => {
  let school: School
  let sql: { id: number; title: string }
  let id: { id: string }
  let cashier: { type: string; id: string }
  const create = {
    base: { course: 'POST /api/v2/order/course', plan: 'POST /api/v2/order/role' },
    head: { course: 'POST /api/v3/order', plan: 'POST /api/v3/order' },
  }[dialect]
  const way = { base: '支付宝', head: '去支付' }[dialect]

  beforeAll(async () => {
    school = await School.open(dialect)
    sql = await school.courseOf('SQL')
    id = { id: String(sql.id) }
    cashier = { type: 'course', ...id }
  })
  beforeEach(() => {
    leaveFor.mockClear()
    useDialog.setState({ open: null })
  })
  afterEach(() => school.calm())
  afterAll(() => school.close())

  const pay = async (taps = 1) => {
    await act(async () => {
      for (let tap = 0; tap < taps; tap++) document.getElementById('pay')?.click()
    })
    await school.settle()
  }
  const takeCode = async (code: string) => {
    await press('优惠码有优惠码，点这里输入')
    await type('优惠码', code)
    await press('使用')
    await school.settle()
  }

  /** The order that the cashier leads to. */
  async function orderOf(): Promise<string> {
    const found = () => /order=(\w+)/.exec([...navigation.replaced(), navigation.address()].join(' '))?.[1]
    await school.until(
      () => found() !== undefined,
      () => `order: ${document.body.textContent}`,
    )
    return found() ?? ''
  }
  const become = (orderNo: string, status: 7 | 9) => school.control(`orders/${orderNo}/status`, { body: { status } })
  /** The next order is made, and nobody hears of it. */
  const loseOne = () =>
    school.fault({ method: 'POST', pattern: 'order(/course|/role)?$', when: 'after', drop: true, times: 1 })

  /** At the cashier `bill` a covering code pays, and the answer is lost; opens the page of the result. */
  async function takeUnheard(member: Member, bill: OpenScreen): Promise<OpenScreen> {
    await takeCode('ZTFREE')
    await bill.see('免费领取')
    await loseOne()
    await pay()
    const success = await school.visit(Success, member, { order: await orderOf() })
    await success.see('支付成功')
    return success
  }

  /** A month of membership, past the app. */
  async function orderPlan(): Promise<string> {
    if (dialect === 'base')
      return (await school.call<{ order_id: string }>('/api/v2/order/role', { body: { role_id: 1, agree: 1 } }))
        .order_id
    const body = { goods_type: 'ROLE', goods_id: 1, agree_protocol: 1 }
    return (await school.call<{ order_no: string }>('/api/v3/order', { body })).order_no
  }

  async function atCashier() {
    const member = await school.newcomer()
    const bill = await school.visit(Order, member, cashier)
    await bill.see(`${way} ¥59.00`)
    return { member, bill }
  }

  test.each([
    ['without a code', undefined, '59.00'],
    ['with a code', 'ZT2026', '39.00'],
    ['with a code that covers it', 'ZTFREE', '0.00'],
  ])('the amount of a course is one, from its page to the receipt: %s', async (_, code, due) => {
    const member = await school.newcomer()
    const show = await school.visit(Show, member, id)
    await show.see('¥59')
    await press('立即购买')
    const bill = await school.visit(Order, member, cashier)
    await bill.see(`${way} ¥59.00`)
    if (code) await takeCode(code)
    await bill.see(due === '0.00' ? '免费领取' : `${way} ¥${due}`)
    await pay()
    const orderNo = await orderOf()
    if (due !== '0.00') await become(orderNo, 9)
    const success = await school.visit(Success, member, { order: orderNo })
    await success.see('支付成功')
    await success.see(`¥${due}`)
    await success.see(sql.title)
    const bought = await school.visit(Show, member, id)
    await bought.see('开始学习')
    expect(bought.text()).not.toContain('立即购买')
    const orders = await school.visit(Orders, member)
    await orders.see(sql.title)
    await orders.see(orderNo)
  })

  test('a membership costs what its page says, is there once it is paid, and can be taken by a code whose answer is lost', async () => {
    const member = await school.newcomer()
    const plans = await school.visit(Role, member, { id: '1' })
    await plans.see('开通月度会员 ¥38')
    const bill = await school.visit(Order, member, { type: 'plan', id: '1' })
    await bill.see(`${way} ¥38.00`)
    useVipAgreement.setState({ hasAgreed: true })
    const success = await takeUnheard(member, bill)
    await success.see('¥0.00')
    expect((await getMember()).vip?.name).toBe('月度会员')
    expect(school.sentTo(create.plan)).toHaveLength(1)
  })

  test('three taps are one order', async () => {
    await atCashier()
    await pay(3)
    expect(school.sentTo(create.course)).toHaveLength(1)
    expect(leaveFor).toHaveBeenCalledTimes(1)
  })

  test('a covering code whose answer is lost has bought the course, once', async () => {
    const { member, bill } = await atCashier()
    await takeUnheard(member, bill)
    expect(school.sentTo(create.course)).toHaveLength(1)
  })

  test('an order whose answer is lost is found where it can be looked up, and promised nowhere else', async () => {
    const { bill } = await atCashier()
    await loseOne()
    await pay()
    if (dialect === 'base') {
      expect(leaveFor).toHaveBeenCalledTimes(1)
      expect(school.sentTo(create.course)).toHaveLength(1)
    } else {
      await bill.see('再点一次是新的一笔')
      expect(bill.text()).not.toContain('再点一次不会重复下单')
    }
  })

  describe('an order at the gateway', () => {
    async function atGateway() {
      const { member } = await atCashier()
      await pay()
      const orderNo = await orderOf()
      return { member, orderNo, become: (status: 7 | 9) => become(orderNo, status) }
    }

    test('paid while the page waits: the success comes by itself', async () => {
      const { member, orderNo, become } = await atGateway()
      const waiting = await school.visit(Waiting, member, { order: orderNo })
      await waiting.see('正在确认支付结果')
      await become(9)
      await school.settle(20_000)
      expect(navigation.replaced().at(-1)).toContain(`/pages/order/success?order=${orderNo}`)
    })

    test('paid while the learner is away: asked at once on coming back', async () => {
      const { member, orderNo, become } = await atGateway()
      const waiting = await school.visit(Waiting, member, { order: orderNo })
      await waiting.see('正在确认支付结果')
      await hide()
      await become(9)
      await showAgain()
      await school.settle()
      expect(navigation.replaced().at(-1)).toContain(`/pages/order/success?order=${orderNo}`)
    })

    test('paid in another tab while its cashier stands here: a tap finds that out, and orders nothing', async () => {
      const { member, orderNo, become } = await atGateway()
      const bill = await school.visit(Order, member, cashier)
      await bill.see('这笔订单已经有了')
      await become(9)
      await pay()
      expect(school.sentTo(create.course)).toHaveLength(1)
      expect(leaveFor).toHaveBeenCalledTimes(1)
      expect(navigation.replaced().at(-1)).toContain(`/pages/order/success?order=${orderNo}`)
    })

    test('cancelled: the waiting page, the list and the cashier say so, and it can be bought anew', async () => {
      const { member, orderNo, become } = await atGateway()
      await become(7)
      const waiting = await school.visit(Waiting, member, { order: orderNo })
      await waiting.see('订单已取消')
      expect(waiting.text()).toContain('到账后会照常开通')
      await press('重新购买')
      const bill = await school.visit(Order, member, cashier)
      await bill.see(`${way} ¥59.00`)
      await pay()
      expect(school.sentTo(create.course)).toHaveLength(2)
    })
  })

  test('thirty orders are all in the list', async () => {
    const member = await school.newcomer()
    const numbers: string[] = []
    for (let count = 0; count < 30; count++) {
      const orderNo = await orderPlan()
      await become(orderNo, 9)
      numbers.push(orderNo)
    }
    const scroll = fakeScroll()
    const orders = await school.visit(Orders, member)
    for (let screens = 0; screens < 6; screens++) {
      await scroll.move('[class*=end]', true)
      await school.settle()
    }
    expect(numbers.filter((number) => !orders.text().includes(number))).toEqual([])
  })

  test('a heart whose answer is lost is as the server has it', async () => {
    const member = await school.newcomer()
    const show = await school.visit(Show, member, id)
    await show.see('¥59')
    await school.fault({ pattern: `course/${id.id}/like`, when: 'after', drop: true, times: 1 })
    await press('收藏')
    await school.settle()
    const again = await school.visit(Show, member, id)
    await again.see('¥59')
    expect(again.text()).toContain('已收藏')
  })

  if (dialect === 'base')
    test('a bank transfer whose answer is lost is asked for again, for the same order', async () => {
      const { member, bill } = await atCashier()
      await bill.press('手动打款')
      await pay()
      await school.fault({ path: '/api/v3/order/pay/handPay', when: 'after', drop: true })
      const transfer = await school.visit(Transfer, member, { order: await orderOf() })
      await transfer.see('网络不可用')
      await school.calm()
      await press('重试')
      await transfer.see('户名：知途网校')
      await transfer.see('¥59.00')
      expect(school.sentTo(create.course)).toHaveLength(1)
    })
})
