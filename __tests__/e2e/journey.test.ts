import { modes } from '../setup/modes'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { logIn, payAt, pressPay, watch } from './setup/flows'

const sql = courseOf('sql')
const learnedPath = '/api/v3/member/courses/learned?page=1&size=10&type=vod'
const firstWebPage = courseOf('first-web-page')

describe.each(modes)('the journey at $dialect, $edition', (mode) => {
  // The second gateway of BASE is not part of the open core.
  const secondGateway = mode.dialect === 'base' && mode.edition === 'open' ? '支付宝' : '微信支付'
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open({ ...mode, isUncached: true })
  })
  afterEach(() => academy.rest())
  afterAll(() => academy.close())

  it('leads a visitor from the home page over login, cashier and gateway into the lesson', async () => {
    const mobile = academy.member()
    const { nick_name: nickname } = await academy.call<{ nick_name: string }>(mobile, '/api/v2/member/detail')
    const phone = await academy.visit()
    await phone.go('/')
    await phone.press(/SQL 十五课/)
    await logIn(phone, mobile)

    await phone.at('/pages/course/show')
    expect(phone.page.url()).toContain(`id=${sql.id}`)
    await phone.press('立即购买')
    await phone.press(/优惠码/)
    await phone.fill('优惠码', 'ZT2026')
    await phone.press('使用')
    await payAt(phone, '39.00', '支付宝')
    await phone.press('付款成功')
    await phone.page.waitForURL(/pages\/order\/success/)
    await phone.see('支付成功')
    await phone.see('¥39.00')
    await phone.see(sql.title)

    await phone.press('开始学习')
    await phone.at('/pages/course/video')
    expect(await watch(phone, 2)).toBeGreaterThan(2)

    await phone.page.goto('about:blank')
    // What the page said last may still be on its way.
    await eventually(async () => {
      const last_view_video = expect.objectContaining({ video: expect.objectContaining({ id: sql.lessons[0]?.id }) })
      expect(await academy.call(mobile, learnedPath)).toMatchObject({ data: [{ last_view_video }] })
    })
    await phone.go('/pages/course/index')
    await phone.see(sql.title)
    await phone.press('继续学习')
    await phone.at('/pages/course/video')
    expect(phone.page.url()).toContain(`id=${sql.lessons[0]?.id}`)

    await phone.go('/')
    await phone.press('我的')
    await phone.see(nickname)
    await phone.press('设置')
    await phone.press('退出登录')
    await phone.press('退出')
    await phone.told('已安全退出')
    await phone.see('登录 / 注册')
    expect(phone.errors).toEqual([])
  })

  it('finds a course by a word of its title', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/pages/search/search?keywords=SQL')
    await phone.press(/SQL 十五课/)
    await phone.at('/pages/course/show')
    expect(phone.page.url()).toContain(`id=${sql.id}`)
  })

  it('lets a free course be watched without a cashier', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/course/show?id=${firstWebPage.id}`)
    await phone.press('免费学习')
    await phone.at('/pages/course/video')
    expect(await watch(phone)).toBeGreaterThan(1)
    expect(phone.calls('POST', /order/)).toEqual([])
  })

  it('opens the courses for members once a membership is bought', async () => {
    const typescript = courseOf('typescript')
    const locked = typescript.lessons[1]?.id
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/course/video?id=${locked}`)
    await phone.press(/会员免费看/)
    await phone.at('/pages/role/role')
    await phone.press(/月度会员/)
    await phone.press('开通月度会员 ¥38')
    await phone.press('同意并继续')
    await phone.at('/pages/order/order')
    await payAt(phone, '38.00', secondGateway)
    await phone.press('付款成功')
    await phone.see('支付成功')
    await phone.see(/会员已经生效/)

    await phone.go(`/pages/course/video?id=${locked}`)
    expect(await watch(phone)).toBeGreaterThan(1)
    await phone.go('/pages/member/index')
    await phone.see('月度会员')
  })

  it('takes an order at once that a promo code pays in full', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/order/order?type=course&id=${sql.id}`)
    await phone.press(/优惠码/)
    await phone.fill('优惠码', 'ZTFREE')
    await phone.press('使用')
    await phone.press('免费领取')
    await phone.at('/pages/order/success')
    await phone.see('支付成功')
    await phone.see('¥0.00')
    await phone.press('开始学习')
    await phone.at('/pages/course/video')
    expect(await watch(phone)).toBeGreaterThan(1)
  })
})

describe('payments of BASE alone', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterEach(() => academy.rest())
  afterAll(() => academy.close())

  it('shows how to transfer by hand, and the success once the academy has seen the money', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/order/order?type=course&id=${sql.id}`)
    await phone.press(/^手动打款/)
    await pressPay(phone, '59.00')
    await phone.at('/pages/order/pay')
    await phone.see(/户名：知途网校/)
    await phone.see('应付金额')
    await phone.press('我已转账')
    await phone.see(/网校核对到账后就会开通/)
    const orderNo = new URLSearchParams(phone.page.url().split('?')[1]).get('order')
    await academy.control(`orders/${orderNo}/status`, { status: 9 })
    await phone.at('/pages/order/success')
    await phone.see('支付成功')
  })

  it('says at its field what is wrong with a promo code, and keeps what was typed', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/order/order?type=course&id=${sql.id}`)
    await phone.press(/优惠码/)
    for (const [code, words] of [
      ['NOPE', '没有这个优惠码'],
      ['ZT2020', '已经过期'],
      ['ZTFULL', '不能用了'],
    ] as const) {
      await phone.fill('优惠码', code)
      await phone.press('使用')
      await phone.see(new RegExp(words))
      await phone.reads('优惠码', code)
    }
    await phone.press('关闭')
    await phone.see('支付宝 ¥59.00')
  })
})
