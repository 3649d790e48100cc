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
    await page.tap('course-offer')
    await typeCaptcha(app, academy)
    await page.tap('立即秒杀')
    await page.find(/^名额为你保留/)
    await page.tap(/^微信支付 ¥49/)
    await page.find('支付成功')
    await page.tap('开始学习')
    await page.find('开始学习')
    expect(app.callsTo(`POST /addons/MiaoSha/api/v1/m/${course.id}/join`)).toHaveLength(1)
    expect(await academy.ask(`/sandbox/flash-sale/${course.id}`)).toMatchObject([{ status: 1 }])
  })

  test('it is among mine, paid', async () => {
    app.open('/packageA/member/miaosha')
    await page.find('已支付')
    await page.find('实付款：¥49.00')
  })
})
