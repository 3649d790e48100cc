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
    // Shown at once, told when the server has answered.
    await page.until(() => app.toasts().includes('签到成功，积分 +1'), 'the word of success')
    expect(app.callsTo('POST /addons/DaySignIn/api/v1/signIn')).toHaveLength(1)
    await page.tap('积分明细')
    await page.untilAt('/packageA/member/credit1Record')
    await page.find('每日签到')
    await page.find('+1')
  })

  test.each(['android', 'windows'] as const)('%s: only phones have a scanner for codes', async (platform) => {
    const url = '/packageA/member/codeExchanger/index'
    const { page } = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(member), platform, url })
    await page.find('请输入兑换码')
    expect(page.has('扫码')).toBe(platform === 'android')
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

  test('exchanges points for a parcel to a new address, and copies its number', async () => {
    const buyer = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf('13800000001') })
    const { page: shown } = buyer
    await shown.find('本周好课')
    buyer.open('/packageA/member/credit1')
    await shown.find('34')
    await shown.tap('黄铜书签三枚')
    await shown.untilAt('/packageA/member/credit1Goods?id=1')
    await shown.find('请输入地址')
    await shown.tap('立即兑换')
    await shown.untilAt('/packageA/member/credit1GoodsAddress')
    await shown.input('请填写收货人姓名', '林小满')
    await shown.input('11 位手机号', '+86 138 0000 0001')
    await shown.input('例：阳光小区20栋2020', '阳光小区20栋2020')
    const [picker] = shown.findAll('picker')
    if (!picker) throw new Error('There is no picker of regions')
    expect(picker.attribute('mode')).toBe('region')
    shown.raise(picker, 'change', { value: ['广东省', '东莞市', ''] })
    await shown.find('广东省 东莞市 东莞市')
    shown.raise(picker, 'change', { value: ['浙江省', '杭州市', '西湖区'] })
    await shown.tap('保存地址')
    await shown.untilAt('/packageA/member/credit1Goods?id=1')
    await shown.find('林小满 13800000001 浙江省 杭州市 西湖区 阳光小区20栋2020')
    await shown.tap('立即兑换')
    await shown.tap('确认')
    await shown.untilAt('/packageA/member/credit1Order')
    await shown.find('兑换流水号：4')
    expect(buyer.toasts()).toContain('兑换成功')
    await shown.tap('复制运单号 SF1098276354102')
    await shown.until(() => buyer.toasts().includes('复制成功'), 'the number to be copied')
    await shown.tap('立即查看：电子书《古建筑十讲》')
    await shown.untilAt('/packageA/book/show?id=1')
  })

  async function passCaptcha(): Promise<void> {
    await typeCaptcha(app, academy)
    await page.tap('确定')
  }
})

test('signing in is open again after midnight in China', async () => {
  const hourMs = 3_600_000
  const intoDayMs = (Date.now() + 8 * hourMs) % (24 * hourMs)
  const lateMs = Date.now() - intoDayMs + 23.5 * hourMs
  const academy = await openAcademy()
  const setClock = (now: number) => academy.ask('/sandbox/clock', { body: { now } })
  await setClock(lateMs)
  const stored = await academy.phoneOf('13900000009')
  const start = () => launch({ sandboxUrl: academy.url, stored, url: '/packageA/member/signCenter' })
  const evening = start()
  await evening.page.tap('立即签到 +1')
  await evening.page.until(() => evening.toasts().includes('签到成功，积分 +1'), 'the word of success')
  evening.close()
  await setClock(lateMs + hourMs)
  const morning = start()
  await morning.page.tap('立即签到 +2')
  await morning.page.until(() => morning.toasts().includes('签到成功，积分 +2'), 'the word of success')
  await morning.page.find('已连续签到 2 天')
  expect(morning.callsTo('POST /addons/DaySignIn/api/v1/signIn')).toHaveLength(1)
})
