import { type Academy, type App, launch, openAcademy } from './harness'
import { typeCaptcha } from './harness/typeSmsCode'

interface Sale {
  id: number
  goods_id: number
  goods_type: string
}

describe('a flash sale in the mini-program', () => {
  const member = '13900000005'
  let academy: Academy
  let app: App
  let page: App['page']
  let course: Sale

  beforeAll(async () => {
    academy = await openAcademy()
    await academy.configure({ sandbox: { pay_delay_ms: 0 } })
    const { data } = await academy.ask<{ data: { data: Sale[] } }>('/addons/MiaoSha/api/v1/m')
    const running = data.data.find(({ goods_type }) => goods_type === 'course')
    if (!running) throw new Error('no flash sale is seeded')
    course = running
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(member) })
    page = app.page
    await page.find('本周好课')
  })

  test('the list leads to the thing, which says price, time and stock', async () => {
    app.open('/packageA/ms/index')
    await page.tap('楷书第一笔：从横开始')
    await page.untilAt(`/pages/course/show?id=${course.goods_id}`)
    await page.find('限时秒杀价')
    await page.find('库存剩余 12 件')
  })

  test('a piece is won with a captcha and paid in WeChat', async () => {
    await page.tap('course-primary-action')
    await typeCaptcha(app, academy)
    await page.tap('立即秒杀')
    await page.find(/^名额为你保留/)
    await page.tap(/^微信支付 ¥49/)
    await page.find('支付成功')
    await page.find('楷书第一笔：从横开始')
    // The card leads a friend to the sale, not to this order.
    expect(app.share()).toMatchObject({
      title: '楷书第一笔：从横开始',
      path: expect.stringMatching(new RegExp(`^/pages/course/show\\?id=${course.goods_id}&msv=\\d+$`)),
    })
    await page.tap('开始学习')
    await page.find('lesson-video')
    expect(app.callsTo(`POST /addons/MiaoSha/api/v1/m/${course.id}/join`)).toHaveLength(1)
    expect(await academy.ask(`/sandbox/flash-sale/${course.id}`)).toMatchObject([{ status: 1 }])
  })

  test('it is among mine, paid', async () => {
    app.open('/packageA/member/miaosha')
    await page.find('已支付')
    await page.find('实付款：¥49.00')
  })
})

describe('group buying in the mini-program', () => {
  const [member, other] = ['13900000006', '13900000007']
  let academy: Academy
  let app: App
  let page: App['page']

  beforeAll(async () => {
    academy = await openAcademy()
    await academy.configure({ sandbox: { pay_delay_ms: 0 } })
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(member) })
    page = app.page
    await page.find('本周好课')
  })

  test('a group is opened from the page of its thing, and paid in WeChat', async () => {
    app.open('/packageA/tg/index')
    await page.tap('日语零基础：五十音到第一次自我介绍')
    await page.find('限时拼团价')
    await page.tap('开团 ¥69')
    await page.tap(/^微信支付 ¥69/)
    await page.find('已参团，人齐后自动开通；拼团失败会原路退款')
    await page.tap('查看拼团')
    await page.find('还差 1 人拼成')
    await page.find('邀请好友参团')
  })

  test('what is forwarded leads into this very group', async () => {
    const { groups } = await academy.ask<{ groups: { id: number; openerId: number }[] }>('/sandbox/group-sale/1')
    const own = groups.at(-1)
    const card = app.share() as { path: string; title: string }
    expect(card.path).toBe(`/packageA/tg/queue?id=1&gid=${own?.id}&msv=${own?.openerId}`)
    expect(card.title).toMatch(/^邀请你一起拼「日语零基础/)
    const friend = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(other), url: card.path })
    await friend.page.tap('加入拼团 ¥69')
    await friend.page.tap(/^微信支付 ¥69/)
    await friend.page.find('拼团成功，现在就能学习')
    await friend.page.tap('查看拼团')
    await friend.page.find('拼团成功')
    await friend.page.tap('立即学习')
    await friend.page.find('开始学习')
    friend.close()
  })

  test('it is made while one looks, and is among mine', async () => {
    await page.find('拼团成功')
    app.open('/packageA/member/tuangou')
    await page.find('拼团成功')
  })

  test('paid when others had filled it: the page of success says that the money goes back', async () => {
    const { groups } = await academy.ask<{ groups: { id: number; openerId: number; status: number }[] }>(
      '/sandbox/group-sale/1',
    )
    const open = groups.find(({ status, openerId }) => status === 3 && openerId > 0)
    const token = await academy.login('13900000009')
    const order = await academy.ask<{ order_id: string }>('/addons/TuanGou/api/v1/t/1/buy', {
      body: { goods_id: 1, gid: open?.id },
      token,
    })
    await academy.ask(`/sandbox/group/${open?.id}/joiners`, { body: { count: 1 } })
    await academy.ask(`/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
    const late = launch({
      sandboxUrl: academy.url,
      stored: await academy.phoneOf('13900000009'),
      url: `/pages/order/success?order=${order.order_id}`,
    })
    await late.page.find('这个团已经满员')
    await late.page.find('你付款时人已到齐，款项原路退回（退款中）')
    await late.page.tap('查看拼团')
    await late.page.find('查看商品')
    late.close()
  })

  test('one that nobody joins fails: said, paid back, and a new one can be opened', async () => {
    const lonely = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf('13900000008') })
    await lonely.page.find('本周好课')
    lonely.open('/packageA/tg/queue?id=1')
    await lonely.page.tap('立即开团 ¥69')
    await lonely.page.tap(/^微信支付 ¥69/)
    await lonely.page.tap('查看拼团')
    await lonely.page.find('还差 1 人拼成')
    await academy.ask('/sandbox/clock', { body: { advanceSec: 2 * 86_400 + 5 } })
    await lonely.page.find('拼团失败，退款将原路返回')
    await lonely.page.find('重新开团 ¥69')
    lonely.open('/packageA/member/tuangou')
    await lonely.page.find('拼团失败 · 退款中')
    lonely.close()
  })
})
