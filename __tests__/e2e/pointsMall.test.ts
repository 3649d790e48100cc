import { Academy } from './setup/academy'
import { isUncovered } from './setup/inSight'
import type { Phone } from './setup/phone'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
// Everybody begins with the points of the seed.
afterEach(async () => {
  await academy.rest()
  await academy.control('reset', {})
})
afterAll(() => academy.close())

const root = '/packageA/member'
const learner = '13800000001'

interface Orders {
  data: { id: number; goods_title: string; user_contact_address: string }[]
  total: number
}
const orders = () => academy.call<Orders>(learner, '/addons/Credit1Mall/api/v1/user/orders')
const points = async () => (await academy.call<{ credit1: number }>(learner, '/api/v2/member/detail')).credit1

async function fillIn(phone: Phone): Promise<void> {
  await phone.fill('收货人姓名', '林小满')
  await phone.fill('手机号', '138 0000 0001')
  await phone.fill('详细地址', '阳光小区20栋2020')
}

async function pickRegion(phone: Phone): Promise<void> {
  await phone.press(/^省\/市\/区/)
  for (const place of ['浙江省', '杭州市', '西湖区']) await phone.press(place)
  await phone.pressable(/^省\/市\/区\s*浙江省 杭州市 西湖区$/).waitFor()
}

it('each list of divisions begins at its first row, with the tabs that lead back', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1GoodsAddress`)
  await phone.press(/^省\/市\/区/)
  // Far down in its list.
  await phone.press('四川省')
  await phone.settled()
  for (const name of ['成都市', '四川省', '选择市']) expect(await isUncovered(phone.pressable(name))).toBe(true)
  await phone.press('凉山彝族自治州')
  await phone.settled()
  for (const name of ['西昌市', '选择区']) expect(await isUncovered(phone.pressable(name))).toBe(true)
})

/** The exchange is made, and nobody hears of it. */
const loseAnswer = (phone: Phone) =>
  phone.page.route(/exchange$/, async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })

it('a parcel goes to a new address that outlived a kill; its number is copied when it is sent', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go('/pages/member/index')
  await phone.press('积分商城')
  await phone.at(`${root}/credit1`)
  await phone.press(/^黄铜书签三枚/)
  await phone.at(`${root}/credit1Goods`)
  await phone.see('请输入地址')
  await phone.press('立即兑换')
  await phone.told('请填写地址')
  await phone.at(`${root}/credit1GoodsAddress`)
  await fillIn(phone)
  await pickRegion(phone)

  const later = await academy.visit({ memory: await phone.kill(), permissions: ['clipboard-read', 'clipboard-write'] })
  await later.go(`${root}/credit1Goods?id=1`)
  await later.press(/^收货人信息/)
  await later.at(`${root}/credit1GoodsAddress`)
  await later.reads('详细地址', '阳光小区20栋2020')
  await later.press('保存地址')
  await later.at(`${root}/credit1Goods`)
  await later.see('林小满 13800000001 浙江省 杭州市 西湖区 阳光小区20栋2020')
  await later.press('立即兑换')
  await later.see('寄给 林小满 13800000001 浙江省 杭州市 西湖区 阳光小区20栋2020，确认要兑换吗？')
  await later.press('确认')
  await later.at(`${root}/credit1Order`)
  await later.see('兑换流水号：4')
  await later.see('发货中')
  expect(await points()).toBe(14)
  expect((await orders()).data[0]).toMatchObject({
    goods_title: '黄铜书签三枚',
    user_contact_address: '浙江省 杭州市 西湖区 阳光小区20栋2020',
  })

  await academy.control('mall/orders/4/send', { express_number: 'SF777' })
  await later.page.reload()
  await later.see('运单号：SF777')
  await later.press('复制运单号 SF777')
  await later.told('复制成功')
  expect(await later.page.evaluate(() => navigator.clipboard.readText())).toBe('SF777')
  expect(later.errors).toEqual([])
})

it('a course is there at once', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1Goods?id=4`)
  await phone.press('立即兑换')
  await phone.press('确认')
  await phone.at(`${root}/credit1Order`)
  await phone.see('课程《楷书第一笔》')
  await phone.press('立即查看：课程《楷书第一笔》')
  await phone.at('/pages/course/show')
  await phone.pressable('开始学习').waitFor()
  expect(phone.errors).toEqual([])
})

it('what is sold out or too dear says so, and how to get there', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1Goods?id=2`)
  await phone.see('库存')
  await phone.has('已兑完', 'aria-disabled', 'true')
  await phone.open(`${root}/credit1Goods?id=3`)
  await phone.see('还差 4,966 积分')
  await phone.press('去赚积分')
  await phone.at(`${root}/credit1Methods`)
  await phone.press('每日签到')
  await phone.at(`${root}/signCenter`)
  expect(phone.calls('POST', /exchange/)).toEqual([])
})

it('the last one goes to somebody else while I look: it is said, and nothing is taken', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1Goods?id=6`)
  await phone.pressable('立即兑换').waitFor()
  await academy.fault({ pattern: 'exchange', code: 1, message: '库存不足' })
  await phone.press('立即兑换')
  await phone.press('确认')
  await phone.told('库存不足')
  expect(phone.route()).toBe(`${root}/credit1Goods`)
  expect(await points()).toBe(34)
})

it('a lost answer and impatient presses make one exchange', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1Goods?id=6`)
  await loseAnswer(phone)
  await phone.press('立即兑换')
  await phone.pressable('确认').dblclick()
  await phone.at(`${root}/credit1Order`)
  await phone.see('电子书《抬头看星》')
  expect(phone.calls('POST', /exchange/)).toHaveLength(1)
  expect((await orders()).total).toBe(4)
  expect(await points()).toBe(9)
})

it('when the network goes with the answer, and then the app, the next visit tells what was done', async () => {
  await academy.control('config', { sandbox: { sign_in_rewards: [1000] } })
  await academy.call(learner, '/addons/DaySignIn/api/v1/signIn', {})
  const phone = await academy.visitAs(learner)
  await phone.go(`${root}/credit1Goods?id=8`)
  await loseAnswer(phone)
  await phone.press(/^收货人信息/)
  await phone.at(`${root}/credit1GoodsAddress`)
  await fillIn(phone)
  await pickRegion(phone)
  await phone.press('保存地址')
  await phone.at(`${root}/credit1Goods`)
  await phone.press('立即兑换')
  await phone.see('确认要兑换吗')
  // The first look at the orders is before the exchange, the second would tell what became of it.
  let looks = 0
  await phone.page.route(/user\/orders/, (route) => (looks++ === 0 ? route.continue() : route.abort()))
  await phone.press('确认')
  await phone.told(/^网络不可用/)
  expect(await points()).toBe(884)

  const later = await academy.visit({ memory: await phone.kill() })
  await later.go(`${root}/credit1Goods?id=8`)
  await later.told('上次的兑换已成功，可在积分订单查看')
  expect(later.calls('POST', /exchange/)).toHaveLength(0)
  expect((await orders()).total).toBe(4)
  expect(await points()).toBe(884)
})
