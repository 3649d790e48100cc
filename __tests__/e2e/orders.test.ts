import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { payAt } from './setup/flows'

const list = '/packageA/member/order'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** An order of this member, in this state. */
async function order(mobile: string, slug: string, status?: 5 | 7 | 9): Promise<string> {
  const body = { course_id: courseOf(slug).id }
  const { order_id: no } = await academy.call<{ order_id: string }>(mobile, '/api/v2/order/course', body)
  if (status !== undefined) await academy.control(`orders/${no}/status`, { status })
  return no
}

describe('my orders', () => {
  it('stand under their state, each with what can be done now', async () => {
    const mobile = academy.member()
    await order(mobile, 'statistics')
    await order(mobile, 'accounting', 5)
    await order(mobile, 'speaking', 7)
    await order(mobile, 'decisions', 9)
    const phone = await academy.visitAs(mobile)
    await phone.go('/pages/member/index')
    await phone.press(/^1 ?待付款$/)
    await phone.at(list)
    const seen = async (tab: string, slug: string, action: string) => {
      await phone.press(tab)
      await phone.pressable(`${action}：${courseOf(slug).title}`).waitFor()
      expect(await phone.page.getByText('订单号').filter({ visible: true }).count()).toBe(1)
    }
    await seen('支付中', 'accounting', '查看支付结果')
    await seen('已支付', 'decisions', '开始学习')
    await seen('已取消', 'speaking', '重新购买')
    await phone.see('超过 60 分钟没有收到付款，已自动取消')
    await seen('待付款', 'statistics', '去支付')
    expect(phone.errors).toEqual([])
  })

  it('are paid where they were left, and the success leads back to them', async () => {
    const mobile = academy.member()
    const no = await order(mobile, 'statistics')
    const phone = await academy.visitAs(mobile)
    await phone.go(list)
    await phone.press(/^去支付：/)
    await phone.see('这是一笔未付的订单，用过优惠码的以支付页金额为准')
    await payAt(phone, '89.00', '支付宝')
    await phone.press('付款成功')
    await phone.see('支付成功')
    expect(phone.calls('POST', /order\/course/)).toEqual([])
    await phone.press('查看我的订单')
    await phone.see(`订单号 ${no}`)
    await phone.pressable(/^开始学习：/).waitFor()
  })

  it('say what was paid back', async () => {
    const head = await Academy.open({ dialect: 'head' })
    const mobile = head.member()
    const body = { goods_type: 'COURSE', goods_id: courseOf('decisions').id, agree_protocol: 1 }
    const { order_no: no } = await head.call<{ order_no: string }>(mobile, '/api/v3/order', body)
    await head.control(`orders/${no}/status`, { status: 9 })
    await head.control('config', { sandbox: { refunds: { [no]: 20.5 } } })
    const phone = await head.visitAs(mobile)
    await phone.go(list)
    await phone.see('已退款 ¥20.50')
    await phone.see('这里只列出已支付的订单，没付完的请回到商品页接着付')
    await phone.lacks('待付款')
    await head.close()
  })
})

describe('what the academy tells me', () => {
  it('is counted until it is read', async () => {
    const mobile = academy.member()
    await order(mobile, 'decisions', 9)
    await order(mobile, 'statistics', 9)
    const { data } = await academy.call<{ data: unknown[] }>(mobile, '/api/v2/member/messages')
    const phone = await academy.visitAs(mobile)
    await phone.go('/pages/member/index')
    await phone.press(`消息，${data.length} 条未读`)
    await phone.see(`${data.length} 条未读`)
    await phone.press(/^未读 ?您购买的「.*已支付成功/)
    await phone.see(`${data.length - 1} 条未读`)
    await phone.press('返回')
    await phone.press(`消息，${data.length - 1} 条未读`)
    await phone.press('全部标为已读')
    await phone.gone(/条未读/)
    await phone.press('返回')
    await phone.pressable('消息').waitFor()
  })

  it('is found among the notices, newest first', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/pages/member/index')
    await phone.press('公告')
    await phone.press(/^知途网校学习公约/)
    await phone.at('/packageA/member/notice')
    await phone.see('账号仅供本人使用，请勿转借。')
  })
})

describe('my money and membership', () => {
  it('grow by a top-up, once it is paid', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/pages/member/index')
    await phone.press(/^0 ?学币/)
    await phone.press(/^¥30/)
    await phone.press('立即充值 ¥30')
    await payAt(phone, '30.00', '支付宝')
    await phone.press('付款成功')
    await phone.see('支付成功')
    await phone.go('/packageA/member/recharge')
    await phone.see(/^30/)
    await phone.see('+30')
  })

  it('of a member are renewed from the day they would end', async () => {
    const vip = '13800000002'
    const endOf = async () => {
      const detail = await academy.call<{ role_expired_at: string }>(vip, '/api/v2/member/detail')
      return Date.parse(detail.role_expired_at)
    }
    const before = await endOf()
    const phone = await academy.visitAs(vip)
    await phone.go('/pages/member/index')
    await phone.press(/续费$/)
    await phone.press(/^月度会员/)
    await phone.press('续费月度会员 ¥38')
    await phone.press('同意并继续')
    await payAt(phone, '38.00', '支付宝')
    await phone.press('付款成功')
    await phone.see(/会员已经生效/)
    expect(Math.round(((await endOf()) - before) / 86_400_000)).toBe(30)
  })
})
