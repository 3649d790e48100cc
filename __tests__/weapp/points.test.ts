import { type Academy, type App, launch, openAcademy } from './harness'
import { typeCaptcha } from './harness/typeSmsCode'

const member = '13900000004'

/** What a learner gets for coming back: codes, points, what they are worth. */
describe('a learner who comes back', () => {
  let app: App
  let page: App['page']
  let academy: Academy

  beforeAll(async () => {
    academy = await openAcademy()
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(member) })
    page = app.page
    await page.find('本周好课')
  })

  test('signs in for today, once', async () => {
    app.open('/packageA/member/signCenter')
    await page.find('从今天开始，每天来签到')
    await page.tap('立即签到 +1')
    await page.find('已连续签到 1 天')
    await page.find('今日已签到')
    expect(app.toasts()).toContain('签到成功，积分 +1')
    expect(app.callsTo('POST /addons/DaySignIn/api/v1/signIn')).toHaveLength(1)
    await page.tap('积分明细')
    await page.untilAt('/packageA/member/credit1Record')
    await page.find('每日签到')
    await page.find('+1')
  })

  test('redeems a code', async () => {
    app.open('/packageA/member/codeExchanger/index')
    await page.input('请输入兑换码', 'zt gift 2026')
    await page.tap('验证')
    await passCaptcha()
    await page.find('验证成功，可兑换以下内容')
    await page.tap('确认兑换')
    await passCaptcha()
    await page.untilAt('/packageA/member/codeExchanger/success')
    await page.find('「开学礼包」的内容已经可以学了')
    await page.find('图表会说谎')
    await page.tap('立即学习')
    await page.untilAt('/pages/course/index')
  })

  async function passCaptcha(): Promise<void> {
    await typeCaptcha(app, academy)
    await page.tap('确定')
  }
})
